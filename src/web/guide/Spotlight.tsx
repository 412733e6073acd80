/** The light on what the guide talks about: an outline and an arrow, while the rest steps back. Nobody is kept from pressing it. */
import { useEffect } from 'react';
import { type Box, useRects } from './useRects.ts';

/** The room between a thing and the line around it. */
const AROUND = 6;
const ARROW = 30;
const ROUND = 14;

export function Spotlight({
  lit,
  open,
  motion,
}: {
  readonly lit: readonly string[];
  /** What else stays bright. */
  readonly open: readonly string[];
  readonly motion: boolean;
}) {
  const boxes = useRects(lit, lit).map((box) => grown(box, AROUND));
  const bright = useRects(lit.length > 0 ? open : [], lit);
  useBroughtIntoSight(lit);
  const [first] = boxes;
  if (first === undefined) return null;
  const { innerWidth: width, innerHeight: height } = window;
  const veil = `M0 0H${width}V${height}H0Z${outline([...boxes, ...bright])}`;
  const below = first.top < ARROW + 8;
  return (
    <svg className={`spotlight ${motion ? 'moves' : ''}`} width={width} height={height} aria-hidden="true">
      <path className="spot-veil" d={veil} fillRule="evenodd" />
      {boxes.map((box) => (
        <g key={`${box.left} ${box.top}`}>
          <rect className="spot-ground" {...frame(box)} />
          <rect className="spot-line" {...frame(box)} />
        </g>
      ))}
      <g
        transform={`translate(${(first.left + first.right) / 2} ${below ? first.bottom : first.top}) scale(1 ${below ? -1 : 1})`}
      >
        <path className="spot-arrow" d="M0-3-13-20H-5V-32H5V-20H13Z" />
      </g>
    </svg>
  );
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

function frame({ left, top, right, bottom }: Box) {
  return { x: left, y: top, width: right - left, height: bottom - top, rx: ROUND };
}

/** The union of the boxes as holes: where two overlap, an even number of edges would close the hole again. */
function outline(boxes: readonly Box[]): string {
  const holes: Box[] = [];
  for (const box of boxes) {
    let whole = box;
    for (let met = holes.findIndex((hole) => meets(hole, whole)); met >= 0; ) {
      const [hole = whole] = holes.splice(met, 1);
      whole = {
        left: Math.min(hole.left, whole.left),
        top: Math.min(hole.top, whole.top),
        right: Math.max(hole.right, whole.right),
        bottom: Math.max(hole.bottom, whole.bottom),
      };
      met = holes.findIndex((other) => meets(other, whole));
    }
    holes.push(whole);
  }
  return holes
    .map(({ left, top, right, bottom }) => {
      const r = Math.min(ROUND, (right - left) / 2, (bottom - top) / 2);
      const corner = (x: number, y: number) => `a${r} ${r} 0 0 0 ${x * r} ${y * r}`;
      return `M${left} ${top + r}V${bottom - r}${corner(1, 1)}H${right - r}${corner(1, -1)}V${top + r}${corner(-1, -1)}H${left + r}${corner(-1, 1)}Z`;
    })
    .join('');
}

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const FOUND_MS = 1500;

/** What an element can be scrolled in. */
function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around !== null; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight)
      return around;
  return null;
}

/** A panel beside the board, or a line of the score sheet, may be scrolled away. */
function useBroughtIntoSight(lit: readonly string[]): void {
  const first = lit[0];
  useEffect(() => {
    if (first === undefined) return;
    let frame = 0;
    const until = performance.now() + FOUND_MS;
    // The tab that it stands on may be opened only now.
    const look = () => {
      const element = document.querySelector(first);
      const around = element && scrollerOf(element);
      if (element && !around) document.querySelector('.table-side')?.scrollTo({ top: 0 });
      else if (element && around)
        element.scrollIntoView({ block: element.clientHeight > around.clientHeight ? 'start' : 'center' });
      else if (performance.now() < until) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [first]);
}

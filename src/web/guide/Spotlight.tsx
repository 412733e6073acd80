/** The light on what the guide talks about: an outline and an arrow, while the rest steps back. Nobody is kept from pressing it. */
import { useEffect } from 'react';
import { type Box, useRects, visiblePart } from './useRects.ts';

/** The room between a thing and the line around it. */
const AROUND = 6;
const ARROW = 30;
const ROUND = 14;
const NOTHING: readonly string[] = [];

export function Spotlight({
  lit,
  otherwise,
  open,
  motion,
}: {
  readonly lit: readonly string[];
  /** What is lit where nothing of that is to be seen. */
  readonly otherwise: readonly string[];
  /** What else stays bright. */
  readonly open: readonly string[];
  readonly motion: boolean;
}) {
  const meant = useRects(lit, lit);
  const instead = useRects(meant.length === 0 ? otherwise : NOTHING, lit);
  const boxes = [...meant, ...instead].map((box) => grown(box, AROUND));
  const bright = useRects(lit.length > 0 ? open : [], lit);
  useBroughtIntoSight(lit);
  const [first] = boxes;
  if (first === undefined) return null;
  const { innerWidth: width, innerHeight: height } = window;
  const veil = `M0 0H${width}V${height}H0Z${outline([...boxes, ...bright])}`;
  const below = first.top < ARROW + 8;
  const middle = (first.left + first.right) / 2;
  const tip = below ? first.bottom : first.top - ARROW;
  const arrow = { left: middle - ARROW / 2, right: middle + ARROW / 2, top: tip, bottom: tip + ARROW };
  return (
    <svg className={`spotlight ${motion ? 'moves' : ''}`} width={width} height={height} aria-hidden="true">
      <path className="spot-veil" d={veil} fillRule="evenodd" />
      {boxes.map((box) => (
        <g key={`${box.left} ${box.top}`}>
          <rect className="spot-ground" {...frame(box)} />
          <rect className="spot-line" {...frame(box)} />
        </g>
      ))}
      {!bright.some((box) => meets(box, arrow)) && (
        <g transform={`translate(${middle} ${below ? first.bottom : first.top}) scale(1 ${below ? -1 : 1})`}>
          <path className="spot-arrow" d="M0-3-13-20H-5V-32H5V-20H13Z" />
        </g>
      )}
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

/** For how long the light is kept in sight; after that who learns may scroll away from it. */
const FOUND_MS = 900;
const SCROLLS = /auto|scroll/;

/** What a selector finds that is drawn at all, in sight or not. */
function visible(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((found) =>
    found.checkVisibility({ visibilityProperty: true }),
  );
}

interface Scrollers {
  /** What an element can be moved up and down in, and what it can be moved sideways in: often two different ones. */
  readonly down: Element | null;
  readonly across: Element | null;
}

function scrollersOf(element: Element): Scrollers {
  let down: Element | null = null;
  let across: Element | null = null;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (SCROLLS.test(overflowY) && around.scrollHeight > around.clientHeight) down ??= around;
    if (SCROLLS.test(overflowX) && around.scrollWidth > around.clientWidth) across ??= around;
  }
  return { down, across };
}

/** What is lit may be scrolled away: a panel beside the board, a card of a hand, a line of the score sheet. */
function useBroughtIntoSight(lit: readonly string[]): void {
  const wanted = lit.join('\n');
  useEffect(() => {
    if (wanted === '') return;
    let frame = 0;
    const until = performance.now() + FOUND_MS;
    // The tab that it stands on may be opened only now, and the board may scroll to what is asked.
    const look = () => {
      const element = wanted.split('\n').flatMap(visible)[0];
      if (element && !isInSight(element)) bringIntoSight(element);
      if (performance.now() < until) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [wanted]);
}

/** What may be cut off without being missed: a margin, a round corner. */
const CUT = 8;

/** Whether an element is seen: the whole of it where it fits into what it is scrolled in, else half of what fits. */
function isInSight(element: Element): boolean {
  const part = visiblePart(element);
  if (part === null) return false;
  const { width, height } = element.getBoundingClientRect();
  const { down, across } = scrollersOf(element);
  const wide = across && width <= across.clientWidth ? width - CUT : Math.min(width, window.innerWidth) / 2;
  const high = down && height <= down.clientHeight ? height - CUT : Math.min(height, window.innerHeight / 2) / 2;
  return part.right - part.left > wide && part.bottom - part.top > high;
}

function bringIntoSight(element: Element): void {
  const { down, across } = scrollersOf(element);
  if (down === null && across === null) document.querySelector('.table-side')?.scrollTo({ top: 0 });
  else
    element.scrollIntoView({
      block: down && element.clientHeight > down.clientHeight ? 'start' : 'center',
      inline: 'center',
    });
}

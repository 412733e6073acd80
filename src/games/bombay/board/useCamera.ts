/**
 * What part of the map is seen. On a wide screen all of it; on a narrow one a part that is dragged, pinched and zoomed, never so
 * small that its texts could not be read.
 */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { HEIGHT, type Point, WIDTH } from './geometry.ts';

export interface Camera {
  /** The middle of what is seen, in the map's units, and the pixels of one unit. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface View extends Camera {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const LEAST = 0.7;
const MOST = 1.6;
/** On a narrow screen the markets stand under the map, so the map begins below them; and it can be pushed clear of the tools. */
const EDGE = { top: 84, side: -14, foot: HEIGHT + 74 } as const;
/** A finger that moves less is pressing, not dragging. */
const SLACK_PX = 7;

const clamp = (value: number, least: number, most: number) =>
  least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);

function seen(camera: Camera, size: { width: number; height: number }): View {
  const scale = clamp(camera.scale, LEAST, MOST);
  const width = size.width / scale;
  const height = size.height / scale;
  const x = clamp(camera.x, EDGE.side + width / 2, WIDTH - EDGE.side - width / 2);
  const y = clamp(camera.y, EDGE.top + height / 2, EDGE.foot - height / 2);
  return { x, y, scale, width, height, left: x - width / 2, top: y - height / 2 };
}

export function useSize(host: RefObject<Element | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: WIDTH, height: HEIGHT });
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width || WIDTH, height: entry.contentRect.height || HEIGHT });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [host]);
  return size;
}

/** The room that the tools take at the foot of the map, in pixels. */
const TOOLS_PX = 40;
/** The room around the places that one wants to see, in the map's units. */
const AROUND = 72;

/** The camera that shows all these places above the tools, as large as it can without being larger than life. */
function showing(spots: readonly Point[], size: { width: number; height: number }, tools = TOOLS_PX): Camera {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const [left, right] = [Math.min(...xs) - AROUND, Math.max(...xs) + AROUND];
  const [top, foot] = [Math.min(...ys) - AROUND, Math.max(...ys) + AROUND];
  const scale = clamp(Math.min(size.width / (right - left), (size.height - tools) / (foot - top)), LEAST, 1);
  return { x: (left + right) / 2, y: (top + foot) / 2 + tools / 2 / scale, scale };
}

const GLIDE_MS = 320;
/** A place nearer to the edge than this, in the map's units, counts as out of sight. */
const INNER = 60;

/** A camera that people move. `motion`: whether it glides to where it is sent. */
export function useCamera(host: RefObject<Element | null>, home: readonly Point[], motion: boolean) {
  const size = useSize(host);
  const [camera, setCamera] = useState<Camera>(() => showing(home, size));
  const view = seen(camera, size);
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
  // Read when the camera is sent somewhere: that it may glide again is no reason to send it.
  const glides = useRef(motion);
  useEffect(() => {
    glides.current = motion;
  }, [motion]);

  const glide = useCallback((aim: (now: Camera) => Camera) => {
    cancelAnimationFrame(frame.current);
    if (!glides.current) return setCamera(aim);
    const start = performance.now();
    const step = (time: number) => {
      const t = Math.min(1, Math.max(0, time - start) / GLIDE_MS);
      // Each frame goes a share of the way that is left, so that a new aim takes over smoothly.
      setCamera((now) => between(now, aim(now), t * t));
      if (t < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }, []);
  const look = useCallback((at: Point) => glide((now) => ({ ...now, x: at.x, y: at.y })), [glide]);
  const { width, height } = size;
  const lookHome = useCallback(
    (spots: readonly Point[], tools?: number) => glide(() => showing(spots, { width, height }, tools)),
    [glide, width, height],
  );
  /** Looks at a place that has gone out of sight. */
  const follow = useCallback(
    (at: Point) =>
      glide((now) => {
        const { left, top, ...box } = seen(now, { width, height });
        const inside =
          at.x > left + INNER &&
          at.x < left + box.width - INNER &&
          at.y > top + INNER &&
          at.y < top + box.height - INNER;
        return inside ? now : { ...now, x: at.x, y: at.y };
      }),
    [glide, width, height],
  );
  const zoom = (by: number) => setCamera((now) => ({ ...now, scale: clamp(now.scale * by, LEAST, MOST) }));

  const onPointerDown = (e: PointerEvent) => {
    cancelAnimationFrame(frame.current);
    dragged.current = false;
    fingers.current.set(e.pointerId, { x: e.clientX, y: e.clientY });
  };
  const onPointerMove = (e: PointerEvent) => {
    const last = fingers.current.get(e.pointerId);
    if (!last) return;
    const now = { x: e.clientX, y: e.clientY };
    const [dx, dy] = [now.x - last.x, now.y - last.y];
    if (!dragged.current && Math.hypot(dx, dy) < SLACK_PX) return;
    if (!dragged.current) {
      dragged.current = true;
      e.currentTarget.setPointerCapture(e.pointerId);
    }
    const other = [...fingers.current].find(([id]) => id !== e.pointerId)?.[1];
    const spread = other ? distance(now, other) / (distance(last, other) || 1) : 1;
    fingers.current.set(e.pointerId, now);
    const share = other ? 2 : 1;
    setCamera({
      x: view.x - dx / view.scale / share,
      y: view.y - dy / view.scale / share,
      scale: clamp(view.scale * spread, LEAST, MOST),
    });
  };
  const onPointerUp = (e: PointerEvent) => void fingers.current.delete(e.pointerId);
  /** A drag that ends on a target must not answer. */
  const onClickCapture = (e: { stopPropagation(): void }) => {
    if (dragged.current) e.stopPropagation();
    dragged.current = false;
  };
  return {
    view,
    look,
    lookHome,
    follow,
    zoom,
    hands: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture },
  };
}

const between = (a: Camera, b: Camera, t: number): Camera => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  scale: a.scale + (b.scale - a.scale) * t,
});

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Where things stand on the drawn map: 1120 by 836, x right, y down. */
import { type City, PLACES, type PlaceId, ROADS } from '../data.ts';

export const WIDTH = 1120;
export const HEIGHT = 836;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const spotOf = (place: PlaceId): Point => ({ x: 100 + PLACES[place].x * 9.2, y: 44 + PLACES[place].y * 7.65 });

/** The square between hills and crossroads, where the round clock stands. */
export const CLOCK: Point = { x: WIDTH / 2, y: 44 + 55 * 7.65 };
export const BAG: Point = { x: 1043, y: 764 };

export const stallX = (market: number): number => 133 + market * 290;
export const STALL_WIDTH = 274;
export const STALL_Y = 34;

/** How a city is laid out: where its ladder, its tokens, its letter and the elephants in it stand, from its middle. */
export interface CityPlan {
  readonly ladder: 'left' | 'right';
  readonly ladderY: number;
  readonly token: Point;
  readonly letter: Point;
  readonly herd: Point;
}
export const CITY_PLANS: Readonly<Record<City, CityPlan>> = {
  INDORE: {
    ladder: 'right',
    ladderY: -40,
    token: { x: -38, y: -38 },
    letter: { x: 22, y: -51 },
    herd: { x: 0, y: 68 },
  },
  BOMBAY: {
    ladder: 'left',
    ladderY: -38,
    token: { x: 35, y: -38 },
    letter: { x: -12, y: -55 },
    herd: { x: 10, y: 68 },
  },
  NAGPUR: {
    ladder: 'right',
    ladderY: -38,
    token: { x: -35, y: -38 },
    letter: { x: 12, y: -55 },
    herd: { x: -10, y: 68 },
  },
  HYDERABAD: {
    ladder: 'right',
    ladderY: -44,
    token: { x: -35, y: -38 },
    letter: { x: -56, y: 0 },
    herd: { x: 0, y: -72 },
  },
};

/** A road as a slightly bent line, a corrected one as a straight line: start, bend, end. */
export type Bend = readonly [Point, Point, Point];

export function bendOf(from: PlaceId, to: PlaceId): Bend {
  const index = ROADS.findIndex(([a, b]) => (a === from && b === to) || (a === to && b === from));
  const a = spotOf(from);
  const b = spotOf(to);
  const sway = index < 0 ? 0 : (((index * 37) % 11) - 5) * 1.9 * (ROADS[index]?.[0] === from ? 1 : -1);
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bend = {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * sway,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * sway,
  };
  return [a, bend, b];
}

const show = (n: number) => n.toFixed(1);

export function pathOf([a, bend, b]: Bend): string {
  return `M${show(a.x)} ${show(a.y)}Q${show(bend.x)} ${show(bend.y)} ${show(b.x)} ${show(b.y)}`;
}

/** The point a share `t` along a road. */
export function along([a, bend, b]: Bend, t: number): Point {
  const u = 1 - t;
  return {
    x: u * u * a.x + 2 * u * t * bend.x + t * t * b.x,
    y: u * u * a.y + 2 * u * t * bend.y + t * t * b.y,
  };
}

/** A smooth line through points, as a path and as the short straight pieces it is made of. */
export function smooth(points: readonly Point[]): { readonly d: string; readonly pieces: readonly Point[] } {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? { x: 0, y: 0 };
  const pieces: Point[] = [at(0)];
  let d = `M${show(at(0).x)} ${show(at(0).y)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const c2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    d += `C${show(c1.x)} ${show(c1.y)} ${show(c2.x)} ${show(c2.y)} ${show(to.x)} ${show(to.y)}`;
    for (let t = 0.125; t <= 1; t += 0.125) {
      const u = 1 - t;
      const mix = (k: 'x' | 'y') =>
        u * u * u * from[k] + 3 * u * u * t * c1[k] + 3 * u * t * t * c2[k] + t * t * t * to[k];
      pieces.push({ x: mix('x'), y: mix('y') });
    }
  }
  return { d, pieces };
}

/** Where a road crosses a line, and at which angle the road runs there. */
export function crossing(road: Bend, pieces: readonly Point[]): (Point & { readonly angle: number }) | null {
  const STEPS = 24;
  for (let i = 0; i < STEPS; i++) {
    const a = along(road, i / STEPS);
    const b = along(road, (i + 1) / STEPS);
    for (let j = 0; j + 1 < pieces.length; j++) {
      const c = pieces[j];
      const d = pieces[j + 1];
      if (c === undefined || d === undefined) continue;
      const det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
      if (det === 0) continue;
      const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det;
      const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / det;
      if (t < 0 || t > 1 || u < 0 || u > 1) continue;
      return {
        x: a.x + t * (b.x - a.x),
        y: a.y + t * (b.y - a.y),
        angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
      };
    }
  }
  return null;
}

/** Where elephants stand at a place that keeps them to its side: from its middle, and growing to the right. */
const BESIDE: Point = { x: 42, y: 22 };
const BELOW = { y: 34 };
/** Around the clock, elephants stand on the outer side. */
const OUTWARD = 18;
const AROUND_THE_CLOCK: readonly PlaceId[] = ['A', 'B', 'H1', 'H2'];

/** Whether plates stand above a place: there is no room under it, or the clock is there. */
export function platesAbove(place: PlaceId): boolean {
  return spotOf(place).y > LOW || place === 'H1' || place === 'B';
}

const LOW = 720;
const HERD_ROOM = 45;

/** Where up to five elephants stand, from the middle of their place: three in front, two behind. The last is drawn on top. */
export function herdAt(place: PlaceId, size: number): Point[] {
  const { kind } = PLACES[place];
  const aside = kind === 'innerPost' || kind === 'outerPost' || spotOf(place).y > LOW;
  const outward = AROUND_THE_CLOCK.includes(place) ? Math.sign(spotOf(place).x - CLOCK.x) * OUTWARD : 0;
  const below = { x: outward, y: BELOW.y };
  const beside = { x: BESIDE.x, y: spotOf(place).y > LOW ? 6 : BESIDE.y };
  const middle = kind === 'city' ? CITY_PLANS[place as City].herd : aside ? beside : below; // a city by its kind
  const front = Math.min(size, 3);
  const row = (n: number, y: number) =>
    Array.from({ length: n }, (_, i) => ({
      x: middle.x + (i - (aside && kind !== 'city' ? 0 : (n - 1) / 2)) * HERD_ROOM,
      y: middle.y + y,
    }));
  return [...row(size - front, -HERD_ROOM * 0.62), ...row(front, 0)];
}

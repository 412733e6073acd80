/** The parts that houses share: the cusped arch, the dome and the arcade. */
import { INK, type Street } from './ink.ts';

export function archPath(x: number, y: number, w: number, h: number): string {
  const [foot, spring, shoulder, cusp] = [y + h, y + h * 0.5, y + h * 0.27, y + h * 0.21];
  const lift = y + h * 0.13;
  return `M${x} ${foot}V${spring}Q${x} ${shoulder} ${x + w * 0.24} ${cusp}Q${x + w * 0.42} ${lift} ${x + w * 0.5} ${y}Q${x + w * 0.58} ${lift} ${x + w * 0.76} ${cusp}Q${x + w} ${shoulder} ${x + w} ${spring}V${foot}Z`;
}

export function dome(cx: number, y: number, w: number, h: number, fill: string, dark: string) {
  const right = `C${cx + w * 0.2} ${y - h * 0.62} ${cx + w * 0.66} ${y - h * 0.48} ${cx + w / 2} ${y}`;
  return (
    <>
      <path
        d={`M${cx - w / 2} ${y}C${cx - w * 0.66} ${y - h * 0.48} ${cx - w * 0.2} ${y - h * 0.62} ${cx} ${y - h}${right}Z`}
        fill={fill}
      />
      <path
        d={`M${cx} ${y - h}${right}H${cx + w * 0.12}C${cx + w * 0.3} ${y - h * 0.4} ${cx + w * 0.1} ${y - h * 0.7} ${cx} ${y - h}Z`}
        fill={dark}
      />
      <path d={`M${cx} ${y - h + 1}v-4`} stroke={INK.gold} strokeWidth="1.5" />
      <circle cx={cx} cy={y - h - 3.4} r="1.3" fill={INK.gold} />
    </>
  );
}

const GROUND = 67;
const LEFT = 7;
const WIDTH = 58;

/** A front with so many arches: the level of the building. */
export function facade(arches: number, { wall, dark, light }: Street, top = 40) {
  const gap = WIDTH / arches;
  const width = Math.min(gap * 0.68, 17);
  const openings = Array.from({ length: arches }, (_, i) =>
    archPath(LEFT + gap * i + (gap - width) / 2, top + 7, width, GROUND - top - 7),
  );
  return (
    <>
      <rect x={LEFT} y={top} width={WIDTH} height={GROUND - top} fill={wall} />
      <path d={`M${LEFT + WIDTH - 9} ${top}h9v${GROUND - top}h-9z`} fill={dark} fillOpacity=".35" />
      <path d={`M${LEFT - 3} ${top}h${WIDTH + 6}l-2 4h${-WIDTH - 2}z`} fill={dark} />
      <path d={`M${LEFT - 3} ${top - 2}h${WIDTH + 6}v2.400h${-WIDTH - 6}z`} fill={light} />
      {openings.map((d) => (
        <path key={d} d={d} fill="#3a2a33" stroke={light} strokeWidth="1.3" />
      ))}
      <path d={`M${LEFT - 4} ${GROUND}h${WIDTH + 8}v3h${-WIDTH - 8}z`} fill={dark} />
    </>
  );
}

/** Furrows. */
export function field(earth: string, furrow: string) {
  return (
    <>
      <path d="M2 69l7-19h54l7 19z" fill={earth} />
      <path d="M6 60h60M4 65h64M8 54.500h56" stroke={furrow} strokeWidth="2" />
    </>
  );
}

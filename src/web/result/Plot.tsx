/** Every player's score over the game, as lines with shapes at the end of each round, and as a table. */
import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { Card } from '../../ui/Card.tsx';
import type { RoundName, SeatFace } from '../../ui/contract.ts';
import { SeatBadge, SeatMark } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import { NARROW } from '../table/TableBody.tsx';
import { useMedia } from '../useLoaded.ts';
import { type Moment, roundEnds } from './scores.ts';

/** Drawn as wide as it is shown, so that its words keep their size. */
const BOXES = {
  wide: { width: 720, height: 280, left: 40, right: 24, top: 14, bottom: 30 },
  narrow: { width: 330, height: 240, left: 30, right: 14, top: 14, bottom: 30 },
};
/** How far apart the ends of rounds have to be for their names to stand side by side. */
const NAME_ROOM = 62;

export function Plot({
  history,
  faces,
  roundName,
}: {
  readonly history: readonly Moment[];
  readonly faces: readonly SeatFace[];
  readonly roundName: RoundName;
}) {
  const t = useHouse().text.result;
  const box = useMedia(NARROW) ? BOXES.narrow : BOXES.wide;
  const ends = roundEnds(history);
  const last = history.at(-1);
  if (!last) return null;
  const all = history.flatMap((moment) => moment.scores);
  const x = scaleLinear([0, Math.max(1, last.ply)], [box.left, box.width - box.right]);
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [box.height - box.bottom, box.top]).nice(5);
  const path = (seat: number) =>
    line<Moment>(
      (moment) => x(moment.ply),
      (moment) => y(moment.scores[seat] ?? 0),
    ).curve(curveMonotoneX)(ends.length > 0 ? [...history.slice(0, 1), ...ends] : []) ?? '';
  const crowded = ends.some((moment, i) => i > 0 && x(moment.ply) - x(ends[i - 1]?.ply ?? 0) < NAME_ROOM);
  const summary = faces.map((face) => `${face.name} ${last.scores[face.seat] ?? 0}`).join(', ');
  return (
    <Card title={t.plot} remark={t.plotRemark}>
      <svg className="plot" viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={`${t.plot}: ${summary}`}>
        {y.ticks(5).map((value) => (
          <g key={value}>
            <path d={`M${box.left} ${y(value)}H${box.width - box.right}`} stroke="var(--line)" />
            <text x={box.left - 8} y={y(value) + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {ends.map((moment) => (
          <g key={moment.ply}>
            <path
              d={`M${x(moment.ply)} ${box.top}V${box.height - box.bottom}`}
              stroke="var(--line)"
              strokeDasharray="3 4"
            />
            <text x={x(moment.ply)} y={box.height - 9} textAnchor={moment === ends.at(-1) ? 'end' : 'middle'}>
              {crowded ? moment.round : roundName.numbered(moment.round)}
            </text>
          </g>
        ))}
        {faces.map((face) => (
          <g key={face.seat}>
            <path d={path(face.seat)} className="plot-halo" fill="none" />
            <path d={path(face.seat)} fill="none" stroke={face.edge} strokeWidth="4" strokeLinecap="round" />
            <path d={path(face.seat)} fill="none" stroke={face.fill} strokeWidth="2.4" strokeLinecap="round" />
          </g>
        ))}
        {faces.flatMap((face) =>
          ends.map((moment) => (
            <SeatMark
              key={`${face.seat} ${moment.ply}`}
              face={face}
              x={x(moment.ply)}
              y={y(moment.scores[face.seat] ?? 0)}
              r={8}
            />
          )),
        )}
      </svg>
      <details>
        <summary>{t.plotTable}</summary>
        <table className="score-sheet small">
          <thead>
            <tr>
              <td />
              {faces.map((face) => (
                <th key={face.seat} scope="col">
                  <SeatBadge face={face} size={22} />
                  {face.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...history.slice(0, 1), ...ends].map((moment, i) => (
              <tr key={moment.ply}>
                <th scope="row">{i === 0 ? t.start : roundName.numbered(moment.round)}</th>
                {faces.map((face) => (
                  <td key={face.seat}>{moment.scores[face.seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

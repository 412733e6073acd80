/** Where each player's points came from, as streams that swell from round to round: one picture for each seat, one scale. */
import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX } from 'd3-shape';
import { useMemo } from 'react';
import type { Sources } from '../../analysis/sources.ts';
import { Card } from '../../ui/Card.tsx';
import type { GameText, RoundName, SeatFace } from '../../ui/contract.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { Patterns, patternOf, STREAM_COLOURS } from './Patterns.tsx';
import { SourcesTable } from './SourcesTable.tsx';
import { type Stream, streamsOf } from './streams.ts';
import type { AnalysisText } from './text/en.ts';

const BOX = { width: 320, height: 210, left: 34, right: 34, top: 12, bottom: 26 };
/** A stream narrower than this has its number in the table only. */
const NUMBER_ROOM = 13;

export function SourcesPlot({
  sources,
  faces,
  text,
  roundName,
  t,
}: {
  readonly sources: Sources;
  readonly faces: readonly SeatFace[];
  readonly text: GameText;
  readonly roundName: RoundName;
  readonly t: AnalysisText;
}) {
  const streams = useMemo(() => streamsOf(sources, faces.length), [sources, faces.length]);
  const nameOf = (key: string | null) => (key === null ? t.rest : (text.sheet[key]?.label ?? key));
  return (
    <Card title={t.sources} remark={t.sourcesRemark} className="sources">
      <Patterns />
      <ul className="sources-legend">
        {streams.map(({ key }, i) => (
          <li key={key}>
            <svg width="34" height="20" viewBox="0 0 34 20" aria-hidden="true">
              <rect width="34" height="20" rx="5" fill={STREAM_COLOURS[i]} />
              <rect width="34" height="20" rx="5" fill={patternOf(i)} />
            </svg>
            {nameOf(key)}
          </li>
        ))}
      </ul>
      <div className="sources-seats">
        {faces.map((face) => (
          <figure key={face.seat}>
            <figcaption>
              <SeatBadge face={face} size={26} />
              {face.name}
            </figcaption>
            <Streams streams={streams} seat={face.seat} rounds={sources.rounds} roundName={roundName} t={t} />
          </figure>
        ))}
      </div>
      <SourcesTable sources={sources} faces={faces} text={text} roundName={roundName} t={t} />
    </Card>
  );
}

function Streams({
  streams,
  seat,
  rounds,
  roundName,
  t,
}: {
  readonly streams: readonly Stream[];
  readonly seat: number;
  readonly rounds: Sources['rounds'];
  readonly roundName: RoundName;
  readonly t: AnalysisText;
}) {
  const heights = streams.flatMap(({ bands, costs }) => [...bands, ...costs].flatMap((band) => band.flat()));
  const x = scaleLinear([0, Math.max(1, rounds.length - 1)], [BOX.left, BOX.width - BOX.right]);
  // Above, the scale ends with a round number; below, with what is there: it is little or nothing.
  const [, top = 1] = scaleLinear()
    .domain([0, Math.max(1, ...heights)])
    .nice(4)
    .domain();
  const y = scaleLinear([Math.min(0, ...heights), top], [BOX.height - BOX.bottom, BOX.top]);
  const shape = area<readonly [number, number]>()
    .x((_, i) => x(i))
    .y0(([from]) => y(from))
    .y1(([, to]) => y(to))
    .curve(curveMonotoneX);
  return (
    <svg className="plot" viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      {y.ticks(4).map((value) => (
        <g key={value}>
          <path d={`M${BOX.left} ${y(value)}H${BOX.width - BOX.right}`} className="sources-rule" />
          <text x={BOX.left - 6} y={y(value) + 4} textAnchor="end">
            {t.points(value)}
          </text>
        </g>
      ))}
      {streams.map(({ key, bands, costs }, i) => {
        const d = [bands, costs].map((all) => shape([...(all[seat] ?? [])]) ?? '').join('');
        return (
          <g key={key}>
            <path d={d} fill={STREAM_COLOURS[i]} className="sources-band" />
            <path d={d} fill={patternOf(i)} />
          </g>
        );
      })}
      {streams.map(({ key, bands, ends }) => {
        const last = bands[seat]?.at(-1);
        if (!last || Math.abs(y(last[0]) - y(last[1])) < NUMBER_ROOM) return null;
        return (
          <text key={key} x={BOX.width - BOX.right + 6} y={(y(last[0]) + y(last[1])) / 2 + 4}>
            {t.points(ends[seat] ?? 0)}
          </text>
        );
      })}
      <text x={BOX.left} y={BOX.height - 8}>
        {roundName.numbered(rounds[1]?.round ?? 1)}
      </text>
      <text x={BOX.width - BOX.right} y={BOX.height - 8} textAnchor="end">
        {roundName.numbered(rounds.at(-1)?.round ?? 1)}
      </text>
    </svg>
  );
}

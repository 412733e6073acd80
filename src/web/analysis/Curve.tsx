/** Everybody's chances over the game as bands that fill the whole, or expected scores as lines. A slider lies over the plot. */
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import type { Outlook } from '../../analysis/calibration.ts';
import type { Moment, Report } from '../../analysis/report.ts';
import { Card } from '../../ui/Card.tsx';
import type { RoundName, SeatFace } from '../../ui/contract.ts';
import { SeatBadge, SeatMark } from '../../ui/SeatBadge.tsx';
import { NARROW } from '../table/TableBody.tsx';
import { useMedia } from '../useLoaded.ts';
import { bandsOf, filled, widestAt } from './bands.ts';
import { OutlookTable } from './OutlookTable.tsx';
import { spread } from './spread.ts';
import type { AnalysisText } from './text/en.ts';

/** Drawn as wide as it is shown, so that its words keep their size. */
const BOXES = {
  column: { width: 444, height: 560, left: 44, right: 26, top: 12, bottom: 28 },
  wide: { width: 860, height: 320, left: 46, right: 28, top: 14, bottom: 30 },
  narrow: { width: 330, height: 250, left: 40, right: 24, top: 12, bottom: 28 },
};
/** The board stands below the curve, not beside it. */
const BELOW = '(max-width: 1320px)';
/** How far apart the ends of rounds have to be for their names to stand side by side. */
const NAME_ROOM = 66;
/** The marks at the ends of the lines, and how far apart they stand where lines end side by side. */
const END_MARK = 9;
const END_ROOM = 19;

/** The kinds of moments, each with a mark of its own shape. */
const KINDS: readonly Moment['kind'][] = ['loss', 'swing'];

type Mode = 'shares' | 'scores';
type Box = (typeof BOXES)['wide'];
type Placed = CSSProperties & Readonly<Record<'--from' | '--to' | '--top' | '--bottom', string>>;

export interface Mark {
  readonly round: number;
  readonly ply: number;
}

export function Curve({
  report,
  faces,
  ply,
  onPly,
  rounds,
  roundName,
  t,
}: {
  readonly report: Report;
  readonly faces: readonly SeatFace[];
  readonly ply: number;
  onPly(ply: number): void;
  readonly rounds: readonly Mark[];
  readonly roundName: RoundName;
  readonly t: AnalysisText;
}) {
  const [mode, setMode] = useState<Mode>('shares');
  const narrow = useMedia(NARROW);
  const below = useMedia(BELOW);
  const box = narrow ? BOXES.narrow : below ? BOXES.wide : BOXES.column;
  const last = report.curve.length - 1;
  const outlooks = useMemo(() => filled(report.curve), [report.curve]);
  const now = outlooks[ply];
  const x = scaleLinear([0, Math.max(1, last)], [box.left, box.width - box.right]);
  const says = now
    ? faces.map(({ seat, name }) => t.standing(name, now.shares[seat] ?? 0, now.scores[seat] ?? 0)).join('. ')
    : t.notYet;
  const placed: Placed = {
    '--from': `${(100 * box.left) / box.width}%`,
    '--to': `${(100 * box.right) / box.width}%`,
    '--top': `${(100 * box.top) / box.height}%`,
    '--bottom': `${(100 * box.bottom) / box.height}%`,
  };
  const marks = <RoundMarks rounds={rounds} x={x} box={box} roundName={roundName} />;
  return (
    <Card title={t.curve} remark={t.curveRemark[mode]} className="curve">
      <fieldset className="curve-modes">
        <legend className="unseen">{t.modes.label}</legend>
        {(['shares', 'scores'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="curve-mode" checked={mode === each} onChange={() => setMode(each)} />
            {t.modes[each]}
          </label>
        ))}
      </fieldset>
      <div className="curve-plot" style={placed}>
        <svg className={`plot ${mode}`} viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
          {mode === 'shares' ? (
            <Bands outlooks={outlooks} faces={faces} x={x} box={box} t={t}>
              {marks}
            </Bands>
          ) : (
            <Lines outlooks={outlooks} faces={faces} x={x} box={box} t={t}>
              {marks}
            </Lines>
          )}
          {report.moments.map((moment) => (
            <g key={moment.ply} transform={`translate(${x(moment.ply)} ${box.height - box.bottom})`}>
              <MomentMark kind={moment.kind} />
            </g>
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={ply}
          aria-label={t.slider}
          aria-valuetext={`${t.at(ply, last)}. ${says}`}
          onChange={(e) => onPly(Number(e.target.value))}
        />
      </div>
      <p className="curve-at">{t.at(ply, last)}</p>
      <ul className="curve-now">
        {faces.map((face) => (
          <li key={face.seat}>
            <SeatBadge face={face} size={22} />
            <span>{face.name}</span>
            <b>{now ? t.share(now.shares[face.seat] ?? 0) : ''}</b>
            <small>{now ? t.inPoints(now.scores[face.seat] ?? 0) : ''}</small>
          </li>
        ))}
      </ul>
      <ul className="curve-marks">
        {KINDS.filter((kind) => report.moments.some((moment) => moment.kind === kind)).map((kind) => (
          <li key={kind}>
            <svg viewBox="-8 -8 16 16" width="16" height="16" aria-hidden="true">
              <MomentMark kind={kind} />
            </svg>
            {t.marks[kind]}
          </li>
        ))}
      </ul>
      <OutlookTable outlooks={outlooks} faces={faces} rounds={rounds} roundName={roundName} t={t} />
    </Card>
  );
}

function MomentMark({ kind }: { readonly kind: Moment['kind'] }) {
  return (
    <path d={kind === 'loss' ? 'M0-7 6 0 0 7-6 0Z' : 'M-5.5-5.5H5.5V5.5H-5.5Z'} className={`curve-moment ${kind}`} />
  );
}

type Scale = (value: number) => number;

interface Plotted {
  readonly outlooks: readonly (Outlook | null)[];
  readonly faces: readonly SeatFace[];
  readonly x: Scale;
  readonly box: Box;
  readonly t: AnalysisText;
  /** Stands above the shapes and below the marks of the seats. */
  readonly children: ReactNode;
}

function Bands({ outlooks, faces, x, box, t, children }: Plotted) {
  const y = scaleLinear([0, 1], [box.height - box.bottom, box.top]);
  const bands = useMemo(() => bandsOf(outlooks, faces.length), [outlooks, faces.length]);
  const shape = area<readonly [number, number] | null>()
    .defined((band) => band !== null)
    .x((_, i) => x(i))
    .y0((band) => y(band?.[0] ?? 0))
    .y1((band) => y(band?.[1] ?? 0));
  return (
    <>
      {faces.map((face) => (
        <path key={face.seat} d={shape(bands[face.seat] ?? []) ?? ''} fill={face.fill} className="curve-band" />
      ))}
      {[0, 0.25, 0.5, 0.75, 1].map((share) => (
        <g key={share}>
          <path d={`M${box.left} ${y(share)}H${box.width - box.right}`} className="curve-rule" />
          <text x={box.left - 7} y={y(share) + 5} textAnchor="end">
            {t.share(share)}
          </text>
        </g>
      ))}
      {children}
      {faces.map((face) => {
        const at = widestAt(bands[face.seat] ?? []);
        return (
          at && (
            <SeatMark key={face.seat} face={face} x={x(at.ply)} y={y(at.middle)} r={Math.min(13, 40 * at.width + 6)} />
          )
        );
      })}
    </>
  );
}

function Lines({ outlooks, faces, x, box, t, children }: Plotted) {
  const all = outlooks.flatMap((outlook) => outlook?.scores ?? []);
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [box.height - box.bottom, box.top]).nice(5);
  const path = (seat: number) =>
    line<Outlook | null>()
      .defined((outlook) => outlook !== null)
      .x((_, i) => x(i))
      .y((outlook) => y(outlook?.scores[seat] ?? 0))([...outlooks]) ?? '';
  const end = outlooks.findLast((outlook) => outlook !== null);
  const ends = spread(
    faces.map(({ seat }) => y(end?.scores[seat] ?? 0)),
    [box.top, box.height - box.bottom],
    END_ROOM,
  );
  return (
    <>
      {y.ticks(5).map((value) => (
        <g key={value}>
          <path d={`M${box.left} ${y(value)}H${box.width - box.right}`} className="curve-rule" />
          <text x={box.left - 7} y={y(value) + 5} textAnchor="end">
            {t.points(value)}
          </text>
        </g>
      ))}
      {children}
      {faces.map((face) => (
        <g key={face.seat} fill="none" strokeLinejoin="round">
          <path d={path(face.seat)} className="plot-halo" />
          <path d={path(face.seat)} stroke={face.edge} strokeWidth="4" />
          <path d={path(face.seat)} stroke={face.fill} strokeWidth="2.4" />
        </g>
      ))}
      {end &&
        faces.map((face, i) => (
          <g key={face.seat} className="curve-end">
            <SeatMark face={face} x={x(outlooks.lastIndexOf(end)) + END_MARK + 4} y={ends[i] ?? 0} r={END_MARK} />
          </g>
        ))}
    </>
  );
}

function RoundMarks({
  rounds,
  x,
  box,
  roundName,
}: {
  readonly rounds: readonly Mark[];
  readonly x: Scale;
  readonly box: Box;
  readonly roundName: RoundName;
}) {
  const ends = rounds.filter(({ ply }) => ply > 0);
  const room = (i: number) => x(ends[i]?.ply ?? 0) - x(ends[i - 1]?.ply ?? 0);
  // The last name ends at its mark, and so reaches half its width further back.
  const wanted = (i: number) => (i === ends.length - 1 ? 1.5 : 1) * NAME_ROOM;
  const crowded = ends.some((_, i) => i > 0 && room(i) < wanted(i));
  // Many short rounds: only every so many of them is marked and numbered. The last one always says what is numbered.
  const every = Math.max(1, Math.ceil((ends.length * 22) / (box.width - box.left - box.right)));
  const last = ends.length - 1;
  const marked = ends.filter((_, i) => i === last || (i + 1) % every === 0);
  const fits = (ply: number) => x(ends[last]?.ply ?? 0) - x(ply) > NAME_ROOM + 10;
  return marked.map(({ round, ply }) => (
    <g key={ply}>
      <path d={`M${x(ply)} ${box.top}V${box.height - box.bottom}`} className="curve-round" />
      {ply === ends[last]?.ply ? (
        <text x={x(ply)} y={box.height - 9} textAnchor="end">
          {roundName.numbered(round)}
        </text>
      ) : (
        (!crowded || fits(ply)) && (
          <text x={x(ply)} y={box.height - 9} textAnchor="middle">
            {crowded ? round : roundName.numbered(round)}
          </text>
        )
      )}
    </g>
  ));
}

/** A record that may be looked at from every side: all eyes, the lines that were tried, and a new one from any question. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { SideLine } from '../../kernel/index.ts';
import type { Film } from '../../table/film.ts';
import { faultsIn, filmAlong, leftAt, lineFrom, lineNamed, mayGrow, type Spot, withLine } from '../../table/lines.ts';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { useSettings } from '../keep/settings.ts';
import { isUnwritten, keepRecord, newId } from '../keep/tables.ts';
import { calledIn } from '../lines/calledIn.ts';
import { changeLines, noteDropped, useLines, useLinesProblem, withLines } from '../lines/keep.ts';
import { LinePanel } from '../lines/LinePanel.tsx';
import { type Seating, StartLine } from '../lines/StartLine.tsx';
import { keepSeating } from '../lines/seating.ts';
import { useLinesText } from '../lines/useLinesText.ts';
import { download } from '../parts/download.ts';
import type { Loaded } from '../registry.ts';
import { Link, navigate } from '../router.tsx';
import { readAddress, writeAddress } from './address.ts';
import { Player } from './Player.tsx';
import { plyOf, useHead } from './playhead.ts';
import { reelOf } from './reel.ts';
import { ShareDialog } from './ShareDialog.tsx';
import type { OpenSource } from './source.ts';
import type { ReplayText } from './text/en.ts';
import { useMisled } from './useMisled.ts';
import { useSpot } from './useSpot.ts';
import { wonBy } from './won.ts';

/** Whether the page is still at the game that the address carries. */
function isAt(packed: string | null): boolean {
  return location.pathname === '/replay' && readAddress(location.hash).packed === packed;
}

export function OpenReplay({
  t,
  source,
  packed,
  loaded,
  film,
}: {
  readonly t: ReplayText;
  readonly source: OpenSource;
  readonly packed: string | null;
  readonly loaded: Loaded;
  readonly film: Film;
}) {
  const { text } = useHouse();
  const settings = useSettings();
  const tl = useLinesText();
  const { record, id } = source;
  const { ui, entry } = loaded;
  const lines = useLines(id, record);
  const problem = useLinesProblem(id);
  const { head, strange, go, eyes: seenBy, see } = useSpot(packed, source.own);
  const named = useHead(head, lineOf);
  const [starting, setStarting] = useState(false);
  const line = lineNamed(lines, named);
  const along = useMemo(() => filmAlong(film, lines, line?.id ?? null)?.film ?? film, [film, lines, line?.id]);
  const reel = useMemo(() => reelOf(along, ui), [along, ui]);
  const faults = useMemo(() => faultsIn(film, lines), [film, lines]);
  const sitters = useMemo(
    () =>
      Array.from({ length: record.seats }, (_, seat) => ({
        name: record.names?.[seat] ?? text.fresh.seat(seat + 1),
        bot: null,
      })),
    [record, text],
  );
  const faces = useMemo(() => facesOf(sitters, settings.seats, entry.paints), [sitters, settings.seats, entry]);
  const onLine = line?.id ?? null;
  /** Where one looks now, also when it is not drawn yet. */
  const here = useCallback((): Spot => {
    const shown = lineNamed(lines, head.spot.line);
    return { line: shown?.id ?? null, ply: plyOf(head, reel.last) };
  }, [lines, head, reel]);
  const eyes = useMemo(() => [null, ...sitters.keys()], [sitters]);
  const whole = useMemo(() => withLines(record, lines), [record, lines]);
  const save = useCallback(
    () => download(`durbar-${entry.id}-${id ?? 'game'}.json`, JSON.stringify(whole)),
    [entry, id, whole],
  );
  const own = useRef<string | null>(null);
  /** A record that came with the address is kept before anything is changed in it, and once. */
  const kept = useCallback((): string => {
    if (id !== null) return id;
    if (own.current !== null) return own.current;
    const made = newId();
    own.current = made;
    keepRecord(made, record);
    noteDropped(made, source.dropped.length > 0 ? source.dropped : undefined);
    return made;
  }, [id, record, source]);
  const change = useCallback(
    (edit: (all: readonly SideLine[]) => readonly SideLine[]) => {
      const under = kept();
      changeLines(under, record, edit);
      // What was still being written when somebody left is kept, and does not call them back.
      if (id === null && isAt(packed)) navigate(`/replay/${under}${writeAddress(here(), seenBy, null)}`);
    },
    [kept, record, id, packed, here, seenBy],
  );
  const card = useCallback(
    (ply: number) => ({
      title: tl?.title ?? '',
      remark: tl?.remark ?? '',
      body: tl && (
        <LinePanel
          t={tl}
          lines={lines}
          faults={faults}
          spot={{ line: onLine, ply }}
          problem={problem}
          ways={
            line &&
            id !== null && (
              <Link className="button go" href={`/lines/${id}#${line.id}`}>
                {tl.goOn}
              </Link>
            )
          }
          onShow={go}
          onChange={change}
        />
      ),
    }),
    [tl, lines, faults, problem, line, onLine, id, go, change],
  );
  const ways = useMemo(
    () => (
      <>
        {id !== null && (
          <Link className="button" href={`/verify/${id}`}>
            {t.verify}
          </Link>
        )}
        {id !== null && record.result !== undefined && (
          <Link className="button" href={`/analysis/${id}`}>
            {t.analysis}
          </Link>
        )}
        {id === null && (
          <button
            type="button"
            className="button"
            onClick={() => navigate(`/replay/${kept()}${writeAddress(here(), seenBy, null)}`)}
          >
            {t.keepIt}
          </button>
        )}
      </>
    ),
    [id, record, t, kept, here, seenBy],
  );
  const misled = useMisled(t, head, reel.last, strange, () => line !== null);
  const outcome = useMemo(() => along.sight(along.last, null).outcome, [along]);
  const over = useHead(
    head,
    useCallback(({ ply }) => ply >= along.last && outcome !== null, [along, outcome]),
  );
  if (tl === null) return <p className="loading">{text.house.loading}</p>;

  const told = () => {
    if (misled !== null) return misled;
    if (line) return `${t.along(calledIn(tl, lines, line))} ${tl.diceShort}.`;
    return null;
  };
  const begin = (name: string, seating: Seating) => {
    const under = kept();
    const made = lineFrom(lines, here(), newId(), name);
    changeLines(under, record, (all) => withLine(all, made));
    keepSeating(made.id, seating);
    navigate(`/lines/${under}#${made.id}`);
  };

  return (
    <>
      <Player
        t={t}
        loaded={loaded}
        sitters={sitters}
        reel={reel}
        head={head}
        line={onLine}
        told={told()}
        way={misled === null && line ? { says: t.leaveLine, go: () => go(leftAt(lines, line)) } : null}
        won={misled === null && outcome ? wonBy(text.result, faces, outcome) : null}
        eyes={eyes}
        seenBy={seenBy}
        onEyes={see}
        onGo={go}
        tryAnother={over || !mayGrow(lines) ? null : () => setStarting(true)}
        whyNot={over ? t.tryOver : tl.full}
        ways={ways}
        share={(close, ply, seat) => (
          <ShareDialog
            t={t}
            title={t.sharing.title}
            position={
              id === null
                ? null
                : {
                    path: `/replay/${id}${writeAddress({ line: onLine, ply }, seat, null)}`,
                    says: source.at === 'server' ? t.sharing.everybody : t.sharing.onlyHere,
                  }
            }
            record={{ whole, spot: { line: onLine, ply }, eyes: seat }}
            onSave={save}
            onClose={close}
          />
        )}
        onSave={save}
        note={
          id !== null && isUnwritten(id)
            ? text.replay.unwritten
            : id === null
              ? t.inLink
              : record.result === undefined
                ? text.replay.unfinished
                : null
        }
        dropped={source.dropped.map(({ at, problem }) => text.record.read(problem, at))}
        lines={card}
      />
      {starting && (
        <StartLine
          t={tl}
          faces={faces}
          name={tl.newName(lines.length + 1)}
          onStart={begin}
          onClose={() => setStarting(false)}
        />
      )}
    </>
  );
}

const lineOf = ({ line }: Spot) => line;

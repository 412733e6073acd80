/** A line being played: the table screen, from a position of a record, with dice of its own. */

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameRecord, SideLine } from '../../kernel/index.ts';
import { Film, type LineFault } from '../../table/film.ts';
import { filmAlong, lineNamed, withAnswers, withComment } from '../../table/lines.ts';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { fetched } from '../fetched.ts';
import { currentSettings, useSettings } from '../keep/settings.ts';
import { namesIn } from '../names.ts';
import { Page } from '../parts/Page.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import type { Loaded } from '../registry.ts';
import { findSource } from '../replay/source.ts';
import { Link, navigate } from '../router.tsx';
import type { Around } from '../table/around.ts';
import { BrainOnDemand } from '../table/brainOnDemand.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { useScene } from '../table/useScene.ts';
import { useLoaded } from '../useLoaded.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { calledIn } from './calledIn.ts';
import { changeLines, linesOf, mostAnswers, useLines, useLinesProblem } from './keep.ts';
import { LinePanel } from './LinePanel.tsx';
import { LineRoom } from './lineRoom.ts';
import { type Seating, WhoAnswers } from './StartLine.tsx';
import { keepSeating, seatingOf } from './seating.ts';
import type { LinesText } from './text/en.ts';
import { useLinesText } from './useLinesText.ts';

const PAUSE_MS = { calm: 900, brisk: 350, instant: 0 } as const;
/** Whatever is played here follows the rules. */
const WHOLE: ReadonlyMap<string, LineFault> = new Map();

export function LinePage({ id }: { readonly id: string }) {
  const { text } = useHouse();
  const t = useLinesText();
  const source = fetched(useLoaded(useCallback(() => findSource(id), [id])));
  if (t === null || source === null) return <p className="loading">{text.house.loading}</p>;
  if (source.kind === 'remote' || source.kind === 'missing')
    return <Missing t={t} id={id} says={text.replay.missing} />;
  if (source.kind === 'damaged') return <Missing t={t} id={id} says={text.table.damaged} />;
  if (source.kind === 'running') return <Missing t={t} id={id} says={t.page.closed} />;
  return <KnownRecord t={t} id={id} record={source.record} />;
}

function Missing({ t, id, says }: { readonly t: LinesText; readonly id: string; readonly says: string }) {
  return (
    <Page title={says}>
      <Link className="button" href={`/replay/${id}`}>
        {t.page.back}
      </Link>
    </Page>
  );
}

interface Known {
  readonly t: LinesText;
  readonly id: string;
  readonly record: GameRecord;
}

function KnownRecord({ t, id, record }: Known) {
  const { text } = useHouse();
  const loading = useLoadedGame(record.game);
  const loaded = fetched(loading);
  const game = loaded?.game;
  const film = useMemo(() => game && Film.of(game, record), [game, record]);
  if (loading === null) return <p className="loading">{text.house.loading}</p>;
  if (!loaded || !film) return <Unknown title={text.record.play('wrongGame', -1, record.game)} />;
  if ('problem' in film) return <Missing t={t} id={id} says={text.record.play(film.problem, film.ply, film.detail)} />;
  return <NamedLine t={t} id={id} record={record} loaded={loaded} film={film.film} />;
}

/** The address names the line, and may come to name another one. */
function NamedLine(known: Known & { readonly loaded: Loaded; readonly film: Film }) {
  const { t, id, record } = known;
  const [name, setName] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const follow = () => setName(location.hash.slice(1));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const lines = useLines(id, record);
  const line = lineNamed(lines, name);
  if (!line) return <Missing t={t} id={id} says={t.page.missing} />;
  return <Played key={line.id} {...known} lines={lines} line={line} />;
}

function Played({
  t,
  id,
  record,
  loaded,
  film,
  lines,
  line,
}: Known & {
  readonly loaded: Loaded;
  readonly film: Film;
  readonly lines: readonly SideLine[];
  readonly line: SideLine;
}) {
  const { text } = useHouse();
  const { ui } = loaded;
  const brain = useMemo(() => new BrainOnDemand(), []);
  useEffect(() => () => brain.close(), [brain]);
  const names = useMemo(() => namesIn(record, text.fresh.seat), [record, text]);
  // The line as it is when the page opens, and once: from then on the room has it, and the page writes it down.
  const [room] = useState(() => {
    const along = filmAlong(film, lines, line.id)?.film ?? film;
    const seating = seatingOf(line.id, record.seats);
    return new LineRoom(along, Math.min(line.ply, along.last), seated(names, seating), {
      brain,
      advisor: brain,
      pause: () => PAUSE_MS[currentSettings().pace],
      comments: () => lineNamed(linesOf(id, record), line.id)?.comments ?? [],
      most: () => mostAnswers(linesOf(id, record), line.id),
      keep: (answers, again) => {
        const problem = changeLines(id, record, (all) =>
          again.reduce<readonly SideLine[]>(
            (lines, { ply, text }) => withComment(lines, line.id, ply, text),
            withAnswers(all, line.id, answers),
          ),
        );
        // That the lines grow too long has words of its own.
        return problem === 'overfull' ? null : problem;
      },
    });
  });
  // A seat without a name is called in the language of the house.
  useEffect(() => {
    if (names.every((name, seat) => name === room.sitters[seat]?.name)) return;
    room.reseat(
      seated(
        names,
        room.sitters.map(({ bot }) => bot),
      ),
    );
  }, [room, names]);
  useEffect(() => {
    room.start();
    return () => room.close();
  }, [room]);
  const { sight } = useScene(room);
  const problem = useLinesProblem(id);
  const settings = useSettings();
  const faces = useMemo(
    () => facesOf(room.sitters, settings.seats, loaded.entry.paints),
    [room.sitters, settings.seats, loaded],
  );
  const called = calledIn(t, lines, line);
  const seating: Seating = room.sitters.map(({ bot }) => bot);

  const around: Around = {
    told: room.full ? t.page.full : problem === 'overfull' ? t.overfull : null,
    way: null,
    strip: null,
    seat: () => null,
    clock: <span className="line-mark">{t.diceShort}</span>,
    talk: {
      title: t.title,
      remark: `${called} · ${t.diceShort}`,
      body: (
        <>
          <div className="line-ways">
            <Link className="button" href={`/replay/${id}#${sight.ply}-${line.id}`}>
              {t.page.back}
            </Link>
            {seating.some((bot) => bot !== null) && (
              <button type="button" className="button" onClick={() => room.hold(!room.held)}>
                {room.held ? t.page.resume : t.page.hold}
              </button>
            )}
          </div>
          <details className="line-who">
            <summary>
              {t.start.who}:{' '}
              {seating.map((bot) => (bot === null ? t.start.you : (text.house.bots[bot] ?? bot))).join(', ')}
            </summary>
            <WhoAnswers
              t={t}
              faces={faces}
              seating={seating}
              onChange={(next) => {
                keepSeating(line.id, next);
                room.reseat(seated(names, next));
              }}
            />
          </details>
          <LinePanel
            t={t}
            lines={lines}
            faults={WHOLE}
            spot={{ line: line.id, ply: sight.ply }}
            problem={problem}
            ways={null}
            onShow={(spot) => navigate(`/replay/${id}#${spot.ply}${spot.line === null ? '' : `-${spot.line}`}`)}
            onChange={(change) => changeLines(id, record, change)}
          />
        </>
      ),
    },
  };
  const title = t.page.title(ui.text.name, called);
  const entitled = useMemo(() => named(loaded, title), [loaded, title]);
  return (
    <div className="line-page">
      <TableScreen room={room} loaded={entitled} id={id} around={around} />
    </div>
  );
}

function seated(names: readonly string[], seating: Seating) {
  return names.map((name, seat) => ({ name, bot: seating[seat] ?? null }));
}

/** The same game under the name of the line. */
function named(loaded: Loaded, name: string): Loaded {
  return { ...loaded, ui: { ...loaded.ui, text: { ...loaded.ui.text, name } } };
}

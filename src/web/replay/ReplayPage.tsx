/** Replays a record: an imported one, or that of a finished table. The address names the position. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GameRecord, Seat } from '../../kernel/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { useSettings } from '../keep/settings.ts';
import { isUnwritten, recordOf } from '../keep/tables.ts';
import { download } from '../parts/download.ts';
import { Page } from '../parts/Page.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import type { Loaded } from '../registry.ts';
import { readdress } from '../router.tsx';
import { OpenRecord } from '../start/OpenRecord.tsx';
import { linesOf } from '../table/sentences.ts';
import { NARROW, TableBody } from '../table/TableBody.tsx';
import { TopBar } from '../table/TopBar.tsx';
import { useLoaded, useMedia } from '../useLoaded.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { type Frame, framesOf, logOf, sightOf } from './frames.ts';
import { Scrubber } from './Scrubber.tsx';
import '../start/start.css';
import '../table/table.css';

export function ReplayPage({ id }: { readonly id: string | null }) {
  const { text } = useHouse();
  const loading = useLoaded(useCallback(() => findRecord(id), [id]));
  if (loading === null) return <p className="loading">{text.house.loading}</p>;
  const record = 'value' in loading ? loading.value : null;
  if (id === null || record === null)
    return (
      <Page title={text.replay.title}>
        <p>{id === null ? text.replay.none : text.replay.missing}</p>
        <OpenRecord />
      </Page>
    );
  return <KnownRecord id={id} record={record} />;
}

/** What this device has, or else what the server has of an online table whose game is over. */
async function findRecord(id: string | null): Promise<GameRecord | null> {
  if (id === null) return null;
  const kept = recordOf(id);
  if (kept) return kept;
  const { fetchRecord } = await import('../online/record.ts');
  return fetchRecord(id);
}

function KnownRecord({ id, record }: { readonly id: string; readonly record: GameRecord }) {
  const { text } = useHouse();
  const loading = useLoadedGame(record.game);
  const loaded = loading && 'value' in loading ? loading.value : null;
  const film = useMemo(() => loaded && framesOf(loaded.game, record), [loaded, record]);
  if (loading === null) return <p className="loading">{text.house.loading}</p>;
  if (!loaded || !film) return <Unknown title={text.fresh.unknownGame} />;
  if ('problem' in film)
    return (
      <Page title={text.replay.title}>
        <p className="problem">
          <Icon name="warning" />
          {text.record.play(film.problem, film.ply, film.detail)}
        </p>
      </Page>
    );
  return <Film id={id} record={record} loaded={loaded} frames={film.frames} />;
}

function Film({
  id,
  record,
  loaded,
  frames,
}: {
  readonly id: string;
  readonly record: GameRecord;
  readonly loaded: Loaded;
  readonly frames: readonly Frame[];
}) {
  const { text, motion } = useHouse();
  const settings = useSettings();
  const narrow = useMedia(NARROW);
  const { game, ui } = loaded;
  const last = frames.length - 1;
  const [ply, setPly] = useState(() => plyOf(location.hash, last));
  const [eyes, setEyes] = useState<Seat | null>(null);
  const faces = useMemo(() => {
    const names = Array.from({ length: record.seats }, (_, seat) => record.names?.[seat] ?? text.fresh.seat(seat + 1));
    return facesOf(
      names.map((name) => ({ name, bot: null })),
      settings.seats,
    );
  }, [record, text, settings.seats]);
  const lines = useMemo(() => linesOf(logOf(frames, eyes), ui.text, faces), [frames, eyes, ui, faces]);
  const sight = useMemo(() => sightOf(game, frames, ply, eyes), [game, frames, ply, eyes]);

  useEffect(() => {
    const follow = () => setPly(plyOf(location.hash, last));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [last]);
  const go = (to: number) => {
    const next = Math.max(0, Math.min(to, last));
    setPly(next);
    readdress(`${location.pathname}${location.search}#${next}`);
  };

  if (!sight) return null;
  const props = {
    sight,
    faces,
    offers: [],
    shown: null,
    ahead: null,
    show: () => {},
    give: () => {},
    motion,
    narrow,
  };
  return (
    <div className={`table ${narrow ? 'narrow' : 'wide'}`}>
      <a className="skip" href="#content">
        {text.house.skip}
      </a>
      <TopBar
        gameId={loaded.entry.id}
        game={text.replay.of(ui.text.name)}
        clock={ui.text.clock(sight.view)}
        onExport={() => download(`durbar-${loaded.entry.id}-${id}.json`, JSON.stringify(record))}
      />
      <main className="table-main" id="content" tabIndex={-1}>
        <Scrubber
          ply={ply}
          last={last}
          says={lines
            .filter((line) => line.ply === ply)
            .map((line) => line.says)
            .join(' ')}
          note={isUnwritten(id) ? text.replay.unwritten : record.result === undefined ? text.replay.unfinished : null}
          turnAt={(at) => frames[at]?.seat ?? -1}
          roundAt={(at) => {
            const frame = frames[at];
            return frame ? ui.round(game.view(frame.state, null)) : 0;
          }}
          roundName={ui.text.roundName ?? text.roundName}
          faces={faces}
          eyes={eyes}
          onEyes={setEyes}
          onGo={go}
        />
        <TableBody props={props} ui={ui} lines={lines} looking={ply} around={null} onLook={go} />
      </main>
    </div>
  );
}

function plyOf(hash: string, last: number): number {
  const ply = Number.parseInt(hash.slice(1), 10);
  return Number.isNaN(ply) ? 0 : Math.max(0, Math.min(ply, last));
}

/** Opens a kept table: reads it, restores the game, and seats everybody. */
import { useEffect, useMemo, useRef } from 'react';
import { restoreTable, saveTable } from '../../table/saved.ts';
import { WorkerBrain } from '../bots/brain.ts';
import { useHouse } from '../context.tsx';
import { currentSettings } from '../keep/settings.ts';
import { type KeptTable, keepTable, readTable } from '../keep/tables.ts';
import { download } from '../parts/download.ts';
import { Page } from '../parts/Page.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import type { Loaded } from '../registry.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { Room } from './room.ts';
import { TableScreen } from './TableScreen.tsx';

const PAUSE_MS = { calm: 900, brisk: 350, instant: 0 } as const;

export function TablePage({ id }: { readonly id: string }) {
  const { text } = useHouse();
  const kept = useMemo(() => readTable(id), [id]);
  if (kept === null) return <Unknown title={text.table.missing} />;
  if ('damaged' in kept)
    return <DamagedTable id={id} raw={kept.damaged.raw} why={text.start.damagedHelp(kept.damaged.at)} />;
  return <KnownTable kept={kept.table} />;
}

function KnownTable({ kept }: { readonly kept: KeptTable }) {
  const { text } = useHouse();
  const loading = useLoadedGame(kept.saved.record.game);
  if (loading === null) return <p className="loading">{text.house.loading}</p>;
  if ('error' in loading || loading.value === null) return <Unknown title={text.fresh.unknownGame} />;
  return <OpenTable kept={kept} loaded={loading.value} />;
}

function OpenTable({ kept, loaded }: { readonly kept: KeptTable; readonly loaded: Loaded }) {
  const { text } = useHouse();
  const { game, ui } = loaded;
  const restored = useMemo(() => restoreTable(game, kept.saved), [game, kept]);
  // The words of the clock change with the language; the people at the table stay seated.
  const words = useRef(ui.text);
  useEffect(() => {
    words.current = ui.text;
  }, [ui.text]);
  const { secrets } = ui;

  const seated = useMemo(() => {
    if ('problem' in restored) return null;
    const { table } = restored;
    const { id, seed } = kept.saved;
    const brain = new WorkerBrain();
    const room = new Room(table, {
      brain,
      secrets,
      pause: () => PAUSE_MS[currentSettings().pace],
      keep: () => {
        const { view, waiting } = table.sight(null);
        return keepTable({
          saved: saveTable(id, table, seed, Date.now()),
          waiting,
          clock: words.current.clock(view),
        });
      },
    });
    return { room, brain };
  }, [restored, kept, secrets]);

  useEffect(() => {
    seated?.room.start();
    return () => {
      seated?.room.close();
      seated?.brain.close();
    };
  }, [seated]);

  if (!seated || 'problem' in restored) {
    const why = 'ply' in restored ? text.record.play(restored.problem, restored.ply, restored.detail) : '';
    return <DamagedTable id={kept.saved.id} raw={JSON.stringify(kept.saved)} why={why} />;
  }
  return <TableScreen key={kept.saved.id} room={seated.room} loaded={loaded} id={kept.saved.id} />;
}

function DamagedTable({ id, raw, why }: { readonly id: string; readonly raw: string; readonly why: string }) {
  const { text } = useHouse();
  return (
    <Page title={text.table.damaged}>
      <p>{why}</p>
      <button type="button" className="button" onClick={() => download(`durbar-${id}.txt`, raw)}>
        {text.start.saveRaw}
      </button>
    </Page>
  );
}

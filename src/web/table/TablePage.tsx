/** Opens a kept table: reads it, restores the game, and seats everybody. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { restoreTable, saveTable } from '../../table/saved.ts';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { currentSettings } from '../keep/settings.ts';
import {
  isOvertaken,
  type Kept,
  type KeptTable,
  keepTable,
  readTable,
  removeTable,
  watchTable,
} from '../keep/tables.ts';
import { createTable } from '../new/createTable.ts';
import { download } from '../parts/download.ts';
import { Page } from '../parts/Page.tsx';
import { RemoveDialog } from '../parts/RemoveDialog.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import type { Loaded } from '../registry.ts';
import { navigate } from '../router.tsx';
import { useLoadedGame } from '../useLoadedGame.ts';
import { BrainOnDemand } from './brainOnDemand.ts';
import { LocalRoom } from './localRoom.ts';
import { PAUSE_MS } from './pace.ts';
import { TableScreen } from './TableScreen.tsx';

export function TablePage({ id }: { readonly id: string }) {
  const { text } = useHouse();
  const [{ kept, following }, setKept] = useState<{ kept: Kept | null; following: boolean }>(() => ({
    kept: readTable(id),
    following: false,
  }));
  const follow = useCallback(() => setKept({ kept: readTable(id), following: true }), [id]);
  if (kept === null) return <Unknown title={text.table.missing} />;
  if ('damaged' in kept)
    return <DamagedTable id={id} raw={kept.damaged.raw} why={text.start.damagedHelp(kept.damaged.at)} />;
  return <KnownTable kept={kept.table} following={following} onFollow={follow} />;
}

interface Known {
  readonly kept: KeptTable;
  /** Whether another page plays this table, and this one caught up with it. */
  readonly following: boolean;
  /** Goes over to what is kept now. */
  onFollow(): void;
}

function KnownTable(known: Known) {
  const { kept } = known;
  const { text } = useHouse();
  const loading = useLoadedGame(kept.saved.record.game);
  if (loading === null) return <p className="loading">{text.house.loading}</p>;
  const loaded = fetched(loading);
  if (loaded === null) return <Unknown title={text.fresh.unknownGame} />;
  return <OpenTable {...known} loaded={loaded} />;
}

function OpenTable({ kept, following, onFollow, loaded }: Known & { readonly loaded: Loaded }) {
  const { text } = useHouse();
  const { game, ui } = loaded;
  const restored = useMemo(() => restoreTable(game, kept.saved), [game, kept]);
  // The words of the clock change with the language; the people at the table stay seated.
  const words = useRef(ui.text);
  useEffect(() => {
    words.current = ui.text;
  }, [ui.text]);
  const { secrets } = ui;

  const brain = useMemo(() => new BrainOnDemand(), []);
  useEffect(() => () => brain.close(), [brain]);
  const room = useMemo(() => {
    if ('problem' in restored) return null;
    const { table } = restored;
    const { id, seed } = kept.saved;
    let written = true;
    return new LocalRoom(table, {
      brain,
      advisor: brain,
      secrets,
      following,
      pause: () => PAUSE_MS[currentSettings().pace],
      keep: () => {
        const { view, waiting } = table.sight(null);
        const problem = keepTable({
          saved: saveTable(id, table, seed, Date.now()),
          waiting,
          clock: words.current.clock(view),
        });
        // One answer that came too late is given up; a stretch of play that is only here is not, unless by a click.
        if (problem === 'newer' && written) queueMicrotask(onFollow);
        written = problem === null;
        return problem;
      },
    });
  }, [restored, kept, secrets, following, brain, onFollow]);

  useEffect(() => {
    room?.start();
    return () => room?.close();
  }, [room]);

  useEffect(() => {
    if (!room) return;
    const { id, seed } = kept.saved;
    return watchTable(id, () => {
      if (room.scene.unkept === null && isOvertaken(saveTable(id, room.table, seed, 0))) onFollow();
    });
  }, [room, kept, onFollow]);

  if (!room || 'problem' in restored) {
    const why = 'ply' in restored ? text.record.play(restored.problem, restored.ply, restored.detail) : '';
    return <DamagedTable id={kept.saved.id} raw={JSON.stringify(kept.saved)} why={why} />;
  }
  const again = () => {
    const made = createTable(loaded, room.sitters, room.record().options);
    if ('id' in made && made.unkept === null) navigate(`/table/${made.id}`);
    else navigate(`/new/${loaded.entry.id}`);
  };
  return (
    <TableScreen
      key={kept.saved.id}
      room={room}
      loaded={loaded}
      id={kept.saved.id}
      onFollow={onFollow}
      onAgain={again}
    />
  );
}

function DamagedTable({ id, raw, why }: { readonly id: string; readonly raw: string; readonly why: string }) {
  const { text } = useHouse();
  const [leaving, setLeaving] = useState(false);
  return (
    <Page title={text.table.damaged}>
      <p>{why}</p>
      <button type="button" className="button" onClick={() => download(`durbar-${id}.txt`, raw)}>
        {text.start.saveRaw}
      </button>{' '}
      <button type="button" className="button" onClick={() => setLeaving(true)}>
        {text.start.remove}
      </button>
      {leaving && (
        <RemoveDialog
          ask={text.start.removeDamaged}
          onKeep={() => setLeaving(false)}
          onRemove={() => {
            removeTable(id);
            navigate('/');
          }}
        />
      )}
    </Page>
  );
}

/** A game that is running on the server, as far as it has been played: what this person may see of it, and nothing else. */

import { useEffect, useMemo } from 'react';
import type { Game } from '../../kernel/index.ts';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { OnlineRoom } from '../online/onlineRoom.ts';
import { type Joined, useHeld, useJoined } from '../online/useHeld.ts';
import { Unknown } from '../parts/Unknown.tsx';
import type { Room } from '../table/room.ts';
import { useScene } from '../table/useScene.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { Player } from './Player.tsx';
import { NoRecord } from './ReplayPage.tsx';
import type { Reel } from './reel.ts';
import { ShareDialog } from './ShareDialog.tsx';
import type { ReplayText } from './text/en.ts';
import { noLines, useMisled } from './useMisled.ts';
import { useSpot } from './useSpot.ts';
import { useWays } from './useWays.tsx';

interface Props {
  readonly t: ReplayText;
  readonly id: string;
}

export function RemotePage({ t, id }: Props) {
  const { text } = useHouse();
  const joined = useJoined(id);
  if (joined === null) return <p className="loading">{text.house.loading}</p>;
  return <JoinedPage t={t} id={id} joined={joined} />;
}

function JoinedPage({ t, id, joined }: Props & { readonly joined: Joined }) {
  const { text } = useHouse();
  useHeld(joined);
  const { card, seen, trouble } = joined.held;
  const loading = useLoadedGame(card?.game ?? '');
  const gone = (card === null && trouble !== null) || joined.connection.condition === 'lost';
  if (gone && seen === null) return <NoRecord says={text.replay.missing} />;
  if (card !== null && card.status === 'gathering') return <NoRecord says={text.replay.missing} />;
  if (card === null || seen === null || loading === null) return <p className="loading">{text.house.loading}</p>;
  const loaded = fetched(loading);
  if (loaded?.game.version !== card.rules)
    return <Unknown title={text.record.play('wrongVersion', -1, String(card.rules))} />;
  return <Watched t={t} id={id} joined={joined} loaded={loaded} />;
}

function Watched({
  t,
  id,
  joined: { connection, held },
  loaded,
}: Props & {
  readonly joined: Joined;
  readonly loaded: NonNullable<Extract<ReturnType<typeof useLoadedGame>, { value: unknown }>['value']>;
}) {
  const room = useMemo(() => roomOf(loaded.game, { connection, held }), [loaded.game, connection, held]);
  useEffect(() => room.open(), [room]);
  const scene = useScene(room);
  const reel = useMemo(() => reelOfRoom(room, scene), [room, scene]);
  const { viewer } = scene;
  const { head, strange, go, see } = useSpot(null, viewer);
  const misled = useMisled(t, head, reel.last, strange, noLines);
  const eyes = useMemo(() => [viewer], [viewer]);
  const name = viewer === null ? null : (room.sitters[viewer]?.name ?? '');
  const told = name === null ? t.runningWatched : t.running(name);
  const ways = useWays(t, `/online/${id}`, id);
  return (
    <Player
      t={t}
      loaded={loaded}
      sitters={room.sitters}
      reel={reel}
      head={head}
      line={null}
      told={misled ?? told}
      note={null}
      eyes={eyes}
      seenBy={viewer}
      onEyes={see}
      onGo={go}
      tryAnother={null}
      whyNot={t.tryLater}
      ways={ways}
      share={(close, ply) => (
        <ShareDialog
          t={t}
          title={t.sharing.title}
          position={{ path: `/replay/${id}#${ply}`, says: t.sharing.seated }}
          record={null}
          onClose={close}
        />
      )}
      lines={null}
    />
  );
}

function roomOf(game: Game, { connection, held }: Joined): OnlineRoom {
  return new OnlineRoom(game, connection, held, {
    record: async () => null,
    lastAnswered: () => null,
    planned: () => false,
    answered: () => {},
  });
}

/** What the server has told and tells when asked: always with the eyes of whoever sits here. */
function reelOfRoom(room: Room, { sight, log }: Room['scene']): Reel {
  const seats = new Map(log.map((entry) => [entry.ply, entry.seat]));
  return {
    last: sight.ply,
    turnAt: (ply) => seats.get(ply) ?? -1,
    roundAt: null,
    tellingBefore: () => null,
    log: () => log,
    sight: async (ply) => {
      if (ply === sight.ply) return sight;
      const view = await room.past(ply);
      return view && { ...sight, ply, view, waiting: [], moves: [], outcome: null };
    },
  };
}

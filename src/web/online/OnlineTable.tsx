/** A game on the server: the table screen with what stands around it when people play from different rooms. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Me } from '../../online/api.ts';
import type { TableCard } from '../../online/protocol.ts';
import { useHouse } from '../context.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import type { Loaded } from '../registry.ts';
import { navigate } from '../router.tsx';
import type { Around } from '../table/around.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { type CallProblem, calls } from './calls.ts';
import { answeredAt, keepAnswered, keepInvitation } from './keep.ts';
import { OnlineRoom } from './onlineRoom.ts';
import { fetchRecord } from './record.ts';
import { RunningClock, SeatMarks } from './SeatMarks.tsx';
import { Talk } from './Talk.tsx';
import type { Joined } from './useHeld.ts';
import { useTurnNotice } from './useTurnNotice.ts';

interface Props {
  readonly t: OnlineText;
  readonly card: TableCard;
  readonly me: Me;
  readonly joined: Joined;
}

export function OnlineTable(props: Props) {
  const { text } = useHouse();
  const loading = useLoadedGame(props.card.game);
  if (loading === null) return <p className="loading">{text.house.loading}</p>;
  if ('error' in loading || loading.value === null) return <Unknown title={text.fresh.unknownGame} />;
  // The world of a seat is read by the rules of this page: they have to be those of the table.
  if (loading.value.game.version !== props.card.rules) return <Unknown title={props.t.table.readOnly} />;
  return <Playing {...props} loaded={loading.value} />;
}

function Playing({ t, card, me, joined, loaded }: Props & { readonly loaded: Loaded }) {
  const { connection, held } = joined;
  const { game } = loaded;
  const [problem, setProblem] = useState<CallProblem | null>(null);
  // Somebody who signs in as another person looks with other eyes: that is another room.
  const seat = held.seen?.seat ?? null;
  const room = useMemo(() => {
    void seat;
    return new OnlineRoom(game, connection, held, {
      record: () => fetchRecord(held.id),
      lastAnswered: () => answeredAt(held.id),
      answered: (answers) => keepAnswered(held.id, answers),
    });
  }, [game, connection, held, seat]);
  useEffect(() => room.open(), [room]);
  const { sending } = useSyncExternalStore(
    (watcher) => room.watch(watcher),
    () => room.scene,
  );
  const asked = seat !== null && (held.seen?.waiting.includes(seat) ?? false);
  useTurnNotice(held.id, asked, t.table.notice(loaded.ui.text.name));

  const again = async () => {
    if (card.next !== null) return navigate(`/online/${card.next}`);
    const called = await calls.rematch(card.id);
    if ('problem' in called) return setProblem(called.problem);
    keepInvitation(called.value.card.id, called.value.invitation);
    navigate(`/online/${called.value.card.id}`);
  };

  const over = held.seen?.outcome != null;
  const lost = connection.condition === 'lost';
  const replaced = seat !== null && (held.seen?.standIns.includes(seat) ?? false);
  const told = () => {
    if (problem) return t.problem[problem];
    if (lost) return sending ? t.table.lostSending : t.table.lost;
    if (room.trouble) return t.trouble[room.trouble];
    if (over) return card.next === null ? null : t.table.next;
    if (!replaced) return null;
    return card.late === 'loses' ? t.table.lostSeat : t.table.standInYou;
  };
  const { next } = card;
  const way = () => {
    if (lost) return null;
    if (over) return next === null ? null : { says: t.table.goNext, go: () => navigate(`/online/${next}`) };
    if (!replaced || card.late === 'loses') return null;
    return { says: t.table.back, go: () => connection.rejoin(held) };
  };
  const around: Around = {
    told: told(),
    way: way(),
    seat: (each) => <SeatMarks t={t} card={card} held={held} seat={each} />,
    clock: <RunningClock t={t} held={held} />,
    talk: {
      title: t.table.talk,
      remark: held.presence.spectators > 0 ? t.table.watching(held.presence.spectators) : t.table.slow(card.slow),
      body: <Talk t={t} card={card} me={me} joined={joined} over={over} />,
    },
  };
  return (
    <TableScreen
      key={seat}
      room={room}
      loaded={loaded}
      id={card.id}
      around={around}
      onAgain={seat === null ? undefined : () => void again()}
    />
  );
}

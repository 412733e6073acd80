/** A game on the server: the table screen with what stands around it when people play from different rooms. */

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Me } from '../../online/api.ts';
import type { Reason, TableCard } from '../../online/protocol.ts';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { Unknown } from '../parts/Unknown.tsx';
import type { Loaded } from '../registry.ts';
import { navigate } from '../router.tsx';
import type { Around } from '../table/around.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { type CallProblem, calls } from './calls.ts';
import { answeredAt, hasPlanned, keepAnswered, keepInvitation, keepPlanned } from './keep.ts';
import { Older } from './Older.tsx';
import { OnlineRoom } from './onlineRoom.ts';
import { PlanStrip } from './PlanStrip.tsx';
import { fetchRecord } from './record.ts';
import { RunningClock, SeatMarks } from './SeatMarks.tsx';
import { Talk } from './Talk.tsx';
import type { Joined } from './useHeld.ts';
import { usePlanning } from './usePlanning.ts';
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
  const loaded = fetched(loading);
  if (loaded === null) return <Unknown title={text.fresh.unknownGame} />;
  // The server plays this table, and the page reads what it is told by its own rules: they have to be the same.
  if (loaded.game.version !== props.card.rules) return <Older t={props.t} />;
  return <Playing {...props} loaded={loaded} />;
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
      planned: () => hasPlanned(held.id),
      answered: (answers) => {
        keepAnswered(held.id, answers);
        keepPlanned(held.id, false);
      },
    });
  }, [game, connection, held, seat]);
  useEffect(() => room.open(), [room]);
  const { sending } = useSyncExternalStore(
    (watcher) => room.watch(watcher),
    () => room.scene,
  );
  const asked = seat !== null && (held.seen?.waiting.includes(seat) ?? false);
  const plan = usePlanning(loaded, joined, room);
  // What was answered in advance is given before anybody looks: only what is left open is news.
  useTurnNotice(held.id, asked && plan.prepared.length === 0, t.table.notice(loaded.ui.text.name));

  const again = async () => {
    if (card.next !== null) return navigate(`/online/${card.next}`);
    const called = await calls.rematch(card.id);
    if ('problem' in called) return setProblem(called.problem);
    const { card: fresh, invitation } = called.value;
    if (invitation !== undefined) keepInvitation(fresh.id, invitation);
    navigate(`/online/${fresh.id}`);
  };

  const over = held.seen?.outcome != null;
  const lost = connection.condition === 'lost';
  const replaced = seat !== null && (held.seen?.standIns.includes(seat) ?? false);
  const told = () => {
    if (problem) return t.problem[problem];
    if (lost) return sending ? t.table.lostSending : t.table.lost;
    if (room.trouble) return t.trouble[room.trouble];
    if (plan.trouble) return planTrouble(t, plan.trouble);
    if (asked && held.seen?.dropped) return t.plan.dropped[held.seen.dropped];
    if (over) return card.next === null ? null : t.table.next;
    if (!replaced) return null;
    return card.late === 'loses' ? t.table.lostSeat : t.table.standInYou;
  };
  const { next } = card;
  const way = () => {
    if (lost) return null;
    if (over) return next === null ? null : { says: t.table.goNext, go: () => navigate(`/online/${next}`) };
    if (replaced) return card.late === 'loses' ? null : { says: t.table.back, go: () => connection.rejoin(held) };
    return plan.may ? { says: t.plan.prepare, go: plan.open } : null;
  };
  const around: Around = {
    told: told(),
    way: way(),
    strip: (plan.isOpen || plan.prepared.length > 0) && !asked && (
      <PlanStrip
        t={t}
        prepared={plan.prepared}
        open={plan.isOpen}
        more={plan.may}
        onRemove={plan.remove}
        onOpen={plan.open}
        onClose={plan.close}
      />
    ),
    seat: (each) => <SeatMarks t={t} card={card} held={held} seat={each} />,
    clock: plan.isOpen ? <span className="question-advance">{t.plan.title}</span> : <RunningClock t={t} held={held} />,
    talk: {
      title: t.table.talk,
      remark: held.presence.spectators > 0 ? t.table.watching(held.presence.spectators) : t.table.slow(card.slow),
      body: <Talk t={t} card={card} me={me} joined={joined} over={over} />,
    },
  };
  return (
    <TableScreen
      key={seat}
      room={plan.isOpen ? plan.room : room}
      loaded={loaded}
      id={card.id}
      around={around}
      onAgain={seat === null ? undefined : () => void again()}
    />
  );
}

/** Between the page's foresight and the server's the table may have gone on: then what was prepared does not fit any more. */
function planTrouble(t: OnlineText, reason: Reason): string {
  const why: Readonly<Record<string, string>> = t.trouble;
  return why[reason] ?? t.plan.passed;
}

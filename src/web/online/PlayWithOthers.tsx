/** On the start page: my online tables, tables that wait for people, and a new one. */
import { useCallback, useEffect, useState } from 'react';
import type { TableCard } from '../../online/protocol.ts';
import { Card } from '../../ui/Card.tsx';
import { useHouse } from '../context.tsx';
import { entryOf, GAMES } from '../registry.ts';
import { Link } from '../router.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { calls } from './calls.ts';
import { paceSays } from './paces.ts';
import { useOnlineText } from './useOnlineText.ts';
import './others.css';

/** How often the lists are asked for while the page is looked at. */
const LOOK_MS = 20_000;
/** More tables than this are not listed. */
const MOST = 8;

interface Lists {
  readonly mine: readonly TableCard[];
  readonly lobby: readonly TableCard[];
}

export function PlayWithOthers() {
  const t = useOnlineText();
  const lists = useLists();
  if (t === null || lists === null) return <div className="card others" />;
  return (
    <Card title={t.start.title} remark={t.start.remark} className="others my-tables">
      {lists === 'unreachable' ? (
        <p className="soft">{t.start.unreachable}</p>
      ) : (
        <>
          {lists.mine.length > 0 && <Rows t={t} title={t.start.mine} cards={lists.mine} />}
          <Rows t={t} title={t.start.lobby} cards={lists.lobby} />
          {lists.lobby.length === 0 && <p className="soft">{t.start.noLobby}</p>}
          <nav className="others-new" aria-label={t.start.fresh}>
            <span>{t.start.fresh}</span>
            {GAMES.map((game) => (
              <Link key={game.id} className="button" href={`/new/${game.id}?online`}>
                {game.name}
              </Link>
            ))}
          </nav>
          <Link href="/you" className="others-you">
            {t.start.you}
          </Link>
        </>
      )}
    </Card>
  );
}

function Rows({
  t,
  title,
  cards,
}: {
  readonly t: OnlineText;
  readonly title: string;
  readonly cards: readonly TableCard[];
}) {
  if (cards.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {cards.slice(0, MOST).map((card) => (
          <Row key={card.id} t={t} card={card} />
        ))}
      </ul>
    </>
  );
}

function Row({ t, card }: { readonly t: OnlineText; readonly card: TableCard }) {
  const { text } = useHouse();
  const game = entryOf(card.game)?.name ?? card.game;
  const names = card.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name])).join(', ');
  const mine = isMyTurn(card);
  return (
    <li>
      <span className="table-dot" style={{ background: `var(--${card.game}, var(--gold))` }} />
      <Link href={`/online/${card.id}`} aria-label={t.start.open(game, names)}>
        <b>{game}</b>
        <small>{[names, paceSays(t, card.pace), t.ago(Math.max(0, Date.now() - card.changed))].join(' · ')}</small>
      </Link>
      <span className={`tag ${mine ? 'now' : ''}`}>{mine ? text.start.yourTurn : stateSays(t, card)}</span>
    </li>
  );
}

function isMyTurn(card: TableCard): boolean {
  return card.status === 'playing' && card.you !== null && card.waiting.includes(card.you);
}

function stateSays(t: OnlineText, card: TableCard): string {
  const taken = card.seats.filter((seat) => seat.kind !== 'open').length;
  switch (card.status) {
    case 'gathering':
      return t.start.gathering(taken, card.seats.length);
    case 'playing':
      return card.waiting.length === 0
        ? t.start.playing
        : t.start.waitingFor(card.waiting.map((seat) => card.seats[seat]?.name ?? ''));
    case 'over':
      return t.start.finished;
    case 'closed':
      return t.start.closed;
  }
}

/** Those that wait for me first, then those that go on, then the rest; the last changed first. */
function inOrder(cards: readonly TableCard[]): TableCard[] {
  const rank = (card: TableCard) =>
    isMyTurn(card) ? 0 : card.status === 'playing' ? 1 : card.status === 'gathering' ? 2 : 3;
  return cards.filter((card) => card.status !== 'closed').sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
}

function useLists(): Lists | 'unreachable' | null {
  const [lists, setLists] = useState<Lists | 'unreachable' | null>(null);
  const look = useCallback(async () => {
    const [mine, lobby] = await Promise.all([calls.mine(), calls.lobby()]);
    if ('problem' in mine || 'problem' in lobby) return setLists('unreachable');
    const own = inOrder(mine.value.tables);
    const others = lobby.value.tables.filter((card) => own.every(({ id }) => id !== card.id));
    setLists({ mine: own, lobby: inOrder(others) });
  }, []);
  useEffect(() => {
    void look();
    const again = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const timer = setInterval(again, LOOK_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [look]);
  return lists;
}

/** One game on the start page: its picture under a cusped arch, what it asks of people, and the ways to begin. */
import { useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { currentSettings } from '../keep/settings.ts';
import { GameArch } from '../parts/GameArch.tsx';
import { type GameEntry, loadGame, TAUGHT } from '../registry.ts';
import { Link, navigate } from '../router.tsx';

export function GameCard({ entry }: { readonly entry: GameEntry }) {
  const { text, language } = useHouse();
  const [failed, setFailed] = useState(false);
  const t = text.start;
  const [least, most] = entry.players;

  const play = async () => {
    // All that a table needs at once: on a slow net one after the other would take several times as long.
    const fetched = await Promise.all([
      loadGame(entry.id, language),
      import('../new/createTable.ts'),
      import('../table/TablePage.tsx'),
    ]).catch(() => null);
    const [loaded, tables] = fetched ?? [];
    if (!loaded || !tables) return setFailed(true);
    const { createTable, usualSeats, usualSitters } = tables;
    const seats = usualSeats(loaded.game.seats);
    const made = createTable(loaded, usualSitters(seats, 1, currentSettings().name, text), {});
    if ('problem' in made || made.unkept !== null) return navigate(`/new/${entry.id}`);
    navigate(`/table/${made.id}`);
  };

  return (
    <GameArch entry={entry} id={`game-${entry.id}`}>
      <p>{t.taglines[entry.id]}</p>
      <ul className="game-facts">
        <li>
          <Icon name="people" size={17} />
          <span aria-hidden="true">{t.players(least, most)}</span>
          <span className="unseen">{t.playersFull(least, most)}</span>
        </li>
        <li>
          <Icon name="clock" size={16} />
          <span aria-hidden="true">{t.minutes(...entry.minutes)}</span>
          <span className="unseen">{t.minutesFull(...entry.minutes)}</span>
        </li>
        <li className="weight" title={t.weight(entry.weight)}>
          {[1, 2, 3, 4, 5].map((n) => (
            <i key={n} className={n <= entry.weight ? 'on' : ''} />
          ))}
          <span className="unseen">{t.weight(entry.weight)}</span>
        </li>
      </ul>
      <button type="button" className="game-play" onClick={play}>
        {t.play}
      </button>
      <div className="game-ways">
        {TAUGHT.includes(entry.id) && (
          <Link className="button" href={`/learn/${entry.id}`}>
            {t.learn}
          </Link>
        )}
        <Link className="button" href={`/new/${entry.id}?online`}>
          {t.invite}
        </Link>
        <Link className="button" href={`/new/${entry.id}?persons=all`}>
          {t.pass}
        </Link>
        <Link className="button" href={`/new/${entry.id}`}>
          {t.options}
        </Link>
        <Link className="button" href={`/rules/${entry.id}`}>
          {t.rules}
        </Link>
      </div>
      {failed && (
        <p className="problem" role="alert">
          {text.house.broken}
        </p>
      )}
    </GameArch>
  );
}

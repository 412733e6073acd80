/** Statistics of who plays on this device and online: results, opponents, sources of points, starting order. */
import { useCallback, useState } from 'react';
import { csvOf, type FinishedGame, resultsOf } from '../../table/statistics.ts';
import { Card } from '../../ui/Card.tsx';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { download } from '../parts/download.ts';
import { Page } from '../parts/Page.tsx';
import { entryOf, GAMES } from '../registry.ts';
import { Link } from '../router.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useWords, type WordLoaders } from '../useWords.ts';
import { Bots, ByGame, Places, Scores, Sources } from './cards.tsx';
import { finishedGames } from './collect.ts';
import type { StatsText } from './text/en.ts';
import './stats.css';

const TEXTS: WordLoaders<StatsText> = {
  en: () => import('./text/en.ts').then((m) => m.en),
  fr: () => import('./text/fr.ts').then((m) => m.fr),
  nl: () => import('./text/nl.ts').then((m) => m.nl),
};

/** How many games are listed with a link. */
const LAST = 12;
/** Without it some spreadsheets take the accents of names for other letters. */
const SPREADSHEET_MARK = '\ufeff';
/** Stands for all games in the row of games. */
const ALL = '';

export function StatsPage() {
  const { text } = useHouse();
  const t = useWords(TEXTS);
  const [counted, setCounted] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const collect = useCallback(() => finishedGames((done, all) => setCounted({ done, all })), []);
  const collected = fetched(useLoaded(collect));
  if (t === null || collected === null)
    return <p className="loading">{t && counted ? t.counting(counted.done, counted.all) : text.house.loading}</p>;
  const { games, unread, away } = collected;
  return (
    <Page title={t.title} remark={t.remark}>
      {games.length > 0 ? <Statistics games={games} t={t} /> : away === 0 && unread === 0 && <Nothing t={t} />}
      {unread > 0 && <p className="soft">{t.unread(unread)}</p>}
      {away !== 0 && <p className="soft">{t.away(away)}</p>}
    </Page>
  );
}

/** What will be here, and the way to a first game. */
function Nothing({ t }: { readonly t: StatsText }) {
  const { text } = useHouse();
  return (
    <section className="card stats-nothing">
      <p>{t.none}</p>
      <p>{t.promise}</p>
      <Link className="button go" href="/">
        {text.house.home}
      </Link>
    </section>
  );
}

function Statistics({ games, t }: { readonly games: readonly FinishedGame[]; readonly t: StatsText }) {
  const played = GAMES.map(({ id }) => id).filter((id) => games.some((each) => each.game === id));
  const [game, setGame] = useState<string>(played.length === 1 ? (played[0] ?? ALL) : ALL);
  const shown = game === ALL ? games : games.filter((each) => each.game === game);
  return (
    <div className="stats">
      <div className="stats-head">
        {played.length > 1 && (
          <ChoiceRow<string>
            label={t.which}
            values={[
              { value: ALL, label: t.allGames },
              ...played.map((id) => ({ value: id, label: entryOf(id)?.name ?? id })),
            ]}
            value={game}
            onChoose={setGame}
          />
        )}
        <button
          type="button"
          className="button"
          onClick={() => download('durbar.csv', SPREADSHEET_MARK + csvOf(shown), 'text/csv')}
        >
          {t.csv}
        </button>
      </div>
      <Summary games={shown} one={game !== ALL} t={t} />
      {game !== ALL && <Scores games={shown} t={t} />}
      {game === ALL && <ByGame ids={played} games={shown} t={t} onGame={setGame} />}
      <div className="stats-row">
        <Bots games={shown} t={t} />
        {game !== ALL && <Places games={shown} t={t} />}
      </div>
      {game !== ALL && <Sources game={game} games={shown} t={t} />}
      <Last games={shown} t={t} />
    </div>
  );
}

function Summary({
  games,
  one,
  t,
}: {
  readonly games: readonly FinishedGame[];
  readonly one: boolean;
  readonly t: StatsText;
}) {
  const { games: count, wins, even, mean, best } = resultsOf(games);
  const figures: [string, string][] = [
    [t.games, t.number(count)],
    [t.wins, t.number(Math.round(10 * wins) / 10)],
  ];
  // Points of different games have nothing to do with each other.
  if (one) figures.push([t.mean, t.number(Math.round(10 * mean) / 10)], [t.best, t.number(best)]);
  return (
    <section className="card stats-summary">
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t.winShare(wins / Math.max(1, count), even / Math.max(1, count))}</p>
    </section>
  );
}

function Last({ games, t }: { readonly games: readonly FinishedGame[]; readonly t: StatsText }) {
  return (
    <Card title={t.last}>
      <ul className="stats-last">
        {games
          .slice(-LAST)
          .toReversed()
          .map(({ id, game, played, own, outcome, names }) => (
            <li key={id}>
              <Link href={`/replay/${id}`}>
                <b>{t.replay(entryOf(game)?.name ?? game, played)}</b>
                <small>{names.join(', ')}</small>
              </Link>
              <span className="tag">
                {own.map((seat) => t.rank(outcome.ranks[seat] ?? 0, outcome.ranks.length)).join(', ')}
              </span>
            </li>
          ))}
      </ul>
    </Card>
  );
}

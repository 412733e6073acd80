/** The plots of the statistics. Each says in words what it draws. */
import { scaleLinear } from 'd3-scale';
import {
  botsMet,
  type FinishedGame,
  placesOf,
  resultsOf,
  type Source,
  sourcesOf,
  winOf,
} from '../../table/statistics.ts';
import { Card } from '../../ui/Card.tsx';
import { useHouse } from '../context.tsx';
import { entryOf } from '../registry.ts';
import { NARROW } from '../table/TableBody.tsx';
import { useMedia } from '../useLoaded.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import type { StatsText } from './text/en.ts';

interface Shown {
  readonly games: readonly FinishedGame[];
  readonly t: StatsText;
}

/** Drawn as wide as it is shown, so that its words keep their size; with as many games as can be told apart. */
const BOXES = {
  wide: { width: 1060, height: 220, left: 38, right: 14, top: 14, bottom: 14, most: 60 },
  narrow: { width: 320, height: 190, left: 34, right: 8, top: 14, bottom: 14, most: 24 },
};
/** The largest sources are shown at once, the others when wanted. */
const LARGEST = 8;

/** How often each game was won, next to even play: the way to its own statistics. */
export function ByGame({
  ids,
  games,
  t,
  onGame,
}: Shown & {
  readonly ids: readonly string[];
  onGame(id: string): void;
}) {
  return (
    <Card title={t.byGame} remark={t.byGameRemark}>
      <ul className="stats-bars">
        {ids.map((id) => {
          const { games: all, wins, even } = resultsOf(games.filter(({ game }) => game === id));
          return (
            <li key={id}>
              <button type="button" className="stats-game" onClick={() => onGame(id)}>
                {entryOf(id)?.name ?? id}
              </button>
              <Bar share={wins / Math.max(1, all)} mark={even / Math.max(1, all)} />
              <b>{t.wonOf(wins, all)}</b>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** One mark for each game in turn: a disc, filled if it was won, and a dash where the best of the others came. */
export function Scores({ games, t }: Shown) {
  const box = useMedia(NARROW) ? BOXES.narrow : BOXES.wide;
  const all = games.flatMap(({ id, own: seats, outcome }) =>
    seats.map((seat) => ({
      mark: `${id} ${seat}`,
      score: outcome.scores[seat] ?? 0,
      best: Math.max(...outcome.scores.filter((_, other) => other !== seat)),
      won: winOf(outcome, seat) > 0,
    })),
  );
  const own = all.slice(-box.most);
  const scores = own.flatMap(({ score, best }) => [score, best]);
  const x = scaleLinear([0, Math.max(1, own.length - 1)], [box.left + 14, box.width - box.right - 14]);
  const y = scaleLinear([Math.min(...scores) - 1, Math.max(...scores) + 1], [box.height - box.bottom, box.top]).nice(4);
  const at = (i: number) => (own.length === 1 ? box.width / 2 : x(i));
  // Marks of games side by side do not lie over each other.
  const room = own.length === 1 ? box.width : x(1) - x(0);
  const disc = Math.min(7, 0.4 * room);
  const dash = Math.min(9, 0.42 * room);
  const says = own.map(({ score, won, best }, i) => t.scoreOf(i + 1, score, won, best)).join('; ');
  return (
    <Card title={t.scores} remark={t.scoresRemark(own.length < all.length ? own.length : null)}>
      <svg className="stats-plot" viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-label={says}>
        {y.ticks(4).map((value) => (
          <g key={value}>
            <path d={`M${box.left} ${y(value)}H${box.width - box.right}`} stroke="var(--line)" />
            <text x={box.left - 8} y={y(value) + 5} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        <polyline points={own.map(({ score }, i) => `${at(i)},${y(score)}`).join(' ')} />
        {own.map(({ mark, score, best, won }, i) => (
          <g key={mark}>
            <path className="others" d={`M${at(i) - dash} ${y(best)}h${2 * dash}`} />
            <circle cx={at(i)} cy={y(score)} r={disc} className={won ? 'won' : ''} />
          </g>
        ))}
      </svg>
    </Card>
  );
}

export function Bots({ games, t }: Shown) {
  const { text } = useHouse();
  const levels = Object.keys(text.house.bots);
  const met = botsMet(games).sort((one, other) => levels.indexOf(one.bot) - levels.indexOf(other.bot));
  return (
    <Card title={t.bots} remark={t.botsRemark}>
      {met.length === 0 && <p className="soft">{t.noBots}</p>}
      <ul className="stats-bars">
        {met.map(({ bot, met: all, beaten }) => (
          <li key={bot}>
            <span>{text.house.bots[bot] ?? bot}</span>
            <Bar share={beaten / all} />
            <b>{t.beaten(beaten, all)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function Places({ games, t }: Shown) {
  const places = placesOf(games);
  return (
    <Card title={t.places} remark={t.placesRemark}>
      {places.length === 0 && <p className="soft">{t.noPlaces}</p>}
      <ul className="stats-bars">
        {places.map(({ place, games: all, wins, even }) => (
          <li key={place}>
            <span>{t.place(place)}</span>
            <Bar share={wins / Math.max(1, all)} mark={even / Math.max(1, all)} />
            <b>{t.wonOf(wins, all)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Two bars for each line of the score sheet: one's own mean, and that of the others. */
export function Sources({ game, games, t }: Shown & { readonly game: string }) {
  const loading = useLoadedGame(game);
  const sheet = loading && 'value' in loading ? loading.value?.ui.text.sheet : undefined;
  const sources = sourcesOf(games)
    // What is taken from everybody alike is no source, nor is what nobody has.
    .filter(({ own, others }) => own !== others || own > 0)
    .sort((one, other) => other.own + other.others - one.own - one.others);
  const most = Math.max(1, ...sources.map(({ own, others }) => Math.max(own, others)));
  const points = (value: number) => t.number(Math.round(10 * value) / 10);
  const row = ({ key, own, others }: Source) => (
    <li key={key}>
      <span>{sheet?.[key]?.label ?? key}</span>
      <div>
        <Bar share={Math.max(0, own) / most} />
        <Bar share={Math.max(0, others) / most} pale />
      </div>
      <b>
        <span>
          {t.you} {points(own)}
        </span>
        <small>
          {t.others} {points(others)}
        </small>
      </b>
    </li>
  );
  return (
    <Card title={t.sources} remark={t.sourcesRemark}>
      <ul className="stats-bars sources">{sources.slice(0, LARGEST).map(row)}</ul>
      {sources.length > LARGEST && (
        <details>
          <summary>{t.smaller(sources.length - LARGEST)}</summary>
          <ul className="stats-bars sources">{sources.slice(LARGEST).map(row)}</ul>
        </details>
      )}
    </Card>
  );
}

function Bar({
  share,
  mark,
  pale = false,
}: {
  readonly share: number;
  readonly mark?: number;
  readonly pale?: boolean;
}) {
  return (
    <span className={`stats-bar ${pale ? 'pale' : ''}`} aria-hidden="true">
      <i style={{ width: `${100 * share}%` }} />
      {mark !== undefined && <em style={{ left: `${100 * mark}%` }} />}
    </span>
  );
}

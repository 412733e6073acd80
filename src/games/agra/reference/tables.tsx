/** Facts that are best read as a table. */
import { Coin } from '../../../ui/Coin.tsx';
import { Row } from '../../../ui/Drawn.tsx';
import { GoodTile } from '../board/art/goods.tsx';
import { House } from '../board/art/houses.tsx';
import { Favour, GuildMark } from '../board/art/marks.tsx';
import { Farm } from '../board/FarmPanel.tsx';
import { useFacts } from '../board/facts.ts';
import { useWords } from '../board/words.ts';
import {
  ACCESSIBLE_AT_PIER,
  ARROW_FROM,
  ARROW_SOURCES,
  BOAT_MOVES_WHEN,
  GUILDS,
  INFLUENCE_BONUS,
  ORDER_LIMIT_AT_PIER,
  PRODUCTS,
  SIDES,
  SITE_FACTS,
  SITES,
  TABLE,
} from '../data.ts';
import type { ReferenceWords } from './en.ts';
import { FIGURE_IDS, FIGURES } from './figures.ts';
import { type Faces, NUMERALS, Paper, stillOf } from './pieces.tsx';
import { sample } from './sample.ts';

interface Referring {
  readonly reference: ReferenceWords;
}

export function Arrows({ reference: { columns, sources } }: Referring) {
  const words = useWords();
  const { arrowFrom } = useFacts();
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.from}</th>
          <th scope="col">{columns.good}</th>
          <th scope="col">{columns.source}</th>
        </tr>
      </thead>
      <tbody>
        {PRODUCTS.map((good) => (
          <tr key={good}>
            <td>
              <span className="drawn-figures">
                <GoodTile good={arrowFrom[good]} size={26} />
                {words.goods[arrowFrom[good]]}
              </span>
            </td>
            <th scope="row">
              <span className="drawn-figures">
                <GoodTile good={good} size={26} />
                {words.goods[good]}
              </span>
            </th>
            {/* Where the printed arrow comes from says nothing of one that an owner of the box has corrected. */}
            <td>{sources[arrowFrom[good] === ARROW_FROM[good] ? ARROW_SOURCES[good] : 'corrected']}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Sites({ reference: { columns } }: Referring) {
  const words = useWords();
  const { siteCost } = useFacts();
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.building}</th>
          <th scope="col">{columns.good}</th>
          <th scope="col">{columns.level}</th>
          <th scope="col">{columns.cost}</th>
        </tr>
      </thead>
      <tbody>
        {SITES.map((site) => {
          const { good, level } = SITE_FACTS[site];
          return (
            <tr key={site}>
              <th scope="row">
                <span className="drawn-figures">
                  <House good={good} built size={44} />
                  {words.spaces[site]}
                </span>
              </th>
              <td>
                <span className="drawn-figures">
                  <GoodTile good={good} size={26} />
                  {words.goods[good]}
                </span>
              </td>
              <td>{NUMERALS[level]}</td>
              <td>{siteCost[site]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The farm as it is at the start, and which goods lie at the ends of each side. */
export function FarmLayout({ faces, reference: { corner, parts } }: Faces & Referring) {
  const words = useWords();
  const { corners } = useFacts().farm;
  return (
    <Row>
      <Paper>
        <div inert>
          <Farm table={stillOf(sample(), faces)} />
        </div>
      </Paper>
      <ul>
        {SIDES.map((side) => {
          const { from, to } = corners[side];
          return <li key={side}>{corner(parts.farm[side], words.goods[from], words.goods[to])}</li>;
        })}
      </ul>
    </Row>
  );
}

export function Influence({ reference: { columns } }: Referring) {
  const words = useWords();
  const { influenceRupees } = useFacts();
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.level}</th>
          {influenceRupees
            .map((_, level) => ({ level }))
            .map(({ level }) => (
              <th key={level} scope="col">
                {level}
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{words.sheet.rupees.label}</th>
          {influenceRupees
            .map((rupees, level) => ({ rupees, level }))
            .map(({ rupees, level }) => (
              <td key={level}>
                <Coin size={26} amount={rupees} />
                <span className="unseen">{rupees}</span>
              </td>
            ))}
        </tr>
        <tr>
          <th scope="row">
            <Favour size={20} />
            <span className="unseen">{words.counts.favours(1)}</span>
          </th>
          {influenceRupees
            .map((_, level) => ({ level, favours: INFLUENCE_BONUS[level] }))
            .map(({ level, favours }) => (
              <td key={level}>{favours}</td>
            ))}
        </tr>
      </tbody>
    </table>
  );
}

export function Orders() {
  const words = useWords();
  const { orders } = useFacts();
  return (
    <table className="drawn-table">
      <tbody>
        {GUILDS.map((guild) => (
          <tr key={guild}>
            <th scope="row">
              <span className="drawn-figures">
                <GuildMark guild={guild} size={22} />
                {words.guilds[guild]}
              </span>
            </th>
            <td>
              {orders[guild]
                .map((goods, i) => `${i + 1}. ${goods.map((good) => words.goods[good]).join(' + ')}`)
                .join('; ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Piers({ reference: { columns, contracts } }: Referring) {
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.pier}</th>
          <th scope="col">{columns.open}</th>
          <th scope="col">{columns.limit}</th>
          <th scope="col">{columns.moves}</th>
        </tr>
      </thead>
      <tbody>
        {ACCESSIBLE_AT_PIER.map((highest, i) => ({ highest, i, moves: BOAT_MOVES_WHEN[i] })).map(
          ({ highest, i, moves }) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td>{NUMERALS.slice(1, highest + 1).join(', ')}</td>
              <td>{ORDER_LIMIT_AT_PIER[i]}</td>
              <td>{moves && contracts(moves.fulfilled, NUMERALS[moves.level])}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

export function Figures({ reference: { columns, figures } }: Referring) {
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.figure}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {FIGURE_IDS.map((id) => (
          <tr key={id}>
            <th scope="row">{figures[id]}</th>
            <td>{FIGURES[id].values.join(', ')}</td>
            <td>
              <a href={`/rules/agra#${FIGURES[id].rule}`}>{FIGURES[id].rule}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ByPlayers({ reference: { columns } }: Referring) {
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.players}</th>
          <th scope="col">{columns.notables}</th>
          <th scope="col">{columns.split}</th>
          <th scope="col">{columns.gifts}</th>
          <th scope="col">{columns.orders}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(TABLE).map(
          ([players, facts]) =>
            facts && (
              <tr key={players}>
                <th scope="row">{players}</th>
                <td>{facts.notables.join(', ')}</td>
                <td>{facts.guildSplit.join(', ')}</td>
                <td>{facts.akbarRolls}</td>
                <td>{facts.neutralOrders}</td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  );
}

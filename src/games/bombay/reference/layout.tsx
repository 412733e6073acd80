/** The facts of the map and of the setup: what lies where. */
import { Coin } from '../../../ui/Coin.tsx';
import type { SeatFace } from '../../../ui/contract.ts';
import { Large, Row } from '../../../ui/Drawn.tsx';
import { still } from '../../../ui/still.ts';
import { Bale } from '../board/art/Bale.tsx';
import { Board } from '../board/Board.tsx';
import { useWords } from '../board/words.ts';
import {
  CITIES,
  DEMAND_COLUMNS,
  FIRST_GAME,
  PALACE_TOKENS,
  type PalaceToken,
  type Post,
  TABLE,
  type TokenSite,
} from '../data.ts';
import { PLACE_IDS, ROADS_FROM } from '../map.ts';
import type { BombayMove } from '../state.ts';
import type { BombayView } from '../view.ts';
import type { ReferenceWords } from './en.ts';
import { TokenArt } from './pieces.tsx';
import { sample } from './sample.ts';

interface Referring {
  readonly reference: ReferenceWords;
}

/** The map as it is played on; the list of roads says the same in words. */
export function Places({ faces }: { readonly faces: readonly SeatFace[] }) {
  return (
    <div inert>
      <Large width={640}>
        <Board {...still<BombayView, BombayMove>(sample(), faces)} />
      </Large>
    </div>
  );
}

export function Roads({ reference: { columns } }: Referring) {
  const { places, list } = useWords();
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.place}</th>
          <th scope="col">{columns.roads}</th>
        </tr>
      </thead>
      <tbody>
        {PLACE_IDS.map((place) => (
          <tr key={place}>
            <th scope="row">{places[place].name}</th>
            <td>{list(ROADS_FROM[place].map(({ to }) => places[to].name))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// The keys of the table are the tokens.
const TOKENS = Object.keys(PALACE_TOKENS) as PalaceToken[];

export function Tokens({ reference: { columns, faces, effects } }: Referring) {
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.token}</th>
          <th scope="col">{faces.yellow}</th>
          <th scope="col">{faces.orange}</th>
        </tr>
      </thead>
      <tbody>
        {TOKENS.map((token, i) => (
          <tr key={token}>
            <th scope="row">{i + 1}</th>
            {(['yellow', 'orange'] as const).map((face) => (
              <td key={face}>
                <span className="drawn-figures">
                  <TokenArt effect={PALACE_TOKENS[token][face]} face={face} />
                  {effects[PALACE_TOKENS[token][face]]}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function TableOfPlayers({ reference: { columns, faces, inner, all, last } }: Referring) {
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.players}</th>
          <th scope="col">{columns.rounds}</th>
          <th scope="col">{columns.laps}</th>
          <th scope="col">{columns.rupees}</th>
          <th scope="col">{columns.posts}</th>
          <th scope="col">{columns.face}</th>
          <th scope="col">{columns.prizes}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(TABLE).map(([seats, facts]) => (
          <tr key={seats}>
            <th scope="row">{seats}</th>
            <td>{facts.rounds}</td>
            <td>{facts.laps}</td>
            <td>
              {facts.rupees}
              {facts.lastSeatRupees > 0 && `, ${last(facts.lastSeatRupees)}`}
            </td>
            <td>{facts.outerPosts ? all : inner}</td>
            <td>{faces[facts.face]}</td>
            <td>
              <span className="drawn-figures">
                {facts.prizes.map((rupees) => (
                  <Coin key={rupees} size={26} amount={rupees} />
                ))}
                <span className="unseen">{facts.prizes.join(', ')}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// The keys of the layout are the posts and the sites.
const POSTS = Object.keys(FIRST_GAME.posts) as Post[];
const SITES = Object.keys(FIRST_GAME.tokens) as TokenSite[];

export function FirstGame({ reference: { columns, faces, effects } }: Referring) {
  const words = useWords();
  const rows = [
    ...CITIES.map((city) => ({ place: city, what: DEMAND_COLUMNS[FIRST_GAME.demand[city]], token: null })),
    ...POSTS.map((post) => ({ place: post, what: [FIRST_GAME.posts[post]], token: null })),
    ...SITES.map((site) => ({ place: site, what: [], token: FIRST_GAME.tokens[site] })),
  ];
  return (
    <Row>
      <table className="drawn-table">
        <thead>
          <tr>
            <th scope="col">{columns.place}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, what, token }) => (
            <tr key={place}>
              <th scope="row">{words.places[place].name}</th>
              <td>
                <span className="drawn-figures">
                  {what.map((silk) => (
                    <Bale key={silk} silk={silk} size={28} />
                  ))}
                  {words.list(what.map((silk) => words.silk[silk]))}
                  {token &&
                    `${effects[PALACE_TOKENS[token].yellow]} (${faces.yellow}), ${effects[PALACE_TOKENS[token].orange]} (${faces.orange})`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Row>
  );
}

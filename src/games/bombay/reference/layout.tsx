/** The facts of the map and of the setup: what lies where. */
import { Coin } from '../../../ui/Coin.tsx';
import type { FactDrawing } from '../../../ui/contract.ts';
import { Large, Row } from '../../../ui/Drawn.tsx';
import { still } from '../../../ui/still.ts';
import { Bale } from '../board/art/Bale.tsx';
import { Board } from '../board/Board.tsx';
import { useWords } from '../board/words.ts';
import { CITIES, FIRST_GAME, PALACE_TOKENS, type PalaceToken, type Post, TABLE, type TokenSite } from '../data.ts';
import { factsWith } from '../facts.ts';
import { PLACE_IDS } from '../map.ts';
import type { BombayMove } from '../state.ts';
import type { BombayView } from '../view.ts';
import type { ReferenceWords } from './en.ts';
import { TokenArt } from './pieces.tsx';
import { sample } from './sample.ts';

interface Referring extends FactDrawing {
  readonly reference: ReferenceWords;
}

/** The map as it is played on; the list of roads says the same in words. */
export function Places({ faces, corrected }: FactDrawing) {
  return (
    <div inert>
      <Large width={640}>
        <Board {...still<BombayView, BombayMove>(sample({}, 4, corrected), faces)} />
      </Large>
    </div>
  );
}

export function Roads({ reference: { columns }, corrected }: Referring) {
  const { places, list } = useWords();
  const { roadsFrom } = factsWith(corrected);
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
            <td>{list(roadsFrom[place].map(({ to }) => places[to].name))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// The keys of the table are the tokens.
const TOKENS = Object.keys(PALACE_TOKENS) as PalaceToken[];

export function Tokens({ reference: { columns, faces, effects }, corrected }: Referring) {
  const { tokens } = factsWith(corrected);
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
                  <TokenArt effect={tokens[token][face]} face={face} />
                  {effects[tokens[token][face]]}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function TableOfPlayers({ reference: { columns, faces, inner, all, last } }: Pick<Referring, 'reference'>) {
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

export function FirstGame({ reference: { columns, faces, effects }, corrected }: Referring) {
  const words = useWords();
  const { columns: ladders, first, tokens } = factsWith(corrected);
  const rows = [
    ...CITIES.map((city) => ({ place: city, what: ladders[first.demand[city]], token: null })),
    ...POSTS.map((post) => ({ place: post, what: [first.posts[post]], token: null })),
    ...SITES.map((site) => ({ place: site, what: [], token: first.tokens[site] })),
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
                    `${effects[tokens[token].yellow]} (${faces.yellow}), ${effects[tokens[token].orange]} (${faces.orange})`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Row>
  );
}

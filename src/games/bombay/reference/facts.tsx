/** The printed facts, each with its source and shown with the pieces of the board. Every figure comes from `data.ts`. */
import type { ReactNode } from 'react';
import { ActionArch } from '../../../ui/ActionArch.tsx';
import { Coin } from '../../../ui/Coin.tsx';
import type { Fact, FactDrawing, FactSource, FactsChapter } from '../../../ui/contract.ts';
import { Named, Row } from '../../../ui/Drawn.tsx';
import { Bale } from '../board/art/Bale.tsx';
import { Client } from '../board/art/Client.tsx';
import { Palace } from '../board/art/Palace.tsx';
import { speaking } from '../board/speaking.tsx';
import { useWords } from '../board/words.ts';
import {
  ACTIONS_PER_TURN,
  BUILD_ACTIONS,
  DEMAND_COLUMNS,
  DRAWN_PER_ROUND,
  ELEPHANT_CARRIES,
  HILL_ACTIONS,
  MARKETS,
  MOVE_ACTIONS,
  PALACE_TOKENS,
  PALACES_EACH,
  SALE,
  SELL_ACTIONS,
  SILK_BONUS,
  SILKS,
  TOKEN_RUPEES,
  TOLL_RUPEES,
  WAIT,
} from '../data.ts';
import { factsWith } from '../facts.ts';
import type { Words } from '../text/en.ts';
import type { RuleId } from '../text/rules.ts';
import type { ReferenceWords } from './en.ts';
import { FirstGame, Places, Roads, TableOfPlayers, Tokens } from './layout.tsx';
import { CityRupees, Columns } from './pieces.tsx';

export function factsOf(words: Words, reference: ReferenceWords): readonly FactsChapter[] {
  const { facts: says, chapters } = reference;
  const fact = (
    id: keyof typeof says,
    of: readonly string[],
    source: FactSource,
    rule: RuleId,
    Drawing: (props: FactDrawing) => ReactNode,
  ): Fact => ({
    id,
    of,
    source,
    rule,
    name: says[id].name,
    ...(says[id].note === '' ? {} : { note: says[id].note }),
    Drawing: speaking(words, Drawing),
  });
  const wide = (one: Fact): Fact => ({ ...one, wide: true });
  const named = wordsOfFacts(words, reference);
  const open = (one: Fact, also: Readonly<Record<string, string>> = {}): Fact => ({
    ...one,
    correct: { path: one.id, says: (word) => also[word] ?? named[word] ?? word },
  });
  return [
    {
      id: 'pieces',
      title: chapters.pieces,
      facts: [
        open(fact('bales', ['SILKS', 'BALES'], 'public', 'BO-COMP-5', AllBales)),
        fact('bonus', ['SILK_BONUS'], 'seed', 'BO-SELL-4', () => <Bonuses reference={reference} />),
        fact('each', ['PALACES_EACH', 'ELEPHANT_CARRIES'], 'seed', 'BO-COMP-3', Each),
        fact('drawn', ['DRAWN_PER_ROUND'], 'seed', 'BO-SUP-2', () => <Bales n={DRAWN_PER_ROUND} />),
      ],
    },
    {
      id: 'actions',
      title: chapters.actions,
      facts: [
        fact(
          'acts',
          [
            ...['ACTIONS_PER_TURN', 'WAIT', 'SELL_ACTIONS', 'BUILD_ACTIONS', 'TOLL_RUPEES'],
            ...['MOVE_ACTIONS', 'HILL_ACTIONS'],
          ],
          'seed',
          'BO-TURN-1',
          () => <Acts reference={reference} />,
        ),
        fact('sale', ['SALE'], 'seed', 'BO-SELL-3', () => <Sales reference={reference} />),
        fact('markets', ['MARKETS'], 'seed', 'BO-BUY-2', () => <Markets reference={reference} />),
        fact('tokenRupees', ['TOKEN_RUPEES'], 'seed', 'BO-PAL-3', () => <Coin size={42} amount={TOKEN_RUPEES} />),
      ],
    },
    {
      id: 'map',
      title: chapters.map,
      facts: [
        wide(
          fact(
            'places',
            ['PLACES', 'START', 'CITIES', 'INNER_POSTS', 'OUTER_POSTS', 'TOKEN_SITES'],
            'partly',
            'BO-MAP-1',
            Places,
          ),
        ),
        wide(
          open(
            fact('roads', ['ROADS'], 'reconstructed', 'BO-MAP-3', (props) => (
              <Roads {...props} reference={reference} />
            )),
          ),
        ),
      ],
    },
    {
      id: 'setup',
      title: chapters.setup,
      facts: [
        wide(
          open(
            fact('columns', ['DEMAND_COLUMNS'], 'partly', 'BO-SETUP-6', Columns),
            Object.fromEntries(reference.rungs.map((rung, i) => [i + 1, rung])),
          ),
        ),
        wide(
          open(
            fact('tokens', ['PALACE_TOKENS'], 'reconstructed', 'BO-PAL-5', (props) => (
              <Tokens {...props} reference={reference} />
            )),
            reference.faces,
          ),
        ),
        wide(fact('table', ['TABLE'], 'seed', 'BO-SETUP-TABLE', () => <TableOfPlayers reference={reference} />)),
        wide(
          open(
            fact('first', ['FIRST_GAME'], 'reconstructed', 'BO-SETUP-9', (props) => (
              <FirstGame {...props} reference={reference} />
            )),
          ),
        ),
      ],
    },
    {
      id: 'end',
      title: chapters.end,
      facts: [open(fact('cities', ['CITY_TOKEN_RUPEES'], 'partly', 'BO-END-2', CityRupees))],
    },
  ];
}

/** The words for the parts of paths, and for what may be printed there. */
function wordsOfFacts(words: Words, { effects, column, token }: ReferenceWords): Readonly<Record<string, string>> {
  const numbered = (of: string, count: number, says: (n: number) => string) =>
    Array.from({ length: count }, (_, i) => [`${of}${i + 1}`, says(i + 1)] as const);
  return {
    ...words.silk,
    ...effects,
    ...Object.fromEntries([
      ...Object.entries(words.places).map(([place, { name }]) => [place, name] as const),
      ...numbered('c', Object.keys(DEMAND_COLUMNS).length, column),
      ...numbered('pt', Object.keys(PALACE_TOKENS).length, token),
    ]),
  };
}

interface Referring {
  readonly reference: ReferenceWords;
}

function AllBales({ corrected }: FactDrawing) {
  const words = useWords();
  const { bales } = factsWith(corrected);
  return (
    <Row>
      {SILKS.map((silk) => (
        <Named key={silk} name={`${bales[silk]} × ${words.silk[silk]}`}>
          <Bale silk={silk} size={44} />
        </Named>
      ))}
    </Row>
  );
}

function Bales({ n }: { readonly n: number }) {
  return (
    <Named name={n}>
      <Bale silk="blue" size={44} />
    </Named>
  );
}

/** Rupees and clients, with the words that go with them. */
function Worth({
  rupees,
  clients,
  none,
}: {
  readonly rupees: number;
  readonly clients: number;
  readonly none: string;
}) {
  const { counts } = useWords();
  if (rupees === 0 && clients === 0) return none;
  return (
    <span className="drawn-figures">
      {rupees > 0 && (
        <>
          <Coin size={26} amount={rupees} />
          <span className="unseen">{counts.rupees(rupees)}</span>
        </>
      )}
      {clients > 0 && (
        <>
          <Client size={24} />
          {counts.clients(clients)}
        </>
      )}
    </span>
  );
}

function Bonuses({ reference: { columns, none } }: Referring) {
  const words = useWords();
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.silk}</th>
          <th scope="col">{columns.bonus}</th>
        </tr>
      </thead>
      <tbody>
        {SILKS.map((silk) => (
          <tr key={silk}>
            <th scope="row">
              <span className="drawn-figures">
                <Bale silk={silk} size={30} />
                {words.silk[silk]}
              </span>
            </th>
            <td>
              <Worth {...SILK_BONUS[silk]} none={none} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Each() {
  const { counts } = useWords();
  return (
    <Row>
      <Named name={counts.palaces(PALACES_EACH)}>
        <Palace size={50} />
      </Named>
      <Bales n={ELEPHANT_CARRIES} />
    </Row>
  );
}

function Acts({ reference: { acts, columns } }: Referring) {
  const { counts } = useWords();
  const rows = [
    { what: acts.turn, actions: ACTIONS_PER_TURN, rupees: 0 },
    { what: acts.go, actions: MOVE_ACTIONS, rupees: 0 },
    { what: acts.hill, actions: HILL_ACTIONS, rupees: 0 },
    { what: acts.sell, actions: SELL_ACTIONS, rupees: 0 },
    { what: acts.build, actions: BUILD_ACTIONS, rupees: 0 },
    { what: acts.wait, actions: WAIT.actions, rupees: WAIT.rupees },
    { what: acts.toll, actions: 0, rupees: TOLL_RUPEES },
  ];
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.action}</th>
          <td />
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, actions, rupees }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              {actions > 0 && (
                <span className="drawn-figures">
                  <ActionArch size={22} />
                  {counts.actions(actions)}
                </span>
              )}
            </td>
            <td>{rupees > 0 && <Worth rupees={rupees} clients={0} none="" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sales({ reference: { columns, rungs } }: Referring) {
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.rung}</th>
          <th scope="col">{columns.brings}</th>
        </tr>
      </thead>
      <tbody>
        {SALE.map((sale, rung) => (
          <tr key={rungs[rung]}>
            <th scope="row">{rungs[rung]}</th>
            <td>
              <Worth {...sale} none="" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Markets({ reference: { columns } }: Referring) {
  const words = useWords();
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.market}</th>
          <th scope="col">{columns.costs}</th>
        </tr>
      </thead>
      <tbody>
        {MARKETS.map(({ id, rupees, actions }) => (
          <tr key={id}>
            <th scope="row">{words.market[id]}</th>
            <td>
              <span className="drawn-figures">
                <Worth rupees={rupees} clients={0} none="" />
                <ActionArch size={22} />
                {words.counts.actions(actions)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The printed facts: every card by its name, with the source of each part, and what depends on the number of players. */
import type { ReactNode } from 'react';
import type { Fact, FactSource, FactsChapter, SeatFace } from '../../../ui/contract.ts';
import { Named, Row } from '../../../ui/Drawn.tsx';
import { SymbolIcon } from '../board/art/symbols.tsx';
import { useBox, useCards } from '../board/facts.ts';
import { speaking } from '../board/speaking.tsx';
import { useWords } from '../board/words.ts';
import { CATEGORIES } from '../box.ts';
import { CARDS } from '../cards.ts';
import { DEFINITIONS, LETTERS, MARKET_CARDS, PAD, ROUNDS, STARTING_HAND, SYMBOLS, TEA_CARDS } from '../data.ts';
import { CARD_IDS, letterIn, NAMES, usedCards } from '../facts.ts';
import type { Words } from '../text/en.ts';
import { cardFact } from './cardFact.tsx';
import type { ReferenceWords } from './en.ts';
import { Majority } from './pictures.tsx';

export function factsOf(words: Words, reference: ReferenceWords): readonly FactsChapter[] {
  const { facts: says, counts } = reference;
  const fact = (
    id: keyof typeof says,
    of: readonly string[],
    source: FactSource,
    rule: string,
    Drawing: (props: { readonly faces: readonly SeatFace[] }) => ReactNode,
  ): Fact => ({
    id,
    of,
    source,
    rule,
    name: says[id].name,
    ...(says[id].note === '' ? {} : { note: says[id].note }),
    Drawing: speaking(words, Drawing),
  });
  return [
    {
      id: 'table',
      title: reference.chapters.table,
      facts: [
        fact('rounds', ['ROUNDS', 'STARTING_HAND', 'TEA_CARDS'], 'seed', 'AM-UPK-5', () => (
          <ul className="amul-list">
            <li>{counts.rounds(ROUNDS)}</li>
            <li>{counts.hand(STARTING_HAND)}</li>
            <li>{counts.tea(TEA_CARDS)}</li>
          </ul>
        )),
        fact('market', ['MARKET_CARDS'], 'seed', 'AM-SET-6', () => <ByPlayers counts={counts} />),
        fact('symbols', ['SYMBOLS'], 'seed', 'AM-CON-3', Symbols),
        {
          ...fact('letters', ['LETTERS'], 'partly', 'AM-ORD-4', Letters),
          correct: { path: 'letters', says: (word) => cardWords(words, word) },
        },
        {
          ...fact('points', ['DEFINITIONS'], 'partly', 'AM-SCORE-FIXED', Points),
          correct: { path: 'points', says: (word) => cardWords(words, word) },
        },
        fact('majority', ['MAJORITY'], 'seed', 'AM-MAJ-1', () => <Majority places={counts.place} />),
        {
          ...fact('pad', ['PAD'], 'partly', 'AM-SCORE-1', Pad),
          correct: { path: 'categories', says: (word) => padWords(words, word) },
        },
      ],
    },
    ...CATEGORIES.map((category) => ({
      id: category,
      title: words.categories[category],
      facts: PAD[category].map((name) => cardFact(words, reference, name)),
    })),
  ];
}

/** A card, or a category of the pad. */
function padWords({ categories, cards }: Words, word: string): string {
  const titles: Readonly<Record<string, string>> = categories;
  const names: Readonly<Record<string, { readonly name: string }>> = cards;
  return titles[word] ?? names[word]?.name ?? word;
}

function ByPlayers({ counts }: Pick<ReferenceWords, 'counts'>) {
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{counts.players}</th>
          <th scope="col">{counts.upturned}</th>
          <th scope="col">{counts.market}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(MARKET_CARDS).map(([players, cards]) => (
          <tr key={players}>
            <th scope="row">{players}</th>
            <td>{cards}</td>
            <td>{usedCards('market', Number(players), 0).length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Symbols() {
  const { symbolsIn } = useWords();
  return (
    <Row>
      {SYMBOLS.map((symbol) => (
        <Named key={symbol} name={symbolsIn[symbol](1)}>
          <SymbolIcon symbol={symbol} size={36} />
        </Named>
      ))}
    </Row>
  );
}

/** A card by its number, with its name. */
function cardWords({ cards }: Words, word: string): string {
  const id = CARD_IDS.find((one) => one === word);
  return id ? `${cards[CARDS[id].name].name} (${id})` : word;
}

function Letters() {
  const { cards } = useWords();
  const printed = useCards();
  return (
    <table className="drawn-table">
      <tbody>
        {LETTERS.map((letter) => (
          <tr key={letter}>
            <th scope="row">{letter}</th>
            <td>
              {CARD_IDS.filter((id) => letterIn(printed[id]) === letter)
                .map((id) => `${cards[CARDS[id].name].name} (${id})`)
                .join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** AM-SCORE-FIXED: the cards that show points of their own. */
function Points() {
  const words = useWords();
  const cards = useCards();
  return (
    <table className="drawn-table">
      <tbody>
        {CARD_IDS.filter((id) => DEFINITIONS[CARDS[id].name].scoring.kind === 'printed').map((id) => (
          <tr key={id}>
            <th scope="row">{cardWords(words, id)}</th>
            <td>{words.counts.points(cards[id].points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pad() {
  const { categories, cards } = useWords();
  const { category: of } = useBox();
  return (
    <ol className="amul-list">
      {CATEGORIES.map((category) => {
        const names = NAMES.filter((name) => of[name] === category).map((name) => cards[name].name);
        return <li key={category}>{`${categories[category]} (${names.length}): ${names.join(', ')}.`}</li>;
      })}
    </ol>
  );
}

/** The printed facts: every card by its name, with the source of each part, and what depends on the number of players. */
import type { ReactNode } from 'react';
import type { Fact, FactSource, FactsChapter, SeatFace } from '../../../ui/contract.ts';
import { Named, Row } from '../../../ui/Drawn.tsx';
import { SymbolIcon } from '../board/art/symbols.tsx';
import { useCards } from '../board/facts.ts';
import { speaking } from '../board/speaking.tsx';
import { useWords } from '../board/words.ts';
import { CARDS, type CardId, type PrintedCard as Printed } from '../cards.ts';
import { CORRECTABLE } from '../corrected.ts';
import {
  type Category,
  DEFINITIONS,
  LETTERS,
  MARKET_CARDS,
  type Name,
  PAD,
  ROUNDS,
  STARTING_HAND,
  SYMBOLS,
  TEA_CARDS,
  USUAL_SOURCES,
} from '../data.ts';
import { CARD_IDS, letterIn, usedCards } from '../facts.ts';
import type { Words } from '../text/en.ts';
import type { ReferenceWords } from './en.ts';
import { Majority } from './pictures.tsx';
import { copiesOf, firstOf, PrintedCard } from './pieces.tsx';

type Aspect = keyof typeof USUAL_SOURCES;
const ASPECTS = ['scoring', 'placement', 'symbols'] as const satisfies readonly Aspect[];

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
        fact('pad', ['PAD'], 'partly', 'AM-SCORE-1', Pad),
      ],
    },
    // The keys of the pad are the categories.
    ...(Object.keys(PAD) as Category[]).map((category) => ({
      id: category,
      title: words.categories[category],
      facts: PAD[category].map((name) => cardFact(words, reference, name)),
    })),
  ];
}

/** Where each part of a card comes from. A card without symbols has none to know. */
function sourcesOf(name: Name): readonly { readonly aspect: Aspect; readonly source: FactSource }[] {
  const { symbols, sources } = DEFINITIONS[name];
  const from = { ...USUAL_SOURCES, ...sources };
  return ASPECTS.filter((aspect) => aspect !== 'symbols' || symbols !== undefined)
    .filter((aspect) => aspect !== 'placement' || CARDS[firstOf(name)].deck === 'market')
    .map((aspect) => ({ aspect, source: from[aspect] }));
}

function wholeSource(parts: readonly { readonly source: FactSource }[]): FactSource {
  const [first, ...others] = parts.map(({ source }) => source);
  return first !== undefined && others.every((source) => source === first) ? first : 'partly';
}

function cardFact(words: Words, { aspects, sources, copies, tea, part }: ReferenceWords, name: Name): Fact {
  const parts = sourcesOf(name);
  const cards = copiesOf(name);
  const source = wholeSource(parts);
  const decks = (['market', 'palace', 'bazaar'] as const).flatMap((deck) => {
    const here = cards.filter((card) => CARDS[card].deck === deck);
    return here.length > 0 ? [{ deck, here }] : [];
  });
  const letters: readonly CardId[] = DEFINITIONS[name].scoring.kind === 'printed' ? cards : cards.slice(0, 1);
  return {
    id: name,
    of: ['DEFINITIONS', 'USUAL_SOURCES'],
    name: words.cards[name].name,
    source,
    rule: DEFINITIONS[name].rule,
    ...(Object.keys(CORRECTABLE.specs).some((path) => path.startsWith(`cards.${name}.`))
      ? { correct: { path: `cards.${name}`, says: (word: string) => partWords(words, part, word) } }
      : {}),
    note: parts.map((part) => `${aspects[part.aspect]} · ${sources[part.source]}`).join(', '),
    Drawing: speaking(words, () => (
      <div className="amul-fact">
        {letters.map((card) => (
          <PrintedCard key={card} card={card} />
        ))}
        <ul className="amul-list">
          {decks.map(({ deck, here }) => (
            <li key={deck}>{`${copies(deck, here.length, startsOf(here))}${isTea(here) ? ` (${tea})` : ''}`}</li>
          ))}
          <li>{cards.join(', ')}</li>
        </ul>
      </div>
    )),
  };
}

/** A part of a card that can be corrected, or what can be printed there. */
function partWords({ placement }: Words, part: ReferenceWords['part'], word: string): string {
  const parts: Readonly<Record<string, string>> = part;
  const places: Readonly<Record<string, { readonly label: string }>> = placement;
  return parts[word] ?? places[word]?.label ?? word;
}

/** From how many players on the copies are used: `3, 4, 6`. */
function startsOf(cards: readonly CardId[]): string {
  return [...new Set(cards.map((card) => CARDS[card].from))].toSorted().join(', ');
}

function isTea(cards: readonly CardId[]): boolean {
  return cards.some((card) => {
    const printed: Printed = CARDS[card];
    return printed.tea === true;
  });
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
  const { categories } = useWords();
  return (
    <ol className="amul-list">
      {(Object.keys(PAD) as Category[]).map((category) => (
        <li key={category}>{`${categories[category]} (${PAD[category].length})`}</li>
      ))}
    </ol>
  );
}

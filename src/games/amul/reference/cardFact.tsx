/** The facts of one card: what is printed on it, where each part of that comes from, and what can be corrected. */
import type { Fact, FactSource } from '../../../ui/contract.ts';
import { useCards } from '../board/facts.ts';
import { speaking } from '../board/speaking.tsx';
import { CARDS, type CardId, type PrintedCard as Printed } from '../cards.ts';
import { CORRECTABLE, partPath } from '../correctable.ts';
import { DEFINITIONS, type Name, USUAL_SOURCES } from '../data.ts';
import type { Cards } from '../facts.ts';
import type { Words } from '../text/en.ts';
import type { ReferenceWords } from './en.ts';
import { copiesOf, firstOf, PrintedCard } from './pieces.tsx';

/** The parts of a card that come from somewhere. */
const ASPECTS = ['scoring', 'placement', 'symbols', 'from'] as const;
type Aspect = (typeof ASPECTS)[number];

/**
 * Where each part of a card comes from. That it carries no symbols is known as little as which it carries. How many Traders there
 * are at a table is in the rules, which of them is reconstructed.
 */
function sourcesOf(name: Name): readonly { readonly aspect: Aspect; readonly source: FactSource }[] {
  const { symbols, sources } = DEFINITIONS[name];
  const from = { ...USUAL_SOURCES, ...sources, from: 'reconstructed' } as const;
  const known: Readonly<Record<Aspect, boolean>> = {
    scoring: true,
    placement: CARDS[firstOf(name)].deck === 'market',
    symbols: symbols !== undefined || partPath(name, 'arab') in CORRECTABLE.specs,
    from: partPath(name, 'from') in CORRECTABLE.specs,
  };
  return ASPECTS.filter((aspect) => known[aspect]).map((aspect) => ({ aspect, source: from[aspect] }));
}

function wholeSource(parts: readonly { readonly source: FactSource }[]): FactSource {
  const [first, ...others] = parts.map(({ source }) => source);
  return first !== undefined && others.every((source) => source === first) ? first : 'partly';
}

export function cardFact(words: Words, reference: ReferenceWords, name: Name): Fact {
  const { aspects, sources } = reference;
  const parts = sourcesOf(name);
  const cards = copiesOf(name);
  const source = wholeSource(parts);
  const letters: readonly CardId[] = DEFINITIONS[name].scoring.kind === 'printed' ? cards : cards.slice(0, 1);
  return {
    id: name,
    of: ['DEFINITIONS', 'USUAL_SOURCES'],
    name: words.cards[name].name,
    source,
    rule: DEFINITIONS[name].rule,
    ...(Object.keys(CORRECTABLE.specs).some((path) => path.startsWith(`cards.${name}.`))
      ? { correct: { path: `cards.${name}`, says: (word: string) => partWords(words, reference, word) } }
      : {}),
    note: parts.map((part) => `${aspects[part.aspect]} · ${sources[part.source]}`).join(', '),
    Drawing: speaking(words, () => (
      <div className="amul-fact">
        {letters.map((card) => (
          <PrintedCard key={card} card={card} />
        ))}
        <Copies cards={cards} reference={reference} />
      </div>
    )),
  };
}

/** How many copies there are, and at which tables. */
function Copies({ cards, reference }: { readonly cards: readonly CardId[]; readonly reference: ReferenceWords }) {
  const { copies, tea } = reference;
  const printed = useCards();
  const decks = (['market', 'palace', 'bazaar'] as const).flatMap((deck) => {
    const here = cards.filter((card) => CARDS[card].deck === deck);
    return here.length > 0 ? [{ deck, here }] : [];
  });
  return (
    <ul className="amul-list">
      {decks.map(({ deck, here }) => (
        <li key={deck}>{`${copies(deck, here.length, startsOf(printed, here))}${isTea(here) ? ` (${tea})` : ''}`}</li>
      ))}
      <li>{cards.join(', ')}</li>
    </ul>
  );
}

/** A part of a card that can be corrected, or what can be printed there. */
function partWords({ placement, cards }: Words, { part, inPlay }: ReferenceWords, word: string): string {
  const parts: Readonly<Record<string, string>> = part;
  const places: Readonly<Record<string, { readonly label: string }>> = placement;
  const names: Readonly<Record<string, { readonly name: string }>> = cards;
  const [, copies] = /^inPlay(\d)$/.exec(word) ?? [];
  if (copies !== undefined) return inPlay(Number(copies));
  return parts[word] ?? places[word]?.label ?? names[word]?.name ?? word;
}

/** From how many players on the copies are used: `3, 4, 6`. */
function startsOf(printed: Cards, cards: readonly CardId[]): string {
  return [...new Set(cards.map((card) => printed[card].from))].toSorted().join(', ');
}

function isTea(cards: readonly CardId[]): boolean {
  return cards.some((card) => {
    const printed: Printed = CARDS[card];
    return printed.tea === true;
  });
}

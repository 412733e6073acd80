/** The four characters who give work, two on each side of the meditation circle. */
import { attentive } from '../../../ui/attentive.tsx';
import { CHARACTERS, type Character, PRICE_TOKENS } from '../data.ts';
import { CharacterArch } from './art/characters.tsx';
import { Flags } from './art/marks.tsx';
import { Circle } from './Circle.tsx';
import { Spot } from './Spot.tsx';
import type { AgraProps } from './sight.ts';
import { WorkerSpot } from './Workers.tsx';
import { useWords } from './words.ts';

const RULES: Readonly<Record<Character, string>> = {
  architect: 'AG-ARC-a',
  sailor: 'AG-SAI-a',
  trader: 'AG-TRA-a',
  botanist: 'AG-BOT-a',
};

export const Characters = attentive(function Characters({ table }: { readonly table: AgraProps }) {
  const [architect, sailor, trader, botanist] = CHARACTERS;
  return (
    <div className="agra-characters">
      <CharacterSpot table={table} id={architect} />
      <CharacterSpot table={table} id={sailor} />
      {!table.narrow && <Circle table={table} />}
      <CharacterSpot table={table} id={trader} />
      <CharacterSpot table={table} id={botanist} />
    </div>
  );
});

const CharacterSpot = attentive(function CharacterSpot({
  table,
  id,
}: {
  readonly table: AgraProps;
  readonly id: Character;
}) {
  const words = useWords();
  const { view } = table.sight;
  const here = view.turn.phase === 'action' && view.agenda.some((step) => step.kind === id);
  return (
    <div className={`agra-character ${here ? 'here' : ''}`}>
      <Spot
        table={table}
        target={`space:${id}`}
        title={words.spaces[id]}
        says={words.characters[id]}
        rule={RULES[id]}
        className="agra-arch"
      >
        <CharacterArch id={id} size="100%" />
        <b>{words.spaces[id]}</b>
      </Spot>
      <span className="agra-character-side">
        {id === 'trader' && <PriceTokens table={table} />}
        <WorkerSpot table={table} space={id} />
      </span>
    </div>
  );
});

/** AG-2.1-a: the tokens that lie on the Trader. */
function PriceTokens({ table }: { readonly table: AgraProps }) {
  const words = useWords();
  const here = PRICE_TOKENS.filter((token) => table.sight.view.prices[token].good === null);
  return (
    <span className="agra-tokens">
      {here.map((token) => (
        <Spot
          key={token}
          table={table}
          target={`token:${token}`}
          as="span"
          title={words.favourActions.ft04.name}
          says={words.explain.token}
          rule="AG-5.2.1-b"
        >
          <Flags value={table.sight.view.prices[token].face} priced />
        </Spot>
      ))}
    </span>
  );
}

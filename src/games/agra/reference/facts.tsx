/** The printed facts, each with its source and shown with the pieces of the board. Every figure comes from `data.ts`. */
import type { ReactNode } from 'react';
import type { Fact, FactDrawing, FactSource, FactsChapter } from '../../../ui/contract.ts';
import { Named, Row } from '../../../ui/Drawn.tsx';
import { CharacterArch } from '../board/art/characters.tsx';
import { ActionGlyph } from '../board/art/glyphs.tsx';
import { Flags } from '../board/art/marks.tsx';
import { useFacts } from '../board/facts.ts';
import { ruleOf } from '../board/NotableCard.tsx';
import { speaking } from '../board/speaking.tsx';
import { useWords } from '../board/words.ts';
import {
  type BASE_FAVOURS,
  CHARACTERS,
  FAVOUR_TILE_IDS,
  KNOWN_GOODS,
  KNOWN_GUILDS,
  MEDITATION_START,
  NOTABLE_IDS,
  type Notable,
} from '../data.ts';
import { LEVELS as INFLUENCE_LEVELS, TRACK_SPACES } from '../paths.ts';
import type { Words } from '../text/en.ts';
import type { ReferenceWords } from './en.ts';
import { FIGURE_NAMES } from './figures.ts';
import { Meditation, Points, Producing } from './pictures.tsx';
import {
  BonusTiles,
  FavourActions,
  Gifts,
  Guilds,
  Materials,
  NUMERALS,
  Paper,
  Priced,
  PriceFaces,
  PrintedNotable,
  Streets,
} from './pieces.tsx';
import { sample } from './sample.ts';
import { Arrows, ByPlayers, FarmLayout, Figures, Influence, Orders, Piers, Sites } from './tables.tsx';

const BASE: readonly (keyof typeof BASE_FAVOURS)[] = ['baseGood', 'baseInfluence', 'baseTransform'];
const LEVELS = [2, 3, 4] as const;

export function factsOf(words: Words, reference: ReferenceWords): readonly FactsChapter[] {
  const { facts: says, chapters, parts } = reference;
  const fact = (
    id: keyof typeof says,
    of: readonly string[],
    source: FactSource,
    rule: string,
    Drawing: (props: FactDrawing) => ReactNode,
  ): Fact => ({
    id,
    of,
    source,
    rule,
    name: says[id].name,
    ...(says[id].note === '' ? {} : { note: says[id].note }),
    wide: true,
    Drawing: speaking(words, Drawing),
  });
  const open = (one: Fact, named: Readonly<Record<string, string>>): Fact => ({
    ...one,
    correct: { path: one.id, says: (word) => named[word] ?? word },
  });
  const numbered = (numbers: readonly number[], name: (n: number) => string) =>
    Object.fromEntries(numbers.map((n) => [n, name(n)]));
  const spaces = numbered(TRACK_SPACES, reference.space);
  const levels = numbered(INFLUENCE_LEVELS, (n) => reference.levelOf(String(n)));
  const small = ({ wide: _, ...one }: Fact): Fact => one;
  return [
    {
      id: 'goods',
      title: chapters.goods,
      facts: [
        fact(
          'goods',
          ['BASICS', 'PROCESSED', 'LUXURIES', 'GOODS', 'PRODUCTS', 'BASE_VALUE', 'ROWS'],
          'seed',
          'AG-5.2-a',
          Streets,
        ),
        open(
          fact('arrows', ['ARROW_FROM', 'ARROW_SOURCES'], 'partly', 'AG-5.2.4-a', () => (
            <Arrows reference={reference} />
          )),
          words.goods,
        ),
        small(fact('materials', ['MATERIALS', 'BUILDING_VALUE'], 'seed', 'AG-5.3-a', Materials)),
        small(
          open(
            fact('prices', ['PRICE_TOKENS', 'PRICE_FACES'], 'reconstructed', 'AG-5.2.1-b', PriceFaces),
            parts.prices,
          ),
        ),
        fact('production', ['PRODUCTION_BUILDINGS', 'PRODUCED_AT'], 'seed', 'AG-6.2.2.2-a', Producing),
        open(
          fact('sites', ['SITES', 'SITE_FACTS', 'BUILDINGS', 'SPACES'], 'partly', 'AG-5.3-b', () => (
            <Sites reference={reference} />
          )),
          words.spaces,
        ),
        fact('characters', ['CHARACTERS'], 'seed', 'AG-5.1-a', Characters),
      ],
    },
    {
      id: 'farm',
      title: chapters.farm,
      facts: [
        open(
          fact('farm', ['SIDES', 'SIDE_CORNERS', 'COVERS', 'COVER_AT'], 'partly', 'AG-5.2.3-a', ({ faces }) => (
            <FarmLayout faces={faces} reference={reference} />
          )),
          { ...words.goods, ...parts.farm },
        ),
        fact('circle', ['MEDITATIONS', 'MEDITATION_START'], 'seed', 'AG-2.1-j', ({ faces }) => (
          <div inert>
            <Meditation faces={faces} blocked={MEDITATION_START} />
          </div>
        )),
        small(
          open(fact('track', ['MEDITATION_POINTS', 'LAST_MEDITATION_SPACE'], 'partly', 'AG-6.1.1-b', Points), spaces),
        ),
        small(open(fact('steps', ['MEDITATION_STEP_COST'], 'reconstructed', 'AG-BOT-a', Steps), STEP_WORDS)),
      ],
    },
    {
      id: 'empire',
      title: chapters.empire,
      facts: [
        open(
          fact('influence', ['INFLUENCE_RUPEES', 'TOP_LEVEL', 'INFLUENCE_BONUS'], 'partly', 'AG-5.6-e', () => (
            <Influence reference={reference} />
          )),
          levels,
        ),
        open(
          fact('orders', ['GUILDS', 'ORDERS'], 'partly', 'AG-6.3.2-a', ({ faces }) => (
            <>
              <Guilds view={sample()} faces={faces} />
              <Orders />
            </>
          )),
          { ...words.goods, ...words.guilds, ...parts.orders },
        ),
        open(fact('gifts', ['AKBAR_LEFT', 'AKBAR_RIGHT'], 'partly', 'AG-6.3.1-a', Gifts), {
          ...words.goods,
          ...reference.sides,
        }),
      ],
    },
    {
      id: 'river',
      title: chapters.river,
      facts: [
        fact('piers', ['ACCESSIBLE_AT_PIER', 'ORDER_LIMIT_AT_PIER', 'BOAT_MOVES_WHEN'], 'seed', 'AG-7.1-a', () => (
          <Piers reference={reference} />
        )),
      ],
    },
    {
      id: 'notables',
      title: chapters.notables,
      facts: NOTABLE_IDS.map((id) => notableFact(words, reference, id)),
    },
    {
      id: 'tiles',
      title: chapters.tiles,
      facts: [
        ...LEVELS.map((level) => ({
          ...fact('bonus', ['BONUS_TILES', 'BONUS_TILE_IDS'], 'seed', `AG-BB${level}`, () => (
            <BonusTiles level={level} />
          )),
          id: `bonus-${level}`,
          name: `${says.bonus.name}, ${reference.levelOf(NUMERALS[level])}`,
        })),
        fact('favours', ['BASE_FAVOURS', 'FAVOUR_PRICES'], 'seed', 'AG-SEC.2-c', () => (
          <FavourActions actions={BASE} />
        )),
        ...FAVOUR_TILE_IDS.map((tile) => ({
          ...small(
            fact('tiles', ['FAVOUR_TILES', 'FAVOUR_TILE_IDS'], 'seed', `AG-${tile.toUpperCase()}`, () => (
              <Paper>
                <Named name={words.favourActions[tile].help}>
                  <span className="drawn-figures">
                    <ActionGlyph action={tile} size={38} />
                    <Priced action={tile} />
                  </span>
                </Named>
              </Paper>
            )),
          ),
          id: tile,
          name: words.favourActions[tile].name,
        })),
      ],
    },
    {
      id: 'figures',
      title: chapters.figures,
      facts: [fact('figures', FIGURE_NAMES, 'seed', 'AG-4-b', () => <Figures reference={reference} />)],
    },
    {
      id: 'table',
      title: chapters.table,
      facts: [fact('table', ['TABLE'], 'seed', 'AG-2.4-a', () => <ByPlayers reference={reference} />)],
    },
  ];
}

function notableFact(words: Words, { known, parts }: ReferenceWords, id: Notable): Fact {
  const named: Readonly<Record<string, string>> = { ...words.goods, ...words.guilds, ...parts.notables };
  const guild = KNOWN_GUILDS.includes(id);
  const goods = words.list((KNOWN_GOODS[id] ?? []).map((good) => words.goods[good]));
  const note = guild
    ? goods === ''
      ? known.guild
      : known.both(goods)
    : goods === ''
      ? known.none
      : known.goods(goods);
  return {
    id,
    of: ['NOTABLES', 'NOTABLE_IDS', 'KNOWN_GUILDS', 'KNOWN_GOODS'],
    name: words.notables[id].name,
    source: 'partly',
    note,
    rule: ruleOf(id),
    correct: { path: `notables.${id}`, says: (word) => named[word] ?? word },
    Drawing: speaking(words, () => <NotableDrawing id={id} />),
  };
}

function NotableDrawing({ id }: { readonly id: Notable }) {
  const words = useWords();
  const { guild } = useFacts().notables[id];
  return (
    <Paper>
      <PrintedNotable id={id} />
      <p>{`${words.guilds[guild]}. ${words.notables[id].power}`}</p>
    </Paper>
  );
}

function Characters() {
  const words = useWords();
  return (
    <Paper>
      <Row>
        {CHARACTERS.map((id) => (
          <Named
            key={id}
            name={
              <>
                <b>{words.spaces[id]}</b> {words.characters[id]}
              </>
            }
          >
            <CharacterArch id={id} size={84} />
          </Named>
        ))}
      </Row>
    </Paper>
  );
}

/** From one space of the meditation track to the next. */
const STEP_WORDS = Object.fromEntries(TRACK_SPACES.map((space) => [space, `${space} › ${space + 1}`]));

/** Paid in goods: the sign is that of their value, not the one of meditation points. */
function Steps() {
  const { stepCost } = useFacts();
  return (
    <Paper>
      <Row>
        {stepCost
          .map((cost, i) => ({ cost, name: STEP_WORDS[i + 1] ?? '' }))
          .map(({ cost, name }) => (
            <Named key={name} name={name}>
              <span className="agra-priced">
                <Flags value={1} />
                {cost}
              </span>
            </Named>
          ))}
      </Row>
    </Paper>
  );
}

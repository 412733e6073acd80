/** The printed facts, each with its source and shown with the pieces of the board. Every figure comes from `data.ts`. */
import type { ReactNode } from 'react';
import { Coin } from '../../../ui/Coin.tsx';
import type { Fact, FactSource, FactsChapter } from '../../../ui/contract.ts';
import { Named, Row } from '../../../ui/Drawn.tsx';
import { BuildingMark, GoodMark } from '../board/art/buildings.tsx';
import { DiePiece } from '../board/art/DieMark.tsx';
import { Glyph } from '../board/art/glyphs.tsx';
import { Kali } from '../board/art/Kali.tsx';
import { WorkerPiece } from '../board/art/Pieces.tsx';
import { Tile } from '../board/art/TileArt.tsx';
import { useFacts } from '../board/facts.ts';
import { speaking } from '../board/speaking.tsx';
import { useWords } from '../board/words.ts';
import {
  ACTION_SPACES,
  type ActionSpace,
  type Bonus,
  BUILDINGS,
  COLOURS,
  DICE_PER_COLOUR,
  FAME_TRACK,
  GOODS,
  KALI,
  KARMA,
  KNOWN_COSTS,
  LEVEL,
  LEVEL_SUM,
  MONEY_TRACK,
  ONE_ASSORTED_FROM,
  PORTUGUESE_UNTIL,
  PROVINCE_TILES,
  RIVER,
  RIVER_SPACES,
  SHAPES,
  STACKS,
  START_MONEY,
  type TileId,
  WORKERS,
  YIELD_TILES,
  type YieldColour,
} from '../data.ts';
import type { Effect } from '../effects.ts';
import { GAINS } from '../gains.ts';
import type { Words } from '../text/en.ts';
import type { RuleId } from '../text/rules.ts';
import { TILE_IDS, tileOf } from '../tiles.ts';
import type { ReferenceWords } from './en.ts';
import { type Faces, Gain, GainInWords, OwnProvince, RiverTiles } from './pieces.tsx';
import { sample } from './sample.ts';

const GROUPS: Readonly<Record<ActionSpace['group'], RuleId>> = {
  quarry: 'RG-QUARRY-1',
  assorted: 'RG-MARKET-1',
  same: 'RG-MARKET-2',
  portico: 'RG-PALACE-1',
  terrace: 'RG-PALACE-2',
  balcony: 'RG-PALACE-3',
  chamber: 'RG-PALACE-4',
  harbour: 'RG-RIVER-2',
};
// The keys of the table are the groups.
const GROUP_IDS = Object.keys(GROUPS) as ActionSpace['group'][];
const SOURCES = ['seed', 'public', 'reconstructed'] as const;

export function factsOf(words: Words, reference: ReferenceWords): readonly FactsChapter[] {
  const { facts: says, chapters, figures } = reference;
  const fact = (
    id: keyof typeof says,
    of: readonly string[],
    source: FactSource,
    rule: RuleId,
    Drawing: (props: Faces) => ReactNode,
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
  const yields = (colour: YieldColour, source: FactSource) =>
    fact(colour, ['YIELD_TILES'], source, colour === 'brown' ? 'RG-NAV-8' : 'RG-COMP-9', () => (
      <YieldTiles colour={colour} />
    ));
  return [
    {
      id: 'pieces',
      title: chapters.pieces,
      facts: [
        fact('dice', ['COLOURS', 'DICE_PER_COLOUR'], 'seed', 'RG-COMP-4', () => (
          <Named name={figures.dice(DICE_PER_COLOUR)}>
            <span className="drawn-figures">
              {COLOURS.map((colour) => (
                <DiePiece key={colour} colour={colour} value={null} size={38} />
              ))}
            </span>
          </Named>
        )),
        fact('buildings', ['BUILDINGS', 'LEVEL'], 'seed', 'RG-UPG-1', () => <Buildings figures={figures} />),
        fact('goods', ['GOODS'], 'seed', 'RG-MARKET-1', Goods),
        fact('workers', ['WORKERS'], 'seed', 'RG-WORKER-2', ({ faces }) => (
          <Named name={figures.workers(WORKERS.start, WORKERS.most, WORKERS.mostNavaratnas)}>
            {faces[0] ? <WorkerPiece face={faces[0]} size={46} /> : null}
          </Named>
        )),
        fact('kali', ['KALI'], 'seed', 'RG-DICE-3', () => (
          <Named name={figures.kali(KALI.A, KALI.B)}>
            <Kali size={72} />
          </Named>
        )),
        fact('karma', ['KARMA'], 'seed', 'RG-KARMA-1', () => (
          <Named name={figures.karma(KARMA.start, KARMA.most)}>
            <Glyph name="karma" size={40} />
          </Named>
        )),
        fact('money', ['START_MONEY'], 'seed', 'RG-SETUP-9', () => (
          <Row>
            {START_MONEY.map((money, i) => (
              <Named key={money} name={i + 1}>
                <Coin size={36} amount={money} />
              </Named>
            ))}
          </Row>
        )),
      ],
    },
    {
      id: 'tracks',
      title: chapters.tracks,
      facts: [
        fact('fameTrack', ['FAME_TRACK'], 'seed', 'RG-TRACK-3', () => (
          <Track {...FAME_TRACK} name={reference.columns.fame} reference={reference} />
        )),
        fact('moneyTrack', ['MONEY_TRACK'], 'seed', 'RG-TRACK-4', () => (
          <Track {...MONEY_TRACK} name={reference.columns.money} reference={reference} />
        )),
        fact('meet', ['LEVEL_SUM'], 'public', 'RG-TRACK-2', () => <p>{figures.levelSum(LEVEL_SUM)}</p>),
      ],
    },
    {
      id: 'river',
      title: chapters.river,
      facts: [
        fact('course', ['RIVER', 'PORTUGUESE_UNTIL'], 'public', 'RG-RIVER-1', () => (
          <p>{figures.river(RIVER.final, RIVER.bridgeAfter, PORTUGUESE_UNTIL)}</p>
        )),
        wide(fact('riverTiles', ['RIVER_TILES'], 'partly', 'RG-GANGA-3', RiverTiles)),
        ...RIVER_SPACES.map(({ gain, source }, i) => ({
          id: `river-${i + 1}`,
          of: ['RIVER_SPACES'],
          name: reference.riverSpace(i + 1),
          source,
          rule: 'RG-RIVER-5',
          ...(source === 'seed' ? {} : { correct: { path: `river.${i + 1}`, says: gainWords(words) } }),
          Drawing: speaking(words, () => <RiverGain at={i} printed={gain} />),
        })),
      ],
    },
    {
      id: 'spaces',
      title: chapters.spaces,
      facts: [
        ...GROUP_IDS.flatMap((group) => SOURCES.map((source) => spacesFact(words, reference, group, source))).flatMap(
          (one) => one ?? [],
        ),
        fact('assorted', ['ONE_ASSORTED_FROM'], 'seed', 'RG-MARKET-6', () => (
          <p>{figures.assorted(ONE_ASSORTED_FROM)}</p>
        )),
      ],
    },
    {
      id: 'province',
      title: chapters.province,
      facts: [
        wide(
          fact('sideA', ['SIDES', 'CELLS', 'EXITS', 'PROVINCE_SIDES'], 'partly', 'RG-YIELD-1', ({ faces }) => (
            <div inert>
              <OwnProvince view={sample()} faces={faces} />
            </div>
          )),
        ),
        wide(
          fact('sideB', ['PROVINCE_SIDES'], 'partly', 'RG-NAV-3', ({ faces }) => (
            <div inert>
              <OwnProvince view={sample({}, { navaratnas: true })} faces={faces} />
            </div>
          )),
        ),
        fact('shapes', ['SHAPES'], 'reconstructed', 'RG-PROV-3', () => <Shapes reference={reference} />),
        fact('stacks', ['STACKS'], 'partly', 'RG-COMP-5', () => <Stacks reference={reference} />),
      ],
    },
    {
      id: 'yields',
      title: chapters.yields,
      facts: [yields('white', 'partly'), yields('yellow', 'partly'), yields('red', 'partly'), yields('brown', 'seed')],
    },
    { id: 'tiles', title: chapters.tiles, facts: TILE_IDS.map((tile) => tileFact(words, reference, tile)) },
  ];
}

/** The spaces of a group that are known from one source; null if there are none. */
function spacesFact(
  words: Words,
  reference: ReferenceWords,
  group: ActionSpace['group'],
  source: (typeof SOURCES)[number],
): Fact | null {
  const spaces: readonly ActionSpace[] = ACTION_SPACES.filter((one) => one.group === group && one.source === source);
  if (spaces.length === 0) return null;
  const note = group === 'quarry' ? reference.notes.quarry : group === 'harbour' ? reference.notes.harbour : null;
  return {
    id: `${group}-${source}`,
    of: group === 'chamber' ? ['ACTION_SPACES', 'CHAMBERS'] : ['ACTION_SPACES'],
    name: reference.spaces[group],
    source: note === null ? source : 'partly',
    ...(note === null ? {} : { note }),
    rule: GROUPS[group],
    wide: true,
    ...(note === null ? {} : { correct: { path: group, says: (word: string) => spaceWords(reference, word) } }),
    Drawing: speaking(words, () => <Spaces spaces={spaces} reference={reference} />),
  };
}

function tileFact(words: Words, reference: ReferenceWords, id: TileId): Fact {
  const { shape, stack } = PROVINCE_TILES[id];
  const known = KNOWN_COSTS[id];
  const { colour } = tileOf(id);
  const back = backOf(stack);
  const tileWords: Readonly<Record<string, string>> = reference.tileParts;
  return {
    id,
    of: ['PROVINCE_TILES', 'KNOWN_COSTS'],
    name: words.tileName(id),
    source: known === undefined ? 'reconstructed' : 'partly',
    ...(known === undefined ? {} : { note: reference.notes.shape }),
    rule: 'RG-COMP-5',
    ...(known === undefined || PROVINCE_TILES[id].markets.length > 0
      ? {
          correct: {
            path: `tiles.${id}`,
            name: `${id} · ${words.tileName(id)}, ${words.colour[colour]}`,
            says: (word: string) => tileWords[word] ?? word,
          },
        }
      : {}),
    Drawing: speaking(words, () => (
      <Named
        name={`${id} · ${reference.stack(words.colour[colour], reference.backs[back])}, ${reference.shapes[shape]}`}
      >
        <Tile tile={id} size={96} />
      </Named>
    )),
  };
}

/** The words for the gains that can be printed on a river space. */
function gainWords(words: Words): (name: string) => string {
  return (name) => {
    const gain = GAINS[name];
    return gain ? words.effect(gain) : name;
  };
}

/** "34p-7" is the seventh space of the board for three and four players. */
function spaceWords(reference: ReferenceWords, word: string): string {
  const [side = '', at = ''] = word.split('p-');
  return reference.spaceAt(side.split('').join('–'), Number(at));
}

function RiverGain({ at, printed }: { readonly at: number; readonly printed: Effect }) {
  return <GainInWords effect={useFacts().river[at]?.effect ?? printed} />;
}

function backOf(stack: (typeof STACKS)[number]): 'snake' | 'cow' | 'tiger' {
  return stack.endsWith('snake') ? 'snake' : stack.endsWith('cow') ? 'cow' : 'tiger';
}

interface Referring {
  readonly reference: ReferenceWords;
}

function Buildings({ figures }: Pick<ReferenceWords, 'figures'>) {
  const words = useWords();
  return (
    <>
      <Row>
        {BUILDINGS.map((building) => (
          <Named key={building} name={words.building[building]}>
            <BuildingMark building={building} size={40} />
          </Named>
        ))}
      </Row>
      <p>{figures.levels(LEVEL.first, LEVEL.last)}</p>
    </>
  );
}

function Goods() {
  const words = useWords();
  return (
    <Row>
      {GOODS.map((good) => (
        <Named key={good} name={words.board.goods[good]}>
          <GoodMark good={good} size={40} />
        </Named>
      ))}
    </Row>
  );
}

function Track({
  worker,
  bonuses,
  name,
  reference,
}: Referring & { readonly worker: number; readonly bonuses: readonly Bonus[]; readonly name: string }) {
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{reference.columns.gain}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{worker}</th>
          <td>{reference.worker}</td>
        </tr>
        {bonuses.map(({ space, gain }) => (
          <tr key={space}>
            <th scope="row">{space}</th>
            <td>
              <GainInWords effect={gain} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Spaces({
  spaces,
  reference: { columns, die: dieWords },
}: Referring & { readonly spaces: readonly ActionSpace[] }) {
  const words = useWords();
  const facts = useFacts();
  const priceOf = ({ id, players, money }: ActionSpace) => facts.spaces[players[0] ?? 0]?.get(id)?.money ?? money;
  return (
    <table className="drawn-table">
      <thead>
        <tr>
          <th scope="col">{columns.players}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.gain}</th>
        </tr>
      </thead>
      <tbody>
        {spaces
          .map((space) => ({ ...space, money: priceOf(space) }))
          .map(({ id, players, money, die, effect }) => (
            <tr key={id}>
              <th scope="row">{players.join(', ')}</th>
              <td>
                <span className="drawn-figures">
                  {money > 0 && (
                    <>
                      <Coin size={26} amount={money} />
                      <span className="unseen">{words.counts.money(money)}</span>
                    </>
                  )}
                  {die !== null && 'colour' in die && (
                    <>
                      <DiePiece colour={die.colour} size={26} />
                      {words.colour[die.colour]}
                    </>
                  )}
                  {die !== null && 'values' in die && (
                    <>
                      <DiePiece
                        colour="any"
                        value={die.values.length === 1 ? (die.values[0] ?? null) : null}
                        size={26}
                      />
                      {die.values.length === 6 ? dieWords.any : dieWords.value(die.values.join(', '))}
                    </>
                  )}
                </span>
              </td>
              <td>
                <GainInWords effect={effect} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** One tile of each shape: the first that has it. */
function Shapes({ reference: { shapes } }: Referring) {
  // The keys of the table are the shapes.
  const kinds = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
  return (
    <Row>
      {kinds.map((shape) => {
        const tile = TILE_IDS.find((id) => PROVINCE_TILES[id].shape === shape);
        return (
          tile && (
            <Named key={shape} name={shapes[shape]}>
              <Tile tile={tile} size={70} />
            </Named>
          )
        );
      })}
    </Row>
  );
}

function Stacks({ reference: { stack, backs } }: Referring) {
  const words = useWords();
  return (
    <table className="drawn-table">
      <tbody>
        {STACKS.map((id) => {
          const tiles = TILE_IDS.filter((tile) => PROVINCE_TILES[tile].stack === id);
          const [tile] = tiles;
          return (
            tile && (
              <tr key={id}>
                <th scope="row">
                  <span className="drawn-figures">
                    <Glyph name={backOf(id)} size={26} />
                    {stack(words.colour[tileOf(tile).colour], backs[backOf(id)])}
                  </span>
                </th>
                <td>{tiles.length}</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

function YieldTiles({ colour }: { readonly colour: YieldColour }) {
  const words = useWords();
  return (
    <ul className="rajas-yields">
      {Object.entries(YIELD_TILES)
        .filter(([, tile]) => tile.colour === colour)
        .map(([id, { gain }]) => (
          <li key={id}>
            <Gain effect={gain} />
            {words.effect(gain)}
          </li>
        ))}
    </ul>
  );
}

/** The printed facts, each with its source and shown with the pieces of the board. Every figure comes from `data.ts`. */
import type { ReactNode } from 'react';
import { Coin } from '../../../ui/Coin.tsx';
import type { Fact, FactDrawing, FactSource, FactsChapter } from '../../../ui/contract.ts';
import { Drawn, Named, Row } from '../../../ui/Drawn.tsx';
import { BuildingPiece, GoodPiece } from '../board/art/buildings.tsx';
import { DiePiece } from '../board/art/DieMark.tsx';
import { Glyph } from '../board/art/glyphs.tsx';
import { Kali } from '../board/art/Kali.tsx';
import { WorkerPiece } from '../board/art/Pieces.tsx';
import { Residence } from '../board/art/Residence.tsx';
import { Tile } from '../board/art/TileArt.tsx';
import { useFacts } from '../board/facts.ts';
import { speaking } from '../board/speaking.tsx';
import { useWords } from '../board/words.ts';
import { backOf } from '../correctable.ts';
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
  type ProvinceSide,
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
import { tileIn } from '../facts.ts';
import type { Words } from '../text/en.ts';
import type { RuleId } from '../text/rules.ts';
import { TILE_IDS, tileOf } from '../tiles.ts';
import {
  exitWords,
  gainWords,
  riverTileWords,
  spaceWords,
  tileWords,
  yieldTileWords,
  yieldWords,
} from './corrections.ts';
import type { ReferenceWords } from './en.ts';
import { Gain, GainInWords, OwnProvince, RiverTiles } from './pieces.tsx';
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
  const correcting = (path: string, saying: (word: string) => string, one: Fact): Fact => ({
    ...one,
    correct: { path, says: saying },
  });
  const yieldTiles = (colour: YieldColour, source: FactSource, rule: RuleId) =>
    fact(colour, ['YIELD_TILES'], source, rule, () => <YieldTiles colour={colour} />);
  const mixed = (colour: YieldColour) =>
    correcting(colour, yieldTileWords(words, reference), yieldTiles(colour, 'partly', 'RG-COMP-9'));
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
        correcting(
          'riverTiles',
          riverTileWords(words, reference),
          wide(fact('riverTiles', ['RIVER_TILES'], 'partly', 'RG-GANGA-3', RiverTiles)),
        ),
        ...RIVER_SPACES.map(({ gain, source }, i) => ({
          id: `river-${i + 1}`,
          of: ['RIVER_SPACES'],
          name: reference.riverSpace(i + 1),
          source,
          rule: 'RG-RIVER-5',
          ...(source === 'seed' ? {} : { correct: { path: `river.${i + 1}`, says: gainWords(words, reference) } }),
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
        correcting(
          'covers',
          spaceWords(reference),
          fact('covers', ['ACTION_SPACES'], 'partly', 'RG-SETUP-1', () => <Covers reference={reference} />),
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
        correcting(
          'sideA',
          yieldWords(words, reference),
          wide(
            fact('sideA', ['SIDES', 'CELLS', 'EDGES', 'PROVINCE_SIDES'], 'partly', 'RG-YIELD-1', (props) => (
              <Side {...props} side="A" />
            )),
          ),
        ),
        correcting(
          'sideB',
          yieldWords(words, reference),
          wide(fact('sideB', ['PROVINCE_SIDES'], 'partly', 'RG-NAV-3', (props) => <Side {...props} side="B" />)),
        ),
        correcting(
          'exits',
          exitWords(words),
          fact('exits', ['EXITS'], 'partly', 'RG-PROV-2', () => (
            <Drawn box={[0, 0, 70, 140]}>
              <Residence x={0} y={0} size={70} />
            </Drawn>
          )),
        ),
        fact('shapes', ['SHAPES'], 'reconstructed', 'RG-PROV-3', () => <Shapes reference={reference} />),
        fact('stacks', ['STACKS'], 'partly', 'RG-COMP-5', () => <Stacks reference={reference} />),
      ],
    },
    {
      id: 'yields',
      title: chapters.yields,
      facts: [mixed('white'), mixed('yellow'), mixed('red'), yieldTiles('brown', 'seed', 'RG-NAV-8')],
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
    ...(note === null ? {} : { correct: { path: group, says: spaceWords(reference) } }),
    Drawing: speaking(words, () => <Spaces spaces={spaces} reference={reference} />),
  };
}

function tileFact(words: Words, reference: ReferenceWords, id: TileId): Fact {
  const known = KNOWN_COSTS[id];
  return {
    id,
    of: ['PROVINCE_TILES', 'KNOWN_COSTS'],
    name: words.tileName(id),
    source: known === undefined ? 'reconstructed' : 'partly',
    ...(known === undefined ? {} : { note: reference.notes.shape }),
    rule: 'RG-COMP-5',
    correct: {
      path: `tiles.${id}`,
      name: `${id} · ${words.tile(tileOf(id))}`,
      says: tileWords(words, reference),
    },
    Drawing: speaking(words, () => <ProvinceTile id={id} reference={reference} />),
  };
}

function ProvinceTile({ id, reference: { stack, backs, shapes } }: Referring & { readonly id: TileId }) {
  const words = useWords();
  const tile = tileIn(useFacts(), id);
  const back = backOf(STACKS[tile.stack] ?? STACKS[0]);
  return (
    <Named name={`${id} · ${stack(words.colour[tile.colour], backs[back])}, ${shapes[tile.shape]}`}>
      <Tile tile={id} size={96} />
    </Named>
  );
}

/** A province with nothing built in it. */
function Side({ faces, corrected, side }: FactDrawing & { readonly side: ProvinceSide }) {
  const view = sample({}, { navaratnas: side === 'B', ...(corrected ? { facts: corrected } : {}) });
  return (
    <div inert>
      <OwnProvince view={view} faces={faces} />
    </div>
  );
}

/** RG-SETUP-1: the spaces that are closed with three players. */
function Covers({ reference }: Referring) {
  const { boards, spaces } = useFacts();
  const closed = (boards[4] ?? []).filter(({ id }) => !spaces[3]?.has(id));
  const at = (id: string) => Number(id.slice(id.lastIndexOf('-') + 1));
  return (
    <ul className="rajas-covers">
      {closed.map(({ id, group }) => (
        <li key={id}>
          {reference.spaces[group]} {at(id)}
        </li>
      ))}
    </ul>
  );
}

function RiverGain({ at, printed }: { readonly at: number; readonly printed: Effect }) {
  return <GainInWords effect={useFacts().river[at]?.effect ?? printed} />;
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
            <BuildingPiece building={building} size={40} />
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
          <GoodPiece good={good} size={40} />
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
  const boardsWith = (id: string) => facts.spaces.flatMap((board, players) => (board.has(id) ? [players] : []));
  const here = (space: ActionSpace) => {
    const players = boardsWith(space.id);
    return { ...space, players, money: facts.spaces[players[0] ?? 0]?.get(space.id)?.money ?? space.money };
  };
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
        {spaces.map(here).map(({ id, players, money, die, effect }) => (
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
                    <DiePiece colour="any" value={die.values.length === 1 ? (die.values[0] ?? null) : null} size={26} />
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
  const facts = useFacts();
  // The keys of the table are the shapes.
  const kinds = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
  return (
    <Row>
      {kinds.map((shape) => {
        const tile = TILE_IDS.find((id) => tileIn(facts, id).shape === shape);
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
  const facts = useFacts();
  return (
    <table className="drawn-table">
      <tbody>
        {STACKS.map((id, at) => {
          const tiles = TILE_IDS.filter((tile) => tileIn(facts, tile).stack === at);
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
    <ul className="rajas-shown-yields">
      {[...useFacts().yieldTiles]
        .filter(([id]) => YIELD_TILES[id].colour === colour)
        .map(([id, { effect }]) => (
          <li key={id}>
            <Gain effect={effect} />
            {words.effect(effect)}
          </li>
        ))}
    </ul>
  );
}

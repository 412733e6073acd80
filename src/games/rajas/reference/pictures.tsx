/** The pictures in the rules, drawn with the pieces of the board. */
import type { ReactNode } from 'react';
import type { RulePicture } from '../../../ui/contract.ts';
import { Large, Named, Row, Then } from '../../../ui/Drawn.tsx';
import { DiePiece } from '../board/art/DieMark.tsx';
import { Glyph } from '../board/art/glyphs.tsx';
import { Kali } from '../board/art/Kali.tsx';
import { WorkerPiece } from '../board/art/Pieces.tsx';
import { Tile } from '../board/art/TileArt.tsx';
import { Board } from '../board/Board.tsx';
import { Harbour } from '../board/Harbour.tsx';
import { Levels } from '../board/Levels.tsx';
import { Market } from '../board/Market.tsx';
import { Palace } from '../board/Palace.tsx';
import { Quarry } from '../board/Quarry.tsx';
import { RaceBar } from '../board/RaceBar.tsx';
import { speaking } from '../board/speaking.tsx';
import { useWords } from '../board/words.ts';
import { boardSpaces } from '../board.ts';
import { COLOURS, KALI, RIVER_SPACES, WORKERS } from '../data.ts';
import type { Rajas } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { RuleId } from '../text/rules.ts';
import type { ReferenceWords } from './en.ts';
import { type Faces, Gain, OwnProvince, Part, RiverTiles, stillOf } from './pieces.tsx';
import { province, sample } from './sample.ts';
import '../board/panels.css';

export function picturesOf(words: Words, { pictures: says, columns, worker }: ReferenceWords): readonly RulePicture[] {
  const picture = (rule: RuleId, caption: string, Drawing: (props: Faces) => ReactNode): RulePicture => ({
    rule,
    says: caption,
    Drawing: speaking(words, Drawing),
  });
  return [
    picture('RG-COMP-3', says.kali, () => <Kali size={130} />),
    picture('RG-COMP-5', says.tiles, Tiles),
    picture('RG-SETUP-1', says.board, ({ faces }) => (
      <Large width={640}>
        <Board {...stillOf(sample(), faces)} />
      </Large>
    )),
    picture('RG-TURN-1', says.turn, Placed),
    picture('RG-DICE-1', says.dice, Dice),
    picture('RG-KARMA-2', says.karma, Turned),
    picture('RG-QUARRY-1', says.quarry, ({ faces }) => (
      <Part box={[4, 4, 270, 164]}>
        <Quarry {...stillOf(sample(), faces)} />
      </Part>
    )),
    picture('RG-PROV-4', says.province, ({ faces }) => <OwnProvince view={settled()} faces={faces} />),
    picture('RG-UPG-1', says.levels, Upgraded),
    picture('RG-MARKET-1', says.market, ({ faces }) => (
      <Part box={[4, 346, 290, 206]}>
        <Market {...stillOf(sample(), faces)} />
      </Part>
    )),
    picture('RG-PALACE-1', says.palace, ({ faces }) => (
      <Part box={[368, 0, 400, 304]}>
        <Palace {...stillOf(sample(), faces)} />
      </Part>
    )),
    picture('RG-RIVER-2', says.harbour, ({ faces }) => (
      <Part box={[480, 444, 288, 108]}>
        <Harbour {...stillOf(sample(), faces)} />
      </Part>
    )),
    picture('RG-RIVER-5', says.river, River),
    picture('RG-WORKER-1', says.workers, ({ faces }) => <Workers faces={faces} columns={columns} worker={worker} />),
    picture('RG-TRACK-2', says.race, () => <RaceBar now={{ fame: 18, money: 34 }} width={280} height={26} />),
    picture('RG-END-1', says.met, () => <RaceBar now={{ fame: 35, money: 54 }} width={280} height={26} />),
    picture('RG-NAV-3', says.sideB, ({ faces }) => (
      <OwnProvince view={sample({}, { navaratnas: true })} faces={faces} />
    )),
    picture('RG-MIX-1', says.experts, Experts),
    picture('RG-GANGA-3', says.riverTiles, RiverTiles),
  ];
}

function Tiles() {
  return (
    <Row>
      <Tile tile="B02" size={104} />
      <Tile tile="G07" size={104} />
      <Tile tile="O14" size={104} />
    </Row>
  );
}

/** A worker of seat 0 on the first space of the quarry. */
function Placed({ faces }: Faces) {
  const view = sample();
  const spaces = boardSpaces(4).map((space) => (space.group === 'quarry' && space.at === 0 ? 0 : null));
  return (
    <Part box={[4, 4, 270, 164]}>
      <Quarry {...stillOf({ ...view, spaces }, faces)} />
    </Part>
  );
}

function Dice() {
  const words = useWords();
  return (
    <Row>
      {COLOURS.map((colour, i) => (
        <Named key={colour} name={words.colour[colour]}>
          <DiePiece colour={colour} value={[2, 5, 3, 6][i] ?? 1} size={50} />
        </Named>
      ))}
    </Row>
  );
}

function Turned() {
  return (
    <Row>
      <DiePiece colour="green" value={2} size={50} />
      <Glyph name="karma" size={34} />
      <Then />
      <DiePiece colour="green" value={5} size={50} />
    </Row>
  );
}

/** Four tiles west of the residence, the last with a road to a yield. */
function settled(): Rajas {
  return sample({
    province: province({
      '2-2': { tile: 'B01', turn: 90 },
      '2-1': { tile: 'G06', turn: 90 },
      '3-1': { tile: 'O05', turn: 0 },
      '3-2': { tile: 'P04', turn: 180 },
    }),
  });
}

function Upgraded({ faces }: Faces) {
  const view = sample();
  const [own] = view.players;
  const levels = own ? { levels: { ...own.levels, mill: own.levels.mill + 1 } } : {};
  return (
    <div className="rajas-own rajas-shown-levels">
      <Levels {...stillOf(sample(levels), faces)} seat={0} />
    </div>
  );
}

/** Of every kind of gain the first space that has it: what the signs on the river mean. */
function River() {
  const words = useWords();
  const kinds = new Map(RIVER_SPACES.map(({ gain }, i) => [gain.type, { gain, space: i + 1 }] as const).toReversed());
  return (
    <Row>
      {[...kinds.values()]
        .sort((a, b) => a.space - b.space)
        .map(({ gain, space }) => (
          <Named
            key={space}
            name={
              <>
                <b>{space}</b>
                <br />
                {words.effect(gain)}
              </>
            }
          >
            <Gain effect={gain} />
          </Named>
        ))}
    </Row>
  );
}

function Workers({ faces, columns, worker }: Faces & Pick<ReferenceWords, 'columns' | 'worker'>) {
  const { board } = useWords();
  const face = faces[0];
  if (!face) return null;
  const waiting = [`${columns.fame} 15`, `${columns.money} 20`, board.bridge];
  return (
    <Row>
      {Array.from({ length: WORKERS.start }, (_, i) => i + 1).map((n) => (
        <Named key={n} name={worker}>
          <WorkerPiece face={face} size={54} />
        </Named>
      ))}
      {waiting.map((where) => (
        <Named key={where} name={where}>
          <WorkerPiece face={face} size={54} gone />
        </Named>
      ))}
    </Row>
  );
}

function Experts() {
  return (
    <Row>
      {Object.entries(KALI).map(([side, places]) => (
        <Named key={side} name={`${side} · ${places}`}>
          <Kali size={84} />
        </Named>
      ))}
    </Row>
  );
}

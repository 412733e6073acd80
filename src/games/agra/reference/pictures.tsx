/** The pictures in the rules, drawn with the pieces of the board. */
import type { ReactNode } from 'react';
import { Coin } from '../../../ui/Coin.tsx';
import type { RulePicture } from '../../../ui/contract.ts';
import { Drawn, Named, Row, Then } from '../../../ui/Drawn.tsx';
import { Worker } from '../../../ui/Worker.tsx';
import { CharacterArch } from '../board/art/characters.tsx';
import { Glyph } from '../board/art/glyphs.tsx';
import { GoodTile } from '../board/art/goods.tsx';
import { House } from '../board/art/houses.tsx';
import { Favour, Flags, GuildMark } from '../board/art/marks.tsx';
import { Boat, BuilderPawn, FarmerMark, Marker, MerchantPawn } from '../board/art/pawns.tsx';
import { Circle } from '../board/Circle.tsx';
import { Farm } from '../board/FarmPanel.tsx';
import { useFacts } from '../board/facts.ts';
import { speaking } from '../board/speaking.tsx';
import { useWords } from '../board/words.ts';
import {
  ACCESSIBLE_AT_PIER,
  AKBAR_FURTHER,
  AKBAR_SCORE,
  ARROW_FROM,
  CHARACTERS,
  type Character,
  FAVOUR_TILE_IDS,
  type Good,
  MERCHANT_FAVOURS,
  NOTABLE_IDS,
  type OuterMeditation,
  PEONAGE,
  PRICE_FACES,
  PRICE_TOKENS,
  PROCESSED_PER_ACTION,
  PRODUCED_AT,
  PRODUCTION_BUILDINGS,
  PRODUCTS,
  ROWS,
} from '../data.ts';
import type { Card } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { ReferenceWords } from './en.ts';
import {
  Arrow,
  BonusTiles,
  CardOf,
  type Faces,
  FavourActions,
  Gifts,
  Guilds,
  Materials,
  NUMERALS,
  Paper,
  PriceFaces,
  PrintedNotable,
  Streets,
  stillOf,
} from './pieces.tsx';
import { blockedAt, sample } from './sample.ts';
import { Influence } from './tables.tsx';

export function picturesOf(words: Words, reference: ReferenceWords): readonly RulePicture[] {
  const { pictures: says, columns, facts } = reference;
  const picture = (rule: string, caption: string, Drawing: (props: Faces) => ReactNode): RulePicture => ({
    rule,
    says: caption,
    Drawing: speaking(words, Drawing),
  });
  const character = (id: Character, rule: string) => picture(rule, says[id], () => <Portrait id={id} />);
  const card = (rule: string, caption: string, on: Omit<Card, 'id'>) =>
    picture(rule, caption, ({ faces }) => (
      <Paper>
        <CardOf view={sample()} faces={faces} card={{ id: 'mahout', ...on }} />
      </Paper>
    ));
  return [
    picture('AG-1-b', says.pieces, Pieces),
    picture('AG-2.1-c', says.sites, Sites),
    picture('AG-2.2-a', says.farm, OwnFarm),
    picture('AG-2.3-b', says.guild, ({ faces }) => <Guilds view={sample()} faces={faces} />),
    picture('AG-5.1-a', says.characters, Characters),
    picture('AG-5.2-a', says.goods, Streets),
    picture('AG-5.2.1-b', says.prices, PriceFaces),
    picture('AG-5.2.3-b', says.production, OwnFarm),
    picture('AG-5.2.4-a', says.arrows, Arrows),
    picture('AG-5.3-a', says.materials, Materials),
    picture('AG-5.5-a', says.favours, () => <Favours n={3} />),
    picture('AG-5.6-e', `${facts.influence.name}.`, () => <Influence reference={reference} />),
    picture('AG-6.1.1-b', says.points, Points),
    picture('AG-6.1.2-a', says.circle, ({ faces }) => <Meditation faces={faces} blocked="deliver" />),
    picture('AG-6.1.3-a', says.moved, ({ faces }) => <Meditation faces={faces} blocked="exchange" />),
    picture('AG-6.2.1.2-c', says.peonage, Peonage),
    picture('AG-6.2.1.3-b', says.merchant, Merchant),
    picture('AG-6.2.1.4-a', says.builder, Builder),
    character('architect', 'AG-ARC-a'),
    character('sailor', 'AG-SAI-a'),
    character('trader', 'AG-TRA-a'),
    character('botanist', 'AG-BOT-a'),
    picture('AG-6.2.2.2-a', says.producing, Producing),
    picture('AG-6.2.2.3-a', says.processing, Processing),
    picture('AG-SEC.2-c', says.favourActions, () => (
      <FavourActions actions={['baseGood', 'baseInfluence', 'baseTransform']} />
    )),
    picture('AG-6.3.1-a', says.akbar, Gifts),
    picture('AG-6.3.2-a', says.order, ({ faces }) => <Guilds view={sample()} faces={faces} />),
    picture('AG-7.1-a', says.piers, () => <Piers label={columns.pier} />),
    card('AG-7.2-b', says.delivery, { seats: [0, null], markers: [1, 0] }),
    card('AG-7.3-b', says.double, { seats: [0, null], markers: [2, 0] }),
    card('AG-7.4-b', says.winner, { seats: [0, 1], markers: [2, 1] }),
    picture('AG-7.5-a', says.steps, () => (
      <Paper>
        <Arrow from={<GoodTile good="cement" size={34} />} to={<GuildMark guild="merchants" size={34} />} />
      </Paper>
    )),
    picture('AG-N-a', says.notables, Notables),
    picture('AG-BB2', says.bonus, () => <BonusTiles level={2} />),
    picture('AG-BB3', says.bonus, () => <BonusTiles level={3} />),
    picture('AG-BB4', says.bonus, () => <BonusTiles level={4} />),
    picture('AG-FT01', says.tiles, () => <FavourActions actions={FAVOUR_TILE_IDS} />),
    picture('AG-8.6', says.gifts, GiftScore),
  ];
}

function Pieces({ faces }: Faces) {
  const words = useWords();
  const face = faces[0];
  if (!face) return null;
  return (
    <Paper>
      <Row>
        <Worker face={face} pose="standing" size={48} />
        <Worker face={face} pose="lying" size={48} />
        <Marker face={face} size={34} />
        <Drawn box={[-11, -13, 22, 26]} scale={2}>
          <FarmerMark face={face} />
        </Drawn>
        <Named name={words.explain.merchantName}>
          <MerchantPawn size={50} />
        </Named>
        <Named name={words.explain.builderName}>
          <BuilderPawn size={50} />
        </Named>
        <Boat size={66} />
      </Row>
    </Paper>
  );
}

function Sites() {
  const shown: readonly (readonly [Good, boolean])[] = [
    ['cement', false],
    ['paper', false],
    ['paintings', false],
    ['paper', true],
  ];
  return (
    <Paper>
      <Row>
        {shown.map(([good, built]) => (
          <House key={`${good} ${built}`} good={good} built={built} size={88} />
        ))}
      </Row>
    </Paper>
  );
}

function OwnFarm({ faces }: Faces) {
  return (
    <Paper>
      <Farm table={stillOf(sample(), faces)} />
    </Paper>
  );
}

function Characters() {
  const words = useWords();
  return (
    <Paper>
      <Row>
        {CHARACTERS.map((id) => (
          <Named key={id} name={words.spaces[id]}>
            <CharacterArch id={id} size={84} />
          </Named>
        ))}
      </Row>
    </Paper>
  );
}

function Portrait({ id }: { readonly id: Character }) {
  const words = useWords();
  return (
    <Paper>
      <Row>
        <Named name={words.spaces[id]}>
          <CharacterArch id={id} size={92} />
        </Named>
        {id === 'trader' && PRICE_TOKENS.map((token) => <Flags key={token} value={PRICE_FACES[token][0]} priced />)}
      </Row>
    </Paper>
  );
}

/** AG-5.2.4-a: for each good of a street, where its arrow comes from. */
function Arrows() {
  return (
    <Paper>
      {ROWS.map((row) => (
        <div key={row[0]} className="agra-chain agra-street">
          <Row>
            {PRODUCTS.filter((good) => row.includes(good)).map((good) => (
              <span key={good} className="drawn-figures">
                <GoodTile good={ARROW_FROM[good]} size={32} />
                <Then />
                <GoodTile good={good} size={32} />
              </span>
            ))}
          </Row>
        </div>
      ))}
    </Paper>
  );
}

function Favours({ n }: { readonly n: number }) {
  const { counts } = useWords();
  return (
    <Paper>
      <Named name={counts.favours(n)}>
        <span className="drawn-figures">
          {Array.from({ length: n }, (_, i) => i + 1).map((nth) => (
            <Favour key={nth} size={34} />
          ))}
        </span>
      </Named>
    </Paper>
  );
}

export function Points() {
  const { points: track } = useFacts();
  return (
    <Paper>
      <Row>
        {track
          .map((points, i) => ({ points, space: i + 1 }))
          .map(({ points, space }) => (
            <Named key={space} name={space}>
              <span className="agra-priced">
                <Glyph name="lotus" size={30} />
                {points}
              </span>
            </Named>
          ))}
      </Row>
    </Paper>
  );
}

export function Meditation({ faces, blocked }: Faces & { readonly blocked: OuterMeditation }) {
  return (
    <Paper>
      <Circle table={stillOf(blockedAt(blocked), faces)} />
    </Paper>
  );
}

function Peonage({ faces }: Faces) {
  const face = faces[0];
  return (
    face && (
      <Paper>
        <Row>
          <Worker face={face} pose="lying" size={50} />
          <Coin size={38} amount={PEONAGE} />
          <Then />
          <Worker face={face} pose="standing" size={50} />
        </Row>
      </Paper>
    )
  );
}

function Merchant() {
  return (
    <Paper>
      <Row>
        <House good="sandstone" built size={84} />
        <MerchantPawn size={52} />
        <Then />
        {Array.from({ length: MERCHANT_FAVOURS }, (_, i) => i + 1).map((nth) => (
          <Favour key={nth} size={34} />
        ))}
      </Row>
    </Paper>
  );
}

function Builder() {
  return (
    <Paper>
      <Row>
        <House good="curry" built={false} size={84} />
        <BuilderPawn size={52} />
        <Then />
        <House good="curry" built size={84} />
      </Row>
    </Paper>
  );
}

export function Producing() {
  const words = useWords();
  return (
    <Paper>
      <Row>
        {PRODUCTION_BUILDINGS.map((building) => (
          <Named key={building} name={`${words.spaces[building]} · ${words.goods[PRODUCED_AT[building]]}`}>
            <House good={PRODUCED_AT[building]} built size={80} />
          </Named>
        ))}
      </Row>
    </Paper>
  );
}

function Processing() {
  const three = (good: Good) => (
    <span className="drawn-figures">
      {Array.from({ length: PROCESSED_PER_ACTION }, (_, i) => i + 1).map((nth) => (
        <GoodTile key={nth} good={good} size={32} />
      ))}
    </span>
  );
  return (
    <Paper>
      <Arrow from={three(ARROW_FROM.planks)} to={three('planks')} />
    </Paper>
  );
}

function Piers({ label }: { readonly label: string }) {
  return (
    <Paper>
      <Row>
        <Boat size={70} />
        {ACCESSIBLE_AT_PIER.map((highest, i) => ({ highest, pier: i + 1 })).map(({ highest, pier }) => (
          <Named key={pier} name={`${label} ${pier}`}>
            <b>{NUMERALS.slice(1, highest + 1).join(' ')}</b>
          </Named>
        ))}
      </Row>
    </Paper>
  );
}

function Notables() {
  return (
    <Paper>
      <Row>
        {NOTABLE_IDS.map((id) => (
          <PrintedNotable key={id} id={id} />
        ))}
      </Row>
    </Paper>
  );
}

function GiftScore() {
  return (
    <Paper>
      <Row>
        {AKBAR_SCORE.slice(1).map((rupees, i) => (
          <Named key={rupees} name={i + 1}>
            <Coin size={38} amount={rupees} />
          </Named>
        ))}
        <Named name="+1">
          <Coin size={38} amount={AKBAR_FURTHER} />
        </Named>
      </Row>
    </Paper>
  );
}

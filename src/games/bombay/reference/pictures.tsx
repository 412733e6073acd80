/** The pictures in the rules, drawn with the pieces of the board. */
import type { ReactNode } from 'react';
import { ActionArch } from '../../../ui/ActionArch.tsx';
import { Coin } from '../../../ui/Coin.tsx';
import type { RulePicture, SeatFace } from '../../../ui/contract.ts';
import { Drawn, Large, Named, Row, Then } from '../../../ui/Drawn.tsx';
import { still } from '../../../ui/still.ts';
import { Bale } from '../board/art/Bale.tsx';
import { CityToken } from '../board/art/CityToken.tsx';
import { ElephantMark } from '../board/art/Elephant.tsx';
import { Paints } from '../board/art/Frame.tsx';
import { OwnedPalace, Palace } from '../board/art/Palace.tsx';
import { ClosedPost, IdlePost, OpenPost } from '../board/art/Post.tsx';
import { HillArt, Plinth } from '../board/art/Site.tsx';
import { Board } from '../board/Board.tsx';
import { Clock } from '../board/Clock.tsx';
import { STALL_WIDTH } from '../board/geometry.ts';
import { Stall } from '../board/Stall.tsx';
import { speaking } from '../board/speaking.tsx';
import { useWords } from '../board/words.ts';
import { ACTIONS_PER_TURN, BALES, CITIES, SILKS, type Silk, WAIT } from '../data.ts';
import type { BombayMove } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { RuleId } from '../text/rules.ts';
import type { BombayView } from '../view.ts';
import type { ReferenceWords } from './en.ts';
import { CityRupees, Column, Columns, TokenEffects } from './pieces.tsx';
import { sample } from './sample.ts';

interface Faces {
  readonly faces: readonly SeatFace[];
}

export function picturesOf(words: Words, { pictures: says, own, effects }: ReferenceWords): readonly RulePicture[] {
  const picture = (rule: RuleId, caption: string, Drawing: (props: Faces) => ReactNode): RulePicture => ({
    rule,
    says: caption,
    Drawing: speaking(words, Drawing),
  });
  return [
    picture('BO-GOAL-1', says.goal, Goal),
    picture('BO-COMP-5', says.bales, AllBales),
    picture('BO-SETUP-6', says.columns, Columns),
    picture('BO-MAP-1', says.map, WholeMap),
    picture('BO-FLOW-2', says.clock, Lap),
    picture('BO-SUP-3', says.supply, Supply),
    picture('BO-SUP-6', says.posts, Posts),
    picture('BO-TURN-1', says.actions, Actions),
    picture('BO-WAIT-1', says.wait, Waiting),
    picture('BO-MOVE-1', says.hill, Hill),
    picture('BO-TOLL-1', says.toll, Toll),
    picture('BO-BUY-4', says.load, ({ faces }) => <Elephant faces={faces} load={['blue', 'orange']} />),
    picture('BO-SELL-4', says.ladder, () => <Column ladder={['yellow', 'purple', 'blue']} />),
    picture('BO-SELL-5', says.sink, Sinking),
    picture('BO-CITY-3', says.cities, () => <CityTokens own={own} />),
    picture('BO-PAL-3', says.tokens, ({ faces }) => (
      <Row>
        <TokenEffects face="yellow" effects={effects} />
        <Built faces={faces} />
      </Row>
    )),
    picture('BO-END-2', says.prizes, CityRupees),
  ];
}

function Elephant({ faces, load, seat = 0 }: Faces & { readonly load: readonly Silk[]; readonly seat?: number }) {
  const face = faces[seat];
  return (
    <Drawn box={[-37, -38, 74, 64]} scale={1.6}>
      {face && <ElephantMark face={face} load={load} w={64} />}
    </Drawn>
  );
}

function Goal({ faces }: Faces) {
  return (
    <Row>
      <Bale silk="blue" size={44} />
      <Then />
      <Elephant faces={faces} load={['blue', 'yellow']} />
      <Then />
      <Coin size={44} amount={4} />
      <Palace {...(faces[0] ? { face: faces[0] } : {})} size={60} />
    </Row>
  );
}

function AllBales() {
  const words = useWords();
  return (
    <Row>
      {SILKS.map((silk) => (
        <Named key={silk} name={`${BALES[silk]} × ${words.silk[silk]}`}>
          <Bale silk={silk} size={52} />
        </Named>
      ))}
    </Row>
  );
}

function WholeMap({ faces }: Faces) {
  const props = still<BombayView, BombayMove>(sample(), faces);
  return (
    <Large width={640}>
      <Board {...props} />
    </Large>
  );
}

function Lap() {
  return (
    <Drawn box={[-76, -76, 152, 152]} scale={1.1}>
      <Paints />
      <Clock view={sample({ lap: 2 })} />
    </Drawn>
  );
}

function Supply({ faces }: Faces) {
  const props = still<BombayView, BombayMove>(sample(), faces);
  return (
    <Row>
      {([0, 1, 2] as const).map((market) => (
        <Drawn key={market} box={[-8, -2, STALL_WIDTH + 16, 86]}>
          <Stall {...props} market={market} />
        </Drawn>
      ))}
    </Row>
  );
}

function Posts() {
  const { map } = useWords();
  return (
    <Row>
      <Drawn box={[-44, -46, 88, 100]} scale={1.3}>
        <OpenPost silk="blue" />
      </Drawn>
      <Drawn box={[-44, -46, 88, 100]} scale={1.3}>
        <ClosedPost silk="purple" closed={map.closed} />
      </Drawn>
      <Drawn box={[-44, -46, 88, 100]} scale={1.3}>
        <IdlePost deserted={map.deserted} />
      </Drawn>
    </Row>
  );
}

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

function Actions() {
  return (
    <Row>
      {upTo(ACTIONS_PER_TURN).map((n) => (
        <ActionArch key={n} size={44} spent={n === ACTIONS_PER_TURN} />
      ))}
    </Row>
  );
}

function Waiting() {
  return (
    <Row>
      {upTo(WAIT.actions).map((n) => (
        <ActionArch key={n} size={40} />
      ))}
      <Then />
      <Coin size={44} amount={WAIT.rupees} />
    </Row>
  );
}

function Hill() {
  const { map } = useWords();
  return (
    <Drawn box={[-62, -46, 124, 88]} scale={1.4}>
      <Paints />
      <HillArt extra={map.hill} />
    </Drawn>
  );
}

function Built({ faces }: Faces) {
  return (
    <Drawn box={[-36, -40, 76, 68]} scale={1.5}>
      <Plinth />
      {faces[0] && <OwnedPalace face={faces[0]} />}
    </Drawn>
  );
}

function Toll({ faces }: Faces) {
  return (
    <Row>
      <Elephant faces={faces} load={['orange']} seat={1} />
      <Then />
      <Built faces={faces} />
      <Coin size={44} amount={1} />
    </Row>
  );
}

function Sinking() {
  return (
    <Row>
      <Column ladder={['yellow', 'purple', 'blue']} />
      <Then />
      <Column ladder={['purple', 'blue', 'yellow']} />
    </Row>
  );
}

function CityTokens({ own }: { readonly own: string }) {
  const { places } = useWords();
  return (
    <Row>
      {CITIES.map((city) => (
        <Named key={city} name={places[city].name}>
          <CityToken city={city} size={46} />
        </Named>
      ))}
      {[1, 2].map((n) => (
        <Named key={n} name={own}>
          <CityToken city="own" size={46} />
        </Named>
      ))}
    </Row>
  );
}

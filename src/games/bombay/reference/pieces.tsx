/** What pictures and facts both show. */
import { Coin } from '../../../ui/Coin.tsx';
import type { FactDrawing } from '../../../ui/contract.ts';
import { Drawn, Named, Row } from '../../../ui/Drawn.tsx';
import { still } from '../../../ui/still.ts';
import { TokenSiteArt } from '../board/art/Site.tsx';
import { LADDER_WIDTH, Ladder } from '../board/Ladder.tsx';
import type { Ladder as Demand, TokenEffect } from '../data.ts';
import { factsWith } from '../facts.ts';
import type { BombayMove } from '../state.ts';
import type { BombayView } from '../view.ts';
import type { ReferenceWords } from './en.ts';
import { sample } from './sample.ts';

/** A city's ladder, each rung with what it brings. */
export function Column({ ladder: [top, middle, bottom] }: { readonly ladder: Readonly<Demand> }) {
  const base = sample();
  const view = { ...base, demand: { ...base.demand, BOMBAY: [top, middle, bottom] satisfies Demand } };
  return (
    <Drawn box={[-4, -8, LADDER_WIDTH + 10, 100]} scale={1.5}>
      <Ladder {...still<BombayView, BombayMove>(view, [])} city="BOMBAY" />
    </Drawn>
  );
}

export function Columns({ corrected }: FactDrawing) {
  return (
    <Row>
      {Object.entries(factsWith(corrected).columns).map(([id, ladder]) => (
        <Column key={id} ladder={ladder} />
      ))}
    </Row>
  );
}

export function TokenArt({ effect, face }: { readonly effect: TokenEffect; readonly face: 'yellow' | 'orange' }) {
  return (
    <Drawn box={[-30, -30, 62, 56]} scale={1.3}>
      <TokenSiteArt effect={effect} face={face} />
    </Drawn>
  );
}

const EFFECTS: readonly TokenEffect[] = ['client', 'city', 'rupees', 'bale'];

export function TokenEffects({
  face,
  effects,
}: { readonly face: 'yellow' | 'orange' } & Pick<ReferenceWords, 'effects'>) {
  return EFFECTS.map((effect) => (
    <Named key={effect} name={effects[effect]}>
      <TokenArt effect={effect} face={face} />
    </Named>
  ));
}

/** BO-END-2: rupees by the number of kinds. */
export function CityRupees({ corrected }: FactDrawing) {
  return (
    <Row>
      {factsWith(corrected)
        .cityRupees.map((rupees, kinds) => ({ rupees, kinds }))
        .slice(1)
        .map(({ rupees, kinds }) => (
          <Named key={kinds} name={kinds}>
            <Coin size={42} amount={rupees} />
          </Named>
        ))}
    </Row>
  );
}

/** The pictures in the rules, drawn with the cards of the board. */
import type { ReactNode } from 'react';
import type { RulePicture, SeatFace } from '../../../ui/contract.ts';
import { Named, Row, Then } from '../../../ui/Drawn.tsx';
import { still } from '../../../ui/still.ts';
import { Arcade } from '../board/Arcade.tsx';
import { PointIcon, SymbolIcon } from '../board/art/symbols.tsx';
import { Window } from '../board/art/Window.tsx';
import { Supplies } from '../board/Supplies.tsx';
import { speaking } from '../board/speaking.tsx';
import { useWords } from '../board/words.ts';
import { type Category, DEFINITIONS, MAJORITY, type Name, PAD, SYMBOLS } from '../data.ts';
import type { AmulMove } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { AmulView } from '../view.ts';
import type { ReferenceWords } from './en.ts';
import { copiesOf, firstOf, PrintedCard, PrintedCards } from './pieces.tsx';
import { sample } from './sample.ts';

interface Faces {
  readonly faces: readonly SeatFace[];
}

export function picturesOf(words: Words, { pictures: says, counts }: ReferenceWords): readonly RulePicture[] {
  const picture = (rule: string, caption: string, Drawing: (props: Faces) => ReactNode): RulePicture => ({
    rule,
    says: caption,
    Drawing: speaking(words, Drawing),
  });
  const cards = (names: readonly Name[]) => () => <PrintedCards cards={names.map(firstOf)} />;
  const category = (of: Category, rule: string) => picture(rule, says[of], cards(PAD[of]));
  return [
    picture('AM-COMP-4', says.card, cards(['caravan_arab'])),
    picture('AM-CON-2', says.placements, cards(['silver', 'carpet', 'gold'])),
    picture('AM-CON-3', says.symbols, Symbols),
    picture('AM-SET-2', says.supplies, Shelves),
    picture('AM-PLAN-1', says.market, Market),
    picture('AM-UPK-2', says.take, () => <Taking />),
    picture('AM-ORD-4', says.letters, () => (
      <PrintedCards cards={[...copiesOf('guard_mongol'), ...copiesOf('guard_arab')].slice(0, 4)} />
    )),
    picture('AM-END-1', says.hand, () => <Kept />),
    picture('AM-SCORE-SET', says.set, Series),
    picture('AM-SCORE-TRADER', says.series, cards(['trader_babylonian'])),
    picture('AM-MAJ-1', says.majority, () => <Majority places={counts.place} />),
    category('goods', DEFINITIONS.silver.rule),
    category('objects', DEFINITIONS.sabre_mongol.rule),
    category('camels', DEFINITIONS.camel.rule),
    category('merchants', DEFINITIONS.merchant_arab.rule),
    category('military', DEFINITIONS.guard_mongol.rule),
    category('characters', DEFINITIONS.vagabond.rule),
    category('bazaar', DEFINITIONS.trader_babylonian.rule),
    picture('AM-TEA-1', says.tea, cards(['tea', 'trader_tea'])),
  ];
}

function Symbols() {
  const { symbolsIn } = useWords();
  return (
    <Row>
      {SYMBOLS.map((symbol) => (
        <Named key={symbol} name={symbolsIn[symbol](1)}>
          <SymbolIcon symbol={symbol} size={40} />
        </Named>
      ))}
    </Row>
  );
}

/** The parts of the board stand on its night, as at the table. */
function Shelves({ faces }: Faces) {
  return (
    <div className="amul-scene wide">
      <div className="amul-board amul-bare">
        <Supplies {...still<AmulView, AmulMove>(sample(), faces)} />
      </div>
    </div>
  );
}

function Market({ faces }: Faces) {
  return (
    <div className="amul-board amul-bare">
      <Arcade {...still<AmulView, AmulMove>(sample(), faces)} />
    </div>
  );
}

function Taking() {
  return (
    <Row>
      <PrintedCard card={firstOf('merchant_arab')} />
      <Then />
      <Window name="yurt" size={84} />
      <PrintedCard card={firstOf('contract')} />
      <Then />
      <Window name="trader_babylonian" size={84} />
    </Row>
  );
}

function Kept() {
  return (
    <Row>
      <PrintedCard card={firstOf('silver')} />
      <PrintedCard card={firstOf('gold')} />
      <div className="amul-lost">
        <PrintedCard card={firstOf('carpet')} />
      </div>
    </Row>
  );
}

function Series() {
  const { counts } = useWords();
  const { scoring } = DEFINITIONS.silver;
  const table = scoring.kind === 'setTable' ? scoring.table : [];
  return (
    <Row>
      {table.map((points, i) => (
        <Named key={points} name={counts.points(points)}>
          <span className="drawn-figures">
            {copiesOf('silver')
              .slice(0, i + 1)
              .map((card) => (
                <Window key={card} name="silver" size={58} />
              ))}
          </span>
        </Named>
      ))}
    </Row>
  );
}

export function Majority({ places }: { readonly places: readonly string[] }) {
  const { counts } = useWords();
  return (
    <Row>
      <SymbolIcon symbol="arab" size={44} />
      <SymbolIcon symbol="mongol" size={44} />
      {MAJORITY.places.map((points, i) => (
        <Named key={points} name={places[i]}>
          <span className="drawn-figures">
            <PointIcon size={24} />
            {counts.points(points)}
          </span>
        </Named>
      ))}
    </Row>
  );
}

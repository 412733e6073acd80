/** Agra, by Michael Keller (Quined Games, 2017). The rules, with their ids: docs/rules/agra.md. */
import type { Game } from '../../kernel/index.ts';
import { judgement } from './evaluate.ts';
import type { AgraEvent } from './events.ts';
import { faults } from './faults.ts';
import type { AgraMove } from './moves.ts';
import { type AgraOptions, OPTIONS } from './options.ts';
import { score } from './score.ts';
import { setup } from './setup.ts';
import { standIn } from './standIn.ts';
import { type Agra, clone } from './state.ts';
import { architect, materials } from './steps/architect.ts';
import { botanist, cover, farmers, study } from './steps/botanist.ts';
import { bonusTile, settle } from './steps/building.ts';
import { exchange } from './steps/exchange.ts';
import { influence, influenceBonus } from './steps/influence.ts';
import { meditation } from './steps/meditation.ts';
import { evaluate } from './steps/notables.ts';
import { order } from './steps/orderPhase.ts';
import { builderMoves, goOn, merchantMoves, merchantVisited, wrapUp } from './steps/pawns.ts';
import { place } from './steps/place.ts';
import { mosaicTile, sadrGift } from './steps/powers.ts';
import { follow, process, transform } from './steps/processing.ts';
import { dyer, produce } from './steps/production.ts';
import { boat, cottonFavours, fulfilled, pierGood, pierGoods } from './steps/river.ts';
import { jagirdar, reacted, reaction, refund, sailor } from './steps/sailor.ts';
import { release, shortage, standing } from './steps/supply.ts';
import { giveUp } from './steps/tiles.ts';
import { price, trade, trader } from './steps/trader.ts';
import { endTurn, nextTurn } from './steps/turn.ts';
import { stand } from './steps/workers.ts';
import { type AgraView, redeal, view } from './view.ts';

export const agra: Game<Agra, AgraMove, AgraEvent, AgraOptions, AgraView> = {
  id: 'agra',
  version: 3,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  setup,
  steps: {
    // AG-4: the turn
    nextTurn,
    endTurn,
    // AG-6.1: meditation
    meditation,
    // AG-6.2: the main action
    place,
    architect,
    materials,
    bonusTile,
    settle,
    sailor,
    refund,
    reacted,
    reaction,
    jagirdar,
    trader,
    trade,
    price,
    botanist,
    study,
    farmers,
    cover,
    produce,
    dyer,
    process,
    transform,
    follow,
    wrapUp,
    goOn,
    merchantVisited,
    merchantMoves,
    builderMoves,
    // AG-SEC: secondary actions
    stand,
    exchange,
    release,
    shortage,
    standing,
    // AG-5.6: influence and favour tiles
    influence,
    influenceBonus,
    giveUp,
    // AG-6.3: orders
    order,
    // AG-7: river and notables
    evaluate,
    fulfilled,
    boat,
    cottonFavours,
    pierGoods,
    pierGood,
    mosaicTile,
    sadrGift,
  },
  clone,
  view,
  redeal,
  score,
  faults,
  judgement,
  standIn,
};

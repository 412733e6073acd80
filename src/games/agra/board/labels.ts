/** What stands on the button of a move, where it belongs, and which thing on the table gives the same answer. */
import type { Seat } from '../../../kernel/index.ts';
import { ARROW_FROM, type FavourAction, MATERIALS, PRICE_FACES, SIDE_CORNERS, SITE_FACTS, type Side } from '../data.ts';
import { type AgraMove, type FavourMove, isAnyTime } from '../moves.ts';
import type { AgraStep } from '../state.ts';
import type { Words } from '../text/en.ts';
import { bonusWords, orderWords } from '../text/game.ts';
import type { AgraView } from '../view.ts';
import { playerAt } from './sight.ts';

export interface Label {
  readonly group: string;
  readonly label: string;
  readonly target?: string;
  readonly place: 'main' | 'more' | 'end';
}

/** The item of the any-time bar that a move belongs to; null for every other move. */
export function itemOf(move: AgraMove): string | null {
  switch (move.do) {
    case 'favour':
      return move.action;
    case 'oilCurry':
      return 'oilCurry';
    case 'luxury':
      return move.good;
    case 'statue':
      return 'statues';
    case 'contract':
      return move.notable;
    case 'mosaic':
      return 'mosaicMaker';
    case 'layCook':
      return 'cook';
    default:
      return null;
  }
}

const main = (group: string, label: string, target?: string): Label => ({
  group,
  label,
  place: 'main',
  ...(target === undefined ? {} : { target }),
});

export function labelOf(words: Words, view: AgraView, seat: Seat, step: AgraStep, move: AgraMove): Label {
  if (isAnyTime(move)) return { ...anyTimeLabel(words, view, move), place: 'more' };
  const { answer, goods, spaces, guilds, notables, favourActions } = words;
  switch (move.do) {
    case 'lay':
      return main('lay', answer.lay(spaces[move.space]), `worker:${move.space}`);
    case 'layCook':
      return main('lay', answer.layCook, 'bar:cook');
    case 'meditate':
      return meditateLabel(words, move);
    case 'mosaic':
      return main('meditate', answer.mosaic(move.favours), 'bar:mosaicMaker');
    case 'place':
      return main('space', spaces[move.space], `space:${move.space}`);
    case 'placeFree':
      return { ...main('space', answer.placeFree(spaces[move.space]), `space:${move.space}`), place: 'more' };
    case 'advance':
      return main('influence', answer.advance(guilds[move.guild]), `guild:${move.guild}`);
    case 'build':
      return main('build', answer.build(spaces[move.site], SITE_FACTS[move.site].cost), `space:${move.site}`);
    case 'materials':
      return main('pay', materialWords(words, move));
    case 'bonusTile':
      return main('choose', bonusWords(words, move.tile), `bonus:${move.tile}`);
    case 'pay':
      return main('pay', answer.pay(goods[move.good]), `good:${move.good}`);
    case 'deliver':
      return main('deliver', answer.deliver(goods[move.good], notables[move.to].name, move.markers), slot(move));
    case 'order':
      return main('order', orderLabel(words, view, move.guild), `order:${move.guild}`);
    case 'gift':
      return main(
        'order',
        move.good === move.slot
          ? answer.gift(goods[move.good])
          : answer.giftInstead(goods[move.good], goods[move.slot]),
        `gift:${move.slot}`,
      );
    case 'give':
      return main('give', answer.give(goods[move.good]), `good:${move.good}`);
    case 'take':
      return main('take', answer.take(goods[move.good]), `good:${move.good}`);
    case 'dye':
      return main('take', answer.dye(goods[move.good]), `good:${move.good}`);
    case 'token':
      return main('price', tokenWords(words, view, move.token), `token:${move.token}`);
    case 'price':
      return main('price', answer.price(goods[move.good], move.face), `good:${move.good}`);
    case 'study':
      return main('farm', answer.study, 'counter');
    case 'uncover':
      return main('farm', answer.removeCover(words.place(move.cover)), `cover:${move.cover}`);
    case 'farmer':
      return main('farm', farmerWords(words, view, seat, move.side, move.to), `farm:${move.side}:${move.to}`);
    case 'produce':
    case 'transform':
      return main('choose', answer.count(move.count));
    case 'follow':
      return { ...main('choose', answer.follow(move.count)), place: move.count === 0 ? 'end' : 'main' };
    case 'always':
      return { ...main('rest', answer.always), place: 'more' };
    case 'never':
      return { ...main('rest', answer.never), place: 'more' };
    case 'stand':
      return main('choose', answer.stand(spaces[move.space]), `worker:${move.space}`);
    case 'favours':
      return main('choose', answer.favours(step.kind === 'influenceBonus' ? step.favours : 1));
    case 'favourTile':
      return main('choose', answer.favourTile(favourActions[move.tile].name), `tile:${move.tile}`);
    case 'giveUp':
      return main('choose', answer.giveUp(favourActions[move.tile].name), `bar:${move.tile}`);
    case 'return':
      return main(
        'give',
        answer.return(move.what === 'favour' ? answer.favourBack : goods[move.what]),
        move.what === 'favour' ? 'favours' : `good:${move.what}`,
      );
    case 'standing':
      return { ...main('rest', answer.standing), place: 'more' };
    case 'arrow': {
      const arrow = answer.transform(goods[ARROW_FROM[move.to]], goods[move.to], 1);
      return main('choose', answer.arrow(arrow, words.standingAnswers[move.answer]));
    }
    case 'cook':
      return main('choose', answer.cook(move.keeps));
    case 'statue':
      return main('space', answer.luxury(words.luxuries.statues.name, words.luxuries.statues.does), 'bar:statues');
    case 'end':
      return { group: 'end', label: answer.end, place: 'end' };
    case 'done':
      return { group: 'end', label: doneWords(words, step), place: 'end' };
  }
}

function slot(move: { readonly to: string; readonly good: string }): string {
  return `slot:${move.to}:${move.good}`;
}

function meditateLabel(words: Words, move: Extract<AgraMove, { do: 'meditate' }>): Label {
  const { answer, goods, notables } = words;
  switch (move.action) {
    case 'deliver':
      return main('meditate', answer.deliver(goods[move.good], notables[move.to].name, 1), slot(move));
    case 'transform':
      return main(
        'meditate',
        answer.transform(goods[ARROW_FROM[move.to]], goods[move.to], move.count),
        `good:${move.to}`,
      );
    case 'removeCover':
      return main('meditate', answer.removeCover(words.place(move.cover)), `cover:${move.cover}`);
    case 'exchange':
      return main('meditate', answer.exchange(goods[move.good]), `good:${move.good}`);
    case 'moveFarmer':
      return main('meditate', towards(words, move.side, move.to), `farm:${move.side}:${move.to}`);
  }
}

/** AG-5.2.3: spaces count from the corner where a side starts. */
function towards(words: Words, side: Side, to: number, from = 3): string {
  const { from: start, to: end } = SIDE_CORNERS[side];
  return words.answer.farmer(words.sides[side], words.goods[to < from ? start : end]);
}

function farmerWords(words: Words, view: AgraView, seat: Seat, side: Side, to: number): string {
  return towards(words, side, to, playerAt(view, seat).farmers[side]);
}

function materialWords(words: Words, move: Extract<AgraMove, { do: 'materials' }>): string {
  return MATERIALS.filter((material) => move[material] > 0)
    .map((material) => words.amount(move[material], words.goods[material]))
    .join(' + ');
}

function orderLabel(words: Words, view: AgraView, guild: keyof AgraView['orderMarkers']): string {
  return words.answer.order(words.guilds[guild], orderWords(words, guild, view.orderMarkers[guild]));
}

function tokenWords(words: Words, view: AgraView, token: keyof AgraView['prices']): string {
  const { good } = view.prices[token];
  return words.answer.token(PRICE_FACES[token].join('/'), good === null ? words.answer.onTrader : words.goods[good]);
}

function doneWords({ answer }: Words, { kind }: AgraStep): string {
  switch (kind) {
    case 'influence':
    case 'dyer':
    case 'sadrGift':
    case 'jagirdar':
      return answer.decline;
    case 'shortage':
      return answer.lose;
    case 'goOn':
      return answer.goOn;
    default:
      return answer.done;
  }
}

function anyTimeLabel(words: Words, view: AgraView, move: AgraMove): Omit<Label, 'place'> {
  const { answer, notables, goods, spaces } = words;
  const target = `bar:${itemOf(move) ?? ''}`;
  switch (move.do) {
    case 'oilCurry':
      return { group: 'luxury', label: answer.oilCurry[move.pay], target };
    case 'luxury': {
      const { name, does } = words.luxuries[move.good];
      return { group: 'luxury', label: answer.luxury(name, does), target };
    }
    case 'contract': {
      const what = 'space' in move ? spaces[move.space] : goods[move.good];
      return { group: 'contract', label: answer.contract(notables[move.notable].name, what), target };
    }
    case 'favour':
      return {
        group: 'favour',
        label: answer.favour(words.favourActions[move.action].name, favourTarget(words, view, move)),
        target,
      };
    default:
      return { group: 'rest', label: answer.release };
  }
}

function favourTarget(words: Words, view: AgraView, move: FavourMove): string {
  const { answer, goods } = words;
  switch (move.action) {
    case 'baseGood':
    case 'ft03':
    case 'ft08':
    case 'ft14':
      return goods[move.good];
    case 'baseInfluence':
      return words.guilds[move.guild];
    case 'baseTransform':
    case 'ft07':
      return answer.transform(goods[ARROW_FROM[move.to]], goods[move.to], move.count);
    case 'ft01':
      return words.spaces[move.space];
    case 'ft02':
      return words.place(move.cover);
    case 'ft04':
      return tokenWords(words, view, move.token);
    case 'ft06':
      return 'gift' in move ? goods[move.gift] : orderLabel(words, view, move.order);
    case 'ft09':
      return towards(words, move.side, move.to, playerAt(view, view.turn.seat).farmers[move.side]);
    case 'ft12':
      return answer.deliver(goods[move.good], words.notables[move.to].name, 1);
    case 'ft05':
    case 'ft13':
      return '';
  }
}

/** The favour actions that stand in the bar for everybody. */
export const BASE_ACTIONS: readonly FavourAction[] = ['baseGood', 'baseInfluence', 'baseTransform'];

/** What stands on the button of a move, where it belongs, and which thing on the table gives the same answer. */
import type { Seat } from '../../../kernel/index.ts';
import { MATERIALS, type Side } from '../data.ts';
import { factsOf } from '../facts.ts';
import { type AgraMove, isAnyTime } from '../moves.ts';
import type { AgraStep } from '../state.ts';
import type { Words } from '../text/en.ts';
import { bonusWords } from '../text/game.ts';
import type { AgraView } from '../view.ts';
import { anyTimeLabel } from './anyTimeLabels.ts';
import { coverPlace, orderLabel, tokenWords, towards } from './phrases.ts';
import { playerAt } from './sight.ts';

export interface Label {
  readonly group: string;
  readonly label: string;
  readonly target?: string;
  readonly place: 'main' | 'more' | 'end';
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
      return meditateLabel(words, view, move);
    case 'mosaic':
      return main('meditate', answer.mosaic(move.favours), 'bar:mosaicMaker');
    case 'place':
      return main('space', spaces[move.space], `space:${move.space}`);
    case 'placeFree':
      return { ...main('space', answer.placeFree(spaces[move.space]), `space:${move.space}`), place: 'more' };
    case 'advance':
      return main('influence', answer.advance(guilds[move.guild]), `guild:${move.guild}`);
    case 'build':
      return main('build', answer.build(spaces[move.site], factsOf(view).siteCost[move.site]), `space:${move.site}`);
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
      return main('farm', answer.removeCover(coverPlace(words, view, move.cover)), `cover:${move.cover}`);
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
      const arrow = answer.transform(goods[factsOf(view).arrowFrom[move.to]], goods[move.to], 1);
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

function meditateLabel(words: Words, view: AgraView, move: Extract<AgraMove, { do: 'meditate' }>): Label {
  const { answer, goods, notables } = words;
  switch (move.action) {
    case 'deliver':
      return main('meditate', answer.deliver(goods[move.good], notables[move.to].name, 1), slot(move));
    case 'transform':
      return main(
        'meditate',
        answer.transform(goods[factsOf(view).arrowFrom[move.to]], goods[move.to], move.count),
        `good:${move.to}`,
      );
    case 'removeCover':
      return main('meditate', answer.removeCover(coverPlace(words, view, move.cover)), `cover:${move.cover}`);
    case 'exchange':
      return main('meditate', answer.exchange(goods[move.good]), `good:${move.good}`);
    case 'moveFarmer':
      return main('meditate', towards(words, view, move.side, move.to), `farm:${move.side}:${move.to}`);
  }
}

function farmerWords(words: Words, view: AgraView, seat: Seat, side: Side, to: number): string {
  return towards(words, view, side, to, playerAt(view, seat).farmers[side]);
}

function materialWords(words: Words, move: Extract<AgraMove, { do: 'materials' }>): string {
  return MATERIALS.filter((material) => move[material] > 0)
    .map((material) => words.amount(move[material], words.goods[material]))
    .join(' + ');
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

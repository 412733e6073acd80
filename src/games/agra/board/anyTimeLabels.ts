/** The answers of the any-time bar: which item each belongs to, and what stands on its button. */
import type { FavourAction } from '../data.ts';
import { factsOf } from '../facts.ts';
import type { AgraMove, FavourMove } from '../moves.ts';
import type { Words } from '../text/en.ts';
import type { AgraView } from '../view.ts';
import type { Label } from './labels.ts';
import { coverPlace, orderLabel, tokenWords, towards } from './phrases.ts';
import { playerAt } from './sight.ts';

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

export function anyTimeLabel(words: Words, view: AgraView, move: AgraMove): Omit<Label, 'place'> {
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
      return answer.transform(goods[factsOf(view).arrowFrom[move.to]], goods[move.to], move.count);
    case 'ft01':
      return words.spaces[move.space];
    case 'ft02':
      return coverPlace(words, view, move.cover);
    case 'ft04':
      return tokenWords(words, view, move.token);
    case 'ft06':
      return 'gift' in move ? goods[move.gift] : orderLabel(words, view, move.order);
    case 'ft09':
      return towards(words, view, move.side, move.to, playerAt(view, view.turn.seat).farmers[move.side]);
    case 'ft12':
      return answer.deliver(goods[move.good], words.notables[move.to].name, 1);
    case 'ft05':
    case 'ft13':
      return '';
  }
}

/** The favour actions that stand in the bar for everybody. */
export const BASE_ACTIONS: readonly FavourAction[] = ['baseGood', 'baseInfluence', 'baseTransform'];

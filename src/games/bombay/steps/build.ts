/** BO-PAL: a palace for a bale, and the palace token that lies there. */
import type { AskRule } from '../../../kernel/index.ts';
import {
  BUILD_ACTIONS,
  MARKETS,
  type PalaceToken,
  PLACES,
  type PlaceId,
  SILKS,
  type Silk,
  TOKEN_RUPEES,
  type TokenEffect,
  type TokenSite,
} from '../data.ts';
import { factsOf } from '../facts.ts';
import { leftmostMarket, takeBale } from '../markets.ts';
import {
  type Bombay,
  type BombayEvent,
  type BombayMove,
  type BombayOptions,
  type BombayStep,
  type BombayTurn,
  tableFacts,
} from '../state.ts';
import { eachSilk, unload } from './sell.ts';
import { type Action, mover } from './turn.ts';

const BUILD = Object.fromEntries(SILKS.map((silk) => [silk, { do: 'build', silk }])) as Record<Silk, BombayMove>;
const TAKE = Object.fromEntries(SILKS.map((silk) => [silk, { do: 'take', silk }])) as Record<Silk, BombayMove>;

/** BO-MAP-7: on token sites, empty sites and hills; on an idle outer post only by option. */
export function allowsPalace(s: Pick<Bombay, 'options' | 'posts'>, place: PlaceId): boolean {
  switch (PLACES[place].kind) {
    case 'tokenSite':
    case 'emptySite':
      return true;
    case 'hill':
      return s.options.palaceOnHills;
    case 'outerPost':
      return s.options.palaceOnIdlePosts && s.posts[place as 'F1'] === null; // BO-MAP-6
    default:
      return false;
  }
}

/** A table, whoever sees how much of it. */
export interface Seated {
  readonly options: BombayOptions;
  readonly players: readonly unknown[];
}

/** What a palace token does on the face that this table uses (BO-SETUP-8). */
export function effectOf(s: Seated, token: PalaceToken): TokenEffect {
  return factsOf(s).tokens[token][tableFacts(s.players.length).face];
}

export const build: Action<'build'> = {
  moves(s, turn, out) {
    const player = mover(s, turn);
    if (player.reserve === 0 || player.load.length === 0 || turn.actions < BUILD_ACTIONS) return; // BO-PAL-1, BO-PAL-6
    if (s.palaces[player.at] !== undefined || !allowsPalace(s, player.at)) return;
    eachSilk(player.load, (silk) => out.push(BUILD[silk]));
  },

  act(s, turn, { silk }, t) {
    const player = mover(s, turn);
    unload(s, player, silk); // BO-PAL-2
    player.reserve--;
    s.palaces[player.at] = turn.seat;
    t.emit({ is: 'built', seat: turn.seat, at: player.at, silk });
    const token = s.tokens[player.at as TokenSite];
    if (token) {
      s.tokens[player.at as TokenSite] = null;
      takeToken(s, turn.seat, token, t); // BO-PAL-3: it must be taken
    }
    return BUILD_ACTIONS;
  },

  why(s, turn) {
    const player = mover(s, turn);
    if (s.palaces[player.at] !== undefined || !allowsPalace(s, player.at)) return 'BO-MAP-7';
    return player.reserve === 0 ? 'BO-PAL-6' : 'BO-PAL-1';
  },
};

function takeToken(s: Bombay, seat: number, token: PalaceToken, t: BombayTurn): void {
  const player = s.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  const effect = effectOf(s, token);
  t.emit({ is: 'palaceToken', seat, token, effect });
  switch (effect) {
    case 'client':
    case 'city':
      player.purse.kept.push(token);
      break;
    case 'rupees':
      player.purse.rupees += TOKEN_RUPEES;
      break;
    case 'bale':
      offerBale(s, seat, t);
  }
}

/** BO-PAL-4: one silk in the leftmost market is taken without a question; with empty markets the effect is lost. */
function offerBale(s: Bombay, seat: number, t: BombayTurn): void {
  const market = s.markets[leftmostMarket(s)];
  if (market === undefined) {
    t.emit({ is: 'noFreeBale', seat });
    return;
  }
  const [one, ...others] = SILKS.filter((silk) => market[silk] > 0);
  if (one !== undefined && others.length === 0) loadFree(s, seat, one, t);
  else s.agenda.push({ kind: 'freeBale', seat });
}

function loadFree(s: Bombay, seat: number, silk: Silk, t: BombayTurn): void {
  const player = s.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  player.load.push(silk);
  t.emit({ is: 'freeBale', seat, silk, market: (MARKETS[leftmostMarket(s)] ?? MARKETS[0]).id });
  takeBale(s, silk, t);
}

/** BO-PAL-3: which bale to take, when the leftmost market offers several silks. */
export const freeBale: AskRule<Bombay, Extract<BombayStep, { kind: 'freeBale' }>, BombayMove, BombayEvent> = {
  moves(s, _step, _seat, out) {
    const market = s.markets[leftmostMarket(s)];
    if (market) for (const silk of SILKS) if (market[silk] > 0) out.push(TAKE[silk]);
  },
  answer(s, step, move, t) {
    if (move.do === 'take') loadFree(s, step.seat, move.silk, t);
  },
  why: () => 'BO-PAL-4',
};

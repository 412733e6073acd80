/**
 * The vocabulary in which everything printed says what it does: action spaces, chambers, river spaces, river tiles, yields,
 * yield tiles and track bonuses. `steps/gain.ts` is its one interpreter.
 */
import type { Colour, Good } from './data.ts';

export type Effect =
  | { readonly type: 'money' | 'fame' | 'karma'; readonly amount: number }
  /** So many dice of free choice, or the shown ones. */
  | { readonly type: 'dice'; readonly count: number; readonly colours: 'any' }
  | { readonly type: 'dice'; readonly colours: Readonly<Partial<Record<Colour, number>>> }
  | { readonly type: 'dicePerKarma'; readonly colour: Colour | 'any' }
  | { readonly type: 'upgrade' }
  /** RG-UPG-3: an upgrade that raises building fame only from the player's next turn. */
  | { readonly type: 'lateUpgrade' }
  /** The boat moves `min` to `max` free spaces; `may`: the player can decline (RG-CHAIN-5). */
  | { readonly type: 'boat'; readonly min: number; readonly max: number; readonly may: boolean }
  /** The harbor: as `boat`, from one space up to the value of the die that was paid. */
  | { readonly type: 'riverMove' }
  /** The action of one of these chambers, without worker and without chamber die (RG-RIVER-9). */
  | { readonly type: 'palaceAction'; readonly choices: readonly number[] }
  | { readonly type: 'marketAssorted'; readonly maxMarkets: number }
  /** Markets of one good: the shown one, or one that the player picks. */
  | { readonly type: 'marketSame'; readonly maxMarkets: number | 'dieValue'; readonly good?: Good }
  | { readonly type: CountingEffect; readonly per: number }
  | { readonly type: 'famePerRiverSpaces'; readonly spaces: number; readonly per: number }
  | { readonly type: 'rerollAny' }
  | { readonly type: 'build' }
  | { readonly type: 'coverTile' }
  /** Navaratnas: `takeYieldTile` in its place (RG-NAV-7). */
  | { readonly type: 'drawWhiteYieldTile' }
  | { readonly type: 'takeYieldTile' }
  | { readonly type: 'becomeFirstPlayerNextRound' }
  | { readonly type: 'sequence'; readonly steps: readonly Effect[] };

/** Money or fame for each thing that the player has of a kind at the moment of payment (RG-RUL-37). */
export type CountingEffect =
  | 'moneyPerMarket'
  | 'moneyPerUpgrade'
  | 'moneyPerBuilding'
  | 'moneyPerConnectedYieldTile'
  | 'famePerUpgrade'
  | 'famePerKarma'
  | 'famePerMarketTile'
  | 'famePerBend'
  | 'famePerActiveWorker';

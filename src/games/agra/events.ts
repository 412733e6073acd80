/** What happens, for the log and the animation. Everything is public: rupees are secret as a sum, not as a gain (AG-INFO-b). */
import type { GameEvent, Seat } from '../../kernel/index.ts';
import type {
  BonusTile,
  Building,
  Cover,
  FavourAction,
  FavourTile,
  Good,
  Guild,
  Luxury,
  Meditation,
  Notable,
  OuterMeditation,
  PriceToken,
  Product,
  Side,
  Site,
  Space,
} from './data.ts';

/** Where rupees come from. */
export type Income =
  | 'coins'
  | 'delivery'
  | 'contract'
  | 'order'
  | 'refund'
  | 'clothing'
  | 'bonusTile'
  | 'takshaka'
  | 'frenchTrader'
  | 'sale';

/** Where favours come from (AG-5.5-b). */
export type FavourSource =
  | 'ejected'
  | 'merchant'
  | 'influence'
  | 'bonusTile'
  | 'contract'
  | 'followers'
  | 'jagirdar'
  | 'book'
  | 'pier';

/** Where goods come from, other than by transformation. */
export type GoodSource = 'production' | 'exchange' | 'trader' | 'dyer' | 'favour' | 'pier';

/** What goods and favours are given away for. */
export type Expense = 'oilCurry' | 'sailor' | 'trader' | 'building' | 'study' | 'exchange' | 'dyer' | 'caliph' | 'sale';

export type AgraEvent = GameEvent &
  (
    | { readonly is: 'first'; readonly seat: Seat }
    | { readonly is: 'turn'; readonly seat: Seat; readonly round: number }
    | { readonly is: 'laid'; readonly seat: Seat; readonly space: Space | 'cook'; readonly points: number }
    | { readonly is: 'meditated'; readonly seat: Seat; readonly action: Meditation; readonly points: number }
    | { readonly is: 'points'; readonly seat: Seat; readonly points: number; readonly by: 'muezzin' | 'ft05' }
    | { readonly is: 'circle'; readonly action: OuterMeditation }
    | { readonly is: 'farmer'; readonly seat: Seat; readonly side: Side; readonly to: number }
    | { readonly is: 'uncovered'; readonly seat: Seat; readonly cover: Cover }
    | { readonly is: 'counter'; readonly seat: Seat; readonly space: number }
    | { readonly is: 'placed'; readonly seat: Seat; readonly space: Space }
    | { readonly is: 'peonage'; readonly seat: Seat; readonly space: Space; readonly rupees: number }
    | {
        readonly is: 'ejected';
        readonly seat: Seat;
        readonly space: Space;
        readonly standing: boolean;
        readonly to: 'supply' | 'cook';
      }
    | { readonly is: 'stood'; readonly seat: Seat; readonly space: Space }
    | { readonly is: 'rupees'; readonly seat: Seat; readonly rupees: number; readonly for: Income }
    | { readonly is: 'favours'; readonly seat: Seat; readonly favours: number; readonly for: FavourSource }
    | {
        readonly is: 'goods';
        readonly seat: Seat;
        readonly good: Good;
        readonly count: number;
        readonly for: GoodSource;
      }
    /** RU-01: gained, but no marker was left for it. */
    | { readonly is: 'lost'; readonly seat: Seat; readonly what: Good | 'favour' | 'good'; readonly count: number }
    | { readonly is: 'released'; readonly seat: Seat; readonly what: Good | 'favour' }
    | { readonly is: 'spent'; readonly seat: Seat; readonly good: Good; readonly count: number; readonly for: Expense }
    | {
        readonly is: 'transformed';
        readonly seat: Seat;
        readonly from: Good;
        readonly to: Product;
        readonly count: number;
        readonly follows: Seat | null;
      }
    | {
        readonly is: 'favourAction';
        readonly seat: Seat;
        readonly action: FavourAction;
        readonly favours: number;
        readonly mullah: boolean;
      }
    | { readonly is: 'luxury'; readonly seat: Seat; readonly good: Luxury }
    | { readonly is: 'influence'; readonly seat: Seat; readonly guild: Guild; readonly level: number }
    | { readonly is: 'tileTaken'; readonly seat: Seat; readonly tile: FavourTile; readonly from: 'display' | 'pile' }
    | { readonly is: 'tileGivenUp'; readonly seat: Seat; readonly tile: FavourTile }
    | { readonly is: 'tileRevealed'; readonly tile: FavourTile }
    | {
        readonly is: 'built';
        /** Null: by pier 2. */
        readonly seat: Seat | null;
        readonly site: Site;
      }
    | { readonly is: 'bonusTile'; readonly seat: Seat; readonly tile: BonusTile }
    | {
        readonly is: 'priced';
        readonly seat: Seat;
        readonly token: PriceToken;
        readonly good: Good;
        readonly face: number;
      }
    | { readonly is: 'pricesReturned' }
    | { readonly is: 'merchant'; readonly roll: number; readonly from: Building; readonly to: Building }
    | { readonly is: 'builder'; readonly roll: number; readonly from: Site; readonly to: Site }
    | { readonly is: 'builderGone' }
    | {
        readonly is: 'delivered';
        readonly seat: Seat;
        readonly to: Notable;
        readonly good: Good;
        readonly markers: number;
      }
    | { readonly is: 'frenchTrader'; readonly seat: Seat; readonly good: Good; readonly markers: number }
    | { readonly is: 'gift'; readonly seat: Seat; readonly good: Good; readonly slot: Good }
    | { readonly is: 'order'; readonly seat: Seat; readonly guild: Guild; readonly place: number }
    | { readonly is: 'contract'; readonly seat: Seat; readonly notable: Notable; readonly markers: number }
    | { readonly is: 'boat'; readonly pier: number; readonly limit: number }
    | { readonly is: 'endTriggered'; readonly turnsLeft: number }
    | { readonly is: 'over' }
  );

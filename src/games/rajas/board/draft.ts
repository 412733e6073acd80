/** An answer on its way into the bar: its moves and words, before chips, letter and place are decided. */
import type { Answer, Chip } from '../../../ui/contract.ts';
import type { RajasMove } from '../state.ts';
import type { Words } from '../text/en.ts';
import { gainChips, priceChips, worthOf } from './chips.ts';
import { foresee } from './foresee.ts';
import type { RajasSight } from './sight.ts';
import { type Tally, tallyOf } from './tally.ts';

export type RajasAnswer = Answer<RajasMove>;

export interface Draft {
  readonly answer: RajasAnswer;
  /** What it is worth to whoever reads the bar from the left. */
  readonly worth: number;
}

export interface Sketch {
  readonly id: string;
  readonly moves: readonly RajasMove[];
  readonly group: string;
  readonly label: string;
  readonly says: string;
  readonly target?: string;
  readonly place: RajasAnswer['place'];
  /** One more sentence after price and gain. */
  readonly remark?: string;
  /** A warning among the prices. */
  readonly warning?: Chip | undefined;
  /** Decides between answers that bring the same. */
  readonly nudge?: number;
}

const NOTHING: readonly Chip[] = [];

export function draft(words: Words, sight: RajasSight, sketch: Sketch): Draft {
  const { seat, view } = sight;
  const seen = seat === null ? null : foresee(view, seat, sketch.moves);
  const tally: Tally | null = seen && seat !== null ? tallyOf(seat, seen) : null;
  const price = [...(tally ? priceChips(words, tally) : NOTHING), ...(sketch.warning ? [sketch.warning] : [])];
  const gain = tally ? gainChips(words, tally) : NOTHING;
  const told = (chips: readonly Chip[]) => words.list(chips.map((chip) => chip.says));
  const spoken = [
    `${sketch.says}.`,
    price.length > 0 ? words.answer.costs(told(price)) : '',
    gain.length > 0 ? words.answer.brings(told(gain)) : '',
    sketch.remark ?? '',
  ];
  const { id, moves, group, label, target, place } = sketch;
  return {
    answer: {
      id,
      moves,
      group,
      label,
      price,
      gain,
      spoken: spoken.filter((part) => part !== '').join(' '),
      place,
      ...(target === undefined ? {} : { target }),
    },
    worth: (tally ? worthOf(tally) : 0) + (sketch.nudge ?? 0),
  };
}

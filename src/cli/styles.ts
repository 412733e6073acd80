/** How the fuzzer plays: at random, and in ways that no sensible player would. */
import { type Move, type Rng, type Seat, type State, waiting } from '../kernel/index.ts';

/** Plays all seats of one game. */
export interface Player {
  /** Who answers next, of those who may. */
  who(s: State): Seat;
  choose(seat: Seat, offered: readonly Move[]): Move;
  /** Whether to take the answer just given back, if that is allowed. */
  regrets(): boolean;
}

export type Style = (rng: Rng) => Player;

function pick<T>(list: readonly T[], rng: Rng): T {
  const found = list[rng.int(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** Any of the seats that are awaited, any of their answers. */
const random: Style = (rng) => ({
  who: (s) => pick(waiting(s), rng),
  choose: (_seat, offered) => pick(offered, rng),
  regrets: () => false,
});

/** Always the first answer. */
const first: Style = (rng) => ({ ...random(rng), choose: (_seat, offered) => offered[0] ?? pick(offered, rng) });

/** Always the last answer. */
const last: Style = (rng) => ({ ...random(rng), choose: (_seat, offered) => offered.at(-1) ?? pick(offered, rng) });

/** One kind of answer whenever it is offered, to the point of nonsense. */
const hoard: Style = (rng) => {
  const fancy = whim(rng);
  return {
    ...random(rng),
    choose(_seat, offered) {
      const kind = fancy(offered);
      const liked = offered.filter((move) => move.do === kind);
      return pick(liked.length > 0 ? liked : offered, rng);
    },
  };
};

/** Never one kind of answer while there is another. */
const shun: Style = (rng) => {
  const fancy = whim(rng);
  return {
    ...random(rng),
    choose(_seat, offered) {
      const kind = fancy(offered);
      const others = offered.filter((move) => move.do !== kind);
      return pick(others.length > 0 ? others : offered, rng);
    },
  };
};

/** A kind of answer that catches the eye, and another one after a while. */
function whim(rng: Rng): (offered: readonly Move[]) => string {
  let kind: string | null = null;
  return (offered) => {
    if (kind === null || rng.int(60) === 0) kind = pick(offered, rng).do;
    return kind;
  };
}

/** Takes answers back, and sometimes forward again. */
const regretful: Style = (rng) => ({ ...random(rng), regrets: () => rng.int(200) === 0 });

/** Where several are asked at once, those who have answered change their answers until the last one is in. */
const restless: Style = (rng) => ({ ...random(rng), who: (s) => pick(s.agenda.at(-1)?.seats ?? waiting(s), rng) });

/** Every seat has its own way. */
const motley: Style = (rng) => {
  const ways = [random, first, last, hoard, shun];
  const seated: Player[] = [];
  return {
    ...restless(rng),
    choose(seat, offered) {
      seated[seat] ??= pick(ways, rng)(rng);
      return seated[seat].choose(seat, offered);
    },
  };
};

export const STYLES: Readonly<Record<string, Style>> = {
  random,
  first,
  last,
  hoard,
  shun,
  regretful,
  restless,
  motley,
};

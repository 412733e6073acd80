/** That nothing leaks: whole games of every title in two worlds that the receiver cannot tell apart. */
import { GAMES } from '../../games/registry.ts';
import type { Game } from '../../kernel/index.ts';
import type { Finding, Outcome, Part } from '../part.ts';
import { Twins } from './twins.ts';

const GOAL = 400_000;
const PORTION = 8000;

/** So many positions of one title: whole games, the last one as far as it goes. */
async function tryTitle(game: Game, from: number, count: number, tell: (done: number) => void) {
  const sums: Record<string, number> = { [`positions of ${game.id}`]: 0 };
  const findings: Finding[] = [];
  const add = (name: string, more: number) => {
    sums[name] = (sums[name] ?? 0) + more;
  };
  let done = 0;
  for (let number = 0; done < count; number++) {
    const tally = await Twins.play(game, `leaks ${game.id} ${from} ${number}`, count - done);
    done += tally.positions;
    add(`positions of ${game.id}`, tally.positions);
    add('games', 1);
    add('times that everything hidden was dealt anew', tally.deals);
    add('messages compared', tally.messages);
    add('characters compared', tally.characters);
    add('answers in advance that nobody else may notice', tally.plans);
    findings.push(...tally.findings);
    tell(done);
    // What leaks once leaks again: the rest of the portion would say the same.
    if (findings.length > 0) break;
  }
  return { sums, findings };
}

async function run(from: number, count: number, tell: (done: number) => void): Promise<Outcome> {
  const titles = Object.values(GAMES);
  const sums: Record<string, number> = {};
  const findings: Finding[] = [];
  let before = 0;
  for (const [i, game] of titles.entries()) {
    const share = Math.floor((count + i) / titles.length);
    const tried = await tryTitle(game, from, share, (done) => tell(before + done));
    before += share;
    for (const [name, value] of Object.entries(tried.sums)) sums[name] = (sums[name] ?? 0) + value;
    findings.push(...tried.findings);
  }
  return { figures: { sums }, findings };
}

export const leaksPart: Part = {
  id: 'leaks',
  title: 'Leaks',
  claim: `Whole games of every title are played twice at once, through the real gateway and the real tables: in the true world, and in one
where all that one seat and the spectators cannot know has been dealt anew: purses, hands, piles, secret answers, and the seed of what is
still to be drawn. Every character that goes to the sockets of that seat and of a spectator must be the same in both: views, differences,
talk, presence, clocks, cards of the table, acknowledgements and refusals of sensible and senseless messages, of undo and redo, what
becomes of answers in advance, what a bot does that stands in, looks into the past; and so must what the house logs and counts. Others
answer in advance in one of the worlds only. A position counts when it has been compared with the eyes of one seat and of the spectators;
seats, options and paces change from game to game.`,
  unit: 'positions',
  goal: GOAL,
  portion: PORTION,
  small: 240,
  run,
};

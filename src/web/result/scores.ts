/** How the score went: the sheet as if the game had ended after each answer. */
import { type Game, type GameRecord, replay } from '../../kernel/index.ts';

export interface Moment {
  readonly ply: number;
  readonly round: number;
  readonly scores: readonly number[];
}

export function scoreHistory(game: Game, record: GameRecord, roundOf: (view: object) => number): Moment[] {
  const history: Moment[] = [];
  replay(game, record, (match) => {
    const ply = match.line.length;
    const moment = { ply, round: roundOf(game.view(match.state, null)), scores: game.score(match.state).scores };
    // What was taken back did not happen.
    history.length = Math.min(history.length, ply);
    history[ply] = moment;
  });
  return history;
}

/** The last moment of each round: what the table beside the plot shows. */
export function roundEnds(history: readonly Moment[]): Moment[] {
  return history.filter((moment, i) => history[i + 1]?.round !== moment.round);
}

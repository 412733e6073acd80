/** What is heard of a golden game: all its events, as one hash. A record does not keep them, yet log and animation live on them. */
import { readFileSync } from 'node:fs';
import { type Game, type GameRecord, hashOf, type ReplayProblem, replay } from '../../kernel/index.ts';

/** The kept hashes, by game and by file. */
export type Heard = Record<string, Record<string, string>>;

export const HEARD = new URL('./heard.json', import.meta.url);

export function keptHeard(): Heard {
  return JSON.parse(readFileSync(HEARD, 'utf8'));
}

/** Replays a record and listens. */
export function listen(game: Game, record: GameRecord): { readonly heard: string } | ReplayProblem {
  const heard: string[] = [];
  const replayed = replay(game, record, (match, ply) => {
    heard.push(hashOf(ply < 0 ? match.opening : (match.line.at(-1)?.events ?? [])));
  });
  return 'problem' in replayed ? replayed : { heard: hashOf(heard) };
}

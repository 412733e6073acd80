/** How a game ended, in one line: who won, and what the others have. */
import type { Outcome } from '../../kernel/index.ts';
import type { SeatFace } from '../../ui/contract.ts';
import type { WebText } from '../text/en.ts';

export function wonBy(t: WebText['result'], faces: readonly SeatFace[], { ranks, scores }: Outcome): string {
  const scoreOf = ({ seat }: SeatFace) => scores[seat] ?? 0;
  const ranked = faces.toSorted((one, other) => (ranks[one.seat] ?? 0) - (ranks[other.seat] ?? 0));
  const winners = ranked.filter(({ seat }) => ranks[seat] === 1);
  const [first] = winners;
  if (first === undefined) return '';
  const names = winners.map(({ name }) => name);
  const won = winners.length === 1 ? t.wins(first.name, scoreOf(first)) : t.shared(names, scoreOf(first));
  return [won, ...ranked.slice(winners.length).map((face) => `${face.name} ${scoreOf(face)}`)].join(' · ');
}

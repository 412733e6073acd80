/** The log in words: one line for each event that has something to say. */
import type { CorrectedFacts, Seat } from '../../kernel/index.ts';
import type { LogEntry } from '../../table/table.ts';
import type { GameText, GameUi, SeatFace } from '../../ui/contract.ts';

export interface Line {
  readonly key: string;
  readonly ply: number;
  readonly seat: Seat | null;
  readonly says: string;
  /** The rule that it comes from. */
  readonly rule: string | null;
}

export function linesOf(
  log: readonly LogEntry[],
  text: GameText,
  faces: readonly SeatFace[],
  /** What the table goes by; null where nothing was corrected. */
  facts: CorrectedFacts | null,
  ruleOf: GameUi['ruleOf'] = () => null,
): Line[] {
  const name = (seat: Seat) => faces[seat]?.name ?? '';
  const lines: Line[] = [];
  for (const { ply, seat, events } of log)
    for (const [i, event] of events.entries()) {
      const says = text.event(event, name, facts ?? undefined);
      if (says !== null) lines.push({ key: `${ply}.${i}`, ply, seat, says, rule: ruleOf(event) });
    }
  return lines;
}

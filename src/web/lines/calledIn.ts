/** What a line is called: its name as it may be shown, or, where that is nothing, its number among the lines of the record. */
import type { SideLine } from '../../kernel/index.ts';
import { shownName } from '../names.ts';
import type { LinesText } from './text/en.ts';

export function calledIn(t: Pick<LinesText, 'newName'>, lines: readonly SideLine[], line: SideLine): string {
  return shownName(line.name) || t.newName(lines.findIndex(({ id }) => id === line.id) + 1);
}

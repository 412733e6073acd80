/** Rule ids: which ones a rules page has, and which ones the titles of tests cite. */

/** Two letters for the game, then parts such as `SELL-3`, `6.2.1.2-c`, `CARD-GUARD_ARAB`. */
const ID = /\b([A-Z]{2})(?:-[A-Za-z0-9]+(?:[._][A-Za-z0-9]+)*)+/g;
/** What makes a range of the ids around it: `BO-BUY-1..3`, `BO-BUY-1 to BO-BUY-3`. */
const RANGE_AFTER = /^(?:\.\.|\s*[…–—]\s*(?:[A-Z]{2}-|\d)|\s+to\s+[A-Z]{2}-)/;
const RANGE_BEFORE = /(?:\.\.|…|–|—|\sto)\s*$/;

/** The ids of a text, without those that only mark the ends of a range. */
function idsIn(text: string): string[] {
  const found: string[] = [];
  let end: number | null = null;
  for (const match of text.matchAll(ID)) {
    const [id] = match;
    const after = match.index + id.length;
    const opens = RANGE_AFTER.test(text.slice(after, after + 12));
    const closes =
      end !== null && RANGE_BEFORE.test(text.slice(end, match.index)) && text.slice(end, match.index).length < 6;
    if (!opens && !closes) found.push(id);
    end = opens ? after : null;
  }
  return found;
}

/**
 * The rules of a page, in its order. Ids of another game are references. `BO-SELL` is a family if `BO-SELL-3` is there too,
 * unless a line or a row of a table begins with it: then it is a rule of its own.
 */
export function rulesOf(page: string): string[] {
  const all = [...new Set(idsIn(page))];
  const own = commonest(all.map((id) => id.slice(0, 2)));
  const defined = new Set([...page.matchAll(/^[\s|*\->`_]*([A-Z]{2}-[\w.-]*\w)/gm)].map(([, id]) => id));
  return all.filter(
    (id) => id.startsWith(`${own}-`) && (defined.has(id) || !all.some((other) => other.startsWith(`${id}-`))),
  );
}

function commonest(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0])[0];
}

/** The ids that the titles of a test file cite. */
export function citedIn(source: string): string[] {
  return titlesIn(source).flatMap(idsIn);
}

const CALL = /\b(?:test|it|describe)((?:\.\w+)*)\s*\(/g;

/** The literal titles of `test`, `it` and `describe`, with their `.each(...)` and `.skipIf(...)`. A skipped test proves nothing. */
function titlesIn(source: string): string[] {
  const titles: string[] = [];
  for (const match of source.matchAll(CALL)) {
    if (/\.(skip|todo)\b/.test(match[1] ?? '')) continue;
    const open = match.index + match[0].length;
    const title = literalAt(source, open) ?? literalAt(source, secondCall(source, open));
    if (title !== null) titles.push(title);
  }
  return titles;
}

/** The text of the string literal that begins at or after `at`, with only space before it. */
function literalAt(source: string, at: number): string | null {
  const literal = /\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/y;
  literal.lastIndex = at;
  return literal.exec(source)?.[2] ?? null;
}

/** Where the arguments of the second call begin in `test.each([...])('title', ...)`, given where those of the first do. */
function secondCall(source: string, open: number): number {
  const piece = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[()]/g;
  piece.lastIndex = open;
  let depth = 1;
  for (let found = piece.exec(source); found; found = piece.exec(source)) {
    if (found[0] === '(') depth++;
    else if (found[0] === ')' && --depth === 0) break;
  }
  const next = /\s*\(/y;
  next.lastIndex = piece.lastIndex;
  return next.test(source) ? next.lastIndex : source.length;
}

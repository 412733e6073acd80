/** Tables of text: columns of numbers stand to the right. */

type Row = readonly string[];

export function table(header: Row, rows: readonly Row[]): string {
  const { widths, numeric } = columns(header, rows);
  const line = (row: Row) =>
    widths
      .map((width, i) => (numeric[i] ? (row[i] ?? '').padStart(width) : (row[i] ?? '').padEnd(width)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return `${[line(header), rule, ...rows.map(line)].join('\n')}\n`;
}

/** The same table in Markdown. */
export function markdownTable(header: Row, rows: readonly Row[]): string {
  const { numeric } = columns(header, rows);
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  return `${[line(header), line(numeric.map((right) => (right ? '---:' : '---'))), ...rows.map(line)].join('\n')}\n`;
}

function columns(header: Row, rows: readonly Row[]): { widths: number[]; numeric: boolean[] } {
  const cells = (i: number) => rows.map((row) => row[i] ?? '');
  return {
    widths: header.map((title, i) => Math.max(title.length, ...cells(i).map((cell) => cell.length))),
    numeric: header.map((_, i) => cells(i).every((cell) => /^-?[\d,.]+( ?(%|x|s|ms|µs|KB|MB))?$|^$/.test(cell))),
  };
}

const GROUPED = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** 1234567.8 as 1,234,568. */
export function grouped(value: number): string {
  return GROUPED.format(value);
}

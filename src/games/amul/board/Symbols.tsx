/** The five special symbols of a play area, counted. */
import { Explain } from '../../../ui/Explain.tsx';
import { type CardSymbol, SYMBOLS, type SymbolCounts } from '../data.ts';
import { SymbolIcon } from './art/symbols.tsx';
import { explainSymbol } from './explain.ts';
import { useWords } from './words.ts';

export function SymbolRow({
  counts,
  size,
  after = {},
}: {
  readonly counts: Readonly<SymbolCounts>;
  readonly size: number;
  /** What the answer that is pointed at would make of them. */
  readonly after?: Readonly<Partial<SymbolCounts>>;
}) {
  const words = useWords();
  const says = words.panels.symbols(words.list(SYMBOLS.map((symbol) => words.symbolsIn[symbol](counts[symbol]))));
  return (
    <span className="amul-symbols" role="img" aria-label={says}>
      {SYMBOLS.map((symbol) => (
        <SymbolCount
          key={symbol}
          symbol={symbol}
          n={counts[symbol]}
          size={size}
          after={after[symbol] ?? counts[symbol]}
        />
      ))}
    </span>
  );
}

function SymbolCount({
  symbol,
  n,
  size,
  after,
}: {
  readonly symbol: CardSymbol;
  readonly n: number;
  readonly size: number;
  readonly after: number;
}) {
  const words = useWords();
  return (
    <Explain
      {...explainSymbol(words, symbol, n)}
      tabIndex={-1}
      className={`amul-count ${n === 0 && after === 0 ? 'none' : ''} ${after === n ? '' : 'more'}`}
    >
      <SymbolIcon symbol={symbol} size={size} />
      {after}
    </Explain>
  );
}

/** The five special symbols of a play area, counted. */
import { memo } from 'react';
import { Explain } from '../../../ui/Explain.tsx';
import { type CardSymbol, SYMBOLS, type SymbolCounts } from '../data.ts';
import { SymbolIcon } from './art/symbols.tsx';
import { explainSymbol } from './explain.ts';
import { useWords } from './words.ts';

export const SymbolRow = memo(function SymbolRow({
  size,
  ...counts
}: Readonly<SymbolCounts> & { readonly size: number }) {
  const words = useWords();
  const says = words.panels.symbols(words.list(SYMBOLS.map((symbol) => words.symbolsIn[symbol](counts[symbol]))));
  return (
    <span className="amul-symbols" role="img" aria-label={says}>
      {SYMBOLS.map((symbol) => (
        <SymbolCount key={symbol} symbol={symbol} n={counts[symbol]} size={size} />
      ))}
    </span>
  );
});

const SymbolCount = memo(function SymbolCount({
  symbol,
  n,
  size,
}: {
  readonly symbol: CardSymbol;
  readonly n: number;
  readonly size: number;
}) {
  const words = useWords();
  return (
    <Explain {...explainSymbol(words, symbol, n)} tabIndex={-1} className={`amul-count ${n === 0 ? 'none' : ''}`}>
      <SymbolIcon symbol={symbol} size={size} />
      {n}
    </Explain>
  );
});

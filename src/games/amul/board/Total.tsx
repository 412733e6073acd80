/** AM-DIG-3: the running total of whoever looks, and what the answer that is pointed at would make of it. */
import { type AmulProps, subject } from './sight.ts';
import { useWords } from './words.ts';
import { reckoningOf } from './worth.ts';

export function Total({ sight, shown }: AmulProps) {
  const { board } = useWords();
  const reckoning = reckoningOf(sight.view, subject(sight));
  const change = shown ? reckoning.change(shown.moves) : 0;
  return (
    <span className="amul-total">
      <small>{board.ends}</small>
      <b>{reckoning.now}</b>
      {change !== 0 && <b className={change > 0 ? 'good' : 'bad'}>{`› ${reckoning.now + change}`}</b>}
    </span>
  );
}

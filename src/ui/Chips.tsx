/** What an answer costs and what it brings, as icons with amounts. The words are in the answer's own sentence. */
import type { Chip, GameUi } from './contract.ts';
import './chips.css';

function ChipMark({
  chip,
  sign,
  icons,
}: {
  readonly chip: Chip;
  readonly sign: '' | '+';
  readonly icons: GameUi['icons'];
}) {
  const Icon = icons[chip.icon];
  return (
    <span className="chip" title={chip.says}>
      {chip.amount !== undefined && <b>{`${sign}${chip.amount}`}</b>}
      {Icon ? <Icon size={17} /> : <span className="chip-word">{chip.says}</span>}
    </span>
  );
}

export function Chips({
  price,
  gain,
  icons,
}: {
  readonly price: readonly Chip[];
  readonly gain: readonly Chip[];
  readonly icons: GameUi['icons'];
}) {
  if (price.length + gain.length === 0) return null;
  return (
    <span className="chips" aria-hidden="true">
      {price.map((chip) => (
        <ChipMark key={chip.says} chip={chip} sign="" icons={icons} />
      ))}
      {price.length > 0 && gain.length > 0 && <span className="chips-to">›</span>}
      {gain.map((chip) => (
        <ChipMark key={chip.says} chip={chip} sign="+" icons={icons} />
      ))}
    </span>
  );
}

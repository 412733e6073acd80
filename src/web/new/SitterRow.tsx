/** One seat of a new table: its colour and shape, a name, and who sits there. */
import { BOTS } from '../../bots/levels.ts';
import type { Sitter } from '../../table/table.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import { facesOf, type Paint } from '../faces.ts';
import { NAME_LIMIT, useSettings } from '../keep/settings.ts';

export function SitterRow({
  seat,
  sitters,
  paints,
  onChange,
}: {
  readonly seat: number;
  readonly sitters: readonly Sitter[];
  readonly paints: readonly Paint[] | undefined;
  onChange(sitter: Sitter): void;
}) {
  const { text } = useHouse();
  const { seats } = useSettings();
  const t = text.fresh;
  const sitter = sitters[seat];
  const face = facesOf(sitters, seats, paints)[seat];
  if (!sitter || !face) return null;
  return (
    <div className="sitter">
      <SeatBadge face={face} size={36} />
      <input
        type="text"
        aria-label={t.name(seat + 1)}
        maxLength={NAME_LIMIT}
        value={sitter.name}
        onChange={(e) => onChange({ ...sitter, name: e.target.value })}
      />
      <select
        aria-label={t.sitter(seat + 1)}
        value={sitter.bot ?? ''}
        title={sitter.bot === null ? undefined : text.house.botHelp[sitter.bot]}
        onChange={(e) => onChange({ ...sitter, bot: e.target.value === '' ? null : e.target.value })}
      >
        <option value="">{t.person}</option>
        {Object.keys(BOTS).map((bot) => (
          <option key={bot} value={bot}>
            {text.house.bots[bot] ?? bot}
          </option>
        ))}
      </select>
      <small>{sitter.bot === null ? '' : text.house.botHelp[sitter.bot]}</small>
    </div>
  );
}

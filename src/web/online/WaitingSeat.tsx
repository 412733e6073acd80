/** One seat of a table that has not begun. */
import { BOTS } from '../../bots/levels.ts';
import type { TableCard } from '../../online/protocol.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { useSettings } from '../keep/settings.ts';
import { entryOf } from '../registry.ts';
import type { OnlineText } from '../text/online.en.ts';
import { PresenceDot } from './PresenceDot.tsx';

export function WaitingSeat({
  t,
  card,
  seat,
  here,
  may,
  onSit,
  onStand,
  onBot,
}: {
  readonly t: OnlineText;
  readonly card: TableCard;
  readonly seat: number;
  readonly here: readonly string[];
  readonly may: { readonly sit: boolean; readonly furnish: boolean };
  onSit(): void;
  onStand(): void;
  onBot(bot: string | null): void;
}) {
  const { text } = useHouse();
  const w = t.wait;
  const { seats } = useSettings();
  const sitter = card.seats[seat];
  const face = facesOf(card.seats, seats, entryOf(card.game)?.paints)[seat];
  if (!sitter || !face) return null;
  const { kind, person, bot, name } = sitter;
  const notes = [
    seat === card.you && w.you,
    person !== null && person === card.host && w.host,
    bot !== null && (text.house.bots[bot] ?? bot),
  ].filter((note) => note !== false);
  return (
    <li className={kind}>
      <SeatBadge face={face} size={36} />
      <div className="waiting-who">
        {kind === 'open' ? <span className="soft">{w.openSeat}</span> : <b>{name}</b>}
        <small>
          {person !== null && <PresenceDot t={t} here={here.includes(person)} />}
          {notes.join(' · ')}
        </small>
      </div>
      {kind === 'open' && may.sit && (
        <button type="button" className="button go" aria-label={w.sitAt(seat + 1)} onClick={onSit}>
          {w.sit}
        </button>
      )}
      {seat === card.you && (
        <button type="button" className="button" onClick={onStand}>
          {w.stand}
        </button>
      )}
      {may.furnish && kind === 'open' && (
        <select aria-label={w.putBot(seat + 1)} value="" onChange={(e) => onBot(e.target.value)}>
          <option value="">{w.bot}</option>
          {Object.keys(BOTS).map((id) => (
            <option key={id} value={id}>
              {text.house.bots[id] ?? id}
            </option>
          ))}
        </select>
      )}
      {may.furnish && kind === 'bot' && (
        <button type="button" className="button" onClick={() => onBot(null)}>
          {w.takeBot}
        </button>
      )}
    </li>
  );
}

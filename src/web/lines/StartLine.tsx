/** Begins a line: its name, and who answers for which seat. */
import { useState } from 'react';
import { BOTS } from '../../bots/levels.ts';
import { LINE_LIMITS } from '../../kernel/index.ts';
import type { SeatFace } from '../../ui/contract.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import type { LinesText } from './text/en.ts';
import './lines.css';

/** For each seat a bot, or null where the person answers. */
export type Seating = readonly (string | null)[];

export function StartLine({
  t,
  faces,
  name,
  onStart,
  onClose,
}: {
  readonly t: LinesText;
  readonly faces: readonly SeatFace[];
  /** The name it has if nothing else is typed. */
  readonly name: string;
  onStart(name: string, seating: Seating): void;
  onClose(): void;
}) {
  const [typed, setTyped] = useState(name);
  const [seating, setSeating] = useState<Seating>(() => faces.map(() => null));
  return (
    <Dialog title={t.start.title} onClose={onClose}>
      <p className="soft">{t.start.help}</p>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          onStart(typed.trim() === '' ? name : typed, seating);
        }}
      >
        <label className="field">
          <span>{t.name}</span>
          <input type="text" value={typed} maxLength={LINE_LIMITS.name} onChange={(e) => setTyped(e.target.value)} />
        </label>
        <WhoAnswers t={t} faces={faces} seating={seating} onChange={setSeating} />
        <p className="line-dice">{t.dice}</p>
        <button type="submit" className="button go">
          {t.start.go}
        </button>
      </form>
    </Dialog>
  );
}

export function WhoAnswers({
  t,
  faces,
  seating,
  onChange,
}: {
  readonly t: LinesText;
  readonly faces: readonly SeatFace[];
  readonly seating: Seating;
  onChange(seating: Seating): void;
}) {
  const { text } = useHouse();
  return (
    <fieldset className="field line-seats">
      <legend>{t.start.who}</legend>
      {faces.map((face) => (
        <label key={face.seat}>
          <SeatBadge face={face} size={26} />
          <span>{face.name}</span>
          <select
            value={seating[face.seat] ?? ''}
            onChange={(e) => onChange(seating.map((bot, seat) => (seat === face.seat ? e.target.value || null : bot)))}
          >
            <option value="">{t.start.you}</option>
            {Object.keys(BOTS).map((bot) => (
              <option key={bot} value={bot}>
                {text.house.bots[bot] ?? bot}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

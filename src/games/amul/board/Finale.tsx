/** The final scoring as a show: category by category, then the majorities; it can be skipped at any moment. */
import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import type { SeatFace } from '../../../ui/contract.ts';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { useFlip } from '../../../ui/useFlip.ts';
import { signed } from '../text/count.ts';
import { SymbolIcon } from './art/symbols.tsx';
import { Window } from './art/Window.tsx';
import { useBox } from './facts.ts';
import { type PadRow, padRows, standings } from './pad.ts';
import type { AmulProps } from './sight.ts';
import { shortName, useWords } from './words.ts';
import { ownScore } from './worth.ts';
import './finale.css';

/** How long a row is looked at before the next one. */
const ROW_MS = 1300;

export function Finale({ sight, faces, motion, done }: AmulProps & { done(): void }) {
  const { finale } = useWords();
  const outcome = sight.outcome ?? ownScore(sight.view);
  const rows = padRows(useBox(), outcome);
  const [step, setStep] = useState(motion ? 0 : rows.length);
  const [detail, setDetail] = useState<Seat>(sight.seat ?? outcome.ranks.indexOf(1));
  const over = step >= rows.length;
  useEffect(() => {
    if (over) return;
    const timer = setTimeout(() => setStep(step + 1), ROW_MS);
    return () => clearTimeout(timer);
  }, [step, over]);
  const standing = standings(rows.slice(0, step), outcome, over);
  return (
    <div className="amul-finale">
      <section className="amul-pad" aria-label={finale.title}>
        <h2>
          {finale.title}
          <small>{finale.handsUp}</small>
        </h2>
        <table>
          <thead>
            <tr>
              <td />
              {faces.map((face) => (
                <th key={face.seat} scope="col" className={face.seat === detail ? 'detail' : ''}>
                  <button type="button" aria-label={finale.detail(face.name)} onClick={() => setDetail(face.seat)}>
                    <SeatBadge face={face} size={32} />
                    <span>{face.name}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <PadLine
                key={row.key}
                row={row}
                faces={faces}
                detail={detail}
                shown={i < step}
                now={i === step - 1 && !over}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <b>{finale.total}</b>
                <small>{finale.tie}</small>
              </th>
              {standing.totals.map((total, seat) => (
                <td key={faces[seat]?.seat} className={over && outcome.ranks[seat] === 1 ? 'won' : ''}>
                  {signed(total)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <aside>
        <Standing faces={faces} rows={rows.slice(0, step)} {...standing} motion={motion} step={step} />
        <div className="amul-finale-ways">
          <p aria-live="polite">{finale.step(Math.min(step, rows.length), rows.length)}</p>
          {over ? (
            <button type="button" className="button" onClick={() => setStep(0)}>
              {finale.again}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => setStep(rows.length)}>
              {finale.skip}
            </button>
          )}
          <button type="button" className="button go" data-finale-done="" onClick={done}>
            {finale.pad}
          </button>
        </div>
      </aside>
    </div>
  );
}

function PadLine({
  row,
  faces,
  detail,
  shown,
  now,
}: {
  readonly row: PadRow;
  readonly faces: readonly SeatFace[];
  readonly detail: Seat;
  readonly shown: boolean;
  readonly now: boolean;
}) {
  const words = useWords();
  const best = Math.max(...row.values);
  const cards = row.cards[detail] ?? [];
  return (
    <tr className={`${shown ? 'shown' : ''} ${now ? 'now' : ''}`}>
      <th scope="row" style={{ borderLeftColor: row.ink }}>
        {row.symbol ? (
          <SymbolIcon symbol={row.symbol} size={30} />
        ) : (
          row.picture && <Window name={row.picture} size={38} />
        )}
        <span>
          <b>{row.symbol ? words.finale.majority[row.symbol] : words.categories[row.category]}</b>
          <small>
            {row.symbol
              ? words.finale.majorityHelp
              : cards.map(({ name, points }) => `${shortName(words, name)} ${signed(points)}`).join(' · ')}
          </small>
        </span>
      </th>
      {row.values.map((points, seat) => (
        <td key={faces[seat]?.seat} className={points === 0 ? 'none' : points === best ? 'best' : ''}>
          <span>
            {signed(points)}
            {row.symbols && <small>{row.symbols[seat]}</small>}
          </span>
        </td>
      ))}
    </tr>
  );
}

function Standing({
  faces,
  rows,
  totals,
  order,
  motion,
  step,
}: {
  readonly faces: readonly SeatFace[];
  readonly rows: readonly PadRow[];
  readonly totals: readonly number[];
  readonly order: readonly Seat[];
  readonly motion: boolean;
  readonly step: number;
}) {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  useFlip(list, motion, step);
  const most = Math.max(1, ...totals);
  return (
    <section className="amul-standing">
      <h3>{words.finale.standing}</h3>
      <ol ref={list}>
        {order.map((seat) => {
          const face = faces[seat];
          return (
            face && (
              <li key={seat} data-flip={`standing ${seat}`}>
                <SeatBadge face={face} size={26} />
                <b>{face.name}</b>
                <span className="amul-bar" aria-hidden="true">
                  {rows.map(({ key, ink, values }) => (
                    <i
                      key={key}
                      style={{ background: ink, width: `${(Math.max(0, values[seat] ?? 0) / most) * 100}%` }}
                    />
                  ))}
                </span>
                <b>{signed(totals[seat] ?? 0)}</b>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}

/** Who sits at the table, with what everybody could see of them; on a narrow screen a strip of badges as well. */
import { Card } from '../../ui/Card.tsx';
import type { GameUi, TableProps } from '../../ui/contract.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import type { Around } from './around.ts';
import './seats.css';

export function Seats({
  props,
  ui,
  around,
}: {
  readonly props: TableProps;
  readonly ui: GameUi;
  readonly around: Around | null;
}) {
  const t = useHouse().text.table;
  const { SeatRow } = ui;
  return (
    <Card title={t.seats}>
      <ul className="seats">
        {props.faces.map((face) => {
          const asked = props.sight.waiting.includes(face.seat);
          const own = props.sight.seat === face.seat;
          return (
            <li key={face.seat} className={asked ? 'asked' : ''}>
              <SeatBadge face={face} size={32} />
              <div className="seat-who">
                <b>{face.name}</b>
                <small>
                  {own ? t.you : face.bot ? t.bot : ''}
                  {asked && <span className="unseen">, {t.first}</span>}
                </small>
                {around?.seat(face.seat)}
              </div>
              <div className="seat-row">
                <SeatRow {...props} seat={face.seat} />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export function SeatStrip({ props, onOpen }: { readonly props: TableProps; onOpen(): void }) {
  const t = useHouse().text.table;
  return (
    <button type="button" className="seat-strip" onClick={onOpen}>
      <span className="unseen">{t.seats}: </span>
      {props.faces.map((face) => (
        <span key={face.seat} className={props.sight.waiting.includes(face.seat) ? 'asked' : ''}>
          <SeatBadge face={face} size={24} />
          <span>{face.name}</span>
        </span>
      ))}
    </button>
  );
}

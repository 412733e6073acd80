/** Who sits at the table, with what everybody could see of them; on a narrow screen a strip of badges as well. */
import type { ReactNode } from 'react';
import { attentive } from '../../ui/attentive.tsx';
import { Card } from '../../ui/Card.tsx';
import type { GameUi, SeatFace, TableProps } from '../../ui/contract.ts';
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
  return (
    <Card title={t.seats}>
      <ul className="seats">
        {props.faces.map((face) => (
          <SeatItem
            key={face.seat}
            table={props}
            SeatRow={ui.SeatRow}
            face={face}
            asked={props.sight.waiting.includes(face.seat)}
            beside={around?.seat(face.seat) ?? null}
          />
        ))}
      </ul>
    </Card>
  );
}

const SeatItem = attentive(function SeatItem({
  table,
  SeatRow,
  face,
  asked,
  beside,
}: {
  readonly table: TableProps;
  readonly SeatRow: GameUi['SeatRow'];
  readonly face: SeatFace;
  readonly asked: boolean;
  readonly beside: ReactNode;
}) {
  const t = useHouse().text.table;
  const own = table.sight.seat === face.seat;
  return (
    <li className={asked ? 'asked' : ''}>
      <SeatBadge face={face} size={32} />
      <div className="seat-who">
        <b>{face.name}</b>
        <small>
          {own ? t.you : face.bot ? t.bot : ''}
          {asked && <span className="unseen">, {t.first}</span>}
        </small>
        {beside}
      </div>
      <div className="seat-row">
        <SeatRow {...table} seat={face.seat} />
      </div>
    </li>
  );
});

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

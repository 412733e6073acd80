/** The story of the game in sentences. A click on a line shows the position at that moment. */
import { useEffect, useRef } from 'react';
import type { SeatFace } from '../../ui/contract.ts';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import type { Line } from './sentences.ts';
import './log.css';

export function Log({
  lines,
  faces,
  looking,
  onLook,
}: {
  readonly lines: readonly Line[];
  readonly faces: readonly SeatFace[];
  readonly looking: number | null;
  onLook(ply: number): void;
}) {
  const t = useHouse().text.table;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (looking !== null) list.current?.querySelector('.looking')?.scrollIntoView({ block: 'nearest' });
  }, [looking]);
  useEffect(() => {
    // The newest line stands on top; whoever reads on below is not disturbed.
    void lines;
    if (list.current && list.current.scrollTop < 60) list.current.scrollTop = 0;
  }, [lines]);
  if (lines.length === 0) return <p className="soft">{t.logEmpty}</p>;
  return (
    <ol ref={list} className="log" reversed>
      {lines.toReversed().map((line) => {
        const face = line.seat === null ? undefined : faces[line.seat];
        return (
          <li key={line.key} className={line.ply === looking ? 'looking' : ''}>
            <button type="button" title={t.showMoment(line.ply)} onClick={() => onLook(line.ply)}>
              {face ? <SeatBadge face={face} size={20} /> : <span className="log-house" />}
              <span>{line.says}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

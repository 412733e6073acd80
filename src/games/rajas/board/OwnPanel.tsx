/** A province with its scroll and its Kali: one's own, or that of whoever is picked above it. */
import { useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { CELLS } from '../data.ts';
import { openCells } from './buildAnswers.ts';
import { Hand, Levels } from './Hand.tsx';
import { Province } from './Province.tsx';
import { playerAt, type RajasProps, subject } from './sight.ts';
import { useWords } from './words.ts';
import './panels.css';

export function OwnPanel(props: RajasProps) {
  const words = useWords();
  const { sight, faces } = props;
  const home = subject(sight);
  const [picked, setPicked] = useState<Seat | null>(null);
  const asked = props.offers.length > 0;
  // Who is asked looks at the own province first.
  useEffect(() => {
    if (asked) setPicked(null);
  }, [asked]);
  const seat = picked ?? home;
  const player = playerAt(sight.view, seat);
  const built = CELLS.length - player.province.filter((placed) => placed === null).length;
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  return (
    <div className="rajas-own" data-rolling={props.motion && opened && seat === home ? 'on' : 'off'}>
      <div className="rajas-own-head">
        <small>
          {seat !== sight.seat && <b>{faces[seat]?.name} · </b>}
          {words.panels.provinceRemark(built, openCells(player))}
        </small>
        <div className="rajas-own-who">
          {faces.map((face) => (
            <button
              key={face.seat}
              type="button"
              aria-pressed={face.seat === seat}
              aria-label={words.panels.showProvince(face.name)}
              onClick={() => setPicked(face.seat === home ? null : face.seat)}
            >
              <SeatBadge face={face} size={24} />
            </button>
          ))}
        </div>
      </div>
      <div className="rajas-own-land">
        <Province {...props} seat={seat} />
        <Levels {...props} seat={seat} />
      </div>
      <Hand {...props} key={seat} seat={seat} />
    </div>
  );
}

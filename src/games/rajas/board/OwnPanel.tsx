/** A province with its scroll and its Kali: one's own, or that of whoever is picked above it. */
import { memo, useEffect, useState } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { CELLS } from '../data.ts';
import { factsOf } from '../facts.ts';
import { openCells } from './buildAnswers.ts';
import { Hand } from './Hand.tsx';
import { Levels } from './Levels.tsx';
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
  const [drawn, setDrawn] = useState<readonly Seat[]>([seat]);
  if (!drawn.includes(seat)) setDrawn([...drawn, seat]);
  return (
    <div className="rajas-own" data-rolling={props.motion && opened && seat === home ? 'on' : 'off'}>
      <div className="rajas-own-head">
        <small>
          {seat !== sight.seat && <b>{faces[seat]?.name} · </b>}
          {words.panels.provinceRemark(built, openCells(factsOf(sight.view), player))}
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
      <div className="rajas-own-seats">
        {drawn.map((each) => (
          <div key={each} className={each === seat ? '' : 'rajas-kept'}>
            <Belongings {...props} seat={each} away={each !== seat} />
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * What belongs to a seat. Who was looked at stays, out of sight and as it was: a province that is come back to needs only what has
 * changed on it since.
 */
const Belongings = memo(
  function Belongings({ seat, ...props }: RajasProps & { readonly seat: Seat; readonly away: boolean }) {
    return (
      <>
        <div className="rajas-own-land">
          <Province {...props} seat={seat} />
          <Levels {...props} seat={seat} />
        </div>
        <Hand {...props} seat={seat} />
      </>
    );
  },
  (_, { away }) => away,
);

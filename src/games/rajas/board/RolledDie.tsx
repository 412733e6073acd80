/** A die on Kali's hands: when it comes while the game is watched, it tumbles through a few faces first. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Colour } from '../data.ts';
import { FACES } from '../dice.ts';
import { DiePiece } from './art/DieMark.tsx';
import { tumble } from './motion.tsx';

const FACE_MS = 75;
const TUMBLES = 4;

export function RolledDie({
  colour,
  value,
  motion,
  nth,
}: {
  readonly colour: Colour;
  readonly value: number;
  readonly motion: boolean;
  readonly nth: number;
}) {
  const host = useRef<HTMLSpanElement>(null);
  const [left, setLeft] = useState(0);
  useLayoutEffect(() => {
    if (!host.current?.closest('[data-rolling="on"]')) return;
    tumble(host.current, nth);
    setLeft(TUMBLES);
  }, [nth]);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), FACE_MS);
    return () => clearTimeout(timer);
  }, [left]);
  // On its way a die shows other faces than the one it comes to rest on.
  const face = motion && left > 0 ? ((value + left) % FACES) + 1 : value;
  return (
    <span ref={host} className="rajas-rolled">
      <DiePiece colour={colour} value={face} size={34} />
    </span>
  );
}

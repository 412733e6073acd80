/** Patterns, gradients and the soft shadow that the drawings share. */
import { memo } from 'react';
import { INK } from './ink.ts';

export const Paints = memo(function Paints({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-jali`} width="26" height="26" patternUnits="userSpaceOnUse">
        <path
          d="M13 0L26 13L13 26L0 13ZM9.600 13a3.400 3.400 0 1 0 6.800 0a3.400 3.400 0 1 0-6.800 0"
          fill="none"
          stroke={INK.gold}
          strokeWidth=".8"
          strokeOpacity=".5"
        />
      </pattern>
      <pattern id={`${id}-lattice`} width="14" height="14" patternUnits="userSpaceOnUse">
        <path d="M7 0L14 7L7 14L0 7Z" fill="none" stroke="#b07a5b" strokeOpacity=".6" />
      </pattern>
      <radialGradient id={`${id}-land`} cx=".4" cy=".35" r=".9">
        <stop offset="0" stopColor="#f6ecd3" />
        <stop offset=".65" stopColor="#eddcb6" />
        <stop offset="1" stopColor="#dfc795" />
      </radialGradient>
      <radialGradient id={`${id}-glow`}>
        <stop offset=".5" stopColor="#ffd778" stopOpacity=".95" />
        <stop offset="1" stopColor="#ffd778" stopOpacity="0" />
      </radialGradient>
      <filter id={`${id}-shadow`} x="-30%" y="-30%" width="160%" height="170%">
        <feDropShadow dx=".8" dy="1.600" stdDeviation="1.300" floodColor="#3a2a10" floodOpacity=".38" />
      </filter>
    </defs>
  );
});

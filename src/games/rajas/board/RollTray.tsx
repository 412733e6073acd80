/** The dice that were rolled last, by anybody: they tumble shortly and stay until the next answer. Read off two views. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Seat } from '../../../kernel/index.ts';
import { DICE, type DieId, dieOf } from '../dice.ts';
import type { RajasView } from '../view.ts';
import { DieMark } from './art/DieMark.tsx';
import { INK } from './art/ink.ts';
import { Txt } from './art/Num.tsx';
import { MarkerMark } from './art/Pieces.tsx';
import { tumble } from './motion.tsx';
import type { RajasProps, RajasSight } from './sight.ts';
import { useWords } from './words.ts';

export interface Roll {
  readonly seat: Seat;
  readonly dice: readonly DieId[];
  readonly ply: number;
}

/** Dice that somebody has now and had not before. */
export function rollBetween(before: RajasView, after: RajasView, ply: number): Roll | null {
  for (const [seat, now] of after.players.entries()) {
    const was = before.players[seat];
    const dice = DICE.flatMap(({ at, id }) =>
      new Array<DieId>(Math.max(0, (now.dice[at] ?? 0) - (was?.dice[at] ?? 0))).fill(id),
    );
    if (dice.length > 0) return { seat, dice, ply };
  }
  return null;
}

interface Rolled {
  readonly sight: RajasSight;
  readonly roll: Roll | null;
}

function useRoll({ sight }: RajasProps): Roll | null {
  const last = useRef<Rolled>({ sight, roll: null });
  const roll = useMemo(() => rolledAt(last.current, sight), [sight]);
  useLayoutEffect(() => {
    last.current = { sight, roll };
  }, [sight, roll]);
  return roll;
}

function rolledAt({ sight: before, roll }: Rolled, now: RajasSight): Roll | null {
  if (now.ply === before.ply) return roll;
  // A jump through the log or an undo rolls nothing.
  const forward = now.ply > before.ply && now.ply <= before.ply + 6;
  return forward ? rollBetween(before.view, now.view, now.ply) : null;
}

const X = 190;
const Y = 258;

export function RollTray(props: RajasProps) {
  const words = useWords();
  const roll = useRoll(props);
  const face = roll ? props.faces[roll.seat] : undefined;
  const host = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!roll || !props.motion) return;
    for (const [i, die] of [...(host.current?.querySelectorAll('[data-die]') ?? [])].entries()) tumble(die, i);
  }, [roll, props.motion]);
  if (!roll || !face) return null;
  const shown = roll.dice.slice(0, 6).map((id, i) => ({ id, x: 12 + i * 32 }));
  const width = Math.max(120, shown.length * 32 + 20);
  return (
    <g ref={host} transform={`translate(${X - width / 2 + 40} ${Y - 34})`} pointerEvents="none">
      <rect x="1.500" y="3" width={width} height="64" rx="12" fill="#3a2a10" fillOpacity=".28" />
      <rect width={width} height="64" rx="12" fill={INK.indigo} stroke={INK.gold} strokeWidth="1.600" />
      <MarkerMark face={face} x={16} y={14} r={8.5} />
      <Txt x={30} y={19} size={13.5} fill="#f7f0e1" anchor="start">
        {words.board.rolls(face.name)}
      </Txt>
      {shown.map(({ id, x }) => (
        <g key={`${roll.ply} ${x}`} transform={`translate(${x} 29)`}>
          <g data-die="" className="rajas-die-spin">
            <DieMark colour={dieOf(id).colour} value={dieOf(id).value} size={28} />
          </g>
        </g>
      ))}
    </g>
  );
}

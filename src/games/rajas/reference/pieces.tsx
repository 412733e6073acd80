/** What pictures and facts both show. */
import type { ReactNode } from 'react';
import type { SeatFace } from '../../../ui/contract.ts';
import { Drawn, Large, Named, Row } from '../../../ui/Drawn.tsx';
import { still } from '../../../ui/still.ts';
import { EffectMark, widthOf } from '../board/art/EffectMark.tsx';
import { INK } from '../board/art/ink.ts';
import { useFacts } from '../board/facts.ts';
import { Province } from '../board/Province.tsx';
import type { RajasProps } from '../board/sight.ts';
import { useWords } from '../board/words.ts';
import type { Effect } from '../effects.ts';
import type { Rajas, RajasMove } from '../state.ts';
import './reference.css';

export interface Faces {
  readonly faces: readonly SeatFace[];
}

export function stillOf(view: Rajas, faces: readonly SeatFace[]): RajasProps {
  return still<Rajas, RajasMove>(view, faces);
}

/** A part of the board: left, top, width and height of what is seen of it. */
export function Part({
  box,
  children,
}: {
  readonly box: readonly [number, number, number, number];
  readonly children: ReactNode;
}) {
  return (
    <Drawn box={box} scale={1.25}>
      {children}
    </Drawn>
  );
}

export function OwnProvince({ view, faces }: Faces & { readonly view: Rajas }) {
  return (
    <Large width={300}>
      <div className="rajas-shown">
        <Province {...stillOf(view, faces)} seat={0} />
      </div>
    </Large>
  );
}

/** What something gives, as it is printed: on paper, so that its figures can be read in the dark as well. */
export function Gain({ effect }: { readonly effect: Effect }) {
  // How far a boat goes stands beside it.
  const width = widthOf(effect) + (effect.type === 'boat' ? 10 : 2);
  return (
    <Drawn box={[-width / 2, -19, width, 38]} scale={1.3}>
      <rect x={-width / 2} y="-19" width={width} height="38" rx="7" fill={INK.paper} />
      <EffectMark effect={effect} />
    </Drawn>
  );
}

/** The same with its words. */
export function GainInWords({ effect }: { readonly effect: Effect }) {
  const words = useWords();
  return (
    <span className="drawn-figures">
      <Gain effect={effect} />
      {words.effect(effect)}
    </span>
  );
}

export function RiverTiles() {
  const words = useWords();
  return (
    <Row>
      {[...useFacts().riverTiles].map(([id, { effect }]) => (
        <Named key={id} name={words.effect(effect)}>
          <Gain effect={effect} />
        </Named>
      ))}
    </Row>
  );
}

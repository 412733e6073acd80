/** Amul's board: the neighbours at the side, and market, table and hand below each other. */
import { useEffect, useRef } from 'react';
import { prepare } from '../../../ui/dots.ts';
import { useFlip } from '../../../ui/useFlip.ts';
import { SYMBOLS } from '../data.ts';
import { Arcade } from './Arcade.tsx';
import { symbolDrawing } from './art/symbols.tsx';
import { prepareWindows } from './art/Window.tsx';
import { Hand } from './Hand.tsx';
import { Mat } from './Mat.tsx';
import { Neighbours, Strangers } from './Neighbours.tsx';
import { Supplies } from './Supplies.tsx';
import type { AmulProps } from './sight.ts';
import './board.css';

export function Board(props: AmulProps) {
  useEffect(() => {
    prepareWindows();
    prepare(SYMBOLS.map(symbolDrawing));
  }, []);
  return props.narrow ? <NarrowBoard {...props} /> : <WideBoard {...props} />;
}

function WideBoard(props: AmulProps) {
  const host = useRef<HTMLDivElement>(null);
  useFlip(host, props.motion, props.sight.ply);
  return (
    <div className="amul-board" ref={host}>
      <div className="amul-side">
        <Neighbours {...props} />
        <Supplies {...props} />
        <Strangers {...props} />
      </div>
      <div className="amul-middle">
        <Arcade {...props} />
        <Mat {...props} />
        <Hand {...props} />
      </div>
    </div>
  );
}

function NarrowBoard(props: AmulProps) {
  const host = useRef<HTMLDivElement>(null);
  useFlip(host, props.motion, props.sight.ply);
  const asked = props.offers.length > 0 ? props.sight.view.agenda.at(-1)?.kind : undefined;
  const { motion } = props;
  // A new question: look at what it is about.
  useEffect(() => {
    if (asked === undefined) return;
    const part = asked === 'propose' || asked === 'reveal' ? '.amul-hand' : '.amul-arcade';
    const place = host.current?.querySelector<HTMLElement>(part);
    if (place) host.current?.scrollTo({ top: place.offsetTop - 4, behavior: motion ? 'smooth' : 'instant' });
  }, [asked, motion]);
  return (
    <div className="amul-board narrow" ref={host}>
      <Arcade {...props} />
      <Hand {...props} />
      <Mat {...props} />
      <Neighbours {...props} />
      <Supplies {...props} />
      <Strangers {...props} />
    </div>
  );
}

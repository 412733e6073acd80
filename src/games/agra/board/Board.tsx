/** Agra's table: any-time bar, city, empire and river on a wide screen; on a narrow one four panels behind tabs. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { prepare } from '../../../ui/dots.ts';
import type { Drawing } from '../../../ui/pictures.ts';
import { useFlip } from '../../../ui/useFlip.ts';
import { GOODS, type Good } from '../data.ts';
import { AnyTimeBar } from './AnyTimeBar.tsx';
import { goodDrawing } from './art/goods.tsx';
import { houseDrawing } from './art/houses.tsx';
import { type Choice, Chooser } from './Chooser.tsx';
import { City } from './City.tsx';
import { Empire } from './Empire.tsx';
import { NarrowTable } from './NarrowTable.tsx';
import { usePart } from './parts.ts';
import { River } from './River.tsx';
import { ChooserContext } from './Spot.tsx';
import type { AgraOffer, AgraProps } from './sight.ts';
import './board.css';

/** How wide the list of answers is; it must not leave the table. */
const CHOOSER_WIDTH = 300;

export function Board(props: AgraProps) {
  const host = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const { ply } = props.sight;
  useFlip(host, props.motion, ply);
  useEffect(() => prepare([...GOODS.map(goodDrawing), ...GOODS.flatMap(houses)]), []);
  // A new question has other answers.
  useEffect(() => {
    void ply;
    setChoice(null);
  }, [ply]);
  const close = useCallback(() => setChoice(null), []);
  const choose = useCallback((offers: readonly AgraOffer[], at: Element) => {
    const box = host.current?.getBoundingClientRect();
    if (!box) return;
    const spot = at.getBoundingClientRect();
    const left = Math.max(4, Math.min(spot.left - box.left, box.width - CHOOSER_WIDTH - 4));
    const below = spot.bottom - box.top + 4;
    const height = Math.min(offers.length + 1, 8) * 44;
    const top = below + height > box.height ? Math.max(4, box.height - height - 8) : below;
    setChoice({ offers, left, top, from: at.closest<HTMLElement>('[data-spot]') });
  }, []);
  return (
    <ChooserContext value={choose}>
      <div ref={host} className={`agra-board ${props.narrow ? 'narrow' : 'wide'}`}>
        {props.narrow ? <NarrowTable {...props} /> : <WideTable {...props} />}
        {choice && <Chooser table={props} choice={choice} onClose={close} />}
      </div>
    </ChooserContext>
  );
}

/** Each house stands there as a site first. */
function houses(good: Good): Drawing[] {
  return [true, false].map((built) => houseDrawing({ good, built }));
}

function WideTable(props: AgraProps) {
  return (
    <>
      <AnyTimeBar table={props} />
      <City table={usePart('city', props)} />
      <Empire table={usePart('empire', props)} />
      <River table={usePart('river', props)} />
    </>
  );
}

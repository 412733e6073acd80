/** Agra's table: any-time bar, city, empire and river on a wide screen; on a narrow one four panels behind tabs. */
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useFlip } from '../../../ui/useFlip.ts';
import { AnyTimeBar } from './AnyTimeBar.tsx';
import { type Choice, Chooser } from './Chooser.tsx';
import { City } from './City.tsx';
import { Empire } from './Empire.tsx';
import { FarmPanel } from './FarmPanel.tsx';
import { River } from './River.tsx';
import { ChooserContext } from './Spot.tsx';
import type { AgraOffer, AgraProps } from './sight.ts';
import { TilesPanel } from './TilesPanel.tsx';
import { useWords } from './words.ts';
import './board.css';

/** How wide the list of answers is; it must not leave the table. */
const CHOOSER_WIDTH = 300;

export function Board(props: AgraProps) {
  const host = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const { ply } = props.sight;
  useFlip(host, props.motion, ply);
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
    setChoice({ offers, left, top });
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

function WideTable(props: AgraProps) {
  return (
    <>
      <AnyTimeBar {...props} />
      <City {...props} />
      <Empire {...props} />
      <River {...props} />
    </>
  );
}

const TABS = ['city', 'river', 'empire', 'farm'] as const;
type Tab = (typeof TABS)[number];

/** Where a thing that is offered lies. */
export function tabOf({ target = '' }: Pick<AgraOffer, 'target'>): Tab | null {
  const [kind] = target.split(':');
  switch (kind) {
    case 'space':
    case 'worker':
    case 'good':
    case 'token':
      return 'city';
    case 'slot':
      return 'river';
    case 'guild':
    case 'order':
    case 'gift':
    case 'tile':
    case 'bonus':
      return 'empire';
    case 'cover':
    case 'farm':
    case 'counter':
    case 'favours':
      return 'farm';
    default:
      return null;
  }
}

function NarrowTable(props: AgraProps) {
  const words = useWords();
  const id = useId();
  const main = props.offers.filter(({ place }) => place === 'main');
  const wanted = main[0] ? tabOf(main[0]) : null;
  const [tab, setTab] = useState<Tab>('city');
  const { ply } = props.sight;
  const shown = props.shown ? tabOf(props.shown) : null;
  // A new question, or an answer that is pointed at, opens the panel that it is about.
  useEffect(() => {
    void ply;
    if (wanted !== null) setTab(wanted);
  }, [wanted, ply]);
  useEffect(() => {
    if (shown !== null) setTab(shown);
  }, [shown]);
  const panel = useRef<HTMLDivElement>(null);
  const pointed = props.shown?.id ?? null;
  useEffect(() => {
    void [tab, pointed, ply];
    const spot = panel.current?.querySelector('.agra-spot.shown, .agra-svg-hit');
    if (spot) spot.scrollIntoView({ block: 'nearest' });
  }, [tab, pointed, ply]);
  const count = (of: Tab) => main.filter((offer) => tabOf(offer) === of).length;
  return (
    <>
      <AnyTimeBar {...props} />
      <div className="agra-tabs" role="tablist">
        {TABS.map((of) => (
          <button
            key={of}
            type="button"
            role="tab"
            id={`${id}-${of}`}
            aria-selected={tab === of}
            aria-controls={`${id}-panel`}
            onClick={() => setTab(of)}
          >
            {words.board[of]}
            {count(of) > 0 && <small>{count(of)}</small>}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        id={`${id}-panel`}
        className={`agra-tab ${tab}`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
      >
        {tab === 'city' && <City {...props} />}
        {tab === 'river' && <River {...props} />}
        {tab === 'empire' && (
          <>
            <Empire {...props} />
            <TilesPanel {...props} />
          </>
        )}
        {tab === 'farm' && <FarmPanel {...props} />}
      </div>
    </>
  );
}

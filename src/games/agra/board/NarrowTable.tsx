/** The table on a narrow screen: four panels and the any-time actions behind tabs. */
import { useEffect, useId, useRef, useState } from 'react';
import { AnyTimeItems } from './AnyTimeBar.tsx';
import { Favour } from './art/marks.tsx';
import { City } from './City.tsx';
import { Empire } from './Empire.tsx';
import { Farm } from './FarmPanel.tsx';
import { isPart, PARTS, type Part, partOf, usePart } from './parts.ts';
import { River } from './River.tsx';
import { itemsOf, offersOf } from './reasons.ts';
import { type AgraProps, playerAt, subject } from './sight.ts';
import { Tiles } from './TilesPanel.tsx';
import { useWords } from './words.ts';

type Tab = Part | 'anytime';

export function NarrowTable(props: AgraProps) {
  const words = useWords();
  const id = useId();
  const [tab, setTab] = useAskedTab(props);
  const panel = useRef<HTMLDivElement>(null);
  const { ply } = props.sight;
  const pointed = props.shown?.id ?? null;
  // What is pointed at, or else the first thing that may be answered, is in sight.
  useEffect(() => {
    void [tab, pointed, ply];
    const spot = panel.current?.querySelector('.shown') ?? panel.current?.querySelector('[data-hit]');
    spot?.scrollIntoView({ block: 'nearest' });
  }, [tab, pointed, ply]);
  const main = props.offers.filter(({ place }) => place === 'main');
  const count = (of: Part) => main.filter((offer) => partOf(offer) === of).length;
  const select = (of: Tab) => ({
    type: 'button' as const,
    role: 'tab',
    id: `${id}-${of}`,
    'aria-selected': tab === of,
    'aria-controls': `${id}-panel`,
    onClick: () => setTab(of),
  });
  return (
    <>
      <div className="agra-tabs" role="tablist">
        {PARTS.map((of) => (
          <button key={of} {...select(of)}>
            {words.board[of]}
            {count(of) > 0 && <small>{count(of)}</small>}
          </button>
        ))}
        <button {...select('anytime')} aria-label={anyTimeSays()}>
          {playerAt(props.sight.view, subject(props.sight)).favours}
          <Favour size={19} />
          {possible() > 0 && <small>{possible()}</small>}
        </button>
      </div>
      <div
        ref={panel}
        id={`${id}-panel`}
        className={`agra-tab ${tab}`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
      >
        <PanelOf tab={tab} table={props} />
      </div>
    </>
  );

  function possible(): number {
    const items = itemsOf(props.sight.view, subject(props.sight));
    return items.filter((item) => offersOf(props.offers, item).length > 0).length;
  }

  function anyTimeSays(): string {
    const { favours } = playerAt(props.sight.view, subject(props.sight));
    return `${words.anytime.title}, ${words.counts.favours(favours)}, ${words.anytime.possible(possible())}`;
  }
}

/** The open tab. A new question, or an answer that is pointed at, opens the panel that it is about. */
function useAskedTab({ sight, offers, shown, told }: AgraProps): readonly [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('city');
  const { ply } = sight;
  const first = offers.find(({ place }) => place === 'main');
  const wanted = first === undefined ? null : partOf(first);
  const pointed = shown === null ? null : partOf(shown);
  useEffect(() => {
    void ply;
    if (wanted !== null) setTab(wanted);
  }, [wanted, ply]);
  // What a guide talks about comes before what is asked.
  const meant = told?.find(isPart);
  useEffect(() => {
    void ply;
    if (meant !== undefined) setTab(meant);
  }, [meant, ply]);
  useEffect(() => {
    if (pointed !== null) setTab(pointed);
  }, [pointed]);
  return [tab, setTab];
}

function PanelOf({ tab, table }: { readonly tab: Tab; readonly table: AgraProps }) {
  const part = usePart(tab === 'anytime' ? 'farm' : tab, table);
  switch (tab) {
    case 'city':
      return <City table={part} />;
    case 'river':
      return <River table={part} />;
    case 'empire':
      return (
        <>
          <Empire table={part} />
          <Tiles table={part} />
        </>
      );
    case 'farm':
      return <Farm table={part} />;
    case 'anytime':
      return <AnyTimeItems table={table} />;
  }
}

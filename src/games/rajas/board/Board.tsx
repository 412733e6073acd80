/** Rajas's table: board and tiles on a wide screen; on a narrow one Board, Province and Tiles behind tabs, the race above them. */
import { type ComponentType, memo, useEffect, useId, useRef, useState } from 'react';
import { attentive } from '../../../ui/attentive.tsx';
import { prepare } from '../../../ui/dots.ts';
import { Pictured } from '../../../ui/Pictured.tsx';
import { ROVING } from '../../../ui/rove.ts';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useFlip } from '../../../ui/useFlip.ts';
import { DICE } from '../dice.ts';
import { dieDrawing } from './art/DieMark.tsx';
import { Land } from './art/Land.tsx';
import { Paints } from './art/Paints.tsx';
import { workerDrawing } from './art/Pieces.tsx';
import { Lanes, Markers } from './Frame.tsx';
import { FrameArt } from './FrameArt.tsx';
import { FRAME, HEIGHT, WIDTH } from './frame.ts';
import { Harbour } from './Harbour.tsx';
import { Market } from './Market.tsx';
import { OwnPanel } from './OwnPanel.tsx';
import { Palace } from './Palace.tsx';
import { Quarry } from './Quarry.tsx';
import { Boats, River } from './River.tsx';
import { RollTray } from './RollTray.tsx';
import { RaceLine } from './SeatRow.tsx';
import type { RajasOffer, RajasProps } from './sight.ts';
import { Tiles } from './Tiles.tsx';
import { useWords } from './words.ts';
import './board.css';

export function Board(props: RajasProps) {
  const { faces } = props;
  useEffect(() => prepare(DICE.map(dieDrawing)), []);
  useEffect(
    () => prepare(faces.flatMap((face) => [false, true].map((gone) => workerDrawing({ face, gone })))),
    [faces],
  );
  return props.narrow ? <NarrowBoard {...props} /> : <WideBoard {...props} />;
}

function WideBoard(props: RajasProps) {
  return (
    <div className="rajas-wide">
      <div className="rajas-board">
        <BoardSvg {...props} />
      </div>
      <Tiles {...props} />
    </div>
  );
}

const TABS = ['board', 'province', 'tiles'] as const;
type Tab = (typeof TABS)[number];

function isTab(name: string): name is Tab {
  return TABS.some((tab) => tab === name);
}

/** Where a thing that is offered lies. */
function tabOf({ target, group }: RajasOffer): Tab {
  const [kind] = (target ?? '').split(':');
  if (kind === 'tile' || kind === 'yieldTile') return 'tiles';
  if (kind === 'space' || kind === 'river' || kind === 'good') return 'board';
  return group === 'choose' ? 'tiles' : 'province';
}

function NarrowBoard(props: RajasProps) {
  const words = useWords();
  const id = useId();
  const { offers, sight } = props;
  const main = offers.filter(({ place }) => place === 'main');
  const wanted = main[0] ? tabOf(main[0]) : null;
  const [tab, setTab] = useState<Tab>('board');
  // A new question opens the tab that it is about.
  useEffect(() => {
    void sight.ply;
    if (wanted !== null) setTab(wanted);
  }, [wanted, sight.ply]);
  // What a guide talks about comes before what is asked.
  const told = props.told?.find(isTab);
  useEffect(() => {
    void sight.ply;
    if (told !== undefined) setTab(told);
  }, [told, sight.ply]);
  // What is offered is in sight, also where the tab is longer than the screen.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void sight.ply;
    if (tab !== 'board')
      panel.current?.querySelector('[data-offer], [data-supply]')?.scrollIntoView({ block: 'nearest' });
  }, [tab, sight.ply]);
  const count = (of: Tab) => main.filter((offer) => offer.target !== undefined && tabOf(offer) === of).length;
  return (
    <div className="rajas-narrow">
      <RaceLine {...props} />
      <div className="rajas-tabs" role="tablist">
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
            {words.tabs[of]}
            {count(of) > 0 && <small>{count(of)}</small>}
          </button>
        ))}
      </div>
      <div
        ref={panel}
        id={`${id}-panel`}
        className={`rajas-tab ${tab}`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
      >
        {tab === 'board' && <PanBoard {...props} />}
        {tab === 'province' && <OwnPanel {...props} />}
        {tab === 'tiles' && <Tiles {...props} />}
      </div>
    </div>
  );
}

const ZOOMS = [0.8, 1, 1.25, 1.5] as const;

/** The board as large as it can be read; it is dragged with a finger, and looks at what is offered first. */
function PanBoard(props: RajasProps) {
  const words = useWords();
  const host = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const { ply } = props.sight;
  const shown = props.shown?.target ?? null;
  useEffect(() => {
    void ply;
    const box = host.current;
    const selector = shown === null ? '.rajas-target' : '.rajas-target circle[stroke-width="4"]';
    const first = box?.querySelector(selector) ?? box?.querySelector('.rajas-target');
    if (!box || !first) return;
    const [view, spot] = [box.getBoundingClientRect(), first.getBoundingClientRect()];
    const inside =
      spot.left >= view.left && spot.right <= view.right && spot.top >= view.top && spot.bottom <= view.bottom;
    if (!inside)
      box.scrollBy({
        left: spot.left + spot.width / 2 - view.left - view.width / 2,
        top: spot.top + spot.height / 2 - view.top - view.height / 2,
      });
  }, [ply, shown]);
  const step = (by: 1 | -1) => setZoom((now) => Math.min(Math.max(now + by, 0), ZOOMS.length - 1));
  const scale = ZOOMS[zoom] ?? 1;
  return (
    <>
      <div ref={host} className="rajas-pan">
        <div style={{ width: WIDTH * scale, height: HEIGHT * scale }}>
          <BoardSvg {...props} />
        </div>
      </div>
      {!props.told?.length && (
        <div className="rajas-zoom">
          <button
            type="button"
            aria-label={words.board.zoomIn}
            aria-disabled={zoom === ZOOMS.length - 1}
            onClick={() => step(1)}
          >
            +
          </button>
          <button type="button" aria-label={words.board.zoomOut} aria-disabled={zoom === 0} onClick={() => step(-1)}>
            −
          </button>
        </div>
      )}
    </>
  );
}

const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

/** The lower layer: what never changes while a game is played. The browser keeps it apart from what moves above it. */
const Ground = memo(function Ground() {
  const paint = useId();
  return (
    <svg className="rajas-ground" viewBox={VIEW_BOX} aria-hidden="true">
      <Paints id={paint} />
      <FrameArt paint={paint} />
      <svg x={FRAME} y={FRAME} width={WIDTH - 2 * FRAME} height={HEIGHT - 2 * FRAME} aria-hidden="true">
        <Pictured name="rajas" width={WIDTH - 2 * FRAME} height={HEIGHT - 2 * FRAME}>
          <Land />
        </Pictured>
      </svg>
    </svg>
  );
});

/** The board is one stop of the tab key; arrows walk over it. Each of its areas is a sheet of its own. */
function BoardSvg(props: RajasProps) {
  const words = useWords();
  const host = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(true), []);
  useFlip(host, props.motion && opened, props.sight);
  return (
    <div className="rajas-layers">
      <Ground />
      <section
        ref={host}
        className="rajas-sheets"
        aria-label={words.board.label}
        {...ROVING}
        data-moves={props.motion && opened ? 'on' : 'off'}
      >
        <Around {...props} Part={Lanes} />
        <Area {...props} Part={River} />
        <Area {...props} Part={Boats} />
        <Area {...props} Part={Quarry} />
        <Area {...props} Part={Palace} />
        <Area {...props} Part={Market} />
        <Area {...props} Part={Harbour} />
        {/* Above the areas: several markers on one space reach over the edge of the lane. */}
        <Around {...props} Part={Markers} />
        <Area {...props} Part={RollTray} />
      </section>
    </div>
  );
}

interface SheetProps extends RajasProps {
  readonly Part: ComponentType<RajasProps>;
}

/** The race frame. A sheet on which nothing has changed is not gone through. */
const Around = attentive(function Around({ Part, ...props }: SheetProps) {
  return (
    <Sheet viewBox={VIEW_BOX}>
      <Part {...props} />
    </Sheet>
  );
});

/** Inside of the race frame. */
const Area = attentive(function Area({ Part, ...props }: SheetProps) {
  return (
    <Sheet viewBox={VIEW_BOX}>
      <g transform={`translate(${FRAME} ${FRAME})`}>
        <Part {...props} />
      </g>
    </Sheet>
  );
});

/** Board, panels, seats and story: side by side where there is room, behind tabs where there is not. */
import { type CSSProperties, memo, useEffect, useState } from 'react';
import { attentive } from '../../ui/attentive.tsx';
import { Card } from '../../ui/Card.tsx';
import type { GameUi, Panel, TableProps } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import type { Around, Teaching } from './around.ts';
import { Log } from './Log.tsx';
import { SeatStrip, Seats } from './Seats.tsx';
import type { Line } from './sentences.ts';

export const NARROW = '(max-width: 900px)';

interface BodyProps {
  readonly props: TableProps;
  readonly ui: GameUi;
  readonly lines: readonly Line[];
  readonly looking: number | null;
  readonly around: Around | null;
  readonly teaching?: Teaching | null;
  onLook(ply: number): void;
}

export const TableBody = memo(function TableBody(body: BodyProps) {
  return body.props.narrow ? <NarrowBody {...body} /> : <WideBody {...body} />;
});

function Panels({ props, ui }: Pick<BodyProps, 'props' | 'ui'>) {
  return ui.panels.map((panel) => <PanelCard key={panel.id} table={props} panel={panel} />);
}

const PanelCard = attentive(function PanelCard({
  table,
  panel: { title, Body },
}: {
  readonly table: TableProps;
  readonly panel: Panel;
}) {
  return (
    <Card title={title}>
      <Body {...table} />
    </Card>
  );
});

function TalkCard({ around }: Pick<BodyProps, 'around'>) {
  return (
    around && (
      <Card title={around.talk.title} remark={around.talk.remark} className="table-talk">
        {around.talk.body}
      </Card>
    )
  );
}

function WideBody({ props, ui, lines, looking, around, teaching = null, onLook }: BodyProps) {
  const t = useHouse().text.table;
  return (
    <>
      <GameStrip props={props} ui={ui} />
      <div className="table-body" style={asideOf(ui)}>
        <section className="table-board" aria-label={t.board} data-keys="">
          <ui.Board {...props} />
        </section>
        <div className="table-side">
          {teaching?.card}
          <Panels props={props} ui={ui} />
          <Seats props={props} ui={ui} around={around} />
          <Card title={t.log} remark={t.logRemark} className="table-log">
            <Log lines={lines} faces={props.faces} looking={looking} onLook={onLook} />
          </Card>
          <TalkCard around={around} />
        </div>
      </div>
    </>
  );
}

/** A game that has a line of its own shows where its turn stands. */
function GameStrip({ props, ui }: Pick<BodyProps, 'props' | 'ui'>) {
  return ui.Strip && <StripLine table={props} Strip={ui.Strip} />;
}

const StripLine = attentive(function StripLine({
  table,
  Strip,
}: {
  readonly table: TableProps;
  readonly Strip: NonNullable<GameUi['Strip']>;
}) {
  return (
    <div className="game-strip">
      <div className="game-strip-alone">
        <Strip {...table} />
      </div>
    </div>
  );
});

type Sized = CSSProperties & Readonly<Record<'--aside', string>>;

function asideOf({ asideWidth }: GameUi): Sized | undefined {
  return asideWidth === undefined ? undefined : { '--aside': asideWidth };
}

type Tab = 'board' | 'players' | 'log' | 'talk';

function NarrowBody({ props, ui, lines, looking, around, teaching, onLook }: BodyProps) {
  const t = useHouse().text.table;
  const [tab, setTab] = useState<Tab>('board');
  const told = teaching?.tab ?? null;
  useEffect(() => {
    if (told !== null) setTab(told);
  }, [told]);
  const tabs: readonly (readonly [Tab, string])[] = [
    ['board', t.board],
    ['players', t.players],
    ['log', t.log],
    ...(around ? [['talk', around.talk.title] as const] : []),
  ];
  return (
    <div className="table-body">
      {ui.Strip ? <GameStrip props={props} ui={ui} /> : <SeatStrip props={props} onOpen={() => setTab('players')} />}
      <div className="table-tabs" role="tablist">
        {tabs.map(([id, label]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={tab === id}
            aria-controls="tab-panel"
            onClick={() => setTab(id)}
          >
            {label}
          </button>
        ))}
      </div>
      <div id="tab-panel" className={`table-panel ${tab}`} role="tabpanel" aria-labelledby={`tab-${tab}`} data-keys="">
        {tab === 'board' && <ui.Board {...props} />}
        {tab === 'players' && (
          <>
            <Seats props={props} ui={ui} around={around} />
            <Panels props={props} ui={ui} />
          </>
        )}
        {tab === 'log' && (
          <Card title={t.log} remark={t.logRemark}>
            <Log
              lines={lines}
              faces={props.faces}
              looking={looking}
              onLook={(ply) => {
                setTab('board');
                onLook(ply);
              }}
            />
          </Card>
        )}
        {tab === 'talk' && <TalkCard around={around} />}
      </div>
    </div>
  );
}

/** The table of whoever looks: a carpet, with the cards laid as they score. */
import { attentive } from '../../../ui/attentive.tsx';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { whole } from '../../../ui/trace.ts';
import { cardsAt } from '../corrected.ts';
import { count } from '../tally.ts';
import { signed } from '../text/count.ts';
import { stackOf, useCards } from './facts.ts';
import { type Copies, layoutOf, type TraderGroup } from './groups.ts';
import { Row } from './Row.tsx';
import { hadOf, Series, seriesSays } from './Series.tsx';
import { SymbolRow } from './Symbols.tsx';
import { type AmulProps, playerAt, subject } from './sight.ts';
import { Tile } from './Tile.tsx';
import { Total } from './Total.tsx';
import { useWords } from './words.ts';
import { type Reckoning, reckoningOf } from './worth.ts';

/** How large the pictures are, by how many cards there are at most. */
const SIZES: readonly (readonly [number, number])[] = [
  [6, 54],
  [11, 50],
  [16, 46],
];
const SMALLEST = 42;

export const Mat = attentive(function Mat(props: AmulProps) {
  const words = useWords();
  const { board } = words;
  const { sight, faces, narrow } = props;
  const seat = subject(sight);
  const face = faces[seat];
  const area = whole(playerAt(sight.view, seat).area);
  const { traders, sets, alone } = layoutOf(sight.view, seat);
  const reckoning = reckoningOf(sight.view, seat);
  const title = sight.seat === seat ? board.table : board.tableOf(face?.name ?? '');
  const size = narrow ? 46 : (SIZES.find(([most]) => area.length <= most)?.[1] ?? SMALLEST);
  return (
    <section className="amul-mat" aria-label={title}>
      <header>
        {face && <SeatBadge face={face} size={26} />}
        <h3>
          {title}
          {!narrow && <small>{board.tableRemark(area.length)}</small>}
        </h3>
        <SymbolRow {...count(area, cardsAt(sight.view)).symbols} size={19} />
        {narrow && <Total {...props} />}
      </header>
      {area.length === 0 ? (
        <p className="amul-empty">{board.tableEmpty}</p>
      ) : (
        <Row label={title} className="amul-groups">
          {traders.map((group) => (
            <TraderTile key={group.name} group={group} reckoning={reckoning} size={size} />
          ))}
          {sets.map((copies) => (
            <Group key={copies.name} title={words.cards[copies.name].name} all={[copies]} size={size} />
          ))}
          {alone.length > 0 && <Group title={board.alone} all={alone} size={size} />}
        </Row>
      )}
    </section>
  );
});

function Group({
  title,
  all,
  size,
}: {
  readonly title: string;
  readonly all: readonly Copies[];
  readonly size: number;
}) {
  const words = useWords();
  const printed = useCards();
  const points = all.reduce((sum, copies) => sum + copies.points, 0);
  return (
    <li className="amul-group">
      <div className="amul-group-head">
        <span>{title}</span>
        <b>{signed(points)}</b>
      </div>
      <ul>
        {all.map(({ name, cards, points: own }, i) => (
          <Tile
            key={name}
            name={name}
            {...stackOf(printed, cards)}
            points={own}
            says={words.explain.worth(own)}
            size={size}
            named
            first={i === 0}
            plain={all.length === 1}
          />
        ))}
      </ul>
    </li>
  );
}

function TraderTile({
  group,
  reckoning,
  size,
}: {
  readonly group: TraderGroup;
  readonly reckoning: Reckoning;
  readonly size: number;
}) {
  const words = useWords();
  const printed = useCards();
  const { name, cards, points, each } = group;
  const says = `${words.explain.worth(points)} ${seriesSays(words, reckoning, name)}`.trimEnd();
  return (
    <li className={`amul-group ${points === 0 ? 'pending' : ''}`}>
      <div className="amul-group-head">
        <span>{words.board.series(each)}</span>
        <b>{signed(points)}</b>
      </div>
      <ul>
        <Tile name={name} {...stackOf(printed, cards)} points={points} says={says} size={size} named first plain />
        <li className="amul-asks">
          <Series trader={name} had={hadOf(reckoning, name)} size={26} />
        </li>
      </ul>
    </li>
  );
}

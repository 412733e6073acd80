/** The end of the game: who won and by how much, the score sheet, the plot, the dice, and what to do next. */
import { useMemo } from 'react';
import type { Outcome } from '../../kernel/index.ts';
import type { SeatFace } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { createTable } from '../new/createTable.ts';
import { download } from '../parts/download.ts';
import type { Loaded } from '../registry.ts';
import { Link, navigate } from '../router.tsx';
import type { Room } from '../table/room.ts';
import { Plot } from './Plot.tsx';
import { Sheet } from './Sheet.tsx';
import { scoreHistory } from './scores.ts';
import { Verified } from './Verified.tsx';
import { Victory } from './Victory.tsx';
import './result.css';

export function Result({
  room,
  loaded,
  faces,
  outcome,
  id,
  onBoard,
}: {
  readonly room: Room;
  readonly loaded: Loaded;
  readonly faces: readonly SeatFace[];
  readonly outcome: Outcome;
  readonly id: string;
  onBoard(): void;
}) {
  const { text } = useHouse();
  const t = text.result;
  const { game, ui, entry } = loaded;
  const { match, sitters } = room.table;
  const record = useMemo(() => match.record(), [match]);
  const history = useMemo(() => scoreHistory(game, record, (view) => ui.round(view)), [game, record, ui]);
  const again = () => {
    const made = createTable(loaded, sitters, record.options);
    if ('id' in made && made.unkept === null) navigate(`/table/${made.id}`);
    else navigate(`/new/${entry.id}`);
  };
  return (
    <main className="result" id="answers" tabIndex={-1}>
      <div className="result-side">
        <Victory faces={faces} outcome={outcome} />
        <div className="result-ways">
          <button type="button" className="button go" onClick={again}>
            {t.rematch}
          </button>
          <Link className="button" href={`/replay/${id}`}>
            {t.replay}
          </Link>
          <button type="button" className="button" onClick={onBoard}>
            {t.showBoard}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => download(`durbar-${entry.id}-${id}.json`, JSON.stringify(record))}
          >
            {text.table.exportRecord}
          </button>
        </div>
        <Verified game={game} record={record} />
      </div>
      <div className="result-main">
        <Sheet outcome={outcome} faces={faces} text={ui.text} />
        <Plot history={history} faces={faces} roundName={ui.text.roundName ?? text.roundName} />
      </div>
    </main>
  );
}

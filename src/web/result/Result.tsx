/** The end of the game: who won and by how much, the score sheet, the plot, the dice, and what to do next. */
import { useMemo } from 'react';
import type { Outcome } from '../../kernel/index.ts';
import { Card } from '../../ui/Card.tsx';
import type { SeatFace } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { download } from '../parts/download.ts';
import type { Loaded } from '../registry.ts';
import { Link } from '../router.tsx';
import type { Around } from '../table/around.ts';
import type { Room } from '../table/room.ts';
import { useNow } from '../useNow.ts';
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
  talk,
  onBoard,
  onAgain,
}: {
  readonly room: Room;
  readonly loaded: Loaded;
  readonly faces: readonly SeatFace[];
  readonly outcome: Outcome;
  readonly id: string;
  readonly talk: Around['talk'] | null;
  onBoard(): void;
  readonly onAgain?: (() => void) | undefined;
}) {
  const { text } = useHouse();
  const t = text.result;
  const { game, ui, entry } = loaded;
  const record = useNow(useMemo(() => room.record(), [room]));
  const history = useMemo(
    () => (record ? scoreHistory(game, record, (view) => ui.round(view)) : []),
    [game, record, ui],
  );
  return (
    <main className="result" id="answers" tabIndex={-1}>
      <div className="result-side">
        <Victory faces={faces} outcome={outcome} />
        <div className="result-ways">
          {onAgain && (
            <button type="button" className="button go" onClick={onAgain}>
              {t.rematch}
            </button>
          )}
          <Link className="button" href={`/replay/${id}`}>
            {t.replay}
          </Link>
          <Link className="button" href={`/analysis/${id}`}>
            {t.analysis}
          </Link>
          <button type="button" className="button" onClick={onBoard}>
            {t.showBoard}
          </button>
          {record && (
            <button
              type="button"
              className="button"
              onClick={() => download(`durbar-${entry.id}-${id}.json`, JSON.stringify(record))}
            >
              {text.table.exportRecord}
            </button>
          )}
        </div>
        {record && <Verified game={game} record={record} id={id} />}
        {talk && (
          <Card title={talk.title} remark={talk.remark} className="table-talk">
            {talk.body}
          </Card>
        )}
      </div>
      <div className="result-main">
        <Sheet outcome={outcome} faces={faces} text={ui.text} />
        <Plot history={history} faces={faces} roundName={ui.text.roundName ?? text.roundName} />
      </div>
    </main>
  );
}

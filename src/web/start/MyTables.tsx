/** The tables kept on this device. */
import { useEffect, useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { type Damaged, type Kept, type KeptTable, listTables, removeTable, watchTables } from '../keep/tables.ts';
import { download } from '../parts/download.ts';
import { RemoveDialog } from '../parts/RemoveDialog.tsx';
import { entryOf } from '../registry.ts';
import { Link } from '../router.tsx';

/** The tables without their games: a page that lists many holds none of them. */
function rows(): Kept[] {
  return listTables().map((kept) => {
    if ('damaged' in kept) return kept;
    const { saved } = kept.table;
    return { table: { ...kept.table, saved: { ...saved, record: { ...saved.record, deal: [], log: [] } } } };
  });
}

export function MyTables() {
  const { text } = useHouse();
  const [tables, setTables] = useState(rows);
  const [leaving, setLeaving] = useState<{ id: string; ask: string } | null>(null);
  const t = text.start;
  useEffect(() => watchTables(() => setTables(rows())), []);
  const running = tables.filter((kept) => 'table' in kept && kept.table.waiting.length > 0).length;
  const remove = (id: string) => {
    removeTable(id);
    setTables(rows());
    setLeaving(null);
  };
  return (
    <Card title={t.tables} remark={running > 0 ? t.running(running) : undefined} className="my-tables">
      {tables.length === 0 && <p className="soft">{t.noTables}</p>}
      <ul>
        {tables.map((kept) =>
          'table' in kept ? (
            <TableRow
              key={kept.table.saved.id}
              table={kept.table}
              onRemove={(game) => setLeaving({ id: kept.table.saved.id, ask: t.removeAsk(game) })}
            />
          ) : (
            <DamagedRow
              key={kept.damaged.id}
              damaged={kept.damaged}
              onRemove={() => setLeaving({ id: kept.damaged.id, ask: t.removeDamaged })}
            />
          ),
        )}
      </ul>
      {leaving && (
        <RemoveDialog ask={leaving.ask} onKeep={() => setLeaving(null)} onRemove={() => remove(leaving.id)} />
      )}
    </Card>
  );
}

function TableRow({ table, onRemove }: { readonly table: KeptTable; onRemove(game: string): void }) {
  const { text } = useHouse();
  const t = text.start;
  const { saved, waiting, clock } = table;
  const game = entryOf(saved.record.game)?.name ?? saved.record.game;
  const names = saved.sitters.map((sitter) => sitter.name).join(', ');
  const persons = saved.sitters.filter((sitter) => sitter.bot === null).length;
  const asked = saved.sitters[waiting[0] ?? -1];
  const mine = asked?.bot === null && persons === 1;
  return (
    <li>
      <span className="table-dot" style={{ background: `var(--${saved.record.game}, var(--gold))` }} />
      <Link href={`/table/${saved.id}`} aria-label={t.resume(game, names)} title={t.played(saved.played)}>
        <b>{game}</b>
        <small>
          {names}
          {clock !== '' && ` · ${clock}`}
        </small>
      </Link>
      <span className={`tag ${mine ? 'now' : ''}`}>
        {asked === undefined ? t.finished : mine ? t.yourTurn : t.turnOf(asked.name)}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={`${t.remove}: ${game}, ${names}`}
        onClick={() => onRemove(game)}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

function DamagedRow({ damaged, onRemove }: { readonly damaged: Damaged; onRemove(): void }) {
  const { text } = useHouse();
  const t = text.start;
  return (
    <li className="damaged">
      <Icon name="warning" />
      <div>
        <b>{t.damaged}</b>
        <small>{t.damagedHelp(damaged.at)}</small>
        <div className="game-ways">
          <button type="button" className="button" onClick={() => download(`durbar-${damaged.id}.txt`, damaged.raw)}>
            {t.saveRaw}
          </button>
          <button type="button" className="button" onClick={onRemove}>
            {t.remove}
          </button>
        </div>
      </div>
    </li>
  );
}

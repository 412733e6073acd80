/** The games of this device to choose from, those that are over first: tables, and records that were opened. */
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { useHouse } from '../context.tsx';
import { listRecords, listTables } from '../keep/tables.ts';
import { namesIn } from '../names.ts';
import { entryOf } from '../registry.ts';
import { Link } from '../router.tsx';
import './keptGames.css';

/** As many as one can look through. */
const MOST = 30;

export function KeptGames({
  page,
  title,
  none,
}: {
  /** Where a game that is chosen is opened. */
  readonly page: 'replay' | 'verify';
  readonly title: string;
  readonly none: string;
}) {
  const { text } = useHouse();
  const [games] = useState(gamesHere);
  return (
    <Card title={title} className="kept-games">
      {games.length === 0 && <p className="soft">{none}</p>}
      <ul>
        {games.slice(0, MOST).map(({ id, record, over }) => (
          <li key={id}>
            <Link href={`/${page}/${id}`}>
              <b>{entryOf(record.game)?.name ?? record.game}</b>
              <small>{namesIn(record, text.fresh.seat).join(', ')}</small>
            </Link>
            {over && <span className="tag">{text.start.finished}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function gamesHere() {
  const tables = listTables().flatMap((kept) => ('table' in kept ? [kept.table] : []));
  const games = [
    ...tables.map(({ saved, waiting }) => ({ id: saved.id, record: saved.record, over: waiting.length === 0 })),
    ...listRecords().map(({ id, record }) => ({ id, record, over: record.result !== undefined })),
  ];
  return games.toSorted((a, b) => Number(b.over) - Number(a.over));
}

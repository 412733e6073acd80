/** The games of this device to choose from, those that are over first: tables, and records that were opened. */
import { useEffect, useRef, useState } from 'react';
import type { GameRecord } from '../../kernel/index.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { listRecords, listTables, removeRecord } from '../keep/tables.ts';
import { namesIn } from '../names.ts';
import { entryOf } from '../registry.ts';
import { Link } from '../router.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import './keptGames.css';

/** As many as one can look through. */
const MOST = 30;

interface KeptGame {
  readonly id: string;
  readonly record: GameRecord;
  readonly over: boolean;
  /** A record that was opened can be removed here; a table where it is played on. */
  readonly opened: boolean;
}

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
  const t = text.start;
  const [games, setGames] = useState(gamesHere);
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly game: string } | null>(null);
  const [removed, setRemoved] = useState<{ readonly game: string } | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone with its row: who listens hears what happened, and goes on from there.
  useEffect(() => {
    if (removed) said.current?.focus();
  }, [removed]);
  const remove = ({ id, game }: { readonly id: string; readonly game: string }) => {
    removeRecord(id);
    setGames(gamesHere());
    setLeaving(null);
    setRemoved({ game });
  };
  return (
    <Card title={title} className="kept-games">
      {removed && (
        <p ref={said} tabIndex={-1} className="soft">
          {t.removed(removed.game)}
        </p>
      )}
      {games.length === 0 && <p className="soft">{none}</p>}
      <ul>
        {games.slice(0, MOST).map(({ id, record, over, opened }) => {
          const game = entryOf(record.game)?.name ?? record.game;
          const names = namesIn(record, text.fresh.seat).join(', ');
          return (
            <li key={id}>
              <Link href={`/${page}/${id}`}>
                <b>{game}</b>
                <small>{names}</small>
              </Link>
              {over && <span className="tag">{t.finished}</span>}
              {opened && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`${t.remove}: ${game}, ${names}`}
                  onClick={() => setLeaving({ id, game })}
                >
                  <Icon name="trash" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {leaving && (
        <RemoveDialog
          ask={t.removeRecord(leaving.game)}
          onKeep={() => setLeaving(null)}
          onRemove={() => remove(leaving)}
        />
      )}
    </Card>
  );
}

function gamesHere(): KeptGame[] {
  const tables = listTables().flatMap((kept) => ('table' in kept ? [kept.table] : []));
  const games = [
    ...tables.map(({ saved, waiting }) => ({
      id: saved.id,
      record: saved.record,
      over: waiting.length === 0,
      opened: false,
    })),
    ...listRecords().map(({ id, record }) => ({ id, record, over: record.result !== undefined, opened: true })),
  ];
  return games.toSorted((a, b) => Number(b.over) - Number(a.over));
}

/** The puzzles of the house: that of the day for each game, and all of them by how hard they are. */
import { useCallback } from 'react';
import { GRADES } from '../../puzzles/puzzle.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { accentOf, GameArch } from '../parts/GameArch.tsx';
import { Page } from '../parts/Page.tsx';
import { entryOf, GAMES, type GameEntry } from '../registry.ts';
import { Link } from '../router.tsx';
import { useLoaded } from '../useLoaded.ts';
import { NoPuzzle } from './NoPuzzle.tsx';
import { byGrade, idOf, listOf, nextOf, ofTheDay, type PuzzleEntry, solvedOf } from './shelf.ts';
import type { PuzzleText } from './text/en.ts';
import { usePuzzleText } from './usePuzzleText.ts';
import './puzzles.css';

export function PuzzlesPage({ game }: { readonly game: string | null }) {
  const { text } = useHouse();
  const t = usePuzzleText();
  const entry = game === null ? null : entryOf(game);
  if (t === null) return <p className="loading">{text.house.loading}</p>;
  if (game !== null && entry === null) return <NoPuzzle t={t} says={null} />;
  return (
    <Page title={entry ? t.of(entry.name) : t.title} remark={t.remark}>
      {entry ? (
        <Shelf entry={entry} t={t} />
      ) : (
        <div className="puzzle-games">
          {GAMES.map((each) => (
            <GamePuzzles key={each.id} entry={each} t={t} />
          ))}
        </div>
      )}
    </Page>
  );
}

function useList(game: string): readonly PuzzleEntry[] | null {
  return fetched(useLoaded(useCallback(() => listOf(game), [game])));
}

function GamePuzzles({ entry, t }: { readonly entry: GameEntry; readonly t: PuzzleText }) {
  const list = useList(entry.id);
  const solved = solvedOf(entry.id);
  if (list === null || list.length === 0) return null;
  const today = ofTheDay(list, Date.now());
  const next = nextOf(entry.id, list, solved, null);
  const done = today !== null && solved.has(idOf(entry.id, today));
  const count = list.filter((each) => solved.has(idOf(entry.id, each))).length;
  return (
    <GameArch entry={entry} className="puzzle-game">
      <p>{t.solvedOf(count, list.length)}</p>
      <span className="puzzle-way" aria-hidden="true">
        <i style={{ width: `${(100 * count) / list.length}%` }} />
      </span>
      {today && (
        <Link className={done ? 'button' : 'button go'} href={`/puzzle/${idOf(entry.id, today)}`}>
          {done && <Icon name="check" size={15} />}
          {done ? t.todaySolved : t.today}
        </Link>
      )}
      <div className="puzzle-ways">
        {next && (
          <Link className="button" href={`/puzzle/${idOf(entry.id, next)}`}>
            {t.next}
          </Link>
        )}
        <Link className="button" href={`/puzzles/${entry.id}`}>
          {t.all}
        </Link>
      </div>
    </GameArch>
  );
}

function Shelf({ entry, t }: { readonly entry: GameEntry; readonly t: PuzzleText }) {
  const { text } = useHouse();
  const list = useList(entry.id);
  const solved = solvedOf(entry.id);
  if (list === null) return <p className="loading">{text.house.loading}</p>;
  const order = byGrade(list);
  return (
    <div className="puzzle-shelf" style={accentOf(entry)}>
      {GRADES.map((grade) => {
        const of = order.filter((each) => each.grade === grade);
        if (of.length === 0) return null;
        const count = of.filter((each) => solved.has(idOf(entry.id, each))).length;
        return (
          <Card key={grade} title={t.grades[grade]} remark={t.solvedOf(count, of.length)}>
            <p className="puzzle-help">{t.gradeHelp[grade]}</p>
            <ul className="puzzle-tiles">
              {of.map((each) => {
                const id = idOf(entry.id, each);
                const n = order.indexOf(each) + 1;
                return (
                  <li key={id}>
                    <Link
                      href={`/puzzle/${id}`}
                      className={solved.has(id) ? 'solved' : ''}
                      aria-label={t.open(n, grade, solved.has(id))}
                    >
                      {n}
                      {solved.has(id) && <Icon name="check" size={14} />}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

/** One puzzle on the real board: the position, one answer, and what it is worth. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Move, same } from '../../kernel/index.ts';
import { type Puzzle, type PuzzleGame, solutionOf } from '../../puzzles/puzzle.ts';
import type { GameUi } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { keepPuzzleRecord } from '../keep/tables.ts';
import { Page } from '../parts/Page.tsx';
import type { Loaded } from '../registry.ts';
import { Link, navigate } from '../router.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { PuzzleCard } from './PuzzleCard.tsx';
import { PuzzleRoom, tableOf } from './puzzleRoom.ts';
import { idOf, keepSolved, listOf, nextOf, openPuzzle, type PuzzleName, readId, solvedOf } from './shelf.ts';
import type { PuzzleText } from './text/en.ts';
import { usePuzzleText } from './usePuzzleText.ts';

export function PuzzlePage({ id }: { readonly id: string }) {
  const { text } = useHouse();
  const t = usePuzzleText();
  const name = useMemo(() => readId(id), [id]);
  if (t === null) return <p className="loading">{text.house.loading}</p>;
  return name === null ? <Missing t={t} /> : <Known id={id} name={name} t={t} />;
}

function Missing({ t }: { readonly t: PuzzleText }) {
  return (
    <Page title={t.none}>
      <p>{t.noneHelp}</p>
      <p>
        <Link className="button" href="/puzzles">
          {t.all}
        </Link>
      </p>
    </Page>
  );
}

function Known({ id, name, t }: { readonly id: string; readonly name: PuzzleName; readonly t: PuzzleText }) {
  const { text } = useHouse();
  const loading = useLoadedGame(name.game);
  const opened = useLoaded(useCallback(() => openPuzzle(name), [name]));
  if (loading === null || opened === null) return <p className="loading">{text.house.loading}</p>;
  const loaded = fetched(loading);
  const found = fetched(opened);
  if (loaded === null || found === null) return <Missing t={t} />;
  return <Position id={id} loaded={loaded} from={found.from} puzzle={found.puzzle} t={t} />;
}

function Position({
  id,
  loaded,
  from,
  puzzle,
  t,
}: {
  readonly id: string;
  readonly loaded: Loaded;
  readonly from: PuzzleGame;
  readonly puzzle: Puzzle;
  readonly t: PuzzleText;
}) {
  const { text } = useHouse();
  const { game } = loaded;
  const [room] = useState(() => {
    const sitters = Array.from({ length: from.record.seats }, (_, seat) => ({
      name: seat === puzzle.seat ? text.house.guest : (text.house.botNames[seat] ?? text.fresh.seat(seat + 1)),
      bot: seat === puzzle.seat ? null : 'merchant',
    }));
    const table = tableOf(game, from, puzzle, sitters);
    return table && new PuzzleRoom(table, puzzle);
  });
  return room === null ? (
    <Missing t={t} />
  ) : (
    <Solving id={id} loaded={loaded} from={from} puzzle={puzzle} room={room} t={t} />
  );
}

function Solving({
  id,
  loaded,
  from,
  puzzle,
  room,
  t,
}: {
  readonly id: string;
  readonly loaded: Loaded;
  readonly from: PuzzleGame;
  readonly puzzle: Puzzle;
  readonly room: PuzzleRoom;
  readonly t: PuzzleText;
}) {
  const { ui, entry } = loaded;
  const verdict = useSyncExternalStore(room.watch, () => room.verdict);
  const labels = useMemo(() => labelsOf(ui, room, puzzle), [ui, room, puzzle]);
  useEffect(() => {
    if (verdict.is === 'solved') keepSolved(entry.id, id, room.tries);
  }, [verdict, entry, id, room]);

  const goOn = async () => {
    const next = nextOf(entry.id, await listOf(entry.id), solvedOf(entry.id), id);
    navigate(next ? `/puzzle/${idOf(entry.id, next)}` : `/puzzles/${entry.id}`);
  };
  const replay = () => {
    navigate(`/replay/${keepPuzzleRecord(id, from.record)}#${puzzle.ply}`);
  };
  const card = (
    <PuzzleCard
      t={t}
      ui={ui}
      puzzle={puzzle}
      seats={from.record.seats}
      verdict={verdict}
      tries={room.tries}
      labels={labels}
      onAgain={() => room.tryAgain()}
      onGiveUp={() => room.giveUp()}
      onNext={() => void goOn()}
      onReplay={replay}
    />
  );
  return <TableScreen room={room} loaded={loaded} id={id} teaching={{ card, reading: false, tab: null, look: [] }} />;
}

/** What the table calls the best answer and the next best one. */
function labelsOf(ui: GameUi, room: PuzzleRoom, puzzle: Puzzle): { readonly best: string; readonly second: string } {
  const answers = ui.answers(room.scene.sight, (line) => room.ahead(line));
  const labelOf = (move: Move | undefined) => {
    const fitting = answers.filter(({ moves }) => same(moves[0], move));
    // Its own button if it has one, else the shortest gesture that begins with it.
    return fitting.toSorted((one, other) => one.moves.length - other.moves.length)[0]?.label ?? '';
  };
  return { best: labelOf(solutionOf(puzzle)), second: labelOf(puzzle.answers[1]?.move) };
}

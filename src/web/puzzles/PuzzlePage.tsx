/** One puzzle on the real board: the position, one answer, and what it is worth. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Move, same } from '../../kernel/index.ts';
import { type Puzzle, type PuzzleGame, solutionOf } from '../../puzzles/puzzle.ts';
import type { Answer } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { keepPuzzleRecord } from '../keep/tables.ts';
import type { Loaded } from '../registry.ts';
import { writeAddress } from '../replay/address.ts';
import { navigate } from '../router.tsx';
import { TableScreen } from '../table/TableScreen.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { NoPuzzle } from './NoPuzzle.tsx';
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
  return name === null ? <NoPuzzle t={t} says={t.noneHelp} /> : <Known id={id} name={name} t={t} />;
}

function Known({ id, name, t }: { readonly id: string; readonly name: PuzzleName; readonly t: PuzzleText }) {
  const { text } = useHouse();
  const loading = useLoadedGame(name.game);
  const opened = useLoaded(useCallback(() => openPuzzle(name), [name]));
  if (loading === null || opened === null) return <p className="loading">{text.house.loading}</p>;
  const loaded = fetched(loading);
  const found = fetched(opened);
  if (loaded === null || found === null) return <NoPuzzle t={t} says={t.noneHelp} />;
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
    <NoPuzzle t={t} says={t.noneHelp} />
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
  const answers = useMemo(() => ui.answers(room.position, (line) => room.ahead(line)), [ui, room]);
  useEffect(() => {
    if (verdict.is === 'solved') keepSolved(entry.id, id, room.tries);
  }, [verdict, entry, id, room]);

  const goOn = async () => {
    const next = nextOf(entry.id, await listOf(entry.id), solvedOf(entry.id), id);
    navigate(next ? `/puzzle/${idOf(entry.id, next)}` : `/puzzles/${entry.id}`);
  };
  const replay = () => {
    const here = writeAddress({ line: null, ply: puzzle.ply }, puzzle.seat, null);
    navigate(`/replay/${keepPuzzleRecord(id, from.record)}${here}`);
  };
  const card = (
    <PuzzleCard
      t={t}
      game={entry.id}
      ui={ui}
      puzzle={puzzle}
      seats={from.record.seats}
      verdict={verdict}
      tries={room.tries}
      labels={{
        best: labelOf(answers, solutionOf(puzzle)),
        second: labelOf(answers, puzzle.answers[1]?.move),
        tried: verdict.is === 'wrong' ? labelOf(answers, verdict.move) : '',
      }}
      onAgain={() => room.tryAgain()}
      onGiveUp={() => room.giveUp()}
      onNext={() => void goOn()}
      onReplay={replay}
    />
  );
  return <TableScreen room={room} loaded={loaded} id={id} teaching={{ card, reading: false, tab: null, look: [] }} />;
}

/** What the table calls an answer, on its own button if it has one, else on that of the shortest gesture that begins with it. */
function labelOf(answers: readonly Answer[], move: Move | undefined): string {
  const fitting = answers.filter(({ moves }) => same(moves[0], move));
  return fitting.toSorted((one, other) => one.moves.length - other.moves.length)[0]?.label ?? '';
}

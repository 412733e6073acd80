/** Who has to do what now, in plain words. */
import { useEffect, useState } from 'react';
import type { GameUi, SeatFace } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import type { Question } from './QuestionBar.tsx';
import type { Scene } from './room.ts';
import type { Reconsidering } from './useReconsidering.ts';

/** A wait shorter than this needs no clock. */
const LONG_S = 3;

export function useQuestion(scene: Scene, ui: GameUi, faces: readonly SeatFace[], again: Reconsidering): Question {
  const { text } = useHouse();
  const { viewer, sight } = scene;
  const own = viewer !== null && sight.waiting.includes(viewer);
  const seconds = useSecondsSince(scene.asked, !own && sight.outcome === null);
  if (sight.outcome) {
    const winners = faces.filter((face) => sight.outcome?.ranks[face.seat] === 1);
    const best = sight.outcome.scores[winners[0]?.seat ?? 0] ?? 0;
    const title =
      winners.length === 1
        ? text.result.wins(winners[0]?.name ?? '', best)
        : text.result.shared(
            winners.map((face) => face.name),
            best,
          );
    return { title, hint: '' };
  }
  const rule = ui.ruleAsked(sight.view);
  if (own) return { ...ui.text.question(sight.view, viewer), rule };
  const asked = faces.filter((face) => sight.waiting.includes(face.seat));
  const first = asked[0];
  if (!first) return { title: '', hint: '' };
  const theirs = ui.text.question(sight.view, first.seat).title;
  if (again.is) return { title: theirs, hint: text.table.stands, rule };
  const given = viewer !== null && again.may ? ui.text.question(sight.view, viewer).hint : null;
  const title = asked.length === 1 ? text.table.thinking(first.name) : text.table.asked(asked.map((face) => face.name));
  const what = given ?? text.table.question(theirs);
  return { title, hint: seconds < LONG_S ? what : `${what} · ${text.table.since(seconds)}`, rule };
}

function useSecondsSince(start: number, running: boolean): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    void start;
    return () => clearInterval(timer);
  }, [start, running]);
  return Math.max(0, Math.floor((now - start) / 1000));
}

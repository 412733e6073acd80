/** Tells a screen reader what happened and what is asked, and plays the sounds that say the same. */
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../keep/settings.ts';
import type { Question } from './QuestionBar.tsx';
import type { Scene } from './room.ts';
import type { Line } from './sentences.ts';
import { play } from './sound.ts';

export function Announcer({
  scene,
  lines,
  question,
  asked,
}: {
  readonly scene: Scene;
  readonly lines: readonly Line[];
  readonly question: Question;
  /** Whether the question is to whoever looks. */
  readonly asked: boolean;
}) {
  const { sound } = useSettings();
  const told = useRef(scene.sight.ply);
  const wasAsked = useRef(asked);
  const [says, setSays] = useState('');
  const { ply, outcome } = scene.sight;
  const { title, hint } = question;

  useEffect(() => {
    const news = scene.curtain === null ? lines.filter((line) => line.ply > told.current).map((line) => line.says) : [];
    const moved = ply !== told.current;
    told.current = ply;
    setSays([...news, ...(asked || outcome ? [title, hint] : [])].join(' '));
    if (sound === 'on' && moved) play(outcome ? 'end' : asked && !wasAsked.current ? 'turn' : 'step');
    wasAsked.current = asked;
    // The waiting clock in the hint is not news: only a new position or a new asker is.
  }, [ply, asked, outcome, scene.curtain, sound, lines, title, hint]);

  return (
    <div className="unseen" role="status" aria-live="polite">
      {says}
    </div>
  );
}

/** One chapter. What a search leaves out stays where it is, unseen: its pictures need not be drawn again. */
import { memo } from 'react';
import { Card } from '../../ui/Card.tsx';
import type { RulePicture, RulesChapter, SeatFace } from '../../ui/contract.ts';
import { Rule } from './Rule.tsx';
import type { RulesWords } from './text/en.ts';

interface ChapterProps {
  readonly number: number;
  readonly chapter: RulesChapter;
  readonly pictures: readonly RulePicture[];
  readonly faces: readonly SeatFace[];
  /** The rules to show; null: all. */
  readonly found: ReadonlySet<string> | null;
  readonly ids: ReadonlySet<string>;
  readonly target: string;
  readonly t: RulesWords;
}

/** A key draws the page twice, at once for what is typed and then for what is found: the first time no chapter changes. */
export const Chapter = memo(function Chapter({
  number,
  chapter,
  pictures,
  faces,
  found,
  ids,
  target,
  t,
}: ChapterProps) {
  const stands = (id: string) => found === null || found.has(id);
  const away = !chapter.rules.some(({ id }) => stands(id));
  return (
    <div id={`chapter-${number}`} className={`rules-chapter ${away ? 'away' : ''}`}>
      <Card title={chapter.title}>
        <ol>
          {chapter.rules.map((rule) => (
            <Row
              key={rule.id}
              rule={rule}
              pictures={pictures}
              faces={faces}
              away={!stands(rule.id)}
              ids={ids}
              here={target === rule.id}
              t={t}
            />
          ))}
        </ol>
      </Card>
    </div>
  );
});

/** Drawn anew only when it comes or goes. */
const Row = memo(Rule);

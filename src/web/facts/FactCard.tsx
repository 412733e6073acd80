/** One printed fact: its name, where it comes from, what it looks like, and what can be corrected in it. */
import { memo } from 'react';
import type { Correctable, CorrectedFacts } from '../../kernel/index.ts';
import type { Fact, SeatFace } from '../../ui/contract.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { Link } from '../router.tsx';
import type { RulesWords } from '../rules/text/en.ts';
import { Correctables } from './Correctables.tsx';
import type { FactsText } from './text/en.ts';

/** What can be corrected on the page, what has been, and how to begin. */
export interface Correction {
  readonly correctable: Correctable;
  /** Null while nothing is corrected, or what is does not fit together. */
  readonly facts: CorrectedFacts | null;
  readonly t: FactsText;
  begin(fact: Fact): void;
}

export const FactCard = memo(function FactCard({
  fact,
  game,
  faces,
  here,
  hidden,
  t,
  correction,
}: {
  readonly fact: Fact;
  readonly game: string;
  readonly faces: readonly SeatFace[];
  readonly here: boolean;
  readonly hidden: boolean;
  readonly t: RulesWords;
  /** Null where nothing of the game can be corrected. */
  readonly correction: Correction | null;
}) {
  const { id, name, source, note, rule, wide, correct, Drawing } = fact;
  const head = correct && `${correct.path}.`;
  const corrected = correction?.facts ?? undefined;
  const changed = head && Object.keys(corrected?.corrections ?? {}).some((path) => `${path}.`.startsWith(head));
  return (
    <article
      id={id}
      className={`fact ${wide ? 'wide' : ''} ${here ? 'here' : ''}`}
      data-source={source}
      hidden={hidden}
    >
      <header>
        <h3>
          <a href={`#${id}`}>{name}</a>
        </h3>
        {changed && <span className="fact-source changed">{correction?.t.changed}</span>}
        <span className={`fact-source ${source}`} title={t.sources[source].help}>
          {t.sources[source].label}
        </span>
      </header>
      <Scroller className="fact-drawing" label={name}>
        <Drawing faces={faces} corrected={corrected} />
      </Scroller>
      <footer>
        {note && <p>{note}</p>}
        <Link href={`/rules/${game}#${rule}`}>{rule}</Link>
      </footer>
      {correction && correct && <Correctables fact={fact} correct={correct} correction={correction} />}
    </article>
  );
});

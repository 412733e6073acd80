/** One printed fact: its name, where it comes from, and what it looks like. */
import { memo } from 'react';
import type { Fact, SeatFace } from '../../ui/contract.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { Link } from '../router.tsx';
import type { RulesWords } from '../rules/text/en.ts';

export const FactCard = memo(function FactCard({
  fact: { id, name, source, note, rule, wide, Drawing },
  game,
  faces,
  here,
  t,
}: {
  readonly fact: Fact;
  readonly game: string;
  readonly faces: readonly SeatFace[];
  readonly here: boolean;
  readonly t: RulesWords;
}) {
  return (
    <article id={id} className={`fact ${wide ? 'wide' : ''} ${here ? 'here' : ''}`} data-source={source}>
      <header>
        <h3>
          <a href={`#${id}`}>{name}</a>
        </h3>
        <span className={`fact-source ${source}`} title={t.sources[source].help}>
          {t.sources[source].label}
        </span>
      </header>
      <Scroller className="fact-drawing" label={name}>
        <Drawing faces={faces} />
      </Scroller>
      <footer>
        {note && <p>{note}</p>}
        <Link href={`/rules/${game}#${rule}`}>{rule}</Link>
      </footer>
    </article>
  );
});

/** One rule: its number, its text with links to the rules it speaks of, and the pictures that belong to it. */
import { memo, type ReactNode } from 'react';
import type { RulePicture, RuleText, SeatFace } from '../../ui/contract.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { piecesOf } from './search.ts';
import type { RulesWords } from './text/en.ts';

interface InsideProps {
  readonly rule: RuleText;
  readonly pictures: readonly RulePicture[];
  readonly faces: readonly SeatFace[];
  readonly ids: ReadonlySet<string>;
  readonly t: RulesWords;
  /** The page that links lead to; empty: this one. */
  readonly base: string;
}

interface RuleProps extends Omit<InsideProps, 'base'> {
  readonly away: boolean;
  readonly here: boolean;
  readonly base?: string;
}

export function Rule({ rule, pictures, faces, away, ids, here, t, base = '' }: RuleProps) {
  const pictured = pictures.some((picture) => picture.rule === rule.id);
  const looks = [away && (pictured ? 'away' : 'away gone'), here && 'here'].filter(Boolean).join(' ');
  return (
    <li id={rule.id} className={`rule ${looks}`}>
      <Inside rule={rule} pictures={pictures} faces={faces} ids={ids} t={t} base={base} />
    </li>
  );
}

/** The names of cards are longer than their column: they go on in a new line behind a hyphen, which browsers do alone, or a low line. */
function inLines(id: string): ReactNode {
  return id.split(/(?<=_)/).flatMap((part, i) => (i === 0 ? [part] : [<wbr key={part} />, part]));
}

/** What stays the same whether the rule is looked for or not. */
const Inside = memo(function Inside({ rule, pictures, faces, ids, t, base }: InsideProps) {
  const own = pictures.filter((picture) => picture.rule === rule.id);
  const target = base === '' ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <>
      <a className="rule-id" href={`${base}#${rule.id}`} {...target}>
        {inLines(rule.id)}
      </a>
      <div>
        <p>
          {piecesOf(rule.text, ids).map(({ kind, text, at }) =>
            kind === 'rule' ? (
              <a key={at} href={`${base}#${text}`} {...target}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
          {rule.reconstructed && (
            <small className="rule-tag" title={t.sources.reconstructed.help}>
              {t.sources.reconstructed.label}
            </small>
          )}
        </p>
        {own.map((picture) => (
          <Picture key={picture.says} picture={picture} faces={faces} />
        ))}
      </div>
    </>
  );
});

/** The caption says what the picture shows: whoever does not see it misses nothing. */
const Picture = memo(function Picture({
  picture: { says, Drawing },
  faces,
}: {
  readonly picture: RulePicture;
  readonly faces: readonly SeatFace[];
}) {
  return (
    <figure className="rule-picture">
      <Scroller className="rule-drawing" label={says}>
        <div inert>
          <Drawing faces={faces} />
        </div>
      </Scroller>
      <figcaption>{says}</figcaption>
    </figure>
  );
});

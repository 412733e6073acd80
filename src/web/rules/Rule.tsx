/** One rule: its number, its text with links to the rules it speaks of, and the pictures that belong to it. */
import { memo } from 'react';
import type { RulePicture, RuleText, SeatFace } from '../../ui/contract.ts';
import { Scroller } from '../../ui/Scroller.tsx';
import { piecesOf } from './search.ts';
import type { RulesWords } from './text/en.ts';

export function Rule({
  rule,
  pictures,
  faces,
  away,
  ids,
  here,
  t,
  base = '',
}: {
  readonly rule: RuleText;
  readonly pictures: readonly RulePicture[];
  readonly faces: readonly SeatFace[];
  readonly away: boolean;
  readonly ids: ReadonlySet<string>;
  readonly here: boolean;
  readonly t: RulesWords;
  /** The page that links lead to; none: this one. */
  readonly base?: string;
}) {
  const own = pictures.filter((picture) => picture.rule === rule.id);
  const looks = [away && (own.length > 0 ? 'away' : 'away gone'), here && 'here'].filter(Boolean).join(' ');
  const target = base === '' ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <li id={rule.id} className={`rule ${looks}`}>
      <a className="rule-id" href={`${base}#${rule.id}`} {...target}>
        {rule.id}
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
    </li>
  );
}

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

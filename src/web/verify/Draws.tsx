/** Every draw of a game beside the one that the seed gives, by the answer that caused it; whether they are the same comes first. */
import { useState } from 'react';
import type { Draw } from '../../kernel/index.ts';
import { type DrawGroup, firstOther } from '../../table/audit.ts';
import { Icon } from '../../ui/icons.tsx';
import { SCROLLS } from '../../ui/stops.ts';
import { Link } from '../router.tsx';
import type { VerifyText } from './text/en.ts';

/** How many groups are shown at first, and how many more at a time. */
const AT_ONCE = 40;

export function drawText(t: VerifyText, draw: Draw | undefined): string {
  if (draw === undefined) return t.nothing;
  return typeof draw === 'number' ? String(draw) : `[${draw.join(' ')}]`;
}

export function Draws({
  t,
  groups,
  place,
  replay,
  event,
}: {
  readonly t: VerifyText;
  readonly groups: readonly DrawGroup[];
  place(group: DrawGroup): string;
  /** Where the position after it is shown; null where the record is kept nowhere. */
  readonly replay: ((group: DrawGroup) => string) | null;
  /** What happened with the draw, in a sentence; may be empty. */
  event(group: DrawGroup): string;
}) {
  const [shown, setShown] = useState(AT_ONCE);
  const [onlyOthers, setOnlyOthers] = useState(false);
  const others = groups.filter((group) => firstOther(group) !== null);
  const listed = onlyOthers && others.length > 0 ? others : groups;
  const row = (draws: readonly Draw[]) =>
    draws.length === 0 ? t.nothing : draws.map((d) => drawText(t, d)).join(', ');
  return (
    <>
      <p className="soft">{t.howToRead}</p>
      {others.length > 0 && (
        <label className="verify-filter">
          <input type="checkbox" checked={onlyOthers} onChange={(e) => setOnlyOthers(e.target.checked)} />
          {t.onlyOthers}
        </label>
      )}
      <section className="verify-scroll" aria-label={t.steps.draws} {...SCROLLS}>
        <table className="verify-draws">
          <thead>
            <tr>
              <th scope="col">{t.where}</th>
              <th scope="col">{t.same}</th>
              <th scope="col">{t.recorded}</th>
              <th scope="col">{t.seeded}</th>
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, shown).map((group) => {
              const other = firstOther(group) !== null;
              return (
                <tr key={group.ply} className={other ? 'other' : ''}>
                  <th scope="row">
                    {replay ? <Link href={replay(group)}>{place(group)}</Link> : place(group)}
                    <small>{event(group)}</small>
                  </th>
                  <td className="verify-same">
                    {group.seeded === null ? (
                      t.unknown
                    ) : (
                      <span className={other ? 'bad' : 'good'}>
                        <Icon name={other ? 'warning' : 'check'} size={14} />
                        {other ? t.other : t.equal}
                      </span>
                    )}
                  </td>
                  <td>{row(group.recorded)}</td>
                  <td>{group.seeded === null ? t.unknown : row(group.seeded)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {listed.length > shown && (
        <button type="button" className="button" onClick={() => setShown(shown + AT_ONCE * 5)}>
          {t.more(Math.min(AT_ONCE * 5, listed.length - shown))}
        </button>
      )}
    </>
  );
}

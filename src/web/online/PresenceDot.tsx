/** Whether somebody has the table open: a filled or an empty dot, and a word for those who hear it. */
import type { OnlineText } from '../text/online.en.ts';
import './presence.css';

export function PresenceDot({ t, here }: { readonly t: OnlineText; readonly here: boolean }) {
  const says = here ? t.table.here : t.table.away;
  return (
    <span className={`presence ${here ? 'here' : ''}`} title={says}>
      <span className="unseen">{says}</span>
    </span>
  );
}

/** The link that brings people to a table. Who has the invitation may sit down with it, others may watch. */
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { OnlineText } from '../text/online.en.ts';

export function Invitation({
  t,
  table,
  invitation,
  open,
}: {
  readonly t: OnlineText;
  readonly table: string;
  /** What the page was opened with, or what this device was told when it opened the table. */
  readonly invitation: string | null;
  /** Whether anybody may sit down. */
  readonly open: boolean;
}) {
  const w = t.wait;
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/online/${table}${invitation === null ? '' : `#${invitation}`}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // The link stands beside the button: whoever may not copy by script copies by hand.
      setCopied(false);
    }
  };
  return (
    <Card title={w.invite} className="invitation">
      <p className="soft">{invitation === null && !open ? w.watchLink : w.inviteHelp}</p>
      <input type="text" readOnly aria-label={w.invite} value={link} onFocus={(e) => e.target.select()} />
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'scroll'} />
        {copied ? w.copied : w.copy}
      </button>
    </Card>
  );
}

/** One step of a verification: what is checked, what came out of it in a word and a sign, and what it rests on. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import type { VerifyText } from './text/en.ts';

export type Mark = 'good' | 'bad' | 'open' | 'none';

const ICONS = { good: 'check', bad: 'warning', open: 'clock', none: 'hidden' } as const;

export function Step({
  title,
  mark,
  t,
  children,
}: {
  readonly title: string;
  readonly mark: Mark;
  readonly t: VerifyText;
  readonly children: ReactNode;
}) {
  const said = { good: t.good1, bad: t.bad1, open: t.open1, none: t.none1 }[mark];
  return (
    <li className={`verify-step ${mark}`}>
      <span className="verify-mark">
        <Icon name={ICONS[mark]} size={18} />
      </span>
      <div>
        <h2>
          {title}
          <small>{said}</small>
        </h2>
        {children}
      </div>
    </li>
  );
}

/** A value to be compared letter by letter. */
export function Value({ children }: { readonly children: string }) {
  return <code className="verify-value">{children}</code>;
}

/** The frame of every page but the table: bar at the top, content, and nothing that moves about. */
import type { ReactNode } from 'react';
import { useHouse } from '../context.tsx';
import { Link } from '../router.tsx';
import { useArrival } from '../useArrival.ts';
import { LanguageMenu } from './LanguageSwitch.tsx';
import { SkipLink } from './SkipLink.tsx';

export function Page({
  title,
  remark,
  children,
  actions,
}: {
  readonly title: string;
  readonly remark?: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) {
  const { text } = useHouse();
  useArrival(title);
  return (
    <>
      <SkipLink to="content" />
      <header className="top-bar">
        <Link href="/" className="top-name" aria-label={`${text.house.name}: ${text.house.home}`}>
          {text.house.name}
        </Link>
        <nav>
          {actions}
          <Link href="/" className="top-link wide-only">
            {text.house.home}
          </Link>
          <Link href="/settings" className="top-link">
            {text.house.settings}
          </Link>
          <LanguageMenu />
        </nav>
      </header>
      <main id="content" className="page" aria-labelledby="page-title" tabIndex={-1}>
        <div className="page-head">
          <h1 id="page-title">{title}</h1>
          {remark !== undefined && <p>{remark}</p>}
        </div>
        {children}
      </main>
    </>
  );
}

/** The bar at the top of a table: where the game stands, rules, language, and everything else in a menu. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { LanguageMenu } from '../parts/LanguageSwitch.tsx';
import { Menu } from '../parts/Menu.tsx';
import { Link, navigate } from '../router.tsx';
import { useArrival } from '../useArrival.ts';

export function TopBar({
  gameId,
  game,
  clock,
  onHelp,
  onExport,
  replay,
  children,
}: {
  readonly gameId: string;
  readonly game: string;
  readonly clock: string;
  /** Absent where there is nothing to answer. */
  readonly onHelp?: () => void;
  /** Absent while the record is not to be had. */
  readonly onExport?: () => void;
  /** Where what has been played is shown; absent on that very page. */
  readonly replay?: string;
  /** What else has to be known about the table. */
  readonly children?: ReactNode;
}) {
  const { text } = useHouse();
  const t = text.table;
  useArrival(game);
  return (
    <header className="top-bar table-top">
      <Link href="/" className="top-name" aria-label={`${text.house.name}: ${text.house.home}`}>
        {text.house.name}
      </Link>
      <h1 className="table-clock">
        <span className="wide-only">{game} · </span>
        {clock}
      </h1>
      <nav>
        {children}
        <a className="top-link wide-only" href={`/rules/${gameId}`} target="_blank" rel="noreferrer">
          <Icon name="book" size={17} />
          {t.rules}
        </a>
        {onHelp && (
          <button type="button" className="top-link" aria-label={t.help} onClick={onHelp}>
            <Icon name="help" size={18} />
          </button>
        )}
        <LanguageMenu />
        <Menu
          label={t.menu}
          items={[
            { id: 'rules', label: t.rules, do: () => navigate(`/rules/${gameId}`) },
            ...(onExport ? [{ id: 'export', label: t.exportRecord, do: onExport }] : []),
            ...(replay ? [{ id: 'replay', label: text.house.replay, do: () => navigate(replay) }] : []),
            { id: 'new', label: t.newGame, do: () => navigate(`/new/${gameId}`) },
            { id: 'settings', label: text.house.settings, do: () => navigate('/settings') },
            { id: 'leave', label: t.leave, do: () => navigate('/') },
          ]}
        >
          <Icon name="menu" size={20} />
        </Menu>
      </nav>
    </header>
  );
}

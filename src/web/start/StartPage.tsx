/** The start page: four games, the tables of this device, and a record to open. */
import { lazy, Suspense } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { useSettings } from '../keep/settings.ts';
import { LanguageRow } from '../parts/LanguageSwitch.tsx';
import { SkipLink } from '../parts/SkipLink.tsx';
import { GAMES } from '../registry.ts';
import { Link } from '../router.tsx';
import { useArrival } from '../useArrival.ts';
import { useRested } from '../useRested.ts';
import { GameCard } from './GameCard.tsx';
import { Notice } from './Notice.tsx';
import { Skyline } from './Skyline.tsx';
import './start.css';

// It stands below what one begins with.
const OpenRecord = lazy(() => import('./OpenRecord.tsx').then((m) => ({ default: m.OpenRecord })));

// Whoever plays alone needs none of it.
const PlayWithOthers = lazy(() => import('../online/PlayWithOthers.tsx').then((m) => ({ default: m.PlayWithOthers })));

// What reads tables has the engine with it, which a first visit needs when a game begins.
const MyTables = lazy(() => import('./MyTables.tsx').then((m) => ({ default: m.MyTables })));

export function StartPage() {
  const { text } = useHouse();
  const settings = useSettings();
  const rested = useRested();
  useArrival('');
  const name = settings.name === '' ? text.house.guest : settings.name;
  const face = facesOf([{ name, bot: null }], settings.seats)[0];
  return (
    <>
      <SkipLink to="content" />
      <header className="start-head">
        <Skyline />
        <Link href="/settings" className="start-me" aria-label={`${name}: ${text.house.settings}`}>
          {face && <SeatBadge face={face} size={34} />}
          <span>{name}</span>
          <span className="wide-only">· {text.house.settings}</span>
        </Link>
        <LanguageRow />
        <h1>{text.house.name}</h1>
        <p>{text.house.tagline}</p>
      </header>
      <main id="content" className="start" tabIndex={-1}>
        <div className="start-games">
          {GAMES.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
        </div>
        <nav className="start-more" aria-label={text.start.more}>
          <Link className="button" href="/puzzles">
            <Icon name="lamp" size={17} />
            {text.start.puzzles}
          </Link>
          <Link className="button" href="/stats">
            <Icon name="scroll" size={17} />
            {text.start.stats}
          </Link>
          <Link className="button" href="/verify">
            <Icon name="check" size={17} />
            {text.start.verify}
          </Link>
        </nav>
        <div className="start-rest">
          <Suspense fallback={<div className="card others" />}>
            {rested ? <PlayWithOthers /> : <div className="card others" />}
          </Suspense>
          <Suspense fallback={<div className="card" />}>
            <MyTables />
          </Suspense>
          <Suspense fallback={<div className="card" />}>
            <OpenRecord />
          </Suspense>
          <Notice />
        </div>
      </main>
    </>
  );
}

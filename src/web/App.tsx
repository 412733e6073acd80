/** The house: language, colours, motion, and the page that the address names. */
import { Component, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { ExplainLayer } from '../ui/ExplainLayer.tsx';
import { type House, HouseProvider, useHouse } from './context.tsx';
import { useSettings } from './keep/settings.ts';
import { chooseLanguage } from './language.ts';
import { ReloadButton, Unfetched } from './parts/Unfetched.tsx';
import { Unknown } from './parts/Unknown.tsx';
import { routeOf, usePath } from './router.tsx';
import { StartPage } from './start/StartPage.tsx';
import { loadText } from './text/index.ts';
import { useLoaded, useMedia } from './useLoaded.ts';

// What most visits do not need is fetched when it is.
const AnalysisPage = lazy(() => import('./analysis/AnalysisPage.tsx').then((m) => ({ default: m.AnalysisPage })));
const LearnPage = lazy(() => import('./guide/LearnPage.tsx').then((m) => ({ default: m.LearnPage })));
const LinePage = lazy(() => import('./lines/LinePage.tsx').then((m) => ({ default: m.LinePage })));
const FactsPage = lazy(() => import('./facts/FactsPage.tsx').then((m) => ({ default: m.FactsPage })));
const NewTable = lazy(() => import('./new/NewTable.tsx').then((m) => ({ default: m.NewTable })));
const OnlinePage = lazy(() => import('./online/OnlinePage.tsx').then((m) => ({ default: m.OnlinePage })));
const PiecesPage = lazy(() => import('./pieces/PiecesPage.tsx').then((m) => ({ default: m.PiecesPage })));
const PuzzlePage = lazy(() => import('./puzzles/PuzzlePage.tsx').then((m) => ({ default: m.PuzzlePage })));
const PuzzlesPage = lazy(() => import('./puzzles/PuzzlesPage.tsx').then((m) => ({ default: m.PuzzlesPage })));
const ReplayPage = lazy(() => import('./replay/ReplayPage.tsx').then((m) => ({ default: m.ReplayPage })));
const RulesPage = lazy(() => import('./rules/RulesPage.tsx').then((m) => ({ default: m.RulesPage })));
const SettingsPage = lazy(() => import('./settings/SettingsPage.tsx').then((m) => ({ default: m.SettingsPage })));
const StatsPage = lazy(() => import('./stats/StatsPage.tsx').then((m) => ({ default: m.StatsPage })));
const TablePage = lazy(() => import('./table/TablePage.tsx').then((m) => ({ default: m.TablePage })));
const VerifyPage = lazy(() => import('./verify/VerifyPage.tsx').then((m) => ({ default: m.VerifyPage })));
const YouPage = lazy(() => import('./online/YouPage.tsx').then((m) => ({ default: m.YouPage })));

export function App() {
  const settings = useSettings();
  const language = chooseLanguage(location.search, settings.language, navigator.languages);
  const loaded = useLoaded(useCallback(() => loadText(language).then((text) => ({ text, language })), [language]));
  const calm = useMedia('(prefers-reduced-motion: reduce)');
  const motion = settings.motion === 'system' ? !calm : settings.motion === 'on';

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (settings.theme === 'system') delete dataset['theme'];
    else dataset['theme'] = settings.theme;
    dataset['motion'] = motion ? 'on' : 'off';
  }, [settings.theme, motion]);

  const house = useMemo<House | null>(
    () => (loaded && 'value' in loaded ? { ...loaded.value, motion } : null),
    [loaded, motion],
  );
  useEffect(() => {
    if (house) document.documentElement.lang = house.language;
  }, [house]);

  if (loaded && 'error' in loaded) return <Unfetched />;
  if (house === null) return null;
  return (
    <HouseProvider value={house}>
      <Rescue>
        <Suspense fallback={<p className="loading">{house.text.house.loading}</p>}>
          <CurrentPage />
        </Suspense>
      </Rescue>
      <ExplainLayer />
    </HouseProvider>
  );
}

function CurrentPage() {
  const route = routeOf(usePath());
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'new':
      return <NewTable key={route.game} id={route.game} />;
    case 'table':
      return <TablePage key={route.id} id={route.id} />;
    case 'online':
      return <OnlinePage key={route.id} id={route.id} />;
    case 'you':
      return <YouPage />;
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} />;
    case 'verify':
      return <VerifyPage key={route.id} id={route.id} />;
    case 'lines':
      return <LinePage key={route.id} id={route.id} />;
    case 'analysis':
      return <AnalysisPage key={route.id} id={route.id} />;
    case 'rules':
      return <RulesPage key={route.game} id={route.game} />;
    case 'learn':
      return <LearnPage key={route.game} id={route.game} />;
    case 'facts':
      return <FactsPage key={route.game} id={route.game} />;
    case 'puzzles':
      return <PuzzlesPage key={route.game} game={route.game} />;
    case 'puzzle':
      return <PuzzlePage key={route.id} id={route.id} />;
    case 'stats':
      return <StatsPage />;
    case 'settings':
      return <SettingsPage />;
    case 'pieces':
      return <PiecesPage />;
    case 'unknown':
      return <Unknown />;
  }
}

/** A fault of ours must not leave an empty page: what is kept is safe, and the way out is shown. */
class Rescue extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { text } = useHouse();
  return (
    <main className="page">
      <p className="problem" role="alert">
        {text.house.broken}
      </p>
      <p>
        <ReloadButton says={text.house.reload} />{' '}
        <a className="button" href="/">
          {text.house.home}
        </a>
      </p>
    </main>
  );
}

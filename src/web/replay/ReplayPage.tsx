/** Replays a game: a record of this device, one that came with the address, or what may be seen of a game that is running. */

import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { KeptGames } from '../parts/KeptGames.tsx';
import { Page } from '../parts/Page.tsx';
import { Link, navigate } from '../router.tsx';
import { OpenRecord } from '../start/OpenRecord.tsx';
import { openRecordFile } from '../start/openRecord.ts';
import { useFragment } from '../useFragment.ts';
import { useLoaded } from '../useLoaded.ts';
import { readAddress } from './address.ts';
import { FilmPage } from './FilmPage.tsx';
import { unpack } from './pack.ts';
import { findSource } from './source.ts';
import type { ReplayText } from './text/en.ts';
import { useDrop } from './useDrop.ts';
import { useReplayText } from './useReplayText.ts';
import '../start/start.css';
import './replay.css';

// Only games that are running elsewhere need the line to the server.
const RemotePage = lazy(() => import('./RemotePage.tsx').then((m) => ({ default: m.RemotePage })));

/** A position alone belongs to the game that is open. */
const carriesGame = (hash: string) => readAddress(hash).packed !== null;

export function ReplayPage({ id }: { readonly id: string | null }) {
  const { text } = useHouse();
  const t = useReplayText();
  const [problem, setProblem] = useState<string | null>(null);
  const fragment = useFragment(carriesGame);
  const packed = id === null ? readAddress(fragment).packed : null;
  const over = useDrop(
    useCallback(
      async (file: File) => {
        const opened = await openRecordFile(file, text);
        if ('id' in opened) navigate(`/replay/${opened.id}`);
        else setProblem(`${opened.problem} ${text.record.nothingDone}`);
      },
      [text],
    ),
  );
  if (t === null) return <p className="loading">{text.house.loading}</p>;
  return (
    <>
      {packed !== null ? (
        <PackedRecord key={packed} t={t} packed={packed} />
      ) : id === null ? (
        <NoRecord says={text.replay.none} />
      ) : (
        <KnownRecord t={t} id={id} />
      )}
      {over && <p className="drop-here">{t.drop}</p>}
      {problem !== null && (
        <p className="dropped problem" role="alert">
          <Icon name="warning" />
          {problem}
          <button type="button" className="icon-button" aria-label={text.house.close} onClick={() => setProblem(null)}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </>
  );
}

/** What can be opened instead. */
export function NoRecord({ says, title }: { readonly says: string; readonly title?: string }) {
  const { text } = useHouse();
  const t = useReplayText();
  return (
    <Page title={title ?? text.replay.title}>
      <p>{says}</p>
      <div className="columns">
        <OpenRecord />
        {t && <KeptGames page="replay" title={t.choose} none={t.noneKept} />}
      </div>
    </Page>
  );
}

function KnownRecord({ t, id }: { readonly t: ReplayText; readonly id: string }) {
  const { text } = useHouse();
  const source = fetched(useLoaded(useCallback(() => findSource(id), [id])));
  if (source === null) return <p className="loading">{text.house.loading}</p>;
  switch (source.kind) {
    case 'missing':
      return <NoRecord says={text.replay.missing} />;
    case 'damaged':
      return (
        <Page title={text.table.damaged}>
          <Link className="button" href={`/table/${id}`}>
            {t.back}
          </Link>
        </Page>
      );
    case 'remote':
      return (
        <Suspense fallback={<p className="loading">{text.house.loading}</p>}>
          <RemotePage t={t} id={id} />
        </Suspense>
      );
    default:
      return <FilmPage t={t} source={source} packed={null} />;
  }
}

function PackedRecord({ t, packed }: { readonly t: ReplayText; readonly packed: string }) {
  const { text } = useHouse();
  const loading = useLoaded(useCallback(() => unpack(packed), [packed]));
  const source = useMemo(() => {
    if (loading === null || 'error' in loading || !('record' in loading.value)) return null;
    const { record, dropped = [] } = loading.value;
    return { kind: 'open', id: null, record, own: null, dropped, at: 'address' } as const;
  }, [loading]);
  if (loading === null) return <p className="loading">{t.link.opening}</p>;
  if (source) return <FilmPage t={t} source={source} packed={packed} />;
  const why = () => {
    if ('error' in loading) return t.link.broken;
    const unread = loading.value;
    if ('packed' in unread) return t.link[unread.packed];
    return 'problem' in unread ? text.record.read(unread.problem, unread.at) : t.link.broken;
  };
  return <NoRecord title={t.link.title} says={`${why()} ${t.link.says}`} />;
}

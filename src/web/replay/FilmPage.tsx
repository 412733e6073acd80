/** A record with its game loaded and replayed by the rules, or the reason why that cannot be. */

import { useCallback, useMemo } from 'react';
import { Film } from '../../table/film.ts';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { Page } from '../parts/Page.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import type { Loaded } from '../registry.ts';
import { OpenRecord } from '../start/OpenRecord.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { OpenReplay } from './OpenReplay.tsx';
import { RunningReplay } from './RunningReplay.tsx';
import type { OpenSource, RunningSource } from './source.ts';
import type { ReplayText } from './text/en.ts';

interface Props {
  readonly t: ReplayText;
  readonly source: OpenSource | RunningSource;
  /** The record as the address carries it; null where it does not. */
  readonly packed: string | null;
}

export function FilmPage(props: Props) {
  const { text } = useHouse();
  const loading = useLoadedGame(props.source.record.game);
  if (loading === null) return <p className="loading">{text.house.loading}</p>;
  const loaded = fetched(loading);
  if (loaded === null) return <Unknown title={text.record.play('wrongGame', -1, props.source.record.game)} />;
  return <Projected {...props} loaded={loaded} />;
}

function Projected({ t, source, packed, loaded }: Props & { readonly loaded: Loaded }) {
  const { text } = useHouse();
  const { game } = loaded;
  const { record } = source;
  const replaying = useLoaded(useCallback(() => afterWords(() => Film.of(game, record)), [game, record]));
  const film = useMemo(
    () => (replaying && 'value' in replaying && 'film' in replaying.value ? replaying.value.film : null),
    [replaying],
  );
  if (replaying === null) return <p className="loading">{text.house.loading}</p>;
  if (film === null) {
    const wrong = 'value' in replaying && 'problem' in replaying.value ? replaying.value : null;
    return (
      <Page title={text.replay.title}>
        <p className="problem" role="alert">
          <Icon name="warning" />
          {wrong ? text.record.play(wrong.problem, wrong.ply, wrong.detail) : text.house.broken}
        </p>
        <OpenRecord />
      </Page>
    );
  }
  return source.kind === 'open' ? (
    <OpenReplay t={t} source={source} packed={packed} loaded={loaded} film={film} />
  ) : (
    <RunningReplay t={t} source={source} loaded={loaded} film={film} />
  );
}

/** A long game takes a moment: the page says so before it begins. */
function afterWords<T>(work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error);
      }
    });
  });
}

/**
 * A game of this device that is not over. Secrets stay where they are: a person who plays alone sees what they may see; where
 * several share the screen, only what everybody may see is shown, for nobody knows who looks.
 */
import { useMemo } from 'react';
import type { Seat } from '../../kernel/index.ts';
import type { Film } from '../../table/film.ts';
import type { Loaded } from '../registry.ts';
import { Player } from './Player.tsx';
import { guardedReelOf } from './reel.ts';
import { ShareDialog } from './ShareDialog.tsx';
import { ownSeat, type RunningSource } from './source.ts';
import type { ReplayText } from './text/en.ts';
import { noLines, useMisled } from './useMisled.ts';
import { useSpot } from './useSpot.ts';
import { useWays } from './useWays.tsx';

export function RunningReplay({
  t,
  source,
  loaded,
  film,
}: {
  readonly t: ReplayText;
  readonly source: RunningSource;
  readonly loaded: Loaded;
  readonly film: Film;
}) {
  const { id, sitters } = source;
  const { ui } = loaded;
  const reel = useMemo(() => guardedReelOf(film, ui), [film, ui]);
  const own = ownSeat(sitters);
  const { head, strange, go, eyes: seenBy, see } = useSpot(null, own);
  const misled = useMisled(t, head, reel.last, strange, noLines);
  const eyes = useMemo<readonly (Seat | null)[]>(() => {
    if (!ui.secrets) return [null, ...sitters.keys()];
    return [own];
  }, [ui, sitters, own]);
  const told = own !== null ? t.running(sitters[own]?.name ?? '') : ui.secrets ? t.runningShared : t.runningWatched;
  const ways = useWays(t, `/table/${id}`, id);
  return (
    <Player
      t={t}
      loaded={loaded}
      sitters={sitters}
      reel={reel}
      head={head}
      line={null}
      told={misled ?? told}
      eyes={eyes}
      seenBy={seenBy}
      onEyes={see}
      onGo={go}
      tryAnother={null}
      whyNot={t.tryLater}
      ways={ways}
      share={(close, ply) => (
        <ShareDialog
          t={t}
          title={t.sharing.title}
          position={{ path: `/replay/${id}#${ply}`, says: t.sharing.ownView }}
          record={null}
          onClose={close}
        />
      )}
      lines={null}
      note={null}
    />
  );
}

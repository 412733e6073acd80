/** A table that has not begun: who sits where, the invitation, and what was agreed. */

import { useState } from 'react';
import type { Me } from '../../online/api.ts';
import type { TableCard } from '../../online/protocol.ts';
import { Card } from '../../ui/Card.tsx';
import { useHouse } from '../context.tsx';
import { changeSettings, currentSettings, NAME_LIMIT } from '../keep/settings.ts';
import { Page } from '../parts/Page.tsx';
import { ProblemAlert } from '../parts/ProblemAlert.tsx';
import { entryOf } from '../registry.ts';
import { readdress } from '../router.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { Agreement } from './Agreement.tsx';
import { type Called, type CallProblem, calls } from './calls.ts';
import { Invitation } from './Invitation.tsx';
import { dropInvitation, invitationOf } from './keep.ts';
import { callMyself } from './tab.ts';
import type { Joined } from './useHeld.ts';
import { WaitingSeat } from './WaitingSeat.tsx';
import './waiting.css';

/** What stands after the `#` of an invitation link. */
function invitationIn(hash: string): string | null {
  const word = hash.slice(1);
  return /^[A-Za-z0-9_-]{22}$/.test(word) ? word : null;
}

export function WaitingRoom({
  t,
  card,
  me,
  joined,
}: {
  readonly t: OnlineText;
  readonly card: TableCard;
  readonly me: Me;
  readonly joined: Joined;
}) {
  const { text } = useHouse();
  const w = t.wait;
  const loaded = useLoadedGame(card.game);
  const ui = loaded && 'value' in loaded ? (loaded.value?.ui ?? null) : null;
  const [invitation] = useState(() => invitationIn(location.hash) ?? invitationOf(card.id));
  const [name, setName] = useState(me.name === '' ? currentSettings().name || text.house.guest : me.name);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const host = card.host === me.person;
  const full = card.seats.every((seat) => seat.kind !== 'open');
  const hostName = card.seats.find((seat) => seat.person === card.host)?.name ?? '';
  const game = entryOf(card.game)?.name ?? card.game;
  const lost = joined.connection.condition === 'lost';
  const { spectators } = joined.held.presence;

  const did = (called: Called<unknown>) => setProblem('problem' in called ? called.problem : null);
  const sit = async (seat: number) => {
    const chosen = name.trim();
    const unnamed = chosen === me.name ? null : await callMyself(chosen);
    if (unnamed !== null) return setProblem(unnamed);
    changeSettings({ name: chosen });
    const called = await calls.sit(card.id, { seat, ...(invitation === null ? {} : { invitation }) });
    did(called);
    // The word has been exchanged for the seat: it has no more to do in the address.
    if ('value' in called) readdress(location.pathname + location.search);
  };
  const close = async () => {
    did(await calls.close(card.id));
    dropInvitation(card.id);
  };

  if (card.status === 'closed')
    return (
      <Page title={w.title(game)}>
        <p>{w.closed}</p>
      </Page>
    );
  const maySit = card.you === null && (card.visibility === 'open' || invitation !== null);
  return (
    <Page title={w.title(game)} remark={w.gathering}>
      <ProblemAlert says={problem !== null ? t.problem[problem] : lost ? t.table.lost : null} />
      <div className="columns">
        <Card title={w.seats} remark={spectators > 0 ? w.watching(spectators) : undefined} className="waiting">
          {card.you === null &&
            (maySit ? (
              <label className="field">
                <span>{w.name}</span>
                <input type="text" maxLength={NAME_LIMIT} value={name} onChange={(e) => setName(e.target.value)} />
              </label>
            ) : (
              <p className="soft">{w.needLink}</p>
            ))}
          <ul>
            {card.seats.map((_, seat) => (
              <WaitingSeat
                // A seat is its place: rows are never reordered.
                key={w.sitAt(seat)}
                t={t}
                card={card}
                seat={seat}
                here={joined.held.presence.here}
                may={{ sit: maySit && name.trim() !== '', furnish: host }}
                onSit={() => void sit(seat)}
                onStand={() => void calls.stand(card.id).then(did)}
                onBot={(bot) => void calls.furnish(card.id, { seat, bot }).then(did)}
              />
            ))}
          </ul>
          {host ? (
            <div className="waiting-ways">
              <button
                type="button"
                className="button go"
                aria-disabled={!full}
                onClick={() => (full ? void calls.start(card.id).then(did) : setProblem('notFull'))}
              >
                {w.start}
              </button>
              <button type="button" className="button" onClick={() => void close()}>
                {w.close}
              </button>
            </div>
          ) : (
            hostName !== '' && <p className="soft">{w.waitHost(hostName)}</p>
          )}
        </Card>
        <div className="waiting-side">
          <Invitation t={t} table={card.id} invitation={invitation} open={card.visibility === 'open'} />
          <Agreement t={t} card={card} words={ui?.text ?? null} />
        </div>
      </div>
    </Page>
  );
}

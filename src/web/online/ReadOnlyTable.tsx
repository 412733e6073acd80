/** A table whose rules this server does not have: everything that can be told of it without them, and why that is all. */
import { useState } from 'react';
import type { Me } from '../../online/api.ts';
import type { TableCard } from '../../online/protocol.ts';
import { Card } from '../../ui/Card.tsx';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import { facesOf } from '../faces.ts';
import { useSettings } from '../keep/settings.ts';
import { download } from '../parts/download.ts';
import { Page } from '../parts/Page.tsx';
import { entryOf } from '../registry.ts';
import { Link } from '../router.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { useLoadedGame } from '../useLoadedGame.ts';
import { Agreement } from './Agreement.tsx';
import { calls } from './calls.ts';
import { PresenceDot } from './PresenceDot.tsx';
import { Talk } from './Talk.tsx';
import type { Joined } from './useHeld.ts';
import './waiting.css';

export function ReadOnlyTable({
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
  const r = t.readOnly;
  const loading = useLoadedGame(card.game);
  const words = loading && 'value' in loading ? (loading.value?.ui.text ?? null) : null;
  const [told, setTold] = useState<string | null>(null);
  const over = card.status === 'over';
  const game = entryOf(card.game)?.name ?? card.game;
  const save = async () => {
    const called = await calls.record(card.id);
    if ('problem' in called) setTold(t.problem[called.problem]);
    else download(`durbar-${card.game}-${card.id}.json`, JSON.stringify(called.value));
  };
  return (
    <Page title={t.wait.title(game)} remark={over ? t.start.finished : t.start.playing}>
      <Card title={t.table.readOnly} className="read-only">
        <p>{r.why(card.rules)}</p>
        <p>{r.kept(card.ply, t.ago(Math.max(0, Date.now() - card.changed)))}</p>
        <p className="soft">{over ? r.record : r.noRecord}</p>
        <div className="waiting-ways">
          {over && (
            <button type="button" className="button go" onClick={() => void save()}>
              {text.table.exportRecord}
            </button>
          )}
          <Link className="button" href="/">
            {text.house.home}
          </Link>
        </div>
        <div role="alert">{told !== null && <p className="problem">{told}</p>}</div>
      </Card>
      <div className="columns">
        <Card title={t.wait.seats} className="waiting">
          <Seats t={t} card={card} here={joined.held.presence.here} />
        </Card>
        <div className="waiting-side">
          <Agreement t={t} card={card} words={words} />
          <Card title={t.table.talk}>
            <Talk t={t} card={card} me={me} joined={joined} over={over} />
          </Card>
        </div>
      </div>
    </Page>
  );
}

function Seats({
  t,
  card,
  here,
}: {
  readonly t: OnlineText;
  readonly card: TableCard;
  readonly here: readonly string[];
}) {
  const { text } = useHouse();
  const faces = facesOf(card.seats, useSettings().seats);
  return (
    <ul>
      {faces.map((face) => {
        const { person = null, bot = null } = card.seats[face.seat] ?? {};
        const notes = [
          face.seat === card.you && t.wait.you,
          bot !== null && (text.house.bots[bot] ?? bot),
          card.waiting.includes(face.seat) && t.readOnly.asked,
        ].filter((note) => note !== false);
        return (
          <li key={face.seat}>
            <SeatBadge face={face} size={36} />
            <div className="waiting-who">
              <b>{face.name}</b>
              <small>
                {person !== null && <PresenceDot t={t} here={here.includes(person)} />}
                {notes.join(' · ')}
              </small>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** A table on the server: gathering people, being played, or over. */
import type { Reason } from '../../online/protocol.ts';
import { useHouse } from '../context.tsx';
import { Page } from '../parts/Page.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import { Link } from '../router.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { Older } from './Older.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';
import { useMe } from './tab.ts';
import { type Joined, useHeld, useJoined } from './useHeld.ts';
import { useLanguageTold } from './useLanguageTold.ts';
import { useOnlineText } from './useOnlineText.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

export function OnlinePage({ id }: { readonly id: string }) {
  const { text } = useHouse();
  const t = useOnlineText();
  const joined = useJoined(id);
  useLanguageTold();
  if (t === null || joined === null) return <p className="loading">{text.house.loading}</p>;
  return <JoinedPage t={t} joined={joined} />;
}

function JoinedPage({ t, joined }: { readonly t: OnlineText; readonly joined: Joined }) {
  useHeld(joined);
  const me = useMe();
  const { held, connection } = joined;
  const { card, seen, trouble } = held;
  if (card === null && trouble !== null && trouble !== 'notStarted') return <Unknown title={missing(t, trouble)} />;
  if (connection.condition === 'version') return <Older t={t} />;
  if (card === null || me === null)
    return connection.condition === 'lost' ? (
      <Away t={t} />
    ) : (
      <p className="loading" role="status">
        {t.table.connecting}
      </p>
    );
  if ('problem' in me) return <Unknown title={t.problem[me.problem]} />;
  if (card.status === 'gathering' || card.status === 'closed')
    return <WaitingRoom t={t} card={card} me={me.me} joined={joined} />;
  if (seen === null)
    return trouble === 'readOnly' ? (
      <ReadOnlyTable t={t} card={card} me={me.me} joined={joined} />
    ) : (
      <p className="loading" role="status">
        {t.table.connecting}
      </p>
    );
  return <OnlineTable t={t} card={card} me={me.me} joined={joined} />;
}

/** No net, and nothing of the table is here yet: an installed page has no other way back than its own. */
function Away({ t }: { readonly t: OnlineText }) {
  const { text } = useHouse();
  return (
    <Page title={t.table.lost}>
      <p role="status">{t.start.unreachable}</p>
      <Link className="button" href="/">
        {text.house.home}
      </Link>
    </Page>
  );
}

function missing(t: OnlineText, trouble: Reason): string {
  return trouble === 'readOnly' ? t.table.readOnly : t.table.missing;
}

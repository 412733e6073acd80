/** A game that is running on the server: what was promised can be read now, the rest when it is over. */

import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { type Joined, useHeld, useJoined } from '../online/useHeld.ts';
import { Page } from '../parts/Page.tsx';
import { entryOf } from '../registry.ts';
import { Link } from '../router.tsx';
import { Step, Value } from './Step.tsx';
import type { VerifyText } from './text/en.ts';
import { Nothing } from './VerifyPage.tsx';

export function RunningOnline({ t, id }: { readonly t: VerifyText; readonly id: string }) {
  const { text } = useHouse();
  const joined = useJoined(id);
  if (joined === null) return <p className="loading">{text.house.loading}</p>;
  return <Promised t={t} joined={joined} />;
}

function Promised({ t, joined }: { readonly t: VerifyText; readonly joined: Joined }) {
  const { text } = useHouse();
  useHeld(joined);
  const { card, trouble } = joined.held;
  if (card === null)
    return trouble !== null || joined.connection.condition === 'lost' ? (
      <Nothing t={t} says={t.missing} />
    ) : (
      <p className="loading">{text.house.loading}</p>
    );
  return (
    <Page title={t.of(entryOf(card.game)?.name ?? card.game)} remark={card.seats.map(({ name }) => name).join(', ')}>
      <p className="verdict open" role="status">
        <Icon name="clock" size={22} />
        <span>{t.running}</span>
      </p>
      <ol className="verify-steps">
        <Step title={t.steps.promise} mark="good" t={t}>
          <p>{t.runningOnline}</p>
          <Value>{card.commitment}</Value>
        </Step>
        <Step title={t.steps.seed} mark="open" t={t}>
          <p>{t.hidden}</p>
        </Step>
        <Step title={t.steps.draws} mark="open" t={t}>
          <p>{t.drawsClosed}</p>
        </Step>
      </ol>
      <Link className="button" href={`/replay/${card.id}`}>
        {text.replay.title}
      </Link>
    </Page>
  );
}

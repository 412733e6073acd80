/** How one hears that it is one's turn. Each way is started and stopped with one click. */
import { useEffect, useState } from 'react';
import type { Me } from '../../online/api.ts';
import { Card } from '../../ui/Card.tsx';
import { useHouse } from '../context.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { calls } from './calls.ts';
import { canPush, noticesOn, pushOn, startNotices, startPush, stopNotices, stopPush } from './notices.ts';
import { nowIs } from './tab.ts';
import type { Told } from './YouPage.tsx';

interface Props {
  readonly t: OnlineText;
  readonly me: Me;
  onTold(told: Told): void;
}

export function NoticeCard(props: Props) {
  const y = props.t.you;
  return (
    <Card title={y.notices} className="you-notices">
      <p className="soft">{y.noticesHelp}</p>
      <BrowserNotice {...props} />
      <PushNotice {...props} />
      <MailNotice {...props} />
    </Card>
  );
}

function Switch({
  t,
  label,
  on,
  onSwitch,
}: {
  readonly t: OnlineText;
  readonly label: string;
  readonly on: boolean;
  onSwitch(): void;
}) {
  const y = t.you;
  return (
    <div className="you-switch">
      <span>{y.state(label, on ? y.isOn : y.isOff)}</span>
      <button type="button" className="button" aria-label={y.state(on ? y.off : y.on, label)} onClick={onSwitch}>
        {on ? y.off : y.on}
      </button>
    </div>
  );
}

function BrowserNotice({ t, onTold }: Props) {
  const [on, setOn] = useState(noticesOn);
  const change = async () => {
    if (on) stopNotices();
    else if (!(await startNotices())) onTold({ says: t.you.blocked, good: false });
    setOn(noticesOn());
  };
  return <Switch t={t} label={t.you.browser} on={on} onSwitch={() => void change()} />;
}

function PushNotice({ t, me, onTold }: Props) {
  const { language } = useHouse();
  const [on, setOn] = useState(false);
  useEffect(() => {
    void me.push;
    void pushOn().then(setOn);
  }, [me.push]);
  if (!canPush() || me.pushKey === '') return <p className="soft">{t.you.state(t.you.push, t.you.noPush)}</p>;
  const change = async () => {
    const problem = on ? await stopPush() : await startPush(me.pushKey, language);
    if (problem) onTold({ says: problem === 'blocked' ? t.you.blocked : t.problem[problem], good: false });
    setOn(await pushOn());
  };
  return <Switch t={t} label={t.you.push} on={on} onSwitch={() => void change()} />;
}

function MailNotice({ t, me, onTold }: Props) {
  const { language } = useHouse();
  const [mail, setMail] = useState(me.mail ?? '');
  if (!me.mails) return <p className="soft">{t.you.state(t.you.mail, t.you.noMail)}</p>;
  const set = async (to: string | null) => {
    // Letters are written in the language of the page, whatever the browser asks for.
    if (to !== null) await calls.speak(language);
    const called = await calls.mail(to);
    if ('problem' in called) return onTold({ says: t.problem[called.problem], good: false });
    nowIs(called.value);
    onTold({ says: to !== null && called.value.mail === null ? t.you.mailConfirm : t.you.saved, good: true });
  };
  if (me.mail !== null) return <Switch t={t} label={`${t.you.mail} (${me.mail})`} on onSwitch={() => void set(null)} />;
  return (
    <form
      className="you-switch"
      onSubmit={(e) => {
        e.preventDefault();
        void set(mail.trim());
      }}
    >
      <label className="field">
        <span>{t.you.mail}</span>
        <input
          type="email"
          autoComplete="email"
          aria-label={t.you.mailLabel}
          value={mail}
          onChange={(e) => setMail(e.target.value)}
        />
      </label>
      <button type="submit" className="button">
        {t.you.on}
      </button>
    </form>
  );
}

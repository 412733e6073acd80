/** Who one is at online tables: the name, how to be the same person elsewhere, and how to hear that it is one's turn. */
import { useState } from 'react';
import type { Me } from '../../online/api.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { changeSettings, NAME_LIMIT } from '../keep/settings.ts';
import { Page } from '../parts/Page.tsx';
import { Unknown } from '../parts/Unknown.tsx';
import { ProgramsCard } from '../programs/ProgramsCard.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { NoticeCard } from './NoticeCard.tsx';
import { SamePerson } from './SamePerson.tsx';
import { callMyself, useMe } from './tab.ts';
import { useLanguageTold } from './useLanguageTold.ts';
import { useOnlineText } from './useOnlineText.ts';
import './you.css';

/** What came of the last thing that was done here. */
export interface Told {
  readonly says: string;
  readonly good: boolean;
}

export function YouPage() {
  const { text } = useHouse();
  const t = useOnlineText();
  const known = useMe();
  const [told, setTold] = useState<Told | null>(null);
  useLanguageTold();
  if (t === null || known === null) return <p className="loading">{text.house.loading}</p>;
  if ('problem' in known) return <Unknown title={t.problem[known.problem]} />;
  const { me } = known;
  return (
    <Page title={t.you.title} remark={t.you.remark}>
      <div role="status">
        {told && (
          <p className={told.good ? 'good' : 'problem'}>
            <Icon name={told.good ? 'check' : 'warning'} />
            {told.says}
          </p>
        )}
      </div>
      <div className="columns you">
        <div>
          {/* Whoever signs in as another person starts with that person's name. */}
          <NameCard key={me.person} t={t} me={me} onTold={setTold} />
          <NoticeCard t={t} me={me} onTold={setTold} />
          <ProgramsCard
            key={`programs ${me.person}`}
            onDone={(says) => setTold({ says, good: true })}
            onProblem={(problem) => setTold({ says: t.problem[problem], good: false })}
          />
        </div>
        <SamePerson t={t} me={me} onTold={setTold} />
      </div>
    </Page>
  );
}

function NameCard({ t, me, onTold }: { readonly t: OnlineText; readonly me: Me; onTold(told: Told): void }) {
  const [name, setName] = useState(me.name);
  const save = async () => {
    const problem = await callMyself(name.trim());
    if (problem) return onTold({ says: t.problem[problem], good: false });
    changeSettings({ name: name.trim() });
    onTold({ says: t.you.saved, good: true });
  };
  return (
    <Card title={t.you.name}>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void save();
        }}
      >
        <label className="field">
          <span className="unseen">{t.you.name}</span>
          <small>{t.you.nameHelp}</small>
          <input type="text" maxLength={NAME_LIMIT} value={name} onChange={(e) => setName(e.target.value)} />
        </label>
        <button type="submit" className="button">
          {t.you.save}
        </button>
      </form>
    </Card>
  );
}

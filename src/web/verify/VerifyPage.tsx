/** Checks a game in front of whoever wants to know: one of this device, of the server, from a file or from pasted text. */

import { useCallback, useMemo, useState } from 'react';
import { type GameRecord, parseRecord, RECORD_LIMIT } from '../../kernel/index.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { fetched } from '../fetched.ts';
import { linesOf, withLines } from '../lines/keep.ts';
import { KeptGames } from '../parts/KeptGames.tsx';
import { Page } from '../parts/Page.tsx';
import { ProblemAlert } from '../parts/ProblemAlert.tsx';
import { findSource } from '../replay/source.ts';
import { useDrop } from '../replay/useDrop.ts';
import { Link, navigate } from '../router.tsx';
import { useLoaded } from '../useLoaded.ts';
import { Checked } from './Checked.tsx';
import { RunningOnline } from './RunningOnline.tsx';
import type { VerifyText } from './text/en.ts';
import { useVerifyText } from './useVerifyText.ts';
import '../start/start.css';
import '../replay/replay.css';
import './verify.css';

export function VerifyPage({ id }: { readonly id: string | null }) {
  const { text } = useHouse();
  const t = useVerifyText();
  const [given, setGiven] = useState<GameRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = useCallback(
    (recordText: string) => {
      const parsed = parseRecord(recordText);
      if ('problem' in parsed) return setProblem(text.record.read(parsed.problem, parsed.at));
      setProblem(null);
      setGiven(parsed.record);
    },
    [text],
  );
  const choose = () => {
    // At an address of its own the page is another one, and begins anew.
    if (id !== null) return navigate('/verify');
    setProblem(null);
    setGiven(null);
  };
  const takeFile = useCallback(
    async (file: File) => {
      if (file.size > RECORD_LIMIT) return setProblem(text.record.tooLarge);
      try {
        take(await file.text());
      } catch {
        setProblem(text.record.unreadable);
      }
    },
    [take, text],
  );
  const over = useDrop(takeFile);
  if (t === null) return <p className="loading">{text.house.loading}</p>;
  const listed = given === null && id === null;
  return (
    <>
      {given ? (
        <Checked t={t} record={given} id={null} closed={false} onAnother={choose} />
      ) : id !== null ? (
        <Known t={t} id={id} onAnother={choose} />
      ) : (
        <Page title={t.title} remark={t.remark}>
          <p className="verify-intro">{t.intro}</p>
          <div className="columns">
            <Take problem={problem} onText={take} onFile={takeFile} />
            <KeptGames page="verify" title={t.choose} none={t.noneKept} />
          </div>
        </Page>
      )}
      {over && <p className="drop-here">{t.drop}</p>}
      {/* The list has a place for it; over a game that is shown it is said like this. */}
      {problem !== null && !listed && (
        <p className="dropped problem" role="alert">
          <Icon name="warning" />
          {`${problem} ${text.record.nothingDone}`}
          <button type="button" className="icon-button" aria-label={text.house.close} onClick={() => setProblem(null)}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </>
  );
}

function Known({ t, id, onAnother }: { readonly t: VerifyText; readonly id: string; onAnother(): void }) {
  const { text } = useHouse();
  const source = fetched(useLoaded(useCallback(() => findSource(id), [id])));
  const record = useMemo(() => {
    if (source?.kind === 'open') return withLines(source.record, linesOf(id, source.record));
    return source?.kind === 'running' ? source.record : null;
  }, [source, id]);
  if (source === null) return <p className="loading">{text.house.loading}</p>;
  if (record) return <Checked t={t} record={record} id={id} closed={source.kind === 'running'} onAnother={onAnother} />;
  if (source.kind === 'remote') return <RunningOnline t={t} id={id} />;
  return <Nothing t={t} says={source.kind === 'damaged' ? text.table.damaged : t.missing} />;
}

export function Nothing({ t, says }: { readonly t: VerifyText; readonly says: string }) {
  return (
    <Page title={t.title}>
      <p className="problem" role="alert">
        <Icon name="warning" />
        {says}
      </p>
      <Link className="button" href="/verify">
        {t.title}
      </Link>
    </Page>
  );
}

function Take({
  problem,
  onText,
  onFile,
}: {
  readonly problem: string | null;
  onText(text: string): void;
  onFile(file: File): Promise<void>;
}) {
  const { text } = useHouse();
  const [pasted, setPasted] = useState('');
  const s = text.start;
  return (
    <Card title={s.open} remark={s.openRemark} className="open-record">
      <label className="button file">
        <Icon name="scroll" />
        {s.chooseFile}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(e) => {
            const file = e.target.files?.[0];
            e.target.value = '';
            if (file) void onFile(file);
          }}
        />
      </label>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          onText(pasted);
        }}
      >
        <textarea
          rows={3}
          aria-label={s.pasteHere}
          placeholder={s.pasteHere}
          value={pasted}
          onChange={(e) => setPasted(e.target.value)}
        />
        <button type="submit" className="button" aria-disabled={pasted === ''}>
          {s.openPasted}
        </button>
      </form>
      <ProblemAlert says={problem} />
    </Card>
  );
}

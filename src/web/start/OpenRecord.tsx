/** Opens a record from a file or from pasted text. */

import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useHouse } from '../context.tsx';
import { ProblemAlert } from '../parts/ProblemAlert.tsx';
import { navigate } from '../router.tsx';
import type { Opened } from './openRecord.ts';

// Its checks are needed when there is a record.
type Opener = typeof import('./openRecord.ts');
const opener = (): Promise<Opener> => import('./openRecord.ts');

export function OpenRecord() {
  const { text } = useHouse();
  const [problem, setProblem] = useState<string | null>(null);
  const [pasted, setPasted] = useState('');
  const t = text.start;
  const take = async (open: (by: Opener) => Promise<Opened>) => {
    try {
      const opened = await open(await opener());
      if ('id' in opened) navigate(`/replay/${opened.id}`);
      else setProblem(opened.problem);
    } catch {
      setProblem(text.record.unreadable);
    }
  };
  return (
    <Card title={t.open} remark={t.openRemark} className="open-record">
      <p className="soft">{t.openHelp}</p>
      <label className="button file">
        <Icon name="scroll" />
        {t.chooseFile}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(e) => {
            const file = e.target.files?.[0];
            e.target.value = '';
            if (file) void take((by) => by.openRecordFile(file, text));
          }}
        />
      </label>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void take((by) => by.openRecord(pasted, text));
        }}
      >
        <textarea
          rows={2}
          aria-label={t.pasteHere}
          placeholder={t.pasteHere}
          value={pasted}
          onChange={(e) => setPasted(e.target.value)}
        />
        <button type="submit" className="button" aria-disabled={pasted === ''}>
          {t.openPasted}
        </button>
      </form>
      <ProblemAlert says={problem === null ? null : `${problem} ${text.record.nothingDone}`} />
    </Card>
  );
}

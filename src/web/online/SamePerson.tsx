/** How to be the same person on another device: a passkey, or a recovery code. */
import { useState } from 'react';
import type { Me } from '../../online/api.ts';
import { Card } from '../../ui/Card.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { calls } from './calls.ts';
import { addPasskey, canPasskey, enterWithPasskey } from './passkeys.ts';
import { nowIs } from './tab.ts';
import type { Told } from './YouPage.tsx';

export function SamePerson({ t, me, onTold }: { readonly t: OnlineText; readonly me: Me; onTold(told: Told): void }) {
  const y = t.you;
  const [shown, setShown] = useState<string | null>(null);
  const [code, setCode] = useState('');

  const add = async () => {
    const problem = await addPasskey();
    onTold(problem ? { says: t.problem[problem], good: false } : { says: y.passkeyAdded, good: true });
  };
  const remove = async (id: string) => {
    const called = await calls.removePasskey(id);
    if ('problem' in called) return onTold({ says: t.problem[called.problem], good: false });
    nowIs(called.value);
    onTold({ says: y.passkeyRemoved, good: true });
  };
  const welcome = (called: Awaited<ReturnType<typeof calls.recover>>) => {
    if ('problem' in called) return onTold({ says: t.problem[called.problem], good: false });
    nowIs(called.value);
    onTold({ says: y.entered(called.value.name), good: true });
  };
  const makeCode = async () => {
    const called = await calls.recoveryCode();
    if ('problem' in called) onTold({ says: t.problem[called.problem], good: false });
    else setShown(called.value.code);
  };

  return (
    <Card title={y.same} className="same-person">
      <p className="soft">{y.sameHelp}</p>
      <section>
        <p>{y.passkeys(me.passkeys.length)}</p>
        {me.passkeys.length > 0 && (
          <ul className="you-passkeys">
            {me.passkeys.map(({ id, added, used }) => (
              <li key={id} className="you-switch">
                <span>{y.passkey(added, used)}</span>
                <button type="button" className="button" onClick={() => void remove(id)}>
                  {y.removePasskey}
                </button>
              </li>
            ))}
          </ul>
        )}
        {canPasskey() ? (
          <div className="you-ways">
            <button type="button" className="button" onClick={() => void add()}>
              {y.addPasskey}
            </button>
            <button type="button" className="button" onClick={() => void enterWithPasskey().then(welcome)}>
              {y.enterPasskey}
            </button>
          </div>
        ) : (
          <p className="soft">{y.noPasskey}</p>
        )}
      </section>
      <section>
        <p className="soft">{y.codeHelp}</p>
        <button type="button" className="button" onClick={() => void makeCode()}>
          {me.recovery ? y.remakeCode : y.makeCode}
        </button>
        <div role="status">
          {shown !== null && (
            <>
              <output className="you-code">{shown}</output>
              <p>{y.codeOnce}</p>
            </>
          )}
        </div>
      </section>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          void calls.recover(code.trim()).then(welcome);
        }}
      >
        <label className="field">
          <span>{y.enterCode}</span>
          <small>{y.enterHelp}</small>
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-label={y.code}
            value={code}
            onChange={(e) => setCode(e.target.value)}
          />
        </label>
        <button type="submit" className="button" aria-disabled={code.trim() === ''}>
          {y.enter}
        </button>
      </form>
    </Card>
  );
}

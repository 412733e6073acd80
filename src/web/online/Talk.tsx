/** The talk at a table: one room for those who play, another for those who watch. Plain text, newest last. */
import { useEffect, useRef, useState } from 'react';
import type { Me } from '../../online/api.ts';
import { LONGEST_TALK, type TableCard, type TalkLine } from '../../online/protocol.ts';
import { Icon } from '../../ui/icons.tsx';
import { SCROLLS } from '../../ui/stops.ts';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import { Menu } from '../parts/Menu.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { calls } from './calls.ts';
import { messageId } from './connection.ts';
import type { TalkRoom } from './heldTable.ts';
import { toggleMuted, useMuted } from './keep.ts';
import type { Joined } from './useHeld.ts';
import './talk.css';

export function Talk({
  t,
  card,
  me,
  joined,
  over,
}: {
  readonly t: OnlineText;
  readonly card: TableCard;
  readonly me: Me;
  readonly joined: Joined;
  readonly over: boolean;
}) {
  const { held, connection } = joined;
  const own: TalkRoom = card.you === null ? 'spectators' : 'players';
  const [room, setRoom] = useState<TalkRoom>(own);
  const [told, setTold] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const shown = over ? room : own;
  const lines = held.talk[shown];
  useEffect(() => {
    void lines;
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [lines]);

  const say = async (text: string): Promise<boolean> => {
    const reply = await connection.ask({ t: 'chat', id: messageId(), table: card.id, room: own, text });
    if (reply.t !== 'refuse') {
      setTold(null);
      return true;
    }
    const why: Readonly<Record<string, string>> = t.trouble;
    const slow = reply.reason === 'tooFast' && card.slow > 0 ? ` ${t.table.slow(card.slow)}` : '';
    setTold((why[reply.reason] ?? t.problem.fault) + slow);
    return false;
  };

  return (
    <div className="talk">
      {over && (
        <ChoiceRow<TalkRoom>
          label={t.table.room}
          values={[
            { value: 'players', label: t.table.players },
            { value: 'spectators', label: t.table.spectators },
          ]}
          value={room}
          onChoose={setRoom}
        />
      )}
      {lines.length === 0 ? (
        <p className="soft">{t.table.noTalk}</p>
      ) : (
        <ol ref={list} className="talk-lines" aria-label={t.table.talk} aria-live="polite" {...SCROLLS}>
          {lines.map((line) => (
            <Said key={line.n} t={t} card={card} me={me} line={line} room={shown} onTold={setTold} />
          ))}
        </ol>
      )}
      {shown === own && <Speak t={t} onSay={say} />}
      <p className="talk-told" role="status">
        {told}
      </p>
    </div>
  );
}

function Said({
  t,
  card,
  me,
  line,
  room,
  onTold,
}: {
  readonly t: OnlineText;
  readonly card: TableCard;
  readonly me: Me;
  readonly line: TalkLine;
  readonly room: TalkRoom;
  onTold(says: string): void;
}) {
  const muted = useMuted().includes(line.person);
  const { name, person } = line;
  const report = async () => {
    const called = await calls.report(card.id, { room, n: line.n });
    onTold('problem' in called ? t.problem[called.problem] : t.table.reported);
  };
  const muteAll = async () => {
    const called = await calls.mute(card.id, { person, muted: true });
    if ('problem' in called) onTold(t.problem[called.problem]);
  };
  return (
    <li>
      <p>
        <b>{name}</b> {muted ? <i>{t.table.hidden}</i> : <span dir="auto">{line.text}</span>}
      </p>
      {person !== me.person && (
        <Menu
          label={t.table.lineMenu(name)}
          items={[
            { id: 'mute', label: muted ? t.table.unmute(name) : t.table.mute(name), do: () => toggleMuted(person) },
            ...(card.host === me.person
              ? [{ id: 'muteAll', label: t.table.muteAll(name), do: () => void muteAll() }]
              : []),
            { id: 'report', label: t.table.report, do: () => void report() },
          ]}
        >
          <Icon name="menu" size={14} />
        </Menu>
      )}
    </li>
  );
}

function Speak({ t, onSay }: { readonly t: OnlineText; onSay(text: string): Promise<boolean> }) {
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const send = async () => {
    const said = text.trim();
    if (said === '' || sending) return;
    setSending(true);
    if (await onSay(said)) setText('');
    setSending(false);
  };
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        void send();
      }}
    >
      <input
        type="text"
        aria-label={t.table.say}
        placeholder={t.table.say}
        maxLength={LONGEST_TALK}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      <button type="submit" className="button" aria-disabled={text.trim() === '' || sending}>
        {t.table.send}
      </button>
    </form>
  );
}

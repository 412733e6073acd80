/** Addresses of a position: one that carries the whole game, and one to where it is kept. Each says where it works. */
import { useCallback, useId, useRef, useState } from 'react';
import type { GameRecord, Seat } from '../../kernel/index.ts';
import type { Spot } from '../../table/lines.ts';
import { Icon } from '../../ui/icons.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { useLoaded } from '../useLoaded.ts';
import { writeAddress } from './address.ts';
import { pack } from './pack.ts';
import type { ReplayText } from './text/en.ts';

export function ShareDialog({
  t,
  title,
  position,
  record,
  onSave,
  onClose,
}: {
  readonly t: ReplayText;
  readonly title: string;
  /** Null where the game is kept nowhere. */
  readonly position: { readonly path: string; readonly says: string } | null;
  /** Null while the record is nobody's to give away. */
  readonly record: { readonly whole: GameRecord; readonly spot: Spot; readonly eyes: Seat | null } | null;
  readonly onSave?: () => void;
  onClose(): void;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="share">
        {record && <WholeGame t={t} {...record} />}
        {position && (
          <LinkField t={t} label={t.sharing.position} link={location.origin + position.path} says={position.says} />
        )}
        {onSave && (
          <button type="button" className="button" onClick={onSave}>
            <Icon name="save" size={16} />
            {t.sharing.file}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function WholeGame({
  t,
  whole,
  spot,
  eyes,
}: {
  readonly t: ReplayText;
  readonly whole: GameRecord;
  readonly spot: Spot;
  readonly eyes: Seat | null;
}) {
  // The record may be made anew with every look at it; what is in it was settled when the window was opened.
  const settled = useRef(whole);
  const packing = useLoaded(useCallback(() => pack(settled.current), []));
  if (packing === null) return <p role="status">{t.sharing.packing}</p>;
  const packed = 'value' in packing ? packing.value : null;
  if (packed === null) return <p className="soft">{t.sharing.tooLarge}</p>;
  const link = `${location.origin}/replay${writeAddress(spot, eyes, packed)}`;
  const says = [t.sharing.wholeHelp(link.length), ...(whole.lines ? [t.sharing.withLines] : [])].join(' ');
  return <LinkField t={t} label={t.sharing.whole} link={link} says={says} />;
}

function LinkField({
  t,
  label,
  link,
  says,
}: {
  readonly t: ReplayText;
  readonly label: string;
  readonly link: string;
  readonly says: string;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setDone(t.sharing.copied);
    } catch {
      // Without a safe connection, or without leave, only the person can copy.
      field.current?.select();
      setDone(t.sharing.byHand);
    }
  };
  return (
    <div className="field share-link">
      <label htmlFor={id}>
        <b>{label}</b>
      </label>
      <small id={`${id}-says`}>{says}</small>
      <div>
        <input ref={field} id={id} type="text" readOnly value={link} aria-describedby={`${id}-says`} />
        <button type="button" className="button" aria-label={`${t.sharing.copy}: ${label}`} onClick={() => void copy()}>
          {t.sharing.copy}
        </button>
      </div>
      <small role="status">{done}</small>
    </div>
  );
}

/** The part of a new table that is about people elsewhere: seats, pace, who may come. */
import { useState } from 'react';
import { BOTS } from '../../bots/levels.ts';
import { factsIn } from '../../kernel/index.ts';
import type { NewTable } from '../../online/api.ts';
import { Card } from '../../ui/Card.tsx';
import { SeatBadge } from '../../ui/SeatBadge.tsx';
import { useHouse } from '../context.tsx';
import { facesOf, type Paint } from '../faces.ts';
import { FactsField } from '../facts/FactsField.tsx';
import { type LinkedFacts, withFacts } from '../facts/link.ts';
import { changeSettings, currentSettings, NAME_LIMIT, useSettings } from '../keep/settings.ts';
import { usualSeats } from '../new/createTable.ts';
import { OptionFields, optionsWithDefaults, specsOf } from '../new/OptionFields.tsx';
import { StartBar } from '../new/StartBar.tsx';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';
import type { Loaded } from '../registry.ts';
import { navigate } from '../router.tsx';
import type { OnlineText } from '../text/online.en.ts';
import { type CallProblem, calls } from './calls.ts';
import { keepInvitation } from './keep.ts';
import { type NewSeat, placed, resized, usualNewSeats } from './newSeats.ts';
import { PACES, paceSays } from './paces.ts';
import { callMyself, knowMe } from './tab.ts';
import { useOnlineText } from './useOnlineText.ts';

/** Seconds between two messages of one person. */
const SLOW: readonly number[] = [0, 15, 60];

interface SetupProps {
  readonly loaded: Loaded;
  /** The corrected facts that the address brings. */
  readonly linked: LinkedFacts;
}

export function OnlineSetup(props: SetupProps) {
  const { text } = useHouse();
  const t = useOnlineText();
  return t === null ? <p className="loading">{text.house.loading}</p> : <Setup {...props} t={t} />;
}

function Setup({ loaded, linked, t }: SetupProps & { readonly t: OnlineText }) {
  const { text } = useHouse();
  const f = t.fresh;
  const { game, ui } = loaded;
  const specs = specsOf(game);
  const [name, setName] = useState(currentSettings().name || text.house.guest);
  const [seats, setSeats] = useState(() => usualNewSeats(usualSeats(game.seats)));
  const [options, setOptions] = useState(() => withFacts(optionsWithDefaults(specs, seats.length), linked));
  const [pace, setPace] = useState(0);
  const [late, setLate] = useState<NewTable['late']>('standIn');
  const [visibility, setVisibility] = useState<NewTable['visibility']>('link');
  const [slow, setSlow] = useState(0);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [opening, setOpening] = useState(false);
  const chosen = PACES[pace] ?? { kind: 'free' };
  const sitters = seats.map((seat, i) => ({
    name:
      seat.kind === 'me'
        ? name
        : seat.kind === 'bot'
          ? (text.house.bots[seat.bot] ?? seat.bot)
          : text.fresh.seat(i + 1),
    bot: seat.kind === 'bot' ? seat.bot : null,
  }));

  const resize = (n: number) => {
    setSeats(resized(seats, n));
    setOptions(optionsWithDefaults(specs, n, options));
  };
  const open = async (): Promise<CallProblem | null> => {
    await knowMe();
    const unnamed = await callMyself(name.trim());
    if (unnamed !== null) return unnamed;
    changeSettings({ name: name.trim() });
    const called = await calls.open({
      game: game.id,
      options,
      seats: [...seats],
      pace: chosen,
      late,
      visibility,
      slow,
    });
    if ('problem' in called) return called.problem;
    const { card, invitation } = called.value;
    keepInvitation(card.id, invitation);
    navigate(`/online/${card.id}`);
    return null;
  };
  const submit = async () => {
    // Who presses twice wants one table.
    if (opening) return;
    setOpening(true);
    setProblem(await open());
    setOpening(false);
  };

  return (
    <form
      onSubmit={(e) => {
        e.preventDefault();
        void submit();
      }}
    >
      <div className="columns">
        <div className="online-setup">
          <Card title={text.fresh.seats} remark={text.fresh.order}>
            <label className="field">
              <span>{f.name}</span>
              <small>{f.nameHelp}</small>
              <input type="text" maxLength={NAME_LIMIT} value={name} onChange={(e) => setName(e.target.value)} />
            </label>
            <ChoiceRow
              label={text.table.players}
              values={Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({
                value: game.seats.min + i,
                label: text.fresh.seatCount(game.seats.min + i),
              }))}
              value={seats.length}
              onChoose={resize}
            />
            {seats.map((seat, i) => (
              <SeatRow
                // A seat is its place: rows are never reordered.
                key={text.fresh.seat(i)}
                t={t}
                n={i}
                sitters={sitters}
                paints={loaded.entry.paints}
                seat={seat}
                onChange={(next) => setSeats(placed(seats, i, next))}
              />
            ))}
          </Card>
          <Card title={t.pace.label}>
            <ChoiceRow<number>
              label={t.pace.label}
              help={t.pace.help}
              values={PACES.map((each, value) => ({ value, label: paceSays(t, each) }))}
              value={pace}
              onChoose={setPace}
            />
            {chosen.kind !== 'free' && (
              <ChoiceRow<NewTable['late']>
                label={f.late}
                values={(['standIn', 'loses'] as const).map((value) => ({ value, label: f.lateValues[value] }))}
                value={late}
                onChoose={setLate}
              />
            )}
            <ChoiceRow<NewTable['visibility']>
              label={f.visibility}
              help={f.visibilityHelp}
              values={(['link', 'open'] as const).map((value) => ({ value, label: f.visibilityValues[value] }))}
              value={visibility}
              onChoose={setVisibility}
            />
            <ChoiceRow<number>
              label={f.slow}
              help={f.slowHelp}
              values={SLOW.map((value) => ({ value, label: f.slowValues(value) }))}
              value={slow}
              onChoose={setSlow}
            />
          </Card>
        </div>
        <Card title={text.fresh.options}>
          <OptionFields specs={specs} text={ui.text} seats={sitters} options={options} onChange={setOptions} />
          <FactsField
            loaded={loaded}
            facts={factsIn({ options })}
            broken={linked === 'broken'}
            onChange={(facts) => setOptions(withFacts(options, facts))}
          />
        </Card>
      </div>
      <StartBar label={f.create} problem={problem === null ? null : t.problem[problem]} busy={opening} />
    </form>
  );
}

function SeatRow({
  t,
  n,
  sitters,
  paints,
  seat,
  onChange,
}: {
  readonly t: OnlineText;
  readonly n: number;
  readonly sitters: Parameters<typeof facesOf>[0];
  readonly paints: readonly Paint[] | undefined;
  readonly seat: NewSeat;
  onChange(seat: NewSeat): void;
}) {
  const { text } = useHouse();
  const { seats } = useSettings();
  const face = facesOf(sitters, seats, paints)[n];
  if (!face) return null;
  const value = seat.kind === 'bot' ? seat.bot : `:${seat.kind}`;
  return (
    <div className="sitter online-seat">
      <SeatBadge face={face} size={36} />
      <select
        aria-label={t.fresh.who(n + 1)}
        value={value}
        disabled={seat.kind === 'me'}
        onChange={(e) => {
          const to = e.target.value;
          onChange(to === ':me' ? { kind: 'me' } : to === ':open' ? { kind: 'open' } : { kind: 'bot', bot: to });
        }}
      >
        <option value=":me">{t.fresh.me}</option>
        <option value=":open">{t.fresh.open}</option>
        {Object.keys(BOTS).map((bot) => (
          <option key={bot} value={bot}>
            {text.house.bots[bot] ?? bot}
          </option>
        ))}
      </select>
      <small>{seat.kind === 'bot' ? text.house.botHelp[seat.bot] : ''}</small>
    </div>
  );
}

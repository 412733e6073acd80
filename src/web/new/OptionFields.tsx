/** The options of a game, drawn from their specification. Corrected facts have a field of their own (`FactsField`). */
import { useId } from 'react';
import type { Game, GameEvent, Move, OptionSpec, State } from '../../kernel/index.ts';
import type { Sitter } from '../../table/table.ts';
import type { GameText } from '../../ui/contract.ts';
import { useHouse } from '../context.tsx';
import { ChoiceRow } from '../parts/ChoiceRow.tsx';

type Specs = Readonly<Record<string, OptionSpec>>;
type Options = Readonly<Record<string, unknown>>;

/** A game's options as data, whatever their type. */
export function specsOf<O extends object>(game: Game<State, Move, GameEvent, O>): Specs {
  return game.options;
}

/** Every option with its default, or what was chosen already where it still fits the number of seats. */
export function optionsWithDefaults(specs: Specs, seats: number, chosen: Options = {}): Options {
  return Object.fromEntries(
    Object.entries(specs).flatMap(([key, spec]): (readonly [string, unknown])[] => {
      if (spec.kind === 'facts') return chosen[key] === undefined ? [] : [[key, chosen[key]]];
      if (spec.kind !== 'perSeat') return [[key, chosen[key] ?? spec.default]];
      const kept = Array.isArray(chosen[key]) ? chosen[key] : [];
      return [[key, Array.from({ length: seats }, (_, seat) => kept[seat] ?? spec.default)]];
    }),
  );
}

export function OptionFields({
  specs,
  text,
  seats,
  options,
  onChange,
}: {
  readonly specs: Specs;
  readonly text: GameText;
  readonly seats: readonly Sitter[];
  readonly options: Options;
  onChange(options: Options): void;
}) {
  const { text: house } = useHouse();
  const id = useId();
  const keys = Object.keys(specs).filter((key) => specs[key]?.kind !== 'facts');
  if (keys.length === 0) return <p className="soft">{house.fresh.noOptions}</p>;
  return keys.map((key) => {
    const spec = specs[key];
    const words = text.options[key] ?? { label: key, help: '' };
    const set = (value: unknown) => onChange({ ...options, [key]: value });
    const named = (value: string) => ({ value, label: words.values?.[value] ?? value });
    switch (spec?.kind) {
      case 'flag':
        return (
          <ChoiceRow
            key={key}
            label={words.label}
            help={words.help}
            values={[
              { value: 'off', label: house.fresh.off },
              { value: 'on', label: house.fresh.on },
            ]}
            value={options[key] === true ? 'on' : 'off'}
            onChoose={(value) => set(value === 'on')}
          />
        );
      case 'choice':
        return (
          <ChoiceRow
            key={key}
            label={words.label}
            help={words.help}
            values={spec.values.map(named)}
            value={String(options[key])}
            onChoose={set}
          />
        );
      case 'count':
        return (
          <ChoiceRow
            key={key}
            label={words.label}
            help={words.help}
            values={Array.from({ length: spec.max - spec.min + 1 }, (_, i) => ({
              value: spec.min + i,
              label: String(spec.min + i),
            }))}
            value={Number(options[key])}
            onChoose={set}
          />
        );
      case 'perSeat': {
        const chosen: readonly unknown[] = Array.isArray(options[key]) ? options[key] : [];
        return (
          <fieldset key={key} className="field each-seat" aria-describedby={`${id}-${key}`}>
            <legend>{words.label}</legend>
            <small id={`${id}-${key}`}>{words.help}</small>
            {seats.map((sitter, seat) => (
              <ChoiceRow
                key={house.fresh.seat(seat + 1)}
                label={sitter.name.trim() || house.fresh.seat(seat + 1)}
                values={spec.values.map(named)}
                value={String(chosen[seat])}
                onChoose={(value) => set(chosen.map((each, i) => (i === seat ? value : each)))}
              />
            ))}
          </fieldset>
        );
      }
      default:
        return null;
    }
  });
}

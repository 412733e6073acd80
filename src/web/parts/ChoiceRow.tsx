/** One choice among a few, as radio buttons that look like pills. */
import { useId } from 'react';

export function ChoiceRow<T extends string | number>({
  label,
  help,
  values,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly help?: string;
  readonly values: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  onChoose(value: T): void;
}) {
  const id = useId();
  return (
    <fieldset className="field" {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}>
      <legend>{label}</legend>
      {help !== undefined && <small id={`${id}-help`}>{help}</small>}
      <div className="choice-row">
        {values.map((each) => (
          <label key={each.value}>
            <input type="radio" name={id} checked={each.value === value} onChange={() => onChoose(each.value)} />
            {each.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

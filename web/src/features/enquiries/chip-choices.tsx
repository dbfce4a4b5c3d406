import { type ReactNode, useId } from 'react';
import { ToggleChip } from '../../ui/chips.tsx';
import { ChipRow } from '../../ui/field.tsx';
import classes from './enquiries.module.css';

interface Props<T extends string> {
  legend: string;
  options: readonly { value: T; label: ReactNode }[];
  chosen: readonly T[];
  error?: string | null;
  onChange: (chosen: T[]) => void;
}

/** Chips of which any number can be chosen. */
export function ChipChoices<T extends string>({ legend, options, chosen, error, onChange }: Props<T>) {
  const id = useId();
  return (
    <fieldset
      className={classes.choices}
      data-field
      data-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
    >
      <legend className={classes.legend}>{legend}</legend>
      <ChipRow>
        {options.map(({ value, label }) => (
          <ToggleChip
            key={value}
            pressed={chosen.includes(value)}
            onToggle={() =>
              onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
            }
          >
            {label}
          </ToggleChip>
        ))}
      </ChipRow>
      {error && (
        <span id={id} className={classes.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
}

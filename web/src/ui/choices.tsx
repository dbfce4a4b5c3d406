import { useId, type ReactNode } from 'react';
import classes from './choices.module.css';

interface Props<T extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly { value: T; label: ReactNode; hint?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few: radio buttons in boxes that are easy to hit, each with what it means. */
export function Choices<T extends string>({ legend, hideLegend, options, value, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className={hideLegend ? 'visually-hidden' : classes.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.label}>{option.label}</span>
          {option.hint && <span className={classes.hint}>{option.hint}</span>}
        </label>
      ))}
    </fieldset>
  );
}

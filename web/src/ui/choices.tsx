import { useId, type ReactNode } from 'react';
import classes from './choices.module.css';

interface Props<T extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly { value: T; label: ReactNode; hint?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  /** The error, shown below and read out with the choices. */
  error?: ReactNode;
  /** The path by which its form finds it. */
  path?: string;
}

/** A few choices as radio buttons in large boxes, each with an explanation. */
export function Choices<T extends string>({ legend, hideLegend, options, value, onChange, error, path }: Props<T>) {
  const name = useId();
  return (
    <fieldset
      className={classes.choices}
      data-field
      data-path={path}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : classes.legend}>{legend}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            data-invalid={(error && index === 0) || undefined}
          />
          <span className={classes.label}>{option.label}</span>
          {option.hint && <span className={classes.hint}>{option.hint}</span>}
        </label>
      ))}
      {error && (
        <span id={`${name}-error`} className={classes.error}>
          {error}
        </span>
      )}
    </fieldset>
  );
}

import { useId, type ReactNode } from 'react';
import classes from './chip-choices.module.css';
import { Row, Text } from './layout.tsx';

interface Props<T extends string> {
  legend: ReactNode;
  options: readonly { value: T; label: ReactNode }[];
  /** Empty if none is chosen. */
  value: T | '';
  onChange: (value: T) => void;
  /** The error, shown below and read out with the choices. */
  error?: ReactNode;
  /** The path by which its form finds it. */
  path?: string;
}

/** A choice among a few short words as chips: radio buttons in a row that wraps. */
export function ChipChoices<T extends string>({ legend, options, value, onChange, error, path }: Props<T>) {
  const name = useId();
  return (
    <fieldset
      className={classes.choices}
      data-field
      data-path={path}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={classes.legend}>{legend}</legend>
      <Row gap={8} wrap>
        {options.map((option) => (
          <label key={option.value} className={classes.chip}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </Row>
      {error && (
        <Text id={`${name}-error`} as="span" above={6} size={14} tone="cancelled" weight={550} ownLine>
          {error}
        </Text>
      )}
    </fieldset>
  );
}

import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './checkbox.module.css';

interface Props extends ComponentProps<'input'> {
  label: ReactNode;
  error?: ReactNode;
  /** Drawn as a switch: takes effect at once. */
  toggle?: boolean;
}

/** A box to tick with words that are part of its target. */
export function Checkbox({ label, error, toggle, ...input }: Props) {
  const id = useId();
  return (
    <div>
      <label className={classes.row}>
        <input
          {...input}
          type="checkbox"
          role={toggle ? 'switch' : undefined}
          className={toggle ? classes.switch : classes.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <span id={id} className={classes.error}>
          {error}
        </span>
      )}
    </div>
  );
}

import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './checkbox.module.css';

interface Props extends ComponentProps<'input'> {
  label: ReactNode;
  /** The error; `true` if a neighbour shows the message for both. */
  error?: ReactNode;
  /** Shown beside the label, but not part of the target. */
  end?: ReactNode;
  /** Whether it is drawn as a switch, which takes effect at once. */
  toggle?: boolean;
}

/** A checkbox whose label is part of its target. */
export function Checkbox({ label, error, end, toggle, ...input }: Props) {
  const id = useId();
  return (
    <div data-field className={classes.field}>
      <div className={classes.line}>
        <label className={classes.row}>
          <input
            {...input}
            type="checkbox"
            role={toggle ? 'switch' : undefined}
            className={toggle ? classes.switch : classes.box}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && error !== true ? id : undefined}
          />
          <span>{label}</span>
        </label>
        {end}
      </div>
      {error && error !== true && (
        <span id={id} className={classes.error}>
          {error}
        </span>
      )}
    </div>
  );
}

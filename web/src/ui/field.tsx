import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './field.module.css';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  /** The error, shown below and read out with the field. */
  error?: ReactNode;
  /** Shown at the end of the label's line, for example that the value was saved. */
  aside?: ReactNode;
  /** Feedback while typing, shown below and read out with the field. */
  below?: ReactNode;
  hideLabel?: boolean;
}

interface FieldProps extends Props, ComponentProps<'input'> {
  /** A button at the end of the field. */
  end?: ReactNode;
}

function describedBy(id: string, { hint, error, below }: Pick<Props, 'hint' | 'error' | 'below'>): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`, below && `${id}-below`].filter(Boolean).join(' ') || undefined;
}

function Frame({
  id,
  label,
  hint,
  error,
  aside,
  below,
  hideLabel,
  children,
}: Props & { id: string; children: ReactNode }) {
  return (
    <div className={classes.field} data-field>
      {aside ? (
        <span className={classes.line}>
          <label htmlFor={id} className={classes.label}>
            {label}
          </label>
          {aside}
        </span>
      ) : (
        <label htmlFor={id} className={hideLabel ? 'visually-hidden' : classes.label}>
          {label}
        </label>
      )}
      {hint && (
        <span id={`${id}-hint`} className={classes.hint}>
          {hint}
        </span>
      )}
      {children}
      {error && (
        <span id={`${id}-error`} className={classes.error}>
          {error}
        </span>
      )}
      {below && <div id={`${id}-below`}>{below}</div>}
    </div>
  );
}

/** A light text, number or date field: the browser's own input, where a component library would be too heavy. */
export function Field({ label, hint, error, below, hideLabel, end, ...input }: FieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error} below={below} hideLabel={hideLabel}>
      <span className={end ? classes.withEnd : classes.alone}>
        <input
          {...input}
          id={id}
          className={classes.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, below })}
        />
        {end}
      </span>
    </Frame>
  );
}

export function TextField({ label, hint, error, below, hideLabel, ...area }: Props & ComponentProps<'textarea'>) {
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error} below={below} hideLabel={hideLabel}>
      <textarea
        rows={3}
        {...area}
        id={id}
        className={`${classes.input} ${classes.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, below })}
      />
    </Frame>
  );
}

export function SelectField({
  label,
  hint,
  error,
  aside,
  hideLabel,
  children,
  ...select
}: Omit<Props, 'below'> & ComponentProps<'select'>) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error} aside={aside} hideLabel={hideLabel}>
      <select
        {...select}
        id={id}
        className={`${classes.input} ${classes.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      >
        {children}
      </select>
    </Frame>
  );
}

interface GroupProps extends Pick<Props, 'aside' | 'error'> {
  legend: ReactNode;
  /** The path by which its form finds it. */
  path?: string;
  children: ReactNode;
}

/** Several controls under one legend. */
export function FieldGroup({ legend, aside, error, path, children }: GroupProps) {
  return (
    <fieldset className={classes.group} data-path={path}>
      <legend className={classes.legend}>{legend}</legend>
      {aside && <div className={classes.aside}>{aside}</div>}
      {children}
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}

/** Chips in rows that wrap. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}

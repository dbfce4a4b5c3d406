import { useFormats } from '../../platform/formats.ts';
import classes from './rolling-number.module.css';

/** A number whose digits roll into place once, by CSS alone: the server's HTML already contains the final number. */
export function RollingNumber({ value }: { value: number }) {
  const text = useFormats().number(value);
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span className={classes.number} aria-hidden="true">
        {text.split('').map((digit, index) => (
          <span key={place(text, index)} className={classes.place}>
            <span className={classes.digit}>{digit}</span>
          </span>
        ))}
      </span>
    </>
  );
}

/** Counts from the units, so that a digit keeps its key when the number gets longer. */
function place(text: string, index: number): string {
  return `place-${text.length - index}`;
}

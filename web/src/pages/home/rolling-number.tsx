import { useFormats } from '../../platform/formats.ts';
import classes from './rolling-number.module.css';

/** A number whose digits roll into place once, by style alone: the server's HTML already holds the final number. */
export function RollingNumber({ value }: { value: number }) {
  const text = useFormats().number(value);
  const places = text.length;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span className={classes.number} aria-hidden="true">
        {[...text].map((digit, index) => (
          <span key={places - index} className={classes.place}>
            <span className={classes.digit} style={{ animationDelay: `${index * 90}ms` }}>
              {digit}
            </span>
          </span>
        ))}
      </span>
    </>
  );
}

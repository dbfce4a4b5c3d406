import { useFormats } from '../../platform/formats.ts';
import classes from './rolling-number.module.css';

/** A number whose digits roll into place once, by style alone: the server's HTML already holds the final number. */
export function RollingNumber({ value }: { value: number }) {
  const text = useFormats().number(value);
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span className={classes.number} aria-hidden="true">
        {text.split('').map((digit, index) => (
          <span key={place(text, index)} className={classes.place}>
            <span className={classes.digit} style={{ animationDelay: `${index * 90}ms` }}>
              {digit}
            </span>
          </span>
        ))}
      </span>
    </>
  );
}

/** Units, tens, hundreds: a digit is the same digit when the number grows a place. */
function place(text: string, index: number): string {
  return `place-${text.length - index}`;
}

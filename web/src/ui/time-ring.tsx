import classes from './time-ring.module.css';

interface Props {
  secondsLeft: number;
  /** The number of seconds that fills the ring. */
  fullSeconds: number;
  /** What the time is for. */
  label: string;
}

const radius = 44;
const around = 2 * Math.PI * radius;
/** The last seconds, which are shown as urgent. */
const lastSeconds = 60;

/** mm:ss in a ring that empties. Screen readers can read it, but don't announce every second. */
export function TimeRing({ secondsLeft, fullSeconds, label }: Props) {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return (
    <span
      className={`${classes.ring} ${secondsLeft <= lastSeconds ? classes.last : ''}`}
      role="timer"
      aria-live="off"
      aria-label={label}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={classes.track} cx="50" cy="50" r={radius} />
        <circle
          className={classes.left}
          cx="50"
          cy="50"
          r={radius}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - secondsLeft / fullSeconds)}
        />
      </svg>
      <span className="numbers">
        {two(Math.floor(secondsLeft / 60))}:{two(secondsLeft % 60)}
      </span>
    </span>
  );
}

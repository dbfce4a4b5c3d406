import classes from './shell.module.css';

/** The mark: a centre circle, the halfway line, and the ball on its way. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="var(--pitch)" />
        <path d="M16 3.5v25" stroke="#fff" strokeWidth="2" />
        <circle cx="16" cy="16" r="8.5" fill="none" stroke="#fff" strokeWidth="2" />
        <circle className={classes.ball} cx="22" cy="10" r="3.8" fill="#2ee077" />
      </svg>
      <span className={classes.word}>Rondo</span>
    </span>
  );
}

import classes from './poster.module.css';

/** A mown pitch seen from the stand, with its halfway line and centre circle drawn in once. Decorative. */
export function Pitch() {
  return (
    <svg className={classes.pitch} viewBox="0 0 1440 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={classes.stripes}>
        {[0, 1, 2, 3, 4, 5, 6].map((stripe) => (
          <path key={stripe} d={`M${-420 + stripe * 400} 760L${180 + stripe * 190} 0h95L${-220 + stripe * 400} 760z`} />
        ))}
      </g>
      {/* The lines fade out below the words. */}
      <linearGradient id="chalk" gradientUnits="userSpaceOnUse" x1="120" x2="900" y1="0" y2="0">
        <stop stopColor="#fff" stopOpacity="0.1" />
        <stop offset="1" stopColor="#fff" stopOpacity="0.34" />
      </linearGradient>
      <g className={classes.chalk} stroke="url(#chalk)">
        <path pathLength="1" d="M-40 402H1480" />
        <ellipse pathLength="1" cx="1010" cy="402" rx="356" ry="196" />
        <path pathLength="1" d="M-60 64H1500" />
        <path pathLength="1" d="M560 64l-70 128h1040l-70-128" />
        <ellipse className={classes.spot} cx="1010" cy="402" rx="9" ry="5" />
      </g>
    </svg>
  );
}

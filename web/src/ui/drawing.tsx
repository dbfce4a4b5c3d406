import classes from './states.module.css';

/**
 * The drawings of empty pages, as lines in 160 x 96; `ball` is the ball's place, `dashed` lines are what moved or is missing. They have a file
 * of their own, so that only pages that need one load them.
 */
const drawings = {
  /** A shirt on its hook above the bench. */
  bench: {
    lines: 'M14 66h132M26 66v24M134 66v24M48 4v8M39 20l9-8 9 8M39 20l-11 7 5 10 6-3v20h18V34l6 3 5-10-11-7',
    dashed: 'M88 20l9-8 9 8M88 20l-11 7 5 10 6-3v20h18V34l6 3 5-10-11-7',
    ball: [122, 81, 9],
  },
  /** A whistle that nobody blows. */
  whistle: {
    lines: 'M40 30h62v14H84a24 24 0 1 1-44-14zM40 30V20h26M62 55a7 7 0 1 0 .1 0M102 37h12',
    dashed: 'M122 28l14-8M124 38h18M122 48l14 8',
    ball: [130, 79, 9],
  },
  /** An open purse, and a coin that has rolled away. */
  wallet: {
    lines: 'M18 34l58-20 8 20M14 34h92v50H14zM106 50H88a9 9 0 0 0 0 18h18M4 90h152',
    dashed: 'M108 84c4-8 10-8 14 0',
    ball: [136, 79, 10],
  },
  /** A scoreboard before the game. */
  score: {
    lines: 'M24 14h112v52H24zM80 14v52M52 66v24M108 66v24M4 90h152',
    dashed: 'M40 40h24M96 40h24',
    ball: [80, 81, 8],
  },
  /** Shirts on a line, without anybody in them yet. */
  shirts: {
    lines: 'M4 14c50 10 102 10 152 0M30 22l9 6 9-5 12 8-5 11-6-3v21H29V39l-6 3-5-11z',
    dashed: 'M72 26l9 6 9-6 12 8-5 11-6-3v21H71V42l-6 3-5-11zM114 23l9 5 9-6 12 9-5 11-6-3v21h-20V39l-6 3-5-11z',
    ball: [140, 80, 9],
  },
  /** A coach's board without a plan. */
  board: {
    lines: 'M36 12h88v74H36zM64 12V6h32v6M36 49h88M80 49m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
    dashed: 'M52 74c12-14 22 8 34-8M98 28l10-6',
    ball: [112, 30, 6],
  },
  /** A floodlight that is out. */
  floodlight: {
    lines: 'M52 90l8-52M76 90l-8-52M46 12h36v26H46zM58 12v26M70 12v26M46 25h36M4 90h152',
    dashed: 'M90 30l40 26M90 20l50 8M86 40l24 32',
    ball: [128, 80, 9],
  },
} as const;

export type DrawingName = keyof typeof drawings;

/** A drawing for an empty page. */
export function Drawing({ of }: { of: DrawingName }) {
  const { lines, dashed, ball } = drawings[of];
  const [x, y, radius] = ball;
  return (
    <svg className={classes.drawing} viewBox="0 0 160 96" aria-hidden="true">
      <path d={lines} />
      <path className={classes.flight} d={dashed} />
      <circle className={classes.ball} cx={x} cy={y} r={radius} />
    </svg>
  );
}

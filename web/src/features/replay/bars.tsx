import classes from './replay.module.css';

interface Props {
  before: number;
  after: number;
  /** What fills the whole width. */
  most: number;
}

/** A figure as it was, above what it would be. Its words stand in the same row. */
export function Bars({ before, after, most }: Props) {
  const width = (value: number) => `${most > 0 ? (value / most) * 100 : 0}%`;
  return (
    <span className={classes.bars} aria-hidden="true">
      <i style={{ width: width(before) }} />
      <i style={{ width: width(after) }} />
    </span>
  );
}

import classes from './team-mark.module.css';

/** A team's name with its colour beside it, never the colour alone. */
export function TeamMark({ name, color }: { name: string; color: string | null }) {
  return (
    <span className={classes.team}>
      <i style={{ background: color ?? undefined }} aria-hidden="true" />
      <span>{name}</span>
    </span>
  );
}

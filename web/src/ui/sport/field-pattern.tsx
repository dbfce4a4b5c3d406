import { fieldLines, type MarkedSport, type Surface } from '@rondo/rules';
import classes from './field-pattern.module.css';

const surfaceClass: Record<Surface, string | undefined> = {
  Indoors: classes.indoors,
  Grass: classes.grass,
  'Artificial grass': classes.artificial,
  Concrete: classes.concrete,
  Sand: classes.sand,
};

interface Props {
  sport: MarkedSport;
  /** The ground the lines lie on; turf when not given. */
  surface?: Surface;
  className?: string;
}

/** The lines of a sport's field, to scale, on the ground it is played on. Decorative. */
export function FieldPattern({ sport, surface = 'Grass', className = '' }: Props) {
  const { width, height, lines, margin: part = 0.035 } = fieldLines[sport];
  const margin = width * part;
  return (
    <span className={`${classes.field} ${surfaceClass[surface]} ${className}`} data-sport={sport} aria-hidden="true">
      <svg
        viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <rect width={width} height={height} />
        <path d={lines} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}

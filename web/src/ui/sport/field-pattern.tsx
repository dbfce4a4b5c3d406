import { fieldLines, type Sport, sportTable, type Surface } from '@rondo/rules';
import type { CSSProperties } from 'react';
import classes from './field-pattern.module.css';

const surfaceClass: Record<Surface, string | undefined> = {
  Indoors: classes.indoors,
  Grass: classes.grass,
  'Artificial grass': classes.artificial,
  Concrete: classes.concrete,
  Sand: classes.sand,
};

interface Props {
  sport: Sport;
  /** The ground under the lines; turf by default. */
  surface?: Surface;
  className?: string;
}

/** The lines of a sport's field, to scale, on its usual ground. Decorative. */
export function FieldPattern({ sport, surface = 'Grass', className = '' }: Props) {
  const { width, height, lines, margin: part = 0.035 } = fieldLines[sport];
  const margin = width * part;
  return (
    <span
      className={`${classes.field} ${surfaceClass[surface]} ${className}`}
      style={floor(surface, sport)}
      aria-hidden="true"
    >
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

/** Halls have a floor for each sport: parquet, the two-tone floor of volleyball, the blue of futsal, tatami. */
function floor(surface: Surface, sport: Sport) {
  const hall = surface === 'Indoors' && sportTable[sport].hall;
  if (!hall) return undefined;
  return { '--ground': `linear-gradient(150deg, ${hall.from}, ${hall.to})`, '--court': hall.court } as CSSProperties;
}

import { type SkillBand, skillBands } from '@rondo/rules';
import classes from './medal.module.css';

/** The number of points, and how deep the dents between them are, so that each band has a shape of its own besides its colour and number. */
const shapes: Record<SkillBand, [points: number, inner: number]> = {
  'first-timer': [40, 1],
  beginner: [4, 1],
  novice: [5, 1],
  intermediate: [6, 1],
  advanced: [8, 0.8],
  club: [12, 0.76],
};

/** The medal of a skill band, with its number from 1 to 6. Decorative: the band is told beside it. */
export function Medal({ band, size = 22 }: { band: SkillBand; size?: number }) {
  const level = skillBands.indexOf(band) + 1;
  return (
    <svg className={classes.medal} data-level={level} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <polygon className={classes.disc} points={outline(...shapes[band])} />
      <text className={classes.number} x="12" y="15.8">
        {level}
      </text>
    </svg>
  );
}

function outline(points: number, inner: number): string {
  const at = (corner: number) => {
    const radius = corner % 2 === 0 || inner === 1 ? 11 : 11 * inner;
    const angle = (Math.PI * corner) / points - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)].map((offset) => (12 + offset).toFixed(1)).join(',');
  };
  const corners = Array.from({ length: 2 * points }, (_, corner) => corner);
  return corners
    .filter((corner) => inner < 1 || corner % 2 === 0)
    .map(at)
    .join(' ');
}

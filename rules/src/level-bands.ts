import type { Level } from './finding.ts';
import { bandOf, type SkillBand, skillBands } from './score.ts';

/** The levels of games, in the bands of scores, from and to: a player meets one scale (product.md#score). */
export const levelBands = {
  Beginner: ['first-timer', 'beginner'],
  Intermediate: ['novice', 'intermediate'],
  Advanced: ['advanced', 'club'],
} as const satisfies Record<Exclude<Level, 'All levels'>, readonly [from: SkillBand, to: SkillBand]>;

/** Whether a score lies outside the bands of a game's level; a game of all levels has no outside. */
export function isOutsideLevel(score: number, level: Level): boolean {
  if (level === 'All levels') return false;
  const [from, to] = levelBands[level].map((band) => skillBands.indexOf(band));
  const band = skillBands.indexOf(bandOf(score));
  return band < (from ?? 0) || band > (to ?? 0);
}

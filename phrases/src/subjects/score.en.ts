import type { SkillBand, levelBands } from '@rondo/rules';
import type { Each } from '../translate.ts';

/** Scores, their bands with the meaning of each, and the labels beside them. */
export const score = {
  label: 'Score',
  provisional: 'Provisional: fewer than three rated games',
  games: { one: '{{count}} game', other: '{{count}} games' },
  trusted: 'Trusted',
  trustedFor: 'Trusted: {{count}}+ games played',
  you: 'You',
  nobody: 'Nothing to see there',
  bands: {
    'first-timer': 'First-timer',
    beginner: 'Beginner',
    novice: 'Novice',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    club: 'Club player',
  } as const satisfies Each<SkillBand>,
  levels: {
    Beginner: 'for first-timers and beginners',
    Intermediate: 'for novice and intermediate players',
    Advanced: 'for advanced and club players',
  } as const satisfies Each<keyof typeof levelBands>,
  outside: 'Your level is {{band}}; this game is {{bands}}.',
  meanings: {
    'first-timer': 'New to the sport and learning the rules.',
    beginner: 'Knows the rules. Rallies are short.',
    novice: 'Has the basics, and keeps longer rallies going.',
    intermediate: 'Plays regularly, reads the game and helps others play better.',
    advanced: 'Strong, consistent, and decides games.',
    club: 'Plays or played club competition.',
  } as const satisfies Each<SkillBand>,
} as const;

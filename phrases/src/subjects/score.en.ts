/** Scores, their bands with the meaning of each, and the labels beside them. */
export const score = {
  label: 'Score',
  provisional: 'Provisional: from fewer than three rated games',
  games: { one: '{{count}} game', other: '{{count}} games' },
  trusted: 'Trusted',
  trustedFor: 'Trusted: played {{count}} games or more',
  you: 'You',
  nobody: 'Nothing to see there',
  bands: {
    'first-timer': 'First-timer',
    beginner: 'Beginner',
    novice: 'Novice',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
    club: 'Club player',
  },
  levels: {
    Beginner: 'for first-timers and beginners',
    Intermediate: 'for novice and intermediate players',
    Advanced: 'for advanced and club players',
  },
  outside: 'Your level is {{band}}; this game is {{bands}}.',
  meanings: {
    'first-timer': 'New to the sport: still finding out where to stand and what the rules are.',
    beginner: 'Knows the rules and gets the ball back now and then. Rallies are short.',
    novice: 'Plays along well: the basics work, and a long rally is no surprise.',
    intermediate: 'Plays regularly, reads the game, and makes others around them better.',
    advanced: 'Technically strong and consistent. Decides a recreational game.',
    club: 'Plays or played in a competition, and it shows in everything.',
  },
} as const;

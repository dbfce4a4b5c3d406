/** Where and when people wish for games, for organisers. */
export const demand = {
  title: 'Where players want games',
  intro: 'Make one of these, and everyone waiting is notified.',
  failed: 'The alerts didn’t load',
  none: 'Nothing to show yet',
  noneBody: 'Games show once five nearby players set the same alert.',
  people: '{{count}}+ players',
  where: '{{sport}} in {{town}}',
  free: 'Free',
  upTo: 'Most would pay {{price}}',
  answered: 'Game added recently',
  create: 'Create this game',
  uses: 'From alerts of the last {{days}} days, counted daily and rounded down. We hide names, and anything fewer than {{least}} players want.',
} as const;

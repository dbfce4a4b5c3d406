/** Where and when people wish for games, for organisers. */
export const demand = {
  title: 'Where people want games',
  intro: 'Make one of these, and everybody who wished for it hears of it at once.',
  failed: 'The wishes couldn’t be loaded',
  none: 'Nothing to show yet',
  noneBody: 'As soon as five people near each other wish for the same, you’ll find it here.',
  people: '{{count}}+ people',
  where: '{{sport}} in {{town}}',
  free: 'Free',
  upTo: 'Most would pay {{price}}',
  answered: 'A game was made lately',
  create: 'Create this game',
  uses: 'Counted once a day and rounded down, from wishes of the last {{days}} days. Who they are is never shown, and what fewer than {{least}} people want isn’t either.',
} as const;

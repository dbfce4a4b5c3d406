/** On the poster of one's year, which the server draws. */
export const yearPoster = {
  title: 'My year {{year}}',
  games: { one: 'game', other: 'games' },
  hours: { one: 'hour', other: 'hours' },
  people: { one: 'player met', other: 'players met' },
  weeks: { one: 'week in a row', other: 'weeks in a row' },
  first: 'First',
  last: 'Last',
} as const;

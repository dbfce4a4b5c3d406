/** The user's years in games, on their profile. */
export const years = {
  title: 'Your year {{year}}',
  choose: 'Which year',
  games: { one: 'game', other: 'games' },
  hours: { one: 'hour', other: 'hours' },
  people: { one: 'player met', other: 'players met' },
  weeks: { one: 'week in a row at most', other: 'weeks in a row at most' },
  venues: { one: 'place', other: 'places' },
  poster: 'The poster of your year: the places on a map, and your figures',
  share: 'Share the poster',
  onlyYou: 'Only you see it, until you share it.',
  failed: 'Your years didn’t load',
} as const;

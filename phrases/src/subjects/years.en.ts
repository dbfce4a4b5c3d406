/** The user's years in games, on their profile. */
export const years = {
  title: 'Your year {{year}}',
  choose: 'Which year',
  games: { one: 'game', other: 'games' },
  hours: { one: 'hour', other: 'hours' },
  people: { one: 'teammate', other: 'teammates' },
  weeks: { one: 'week in a row', other: 'weeks in a row' },
  venues: { one: 'place', other: 'places' },
  poster: 'Your year’s poster: places on a map, and your figures',
  share: 'Share the poster',
  onlyYou: 'Only you see this until you share.',
  failed: 'Your years didn’t load',
} as const;

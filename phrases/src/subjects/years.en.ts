/** One's years in games, on one's profile. */
export const years = {
  title: 'Your year {{year}}',
  choose: 'Which year',
  games: { one: '{{count}} game', other: '{{count}} games' },
  hours: { one: '{{count}} hour', other: '{{count}} hours' },
  people: { one: '{{count}} player met', other: '{{count}} players met' },
  weeks: { one: 'at most {{count}} week in a row', other: 'at most {{count}} weeks in a row' },
  venues: { one: '{{count}} place', other: '{{count}} places' },
  poster: 'The poster of your year: the places on a map, and your figures',
  share: 'Share the poster',
  onlyYou: 'Only you see it, until you share it.',
  failed: 'Your years didn’t load',
} as const;

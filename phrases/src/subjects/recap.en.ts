/** The recap of a game, for its players and its host, and the offer of another game like it. */
export const recap = {
  title: 'Your last game',
  hosted: 'The game you hosted',
  with: 'With {{names}}',
  more: { one: '{{count}} more', other: '{{count}} more' },
  guests: { one: '{{count}} guest', other: '{{count}} guests' },
  alone: 'Nobody else played.',
  metFirst: {
    one: 'You met {{count}} player for the first time',
    other: 'You met {{count}} players for the first time',
  },
  weeks: { one: '{{count}} week in a row', other: '{{count}} weeks in a row' },
  score: 'Your score in {{sport|lower}} since: {{before}} → {{after}}',
  firstScore: 'Your first score in {{sport|lower}}: {{after}}',
  wanted: { one: '{{count}} player wants to play again', other: '{{count}} players want to play again' },
  again: 'Again next week?',
  openHint: 'Opens the same game at the same time, and invites who played.',
  askHint: 'Asks the host. Nobody is told but them.',
  asked: 'You asked the host. When the next one is open, it stands here.',
  opened: {
    one: 'It’s open, and {{count}} player is invited.',
    other: 'It’s open, and {{count}} players are invited.',
  },
  join: 'Join the next one: {{when}}',
  see: 'The next one: {{when}}',
  share: 'Share a picture',
} as const;

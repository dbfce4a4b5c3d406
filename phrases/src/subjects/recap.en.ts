/** The recap of a game, for its players and its host, and the offer of another game like it. */
export const recap = {
  title: 'Your last game',
  hosted: 'Your hosted game',
  with: 'With {{names}}',
  more: { one: '{{count}} more', other: '{{count}} more' },
  guests: { one: '{{count}} guest', other: '{{count}} guests' },
  alone: 'Nobody else played.',
  metFirst: {
    one: '{{count}} new player',
    other: '{{count}} new players',
  },
  weeks: { one: '{{count}} week in a row', other: '{{count}} weeks in a row' },
  score: 'Your {{sport|lower}} score since: {{before}} → {{after}}',
  firstScore: 'Your first {{sport|lower}} score: {{after}}',
  wanted: { one: '{{count}} player wants to play again', other: '{{count}} players want to play again' },
  again: 'Again next week?',
  openHint: 'Sets up the same game for next week and invites your players.',
  askHint: 'Only the organiser sees this.',
  asked: 'You asked the organiser. The next one will show here.',
  opened: {
    one: 'It’s live. We invited {{count}} player.',
    other: 'It’s live. We invited {{count}} players.',
  },
  join: 'Join the next one: {{when}}',
  see: 'Next one: {{when}}',
  share: 'Share picture',
} as const;

/** The rating wizard, and what a player reads about their own ratings. */
export const rating = {
  notNow: 'You can’t rate this game',
  pick: {
    title: 'Rate a player',
    intro: 'Who did you play with in {{game}}? Rate {{least}} to {{most}} players, as they played that day.',
    introAll: 'Who did you play with in {{game}}? Rate everyone else who played.',
    guestOf: 'Guest of {{name}}',
    given: 'Your rating:',
    secret:
      'Nobody sees what you give. Scores move at night, and only of players whom at least three people have rated since, so that yours doesn’t stand out.',
    left: { one: 'Rate {{count}} more player to finish', other: 'Rate {{count}} more players to finish' },
    finish: { one: 'Send {{count}} rating', other: 'Send {{count}} ratings' },
  },
  level: {
    title: 'How well does {{name}} play?',
    label: 'Level of {{name}}',
    back: 'Back',
    remove: 'Don’t rate',
    set: 'Set this level',
  },
  thanks: {
    title: 'Thank you',
    heading: 'Vote has been sent successfully!',
    body: 'Scores move at night, once at least three people have rated a player; until then your ratings wait. It makes the next teams fairer, yours too.',
    leaderboard: 'Leaderboard',
    close: 'Done',
  },
  mine: {
    title: 'Your ratings',
    none: 'No score yet',
    noneBody:
      'After a game of volleyball, basketball or football, its players can rate each other. You get a score the night after three people have rated you.',
    receipt: {
      one: '{{count}} person rated you in {{sport|lower}}',
      other: '{{count}} people rated you in {{sport|lower}}',
    },
    on: 'on {{day}}',
    between: 'between {{first}} and {{last}}',
    moved: 'Your score went from {{before}} to {{after}}.',
    same: 'Your score stayed at {{after}}.',
    first: 'Your first score: {{after}}.',
    moves:
      'Your score moves at night, once at least three people have rated you since the last time; until then their ratings wait. You read here how it moved.',
    given: 'What you gave',
    counted: {
      one: '{{sport}}: {{count}} rating given, {{counted}} counted',
      other: '{{sport}}: {{count}} ratings given, {{counted}} counted',
    },
    countedWhy:
      'Rating the same person again and again counts once, and ratings far from everyone else’s count less. Ratings that still wait for those of others don’t count yet.',
    how: 'How scores are made',
  },
} as const;

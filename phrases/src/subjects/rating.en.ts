/** The rating wizard, and what a player reads about their own ratings. */
export const rating = {
  notNow: 'You can’t rate this game',
  pick: {
    title: 'Rate a player',
    intro: 'Who did you play with in {{game}}? Rate {{least}} to {{most}} players, as they played that day.',
    introAll: 'Who did you play with in {{game}}? Rate everyone else who played.',
    guestOf: 'Guest of {{name}}',
    given: 'Your rating:',
    secret: 'Nobody sees what you give. It shows only in their score, together with everyone else’s.',
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
    body: 'Their scores have already moved. It makes the next teams fairer, yours too.',
    leaderboard: 'Leaderboard',
    close: 'Done',
  },
  mine: {
    title: 'Your ratings',
    none: 'Nobody has rated you yet',
    noneBody: 'After a game of volleyball, basketball or football, its players can rate each other.',
    receipt: {
      one: '{{count}} person rated you in {{sport|lower}}',
      other: '{{count}} people rated you in {{sport|lower}}',
    },
    on: 'on {{day}}',
    between: 'between {{first}} and {{last}}',
    moved: 'Your score went from {{before}} to {{after}}.',
    same: 'Your score stayed at {{after}}.',
    first: 'Your first score: {{after}}.',
    waiting: 'You read here how your score moved once three people have rated you.',
    given: 'What you gave',
    counted: {
      one: '{{sport}}: {{count}} rating given, {{counted}} counted',
      other: '{{sport}}: {{count}} ratings given, {{counted}} counted',
    },
    countedWhy:
      'Rating the same person again and again counts little more than once, and ratings far from everyone else’s count less.',
    how: 'How scores are made',
  },
} as const;

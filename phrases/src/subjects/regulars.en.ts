/** Being a regular of a weekly series, and what its organiser offers regulars. */
export const regulars = {
  /** Follows the note that a spot of a paid game is kept. */
  payLater: 'You pay only when you say yes.',
  ask: {
    title: 'Play every week?',
    taken: 'Spots for regulars taken: {{taken}} of {{spots}}.',
    body: {
      one: 'Become a regular and a spot is kept for you in each later game, until {{count}} day before it starts.',
      other: 'Become a regular and a spot is kept for you in each later game, until {{count}} days before it starts.',
    },
    full: 'All {{spots}} spots for regulars are taken.',
    button: 'Keep me a spot',
    doneNone: 'You’re a regular. No later game has a spot to keep right now.',
    done: {
      one: 'You’re a regular: a spot is kept for you in {{count}} game.',
      other: 'You’re a regular: a spot is kept for you in {{count}} games.',
    },
  },
  kept: {
    title: 'A spot is kept for you until {{until}}',
    body: 'After that it’s open to everyone.',
    take: 'Take my spot',
    notThisTime: 'Not this time',
    freed: 'Your spot in this game is open to others. You’re still a regular.',
  },
  own: {
    title: 'You’re a regular',
    in: {
      one: 'A spot is kept for you in the later games too, until {{count}} day before each.',
      other: 'A spot is kept for you in the later games too, until {{count}} days before each.',
    },
    out: 'No spot is kept for you in this one. You can join as usual.',
    stop: 'Stop being a regular',
    question: 'Stop being a regular?',
    questionBody: 'Every spot that’s kept for you is open to others at once. Games you’ve joined stay yours.',
    stay: 'Stay a regular',
    stopped: 'No spots are kept for you any more.',
  },
  offer: {
    title: 'Regulars',
    intro:
      'People who play every week get a spot without racing for it, and you know sooner who comes. Kept spots count as taken until their day.',
    spots: 'Spots for regulars',
    spotsHint: 'At most {{most}}: half of the smallest game to come. 0 is none.',
    days: 'Kept until',
    day: { one: '{{count}} day before', other: '{{count}} days before' },
    save: 'Save',
    saved: 'Saved.',
    cancel: 'Back',
    failed: 'The regulars didn’t load',
    people: 'Regulars ({{count}})',
    none: 'No one yet. Players of this series can become one on the game’s page.',
    playedNone: 'Hasn’t played yet',
    played: {
      one: 'Played {{count}} game of the series',
      other: 'Played {{count}} games of the series',
    },
    remove: 'Remove',
    removeNamed: 'Remove {{name}}',
    removed: 'No spots are kept for {{name}} any more.',
    whole: 'Enter a whole number from 0 to {{most}}.',
  },
  mine: {
    title: 'Your regular games',
    keptUntil: 'Kept until {{until}}',
    joined: 'You’re in',
    none: 'No spot kept',
  },
} as const;

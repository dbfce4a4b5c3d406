/** Being a regular of a weekly series, and what its organiser offers regulars. */
export const regulars = {
  /** Follows the note that a spot of a paid game is kept. */
  payLater: 'Pay only when you say yes.',
  ask: {
    title: 'Play every week?',
    taken: '{{taken}} of {{spots}} regular spots taken.',
    body: {
      one: 'Regulars get a spot in each game, kept until {{count}} day before.',
      other: 'Regulars get a spot in each game, kept until {{count}} days before.',
    },
    full: 'All {{spots}} regular spots are taken.',
    button: 'Keep my spot',
    doneNone: 'You’re a regular. The next games are full right now.',
    done: {
      one: 'You’re a regular: {{count}} spot kept.',
      other: 'You’re a regular: {{count}} spots kept.',
    },
  },
  kept: {
    title: 'Your spot is kept until {{until}}',
    body: 'After that, anyone can take it.',
    notThisTime: 'Not this time',
    freed: 'Others can take your spot this time. You’re still a regular.',
  },
  own: {
    title: 'You’re a regular',
    in: {
      one: 'We keep your spot in later games until {{count}} day before.',
      other: 'We keep your spot in later games until {{count}} days before.',
    },
    out: 'No spot kept this time. You can still join.',
    stop: 'Stop being a regular',
    question: 'Stop being a regular?',
    questionBody: 'Others can take your kept spots. You stay in games you’ve joined.',
    stay: 'Stay a regular',
    stopped: 'We keep no more spots for you.',
  },
  offer: {
    title: 'Regulars',
    intro: 'Weekly players get a spot, and you know sooner who’s coming.',
    spots: 'Regular spots',
    spotsHint: 'Up to {{most}}, half of your smallest game. 0 means none.',
    days: 'Kept until',
    day: { one: '{{count}} day before', other: '{{count}} days before' },
    save: 'Save',
    saved: 'Saved.',
    cancel: 'Back',
    failed: 'The regulars didn’t load',
    people: 'Regulars ({{count}})',
    none: 'No regulars yet. Players sign up on the game’s page.',
    playedNone: 'Hasn’t played yet',
    played: {
      one: 'Played {{count}} game of the series',
      other: 'Played {{count}} games of the series',
    },
    remove: 'Remove',
    removeNamed: 'Remove {{name}}',
    removed: 'We keep no more spots for {{name}}.',
    whole: 'Enter a whole number from 0 to {{most}}.',
  },
  mine: {
    title: 'Your regular games',
    keptUntil: 'Kept until {{until}}',
    joined: 'You’re in',
    none: 'No spot kept',
  },
} as const;

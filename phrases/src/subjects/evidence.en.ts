/** What visitors and companies can judge Rondo by: who plays here already, what it costs and who answers. */
export const evidence = {
  community: {
    next: 'Their next game',
    open: 'See the community',
  },
  words: {
    title: 'What players say',
    demo: 'Demo: invented quotes',
    late: { text: 'I was the tenth on a Tuesday at six. Two hours later we were playing.', name: 'Sanne, Utrecht' },
    read: 'Read them on {{site}}',
  },
  expect: 'What to expect',
  figures: {
    title: 'On Rondo so far',
    games: { one: '{{number}} game played', other: '{{number}} games played' },
    players: { one: '{{number}} player', other: '{{number}} players' },
    last: 'Played last',
  },
  price: {
    title: 'What it costs',
    business:
      'Asking is free, and you get one price for everything. To compare: tournaments cost {{price}} a spot, or {{member}} for members.',
    facility:
      'We agree on hours and prices with you first. Players pay upfront: usually {{usual}} a game, never more than {{most}}.',
  },
  answers: {
    title: 'Who answers',
    hours: 'Within {{hours}} hours.',
  },
} as const;

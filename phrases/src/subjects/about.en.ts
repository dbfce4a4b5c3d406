/** The page about Rondo. */
export const about = {
  title: 'About Rondo',
  intro: 'Somewhere near you, a team is one player short. We bring the two of you together.',
  why: {
    title: 'Why we make this',
    text: 'Playing should be easier than planning. No group chat of forty people, no chasing money, no turning up with seven. You see what’s on near you, you join, and you play.\n\nA rondo is a circle of players who keep the ball moving. That’s the idea: people who’ve never met, and a game that works.',
  },
  how: {
    title: 'How it works',
    find: 'Find',
    findBody: 'By sport, place, day, price and level, in a list or on the map.',
    join: 'Join',
    joinBody: 'Free or paid, alone or with friends, with or without an account.',
    play: 'Play',
    playBody: 'Enough players? Confirmed. Too few? Everyone gets a full refund.',
  },
  money: {
    title: 'Your money',
    text: 'You see the price, the fee and your refund before you confirm. Credit never expires, and every cent is in a ledger that always adds up.',
  },
  players: { one: '{{number}} player', other: '{{number}} players' },
  games: { one: '{{number}} game played', other: '{{number}} games played' },
  sports: '{{count}} sports',
  organise: {
    title: 'Organise',
    text: 'You host games for your neighbourhood, club or company. Rondo handles sign-ups, teams, payments and reminders.',
    apply: 'Become an organiser',
  },
  contact: {
    title: 'Contact',
    text: 'Questions or ideas? Write to {{email}}; we answer within {{hours}} hours.',
    business: 'Company event',
    venue: 'Offer your venue',
  },
  seller: 'Rondo is offered by {{name}}, {{address}}. KvK number {{kvk}}, VAT number {{vat}}.',
  sellerPhone: 'Telephone: {{phone}}.',
  cta: 'Find a game',
} as const;

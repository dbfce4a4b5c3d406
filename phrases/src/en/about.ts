/** The page about Rondo. */
export const about = {
  title: 'About Rondo',
  intro: 'Somewhere near you, a team is one player short. We bring the two of you together.',
  why: {
    title: 'Why we make this',
    text: 'Playing should be easier than planning it. No group chat of forty people, no chasing money, no standing on a field with seven. You look what is on near you, you join, and you play.\n\nA rondo is a circle of players who keep the ball going. That is the idea: people who have not met before, and a game that works.',
  },
  how: {
    title: 'How it works',
    find: 'Find',
    findBody: 'By sport, place, day, price and level; on a list or on the map.',
    join: 'Join',
    joinBody: 'Free, or paid from your wallet. Alone or with friends, also without an account.',
    play: 'Play',
    playBody: 'A game is confirmed when enough people join. If they don’t, everyone gets everything back.',
  },
  money: {
    title: 'Your money',
    text: 'Every cent on Rondo is in a ledger that always adds up, and that nobody can alter unnoticed. You see before you confirm what you pay, what the fee is, and what would come back if you could not come. Credits do not expire.',
  },
  players: { one: '{{number}} player', other: '{{number}} players' },
  games: { one: '{{number}} game played', other: '{{number}} games played' },
  sports: '{{count}} sports',
  organise: {
    title: 'Organise',
    text: 'Organisers open games for their neighbourhood, club or company, and Rondo does the rest: sign-ups, teams, waiting list, payments and reminders. Do you want to organise too? An account of your own is the start; write to us with its address, your town and your sport, and we make it an organiser’s.',
    write: 'Write to {{email}}',
    subject: 'I want to organise games',
  },
  contact: {
    title: 'Contact',
    text: 'Questions, ideas, or something that went wrong? Write to {{email}}; we answer within {{hours}} hours.',
  },
  cta: 'Find a game',
} as const;

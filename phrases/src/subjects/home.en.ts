export const home = {
  poster: {
    title: 'Somewhere near you, a team is one player short.',
    lead: 'Find a game, pay your share and play tonight. No team needed.',
    find: 'Find a game',
    pick: 'What do you feel like?',
    players: 'players',
    played: 'games played',
  },
  soon: {
    title: 'Kicking off soon',
    near: 'Kicking off soon near {{city}}',
    spots: { one: '{{count}} spot left', other: '{{count}} spots left' },
  },
  categories: {
    title: 'Pick your field',
    Football: 'Grass, floodlights, no referee to argue with.',
    Basketball: 'Half court or full court, winner stays on.',
    Volleyball: 'Indoors in winter, in the sand in summer.',
    see: 'See {{sport|lower}} games',
  },
  explore: 'Explore',
  none: 'None right now.',
  communities: { title: 'Communities', mine: 'Your communities', mineAll: 'All', all: 'All communities' },
  tournaments: { title: 'Tournaments', all: 'All tournaments', live: 'With live results' },
  top: {
    title: 'Players',
    pause: 'Pause sports',
    play: 'Rotate sports',
    all: 'Full leaderboard',
    failed: 'The players didn’t load',
  },
  evidence: { title: 'Meet the players' },
  actions: {
    label: 'What next?',
    map: {
      title: 'What’s on nearby?',
    },
    team: {
      title: 'Bring your colleagues',
    },
    organise: {
      title: 'Host games',
    },
    become: {
      title: 'Host games',
    },
    company: {
      title: 'Company event',
      body: 'A tournament, a workout or a whole day of sport. We arrange everything.',
    },
    venue: {
      title: 'Have a hall or field?',
      body: 'Players nearby need a place. Offer your free hours.',
    },
  },
  partners: { title: 'Trusted partners' },
  social: {
    title: 'Seen on social media',
    ask: '{{site}} may track what you view. Load this anyway?',
    show: 'Show',
  },
  featured: { title: 'Picks', all: 'All games' },
  latest: { title: 'New', all: 'See all' },
  features: {
    title: 'Joining is the easy part',
    choice: {
      title: 'You pick the game',
      body: 'Sport, level, day, distance and price. You see how many players it still needs.',
    },
    joining: {
      title: 'A few taps and you’re in',
      body: 'Pay your share and add the game to your calendar. Full? Join the waiting list.',
    },
    refund: {
      title: 'Not enough players? Money back',
      body: 'Too few players 12 hours before? We cancel, and everyone gets 100 % back.',
    },
  },
  cta: {
    title: 'Your next game is waiting.',
    body: 'Create a free account and take a spot. It takes a minute.',
    join: 'Create an account',
    browse: 'Browse games first',
  },
  failed: 'These games didn’t load',
} as const;

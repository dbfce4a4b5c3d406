export const home = {
  poster: {
    title: 'Somewhere near you, a team is one player short.',
    lead: 'Find a game, pay your share and play tonight. Everyone’s welcome, no team needed.',
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
  tournaments: { title: 'Tournaments', all: 'All tournaments' },
  top: {
    title: 'Top players',
    pause: 'Stop switching sports',
    play: 'Switch sports automatically',
    all: 'Full leaderboard',
    failed: 'The players didn’t load',
  },
  evidence: { title: 'Meet the players' },
  actions: {
    label: 'What next?',
    map: {
      title: 'What is on near you?',
    },
    team: {
      title: 'Bring your colleagues',
    },
    organise: {
      title: 'Run games yourself',
    },
    become: {
      title: 'Run games yourself',
    },
    company: {
      title: 'An event for your company',
      body: 'A tournament, a workout or a whole day of sport. Tell us what you want and we arrange it.',
    },
    venue: {
      title: 'Do you have a hall or a field?',
      body: 'Players near you are looking for a place. Offer the hours that nobody books.',
    },
  },
  partners: { title: 'Trusted partners' },
  social: {
    title: 'Seen on social media',
    ask: 'This comes from {{site}}, which may track what you view. It loads only if you agree.',
    show: 'Show it',
  },
  featured: { title: 'Featured', all: 'All games' },
  latest: { title: 'Just added', all: 'See all' },
  features: {
    title: 'Joining is the easy part',
    choice: {
      title: 'You pick the game',
      body: 'Sport, level, day, distance and price. See how many players it still needs before you join.',
    },
    joining: {
      title: 'A few taps and you’re in',
      body: 'Pay your share, add the game to your calendar, bring water. Full? Join the waiting list.',
    },
    refund: {
      title: 'Not enough players? Money back',
      body: 'If a game doesn’t fill up, it’s cancelled 12 hours ahead and everyone gets 100 % back right away.',
    },
  },
  cta: {
    title: 'Your next game is already on the calendar.',
    body: 'Create a free account and take a spot. It takes a minute.',
    join: 'Create an account',
    browse: 'Browse games first',
  },
  failed: 'These games didn’t load',
} as const;

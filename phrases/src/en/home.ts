export const home = {
  poster: {
    title: 'Somewhere near you, a team is one player short.',
    lead: 'Find a game, pay your share, be on the field tonight. Everybody is welcome, nobody has to own a team.',
    find: 'Find a game',
    pick: 'What do you feel like?',
    players: 'players',
    played: 'games played',
  },
  soon: {
    title: 'Kicking off soon',
    spots: { one: '{{count}} spot left', other: '{{count}} spots left' },
    full: 'Full',
  },
  categories: {
    title: 'Pick your field',
    Football: 'Grass, floodlights, no referee to argue with.',
    Basketball: 'Half court or full court, winner stays on.',
    Volleyball: 'Indoors in winter, in the sand in summer.',
    see: 'See {{sport}} games',
  },
  // The place of the rating promotion; it asks for grades once they can be given.
  communities: { mine: 'Your communities', featured: 'Play with the same people again' },
  tournaments: { title: 'Tournaments', all: 'All tournaments' },
  top: {
    title: 'Top players',
    pause: 'Stop changing the sport',
    play: 'Change the sport by itself',
    score: 'Score',
    games: { one: '{{count}} game', other: '{{count}} games' },
    trusted: 'Trusted',
    nobody: 'Nothing to see there',
    failed: 'The players did not load',
  },
  actions: {
    map: {
      title: 'What is on near you?',
      body: 'Every game on the map, tonight and the weeks ahead.',
      go: 'Open the map',
    },
    team: {
      title: 'Bring your colleagues',
      body: 'Put a team in a tournament: for companies, clubs and the street you live in.',
      go: 'See tournaments',
    },
    organise: {
      title: 'Run games yourself',
      body: 'You have the hall, we have the players. A game is online in under a minute.',
      go: 'Start organising',
    },
    become: {
      title: 'Run games yourself',
      body: 'You have the hall, we have the players. We make organisers by hand: write to us and you are one.',
      go: 'How to become an organiser',
    },
  },
  partners: { title: 'Trusted partners' },
  social: {
    title: 'Seen on social media',
    ask: 'This part comes from {{site}}, which may follow what you look at. It loads only if you agree.',
    show: 'Show it',
  },
  featured: { title: 'Featured games', all: 'All games' },
  latest: { title: 'Just added', all: 'See all' },
  features: {
    title: 'Joining is the easy part',
    choice: {
      title: 'You pick the game',
      body: 'Sport, level, day, distance and price. You see who it needs and how full it is before you say yes.',
    },
    joining: {
      title: 'Two taps and you are in',
      body: 'Pay your share from your wallet, put the game in your calendar, bring water. Full? Join the waiting list.',
    },
    refund: {
      title: 'Not enough players? Money back',
      body: 'A game that stays too small is cancelled 12 hours ahead, and everyone gets 100 % back at once.',
    },
  },
  cta: {
    title: 'Your next game is already on the calendar.',
    body: 'Make a free account and take a spot. It takes a minute.',
    join: 'Create an account',
    browse: 'Browse games first',
  },
  failed: 'These games did not load',
} as const;

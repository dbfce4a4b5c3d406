export const leaderboard = {
  title: 'Leaderboard',
  titleOf: 'Leaderboard of {{name}}',
  intro: 'Who plays best, according to the people they played with.',
  introCity: 'The players who chose {{city}} as their city, ranked among each other.',
  introOf: 'How members of {{name}} rank among each other.',
  description: '{{sport}}: the best players on Rondo by their score, from everybody’s grades after each game.',
  city: 'City',
  allCities: 'All cities',
  players: 'Players',
  podium: 'The best three',
  myRank: 'My rank',
  toCommunity: 'Back to {{name}}',
  failed: 'The leaderboard didn’t load',
  emptyBody: 'Nobody has a rank in this sport yet. It takes three games in which others rated you.',
  emptyCity: 'No player with a rank has chosen {{city}} yet. You can choose your city in the settings.',
  toSettings: 'Choose my city',
  explained: {
    title: 'How your score works',
    grades:
      'Your score, from 1 to 6, is what the people you played with make of your level: all their grades together.',
    fair: 'If someone grades everybody high or low, we correct for it, and the same friend grading you again and again counts little more than once.',
    moves:
      'It moves as soon as someone rates you, and after three rated games it gives you a place on the leaderboard.',
    levels: 'Levels',
    from: 'from {{score}}',
  },
  play: {
    title: 'Moving up starts with a game',
    body: 'Join one, play your best, and the others rate you afterwards.',
    go: 'Find a game',
  },
} as const;

export const community = {
  private: 'Private',
  members: { one: '{{number}} member', other: '{{number}} members' },
  games: 'Games to come',
  noGames: 'No games planned yet.',
  others: 'See other games',
  closed: {
    title: 'Only members see the games',
    body: 'This community is private. Its games are for the people who are in it.',
  },
  notFound: 'Community not found or no longer available',
  failed: 'This community did not load',
} as const;

/** What results say of scores, for operators (product.md#results). */
export const judged = {
  title: 'Scores, judged',
  intro: 'How often the team with the higher mean score won. Results never change a score.',
  failed: 'The figures didn’t load',
  few: {
    one: 'Only {{count}} game with a result so far. From {{least}} on, it says something.',
    other: 'Only {{count}} games with a result so far. From {{least}} on, it says something.',
  },
  won: {
    one: 'The favourite won {{share}} of {{count}} game.',
    other: 'The favourite won {{share}} of {{count}} games.',
  },
  says: 'Scores say more than a coin.',
  silent: 'Scores say hardly more than a coin.',
  apart: 'Scores apart',
  games: 'Games',
  wonHead: 'Favourite won',
  expected: 'Expected',
  between: '{{from}} to {{below}}',
  more: '{{from}} and more',
  share: '{{share}} %',
  nothing: 'none',
} as const;

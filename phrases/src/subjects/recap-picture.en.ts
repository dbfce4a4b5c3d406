/** On the picture of a recap, which the server draws. */
export const recapPicture = {
  players: { one: '{{count}} player', other: '{{count}} players' },
  seeGame: 'See the game, and play the next one',
  joinNext: 'Play along next time: scan and join',
} as const;

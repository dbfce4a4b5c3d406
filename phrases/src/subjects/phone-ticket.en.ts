/** What a ticket says in the wallet app of a phone, besides what the game’s page says. */
export const phoneTicket = {
  when: 'When',
  place: 'Where',
  holder: 'Player',
  team: 'Team',
  organiser: 'Organiser',
  link: 'The game on Rondo',
  cancelled: 'Cancelled',
  givenUp: 'Given up',
} as const;

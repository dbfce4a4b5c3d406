/** Where all games are, and whose clock their times are by. */
export const timeZone = 'Europe/Amsterdam';

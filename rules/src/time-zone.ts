/** The time zone of all games and their times. */
export const timeZone = 'Europe/Amsterdam';

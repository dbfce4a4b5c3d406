/** Calendars that follow one's own games, or a search. */
export const calendars = {
  intro: 'Your games in the calendar you already use. They move when a game moves, and say so when it’s cancelled.',
  own: 'My games',
  ownAbout: 'Games you’re in, games you wait for (marked), and games you host.',
  follow: 'Follow this search',
  followAbout: 'Every game that fits appears in your calendar by itself.',
  searches: 'Searches you follow',
  noSearches: 'Search for games, then choose ‘Follow in your calendar’ below the results.',
  find: 'Search for games',
  make: 'Make a calendar',
  apple: 'Apple Calendar and others',
  google: 'Google Calendar',
  outlook: 'Outlook',
  copy: 'Copy address',
  copied: 'Copied',
  since: 'since {{day}}',
  results: 'See the games',
  remove: 'Remove',
  removeOf: 'Remove the calendar {{name}}',
  removed: 'Calendar removed. Its address stops working within a minute.',
  failed: 'Your calendars can’t be shown right now.',
  private:
    'The address is private: whoever has it can read this calendar. Calendars usually check it every few hours. Remove it here and it stops working.',
  /** In the calendar itself. */
  feed: {
    own: 'Rondo: my games',
    search: 'Rondo: games I follow',
    marks: {
      organised: 'Hosting: ',
      waiting: 'Waiting list: ',
      cancelled: 'Cancelled: ',
    },
    confirmed: 'Confirmed',
    pending: 'Confirmed once enough people have joined',
    waiting: 'You’re on the waiting list',
    cancelled: 'This game was cancelled',
  },
} as const;

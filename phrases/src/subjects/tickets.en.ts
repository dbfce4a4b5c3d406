/** Somebody's own games, each as a ticket. */
export const tickets = {
  joined: 'Joined',
  waiting: 'Waiting',
  hosting: 'Hosting',
  past: 'Past',
  played: '{{joined}} of {{capacity}} were in',
  in: '{{joined}} of {{capacity}} in',
  inLine: { one: '{{count}} waiting', other: '{{count}} waiting' },
  noHosting: 'You’re not hosting a game',
  noHostingBody: 'Create one, or copy an earlier game: it takes a minute.',
  allHosted: 'All games you organise',
  steps: {
    claim: 'Take the spot',
    rate: 'Rate players',
    edit: 'Edit',
    route: 'Route',
    share: 'Share',
    again: 'Host it again',
    find: 'More {{sport}}',
  },
} as const;

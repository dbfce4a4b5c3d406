/** What a ticket shows on the day. */
export const ticketCode = {
  title: 'On the day',
  body: 'Show this to the organiser, who scans it or types the code.',
  picture: 'Your ticket’s code: {{code}}',
} as const;

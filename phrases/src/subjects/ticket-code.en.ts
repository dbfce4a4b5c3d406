/** What a ticket shows on the day. */
export const ticketCode = {
  title: 'On the day',
  body: 'Show this code to the organiser.',
  picture: 'Your ticket’s code: {{code}}',
} as const;

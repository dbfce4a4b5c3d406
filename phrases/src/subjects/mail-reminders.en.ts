/** The mails a day and two hours before a game, and the text below both. */
export const reminderMails = {
  reminder: {
    bring: 'Bring',
    bringThese: 'Sports clothes and a water bottle.',
    chat: 'Group chat',
    openChat: 'Open the chat',
    cannotCome: 'Can’t make it?',
    leave: 'Leave before {{until}} so someone else can play.',
    refund: 'The game changed: leave before {{until}} and get {{amount}} back.',
    refundToFriend: 'The game changed: leave before {{until}} and your friend gets {{amount}} back.',
    offer: 'No refund now, but you can release your spot to the waiting list. Once taken, you get {{amount}} back.',
    offerOfFriend:
      'No refund now, but you can release your spot to the waiting list. Once taken, your friend gets {{amount}} back.',
  },
  gameInADay: {
    subject: '{{game}}: {{when}}',
    body: 'You play {{game}}, and it’s confirmed.',
    button: 'See the game',
  },
  gameInTwoHours: {
    subject: '{{game}} starts at {{time}}',
    body: 'Nearly time for {{game}}. Have a good game!',
    button: 'See the game',
  },
} as const;

/** The mails a day and two hours before a game, and the text below both. */
export const reminderMails = {
  reminder: {
    bring: 'Bring',
    bringThese: 'Sports clothes and a water bottle.',
    chat: 'Group chat',
    openChat: 'Open the chat',
    cannotCome: 'Can’t make it?',
    leave: 'Leave the game before {{until}} so someone else can play. It costs you nothing.',
    refund: 'The game was changed: give up your spot before {{until}} and you’ll get all of it back, {{amount}}.',
    refundToFriend:
      'The game was changed: give up your spot before {{until}} and all of it, {{amount}}, goes back to the friend who paid.',
    offer:
      'A confirmed game is not refunded, but you can release your spot to the waiting list. Once someone takes it, you get back what you paid: {{amount}}.',
    offerOfFriend:
      'A confirmed game is not refunded, but you can release your spot to the waiting list. Once someone takes it, the friend who paid gets {{amount}} back.',
  },
  gameInADay: {
    subject: '{{game}}: {{when}}',
    body: 'You’re playing {{game}}, and it’s confirmed.',
    button: 'See the game',
  },
  gameInTwoHours: {
    subject: '{{game}} starts at {{time}}',
    body: 'It’s nearly time for {{game}}. Have a good game!',
    button: 'See the game',
  },
} as const;

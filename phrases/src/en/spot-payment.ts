export const spotPayment = {
  title: 'Your payment',
  processing: 'Payment is still being processed',
  held: 'That is how long your spot is held for you.',
  timeLeft: 'Time left to pay',
  processingBody: 'As soon as the bank says yes, your spot is booked and we mail {{email}}.',
  goOn: 'Go on paying',
  joined: 'Paid. You are in!',
  joinedBody:
    'Your spot is booked. The mail to {{email}} has the link to your booking: there you see it, and give it up if you can not come.',
  credited: 'Paid, but the spot was gone',
  creditedBody: 'Nothing is lost: {{amount}} is credit of {{email}} now. The mail says how to use it.',
  reviewBody:
    'Something about it is not as we expected, so a person of ours looks into it. If you paid, nothing is lost: do not pay again, we write to {{email}}.',
  failed: 'The payment failed',
  failedBody: 'Your spot is free again. If money left your bank, it comes back by itself, or becomes your credit.',
  expired: 'The time to pay is up',
  expiredBody: 'Your spot is free again. If you pay after all, the money becomes your credit and we mail you.',
  again: 'Try again',
  appTitle: 'Back to the app',
  appBody: 'Your payment goes on in the Rondo app.',
  openApp: 'Open the app',
  stay: 'Go on here',
} as const;

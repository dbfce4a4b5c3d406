/** Mails: `{{name}}` is filled by the server. Each has a subject, paragraphs and, where there is somewhere to go, a button. */
export const mail = {
  greeting: 'Hi {{name}},',
  greetingUnnamed: 'Hi,',
  closing: 'See you on the field,\nRondo',
  footer: 'You get this mail because of something you did on Rondo. Questions? Just reply.',
  unsubscribe: 'No more of these e-mails',
  manage: 'Choose which e-mails you get',
  fallbackLink: 'If the button does not work, open this address:',
  /** Who hides their name from visitors, to a guest. */
  anotherPlayer: 'Another player',
  signUp: {
    subject: 'Confirm your Rondo account',
    body: 'Welcome to Rondo! Confirm that this is your address and you can join your first game. The link works for 24 hours.',
    button: 'Confirm my account',
  },
  accountExists: {
    subject: 'You already have a Rondo account',
    body: 'Somebody, probably you, tried to sign up with this address. You already have an account: just log in.',
    button: 'Log in',
  },
  recovery: {
    subject: 'Choose a new password',
    body: 'Somebody, probably you, asked for a new password for your account. The button below lets you choose one; it works once, for 10 minutes. Was it not you? Then do nothing: your password stays as it is.',
    button: 'Choose a new password',
  },
  guestPassword: {
    subject: 'Set a password for your guest account',
    body: 'Set a password and this is your own Rondo account, with your bookings and all credit that is kept for you. The button below works once, for 10 minutes. Was it not you? Then do nothing: nothing changes.',
    button: 'Set a password',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    body: 'You have a new password, and your other devices have been logged out. Was it not you? Then choose another one right away with the button below.',
    button: 'Choose a new password',
  },
  waysInLeft: {
    subject: 'Your password has been changed',
    body: 'You have a new password, and all devices have been logged out. These still open your account too: {{ways}}. Is there one you do not know? Remove it with the button below. Was it not you who changed the password? Then choose another one right away, and remove them all.',
    button: 'Look at my ways to log in',
  },
  confirmAddress: {
    subject: 'Confirm your new e-mail address',
    body: 'You want to use this address for your Rondo account. Confirm that it is yours; until then the old one stays. The link works once, for 24 hours. Was it not you? Then do nothing: nothing changes.',
    button: 'Use this address',
  },
  confirmOwnAddress: {
    subject: 'Does this address work?',
    body: 'Mails from Rondo to this address came back, so we stopped most of them. Press the button and we write to you again. The link works once, for 24 hours. Was it not you? Then do nothing: nothing changes.',
    button: 'This address works',
  },
  addressTaken: {
    subject: 'You already have a Rondo account',
    body: 'Somebody, probably you, wanted to use this address for another Rondo account. This address already has one, so nothing changes.',
    button: 'Go to my account',
  },
  addressAsked: {
    subject: 'Your account is about to get another e-mail address',
    body: 'Somebody, probably you, asked to use {{email}} for your Rondo account. It changes once that address is confirmed. Was it not you? Then change your password with the button below: that takes it back.',
    button: 'Change my password',
  },
  addressChanged: {
    subject: 'Your account has another e-mail address',
    body: 'Your Rondo account now uses {{email}}: log in with that address. This is the last mail to the old one. Was it not you? Then reply to this mail right away.',
    button: 'Log in',
  },
  accountDeleted: {
    subject: 'Your Rondo account has been deleted',
    body: 'Your account is gone, as you asked, and this is our last mail. Games you played and payments stay in our books without your name. You are always welcome to sign up again.',
    button: 'Go to Rondo',
  },
  googleLinked: {
    subject: 'Google now opens your account',
    body: 'From now on you can log in to Rondo with your Google account. Was it not you? Then log in, unlink Google in your settings and choose another password.',
    button: 'Go to my settings',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    body: 'From now on you can log in to Rondo with the passkey “{{passkey}}”. Was it not you? Then log in, remove it in your settings and choose another password.',
    button: 'Go to my settings',
  },
  gameConfirmed: {
    subject: '{{game}} is on!',
    body: 'Enough players have joined: {{game}} is confirmed. {{when}}, {{where}}. Bring a sports outfit and a water bottle.',
    button: 'See the game',
  },
  gameCancelled: {
    subject: '{{game}} is cancelled',
    body: '{{game}} on {{when}} did not get enough players and is cancelled.',
    button: 'Find another game',
  },
  gameCancelledRefund: {
    subject: '{{game}} is cancelled, your money is back',
    body: '{{game}} on {{when}} did not get enough players and is cancelled. You get 100 % back: {{amount}} is in your wallet now.',
    button: 'See my wallet',
  },
  gameCancelledByPerson: {
    subject: '{{game}} is cancelled',
    body: '{{game}} on {{when}} is cancelled by its organiser. {{note}}',
    button: 'Find another game',
  },
  gameCancelledByPersonRefund: {
    subject: '{{game}} is cancelled, your money is back',
    body: '{{game}} on {{when}} is cancelled by its organiser. {{note}} You get 100 % back: {{amount}} is in your wallet now.',
    button: 'See my wallet',
  },
  gameCancelledByRondo: {
    subject: '{{game}} is cancelled',
    body: '{{game}} on {{when}} is cancelled by Rondo. {{note}}',
    button: 'Find another game',
  },
  gameCancelledByRondoRefund: {
    subject: '{{game}} is cancelled, your money is back',
    body: '{{game}} on {{when}} is cancelled by Rondo. {{note}} You get 100 % back: {{amount}} is in your wallet now.',
    button: 'See my wallet',
  },
  gameChanged: {
    subject: '{{game}} has changed',
    body: '{{game}} has changed. {{changes}}',
    button: 'See the game',
    time: 'It now starts on {{when}} and takes {{duration}}; it was {{before}}.',
    place: 'It is now played at {{where}}; it was {{before}}.',
    price: 'Who joins from now on pays {{price}}. What you have paid stays as it is.',
    free: 'It is free now.',
    paidBack: 'What you paid, {{amount}}, is back in your wallet. Your spot stays as it is.',
    keptForGuest:
      'What you paid, {{amount}}, is kept for you as credit: set a password for your account and it is in your wallet. Your spot stays as it is.',
    refund: 'If that does not suit you, you get 100 % of your money back until {{until}}.',
  },
  topUpPaid: {
    subject: '{{amount}} added to your wallet',
    body: 'Your payment arrived: {{amount}} was added to your wallet. The transaction fee was {{fee}}.',
    button: 'See my wallet',
  },
  latePayment: {
    subject: 'Your late payment arrived: {{amount}} in your wallet',
    body: 'Your payment arrived after its time was up. Nothing is lost: {{amount}} was added to your wallet.',
    button: 'See my wallet',
  },
  promoted: {
    subject: 'You are in: {{game}}',
    body: 'A spot opened and it is yours. You play in {{game}}: {{when}}, {{where}}.',
    button: 'See the game',
  },
  spotOffered: {
    subject: '{{game}}: a spot is kept for you',
    body: 'A spot opened in {{game}} ({{when}}, {{where}}) and you are first in line. It is kept for you until {{until}}: pay {{price}} and it is yours. After that it goes to the next in line.',
    button: 'Take the spot',
  },
  spotOpen: {
    subject: '{{game}}: there is a spot',
    body: 'A spot opened in {{game}} ({{when}}, {{where}}). It starts soon, so everyone who waits gets this mail: the first to pay {{price}} plays.',
    button: 'Take the spot',
  },
  booking: {
    subject: 'You are in: {{game}}',
    body: 'Your spot in {{game}} is booked: {{when}}, {{where}}. By the button below you see your booking, and give it up if you can not come.',
    button: 'My booking',
  },
  bookingUnproved: {
    subject: 'Confirm your spot in {{game}}',
    body: 'A spot in {{game}} is yours: {{when}}, {{where}}. Open your booking by the button below before {{until}}, and it stays yours; until then it does not count for the game to be on. Was this not you? Then do nothing: the spot opens again by itself.',
    button: 'Confirm my spot',
  },
  bookingPaid: {
    subject: 'You are in: {{game}}',
    body: 'Your payment of {{amount}} arrived and your spot in {{game}} is booked: {{when}}, {{where}}. By the button below you see your booking, and give it up if you can not come.',
    button: 'My booking',
  },
  friendPaid: {
    subject: '{{friend}} has a spot for you: {{game}}',
    body: '{{friend}} paid for your spot in {{game}}: {{when}}, {{where}}. Can’t you come? Decline by the button below, in time: then whoever paid gets back what the refund policy says.',
    button: 'See my spot',
  },
  friendDeclined: {
    subject: '{{friend}} can not come to {{game}}',
    body: '{{friend}} gave up the spot in {{game}} that you paid for. By the refund policy {{amount}} came back to you.',
    button: 'See the game',
  },
  spotGivenUp: {
    subject: 'Your spot in {{game}} is gone',
    body: '{{friend}}, who paid for your spot in {{game}} on {{when}}, gave it up. If you still want to play, you can join the game yourself.',
    button: 'See the game',
  },
  handOverOffered: {
    subject: '{{friend}} offers you a spot: {{game}}',
    body: '{{friend}} can not come to {{game}} ({{when}}, {{where}}) and offers you the spot. You pay the price of the moment, now {{price}}, from your balance. Log in, or sign up with this address, to take it or to decline.',
    button: 'See the spot',
  },
  handOverTaken: {
    subject: 'Your spot in {{game}} has been taken over',
    body: '{{friend}} took over the spot in {{game}} on {{when}}. Everything that was paid for it, {{amount}}, went back to who paid.',
    button: 'See the game',
  },
  handOverDeclined: {
    subject: '{{friend}} does not take your spot in {{game}}',
    body: '{{friend}} declined your spot in {{game}} on {{when}}. It is still yours: you can offer it to somebody else.',
    button: 'See the game',
  },
  creditWaiting: {
    subject: 'Your {{amount}} is waiting for you',
    body: 'Your payment for {{game}} arrived, but there was no spot for it any more. Nothing is lost: {{amount}} is kept for you as credit. Set a password for your account and it is in your wallet.',
    button: 'Set a password',
  },
  gameCancelledGuest: {
    subject: '{{game}} is cancelled, your money is kept for you',
    body: '{{game}} on {{when}} is cancelled. {{note}} You get 100 % back: {{amount}} is kept for you as credit. Set a password for your account and it is in your wallet.',
    button: 'Set a password',
  },
  signedUp: {
    subject: 'You are in: {{game}}',
    body: 'Your spot in {{game}} is booked: {{when}}, {{where}}. Bring a sports outfit and a water bottle.',
    button: 'See the game',
  },
  paymentConfirmed: {
    subject: 'Paid: {{game}}',
    body: 'Your payment of {{amount}} arrived and your spot in {{game}} is booked: {{when}}, {{where}}. The receipt is in your wallet.',
    button: 'See the game',
  },
  spotLapsed: {
    subject: 'Your offer for {{game}} has passed',
    body: 'The time to take the spot in {{game}} on {{when}} is over; it went to the next in line. You can put yourself on the waiting list again.',
    button: 'See the game',
  },
  spotWithdrawn: {
    subject: '{{game}}: the spot is not free after all',
    body: 'The player whose spot in {{game}} on {{when}} was kept for you comes after all. You are in line as before, and we tell you of the next spot.',
    button: 'See the game',
  },
  matchBelowMinimum: {
    subject: '{{game}} has too few players',
    body: 'Somebody left {{game}} on {{when}}, and it fell below its minimum. It stays confirmed: invite somebody, or decide whether it goes on.',
    button: 'See the game',
  },
  afterMatchRating: {
    subject: 'How was {{game}}?',
    body: 'Rate who you played with in {{game}}. It takes a minute, and it keeps the teams of the next game fair.',
    button: 'Rate your game',
  },
  communityApproved: {
    subject: 'Welcome to {{community}}',
    body: 'Your request was approved: you are a member of {{community}} now. {{note}}',
    button: 'See the community',
  },
  communityDenied: {
    subject: 'Your request to join {{community}}',
    body: 'Your request to join {{community}} was not approved. {{note}}',
    button: 'See the community',
  },
  newsletterAsked: {
    subject: 'Do you want our newsletter?',
    body: 'Somebody, probably you, left this address for the Rondo newsletter. Confirm it and you are on the list; the link works once, for 24 hours. Was it not you? Then do nothing: you get no newsletter.',
    button: 'Yes, I want the newsletter',
  },
  newsletterWelcome: {
    subject: 'Welcome to the Rondo newsletter',
    body: 'You are on the list: now and then you hear from us about new places to play and tournaments. You can stop at any time with the link below.',
    button: 'See all games',
  },
  digest: {
    subject: '{{count}} things from Rondo',
    body: 'A few things happened at once, so here they are in one e-mail:',
    button: 'See all of it',
  },
} as const;

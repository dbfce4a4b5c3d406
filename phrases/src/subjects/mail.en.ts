import { enquiryMails } from './mail-enquiries.en.ts';
import { reminderMails } from './mail-reminders.en.ts';

/** Mails, in which the server fills in `{{name}}`. Each has a subject, paragraphs and, if it leads anywhere, a button. */
export const mail = {
  greeting: 'Hi {{name}},',
  greetingUnnamed: 'Hi,',
  closing: 'See you on the field,\nRondo',
  footer: 'You’re getting this email because of something you did on Rondo.',
  footerNewsletter: 'You’re getting this email because you asked for Rondo’s newsletter.',
  /** In the footer, if somebody reads the replies. */
  footerReply: 'Questions? Just reply.',
  unsubscribe: 'Unsubscribe from these emails',
  manage: 'Choose which emails you get',
  fallbackLink: 'If the button doesn’t work, open this link:',
  /** Labels of the facts below the message. */
  facts: { when: 'When', where: 'Where', route: 'Show the route', host: 'Organiser', paid: 'Paid' },
  others: 'Games you could join instead',
  /** For the money that is kept for a guest. */
  kept: { label: 'Your money', choose: 'Choose what happens with it' },
  /** In a mail to a guest: a player who hides their name from visitors. */
  anotherPlayer: 'Another player',
  /** What was paid, in a sentence. */
  paidFromWallet: '{{amount}} from your wallet',
  paidThroughProvider: '{{amount}} + {{fee}} transaction fee = {{total}}',
  signUp: {
    subject: 'Confirm your Rondo account',
    body: 'Welcome to Rondo! Confirm your email address and you’re ready to play. The link works for 24 hours.',
    button: 'Confirm my account',
  },
  accountExists: {
    subject: 'You already have a Rondo account',
    body: 'Someone, probably you, tried to sign up with this email address. You already have an account: just log in.',
    button: 'Log in',
  },
  recovery: {
    subject: 'Choose a new password',
    body: 'Someone, probably you, asked for a new password for your account. Choose one with the button below; it works once, for 10 minutes. If this wasn’t you, you can ignore this email: your password stays the same.',
    button: 'Choose a new password',
  },
  guestPassword: {
    subject: 'Set a password for your guest account',
    body: 'Set a password and you have your own Rondo account, with your bookings and all your credit. The button below works once, for 10 minutes. If this wasn’t you, you can ignore this email: nothing changes.',
    button: 'Set a password',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    body: 'You have a new password, and your other devices have been logged out. Wasn’t this you? Choose another password right away with the button below.',
    button: 'Choose a new password',
  },
  waysInLeft: {
    subject: 'Your password has been changed',
    body: 'You have a new password, and all devices have been logged out. You can still log in with these too: {{ways}}. See one you don’t recognise? Remove it with the button below. Didn’t change the password yourself? Choose another one right away, and remove them all.',
    button: 'Review my ways to log in',
  },
  confirmAddress: {
    subject: 'Confirm your new email address',
    body: 'Confirm that you want to use this email address for your Rondo account. Until then your old one stays. The link works once, for 24 hours. If this wasn’t you, you can ignore this email: nothing changes.',
    button: 'Use this address',
  },
  confirmOwnAddress: {
    subject: 'Does this email address work?',
    body: 'Emails from Rondo to this address came back or were marked as spam, so we stopped sending most of them. Press the button to get them again. The link works once, for 24 hours. If this wasn’t you, you can ignore this email: nothing changes.',
    button: 'This address works',
  },
  addressTaken: {
    subject: 'You already have a Rondo account',
    body: 'Someone, probably you, tried to use this email address for another Rondo account. It already has one, so nothing changes.',
    button: 'Go to my account',
  },
  addressAsked: {
    subject: 'Your email address is about to change',
    body: 'Someone, probably you, asked to use {{email}} for your Rondo account. It changes once that address is confirmed. Wasn’t this you? Change your password with the button below: that cancels it.',
    button: 'Change my password',
  },
  addressChanged: {
    subject: 'Your email address has changed',
    body: 'Your Rondo account now uses {{email}}: log in with that address. This is the last email to your old address. Wasn’t this you? Reply to this email right away.',
    button: 'Log in',
  },
  addressNew: {
    subject: 'This is your Rondo address now',
    body: 'Your Rondo account now uses {{email}}: log in with it. Your old address has been told as well.',
    button: 'Go to my settings',
  },
  addressTakenAway: {
    subject: 'Your email address has changed',
    body: 'We have given a Rondo account that used this address another one. This is the last email about it to this address. Is the account yours, and is this wrong? Reply to this email right away.',
    button: 'Contact us',
  },
  addressCorrected: {
    subject: 'This is your Rondo address now',
    body: 'We have changed the address of your Rondo account to {{email}}. To be sure that only you get in, your old password no longer works, and neither do Google, passkeys and calendars that were linked. Ask for a link to this address to set a new password.',
    button: 'Set a new password',
  },
  nameCorrected: {
    subject: 'Your name on Rondo has been corrected',
    body: 'Rondo now shows you as {{name}}. Isn’t that right? Reply to this email, and someone looks at it again. The reason: {{reason}}',
    button: 'Contact us',
  },
  roleChanged: {
    subject: 'Your role on Rondo has changed',
    body: 'An admin has changed what you are on Rondo: {{role}}. You may have to log in again. Have questions, or didn’t expect this? Just reply.',
    button: 'Log in',
    roles: {
      player: 'player',
      organiser: 'organiser',
      freelance: 'organiser, as a freelancer who is paid for the games Rondo gives you',
      volunteer: 'organiser, as a volunteer who isn’t paid',
      admin: 'admin',
    },
  },
  sessionsEnded: {
    subject: 'You’ve been logged out elsewhere',
    body: 'Your other devices have been logged out of Rondo. Wasn’t this you? Choose another password right away with the button below.',
    button: 'Choose a new password',
  },
  wayInRemoved: {
    subject: 'A way to log in was removed',
    body: 'From now on this no longer logs you in to Rondo: {{ways}}. Wasn’t this you? Log in, look at what’s left in your settings and choose another password.',
    google: 'Google',
    button: 'Go to my settings',
  },
  banned: {
    subject: 'Your Rondo account has been closed',
    body: 'Rondo has closed your account: you can’t log in or book any more. {{games}} What’s in your wallet stays yours; write to us and we’ll pay it out. Do you think this is wrong, or do you want to know why? Reply to this email or write to {{words}}. Someone looks at it again, and you’ll get an answer.',
    out: 'You were taken out of your games to come, {{count}} in all, and whoever paid for them got 100 % back.',
    button: 'Contact us',
  },
  banLifted: {
    subject: 'Your Rondo account is open again',
    body: 'You can log in and book again. The spots you had don’t come back by themselves: join again where there’s room.',
    button: 'Log in',
  },
  accountDeleted: {
    subject: 'Your Rondo account has been deleted',
    body: 'Your account has been deleted, as you asked, and this is our last email. Games you played and payments stay in our books without your name. You’re always welcome to sign up again.',
    button: 'Go to Rondo',
  },
  googleLinked: {
    subject: 'You can now log in with Google',
    body: 'From now on you can log in to Rondo with your Google account. Wasn’t this you? Log in, unlink Google in your settings and choose another password.',
    button: 'Go to my settings',
  },
  passkeyAdded: {
    subject: 'A passkey was added to your account',
    body: 'From now on you can log in to Rondo with the passkey “{{passkey}}”. Wasn’t this you? Log in, remove it in your settings and choose another password.',
    button: 'Go to my settings',
  },
  gameConfirmed: {
    subject: '{{game}} is confirmed!',
    body: 'Enough players have joined: {{game}} is confirmed. Bring your sports clothes and a water bottle.',
    button: 'See the game',
  },
  ...reminderMails,
  gameCancelled: {
    subject: '{{game}} is cancelled',
    body: '{{game}} on {{when}} didn’t get enough players and is cancelled.',
    button: 'Find another game',
  },
  gameCancelledRefund: {
    subject: '{{game}} is cancelled, your money is back',
    body: '{{game}} on {{when}} didn’t get enough players and is cancelled. You get 100 % back: {{back}}',
    button: 'See my wallet',
  },
  gameCancelledByPerson: {
    subject: '{{game}} is cancelled',
    body: 'The organiser has cancelled {{game}} on {{when}}. {{note}}',
    button: 'Find another game',
  },
  gameCancelledByPersonRefund: {
    subject: '{{game}} is cancelled, your money is back',
    body: 'The organiser has cancelled {{game}} on {{when}}. {{note}} You get 100 % back: {{back}}',
    button: 'See my wallet',
  },
  gameCancelledByRondo: {
    subject: '{{game}} is cancelled',
    body: 'Rondo has cancelled {{game}} on {{when}}. {{note}}',
    button: 'Find another game',
  },
  gameCancelledByRondoRefund: {
    subject: '{{game}} is cancelled, your money is back',
    body: 'Rondo has cancelled {{game}} on {{when}}. {{note}} You get 100 % back: {{back}}',
    button: 'See my wallet',
  },
  gameChanged: {
    subject: '{{game}} has changed',
    body: '{{game}} has changed. {{changes}}',
    button: 'See the game',
  },
  topUpPaid: {
    subject: '{{amount}} added to your wallet',
    body: 'Your payment arrived: {{amount}} was added to your wallet. {{fee}} {{settled}}',
    fee: 'The transaction fee was {{amount}}.',
    settled: 'Of it, {{amount}} settled what was still open after an earlier payment of yours was taken back.',
    button: 'See my wallet',
  },
  latePayment: {
    subject: 'Your late payment arrived: {{amount}} in your wallet',
    body: 'Your payment arrived too late. Nothing is lost: {{amount}} was added to your wallet. {{settled}}',
    button: 'See my wallet',
  },
  paymentReturned: {
    subject: 'Your payment of {{amount}} goes back to you',
    body: '{{why}} The {{amount}}, transaction fee included, goes back the way you paid; with some banks that takes a few days.',
    inGame: 'You’re in {{game}}, and you weren’t charged twice: you had your spot already when this payment arrived.',
    replaced: 'You had started another payment for {{game}}, so this one got you no spot.',
    outOfGame: 'You were taken out of {{game}} before this payment arrived, so it got you no spot.',
    button: 'See the game',
  },
  payoutSent: {
    subject: 'You’ve been paid {{amount}}',
    body: 'Thanks for organising! {{amount}} has left for your account {{iban}}. This is what it’s for:',
    button: 'See my statement',
  },
  paidInYear: {
    subject: 'What we paid you in {{year}}: {{amount}}',
    body: 'In {{year}} we paid you {{amount}} for organising. We report what we pay freelancers to the tax office by person and year, so keep this for your own return. Each game and payout is in your statement, which you can take along as a file.',
    button: 'See my statement',
  },
  bankDetailsWanted: {
    subject: 'We owe you {{amount}}, and don’t know your account',
    body: 'You earned {{amount}} with games that you organised, and we have no bank account to pay it to. Enter it once, and each payout after that goes there.',
    button: 'Enter my bank account',
  },
  bankDetailsChanged: {
    subject: 'Your bank details have changed',
    body: 'From now on your pay goes to {{iban}} of {{words}}, from {{when}} at the earliest, so that there’s time to say no. Wasn’t this you? Change your password right away, enter your own account again and reply to this email.',
    button: 'Check my bank details',
  },
  adminMade: {
    subject: '{{friend}} is an admin of Rondo now',
    body: '{{who}} made {{friend}} an admin. {{what}} If that isn’t right, take the role away again: every admin can, at any time.',
    someone: 'Until {{until}} they decide about no money and no admins.',
    server: 'A command on the server',
    button: 'See who it is',
  },
  chargedBack: {
    subject: 'A payment of {{amount}} by {{friend}} was taken back',
    body: '{{friend}} has {{amount}} back: charged back, disputed, or refunded at the provider. The wallet gave {{paid}} of it; {{owed}} stands as owed, and until that’s settled the wallet pays nothing. Spots already paid stay theirs unless you take them out. {{what}}',
    some: 'Bought since that payment came:',
    none: 'Nothing that was bought since that payment is still there.',
    pass: 'Pass',
    button: 'See the person',
  },
  paymentTakenBack: {
    subject: 'Your payment of {{amount}} was taken back',
    body: 'You have your payment of {{amount}} back: your bank took it back, or it was refunded to you there. {{paid}} {{owed}} The spots you have stay yours.',
    taken: 'So {{amount}} has left your wallet.',
    open: '{{amount}} is still open. Until that’s settled, your wallet can’t pay. Top up, and it’s settled first; the rest becomes credit. Not what you meant? Reply to this email.',
    openOfGuest: '{{amount}} is still open. Reply to this email, and we’ll settle it together.',
    button: 'See how it stands',
  },
  chargeBackWon: {
    subject: 'Your payment of {{amount}} counts again',
    body: 'Your bank undid the charge-back of your payment, so {{amount}} counts as paid again: it settled what was open, and the rest is your credit. {{owed}}',
    open: '{{amount}} is still open.',
    button: 'See how it stands',
  },
  refundFailed: {
    subject: 'Your refund of {{amount}} didn’t arrive',
    body: 'We sent you {{amount}} back, and your bank didn’t take it: the account or card may be closed. {{where}} Would you rather have it in a bank account? Reply to this email with its IBAN and the holder’s name.',
    kept: 'So we’re keeping it for you.',
    credit: 'So it’s in your wallet, as credit.',
    button: 'See how it stands',
  },
  refundCameBack: {
    subject: 'A refund of {{amount}} to {{friend}} failed',
    body: 'The payment provider couldn’t send {{friend}} {{amount}} back. It’s theirs again, and they know. Try it again, pay it to a bank account they give you, or leave it where it is.',
    button: 'Decide',
  },
  owedEnded: {
    subject: 'Nothing is open any more',
    body: 'The {{amount}} that was still open after a payment of yours was taken back is closed, and your wallet can pay again. The reason: {{reason}}',
    button: 'See how it stands',
  },
  payoutReturned: {
    subject: 'Your payment of {{amount}} came back',
    body: 'Our payment of {{amount}} to your account {{iban}} was returned. {{reason}} Nothing is lost: it’s part of your next payout. Please check your bank details before then.',
    button: 'Check my bank details',
  },
  payoutUndone: {
    subject: 'A correction about your payment of {{amount}}',
    body: 'What we last wrote about our payment of {{amount}} to your account {{iban}} was a mistake of ours. Your pay page says how it stands; we’ll write again once the bank has spoken.',
    button: 'See my pay',
  },
  documentSent: {
    subject: '{{title}}',
    body: '{{title}} is attached to this email as a PDF. You’ll find it online as well.',
    button: 'See it online',
  },
  refundAccount: {
    subject: '{{amount}} goes to your bank account',
    body: 'What we keep for you can’t go back the way you paid any more, so our next payout sends {{amount}} to {{iban}} of {{words}}. Wasn’t it you who gave us this account? Reply to this email right away.',
    button: 'See how it stands',
  },
  refundSent: {
    subject: '{{amount}} is on its way to your bank',
    body: 'What we kept for you, {{amount}}, has left for your account {{iban}}.',
    button: 'See how it stands',
  },
  refundReturned: {
    subject: 'Your {{amount}} came back',
    body: 'Our payment of {{amount}} to your account {{iban}} was returned. {{reason}} {{next}}',
    kept: 'Nothing is lost: we keep it for you. Reply to this email with the account we should pay it to.',
    credit: 'Nothing is lost: it’s credit in your wallet now.',
    button: 'See how it stands',
  },
  refundUndone: {
    subject: 'A correction about your {{amount}}',
    body: 'What we last wrote about our payment of {{amount}} to your account {{iban}} was a mistake of ours. We’ll write again once the bank has spoken.',
    button: 'See how it stands',
  },
  accountUnused: {
    subject: 'Your Rondo account will be deleted on {{until}}',
    body: 'Your account was last used on {{when}}. We keep an account that nobody uses for three years, so it will be deleted on {{until}}, with what we know about you. {{what}} Log in before then and everything stays as it is. No password? Where you log in, you can ask for a link to set one.',
    money: 'There’s {{amount}} in it, which stays yours: the account isn’t deleted as long as that’s there.',
    button: 'Log in and keep it',
  },
  accountHeld: {
    subject: 'Your Rondo account hasn’t been used for a long time',
    body: 'Your account was last used on {{when}}. We haven’t deleted it, because {{why}}. Log in to use it, or reply to this email if you want it settled and the account deleted. We’ll write again in a year.',
    money: 'there’s {{amount}} of yours in it',
    open: 'something about it isn’t settled yet',
    button: 'Log in',
  },
  passEndsSoon: {
    subject: 'Your pass for {{game}} ends soon',
    body: 'Games left on your pass: {{count}}. It ends on {{until}}. After that {{amount}} goes to your wallet for what you haven’t played.',
    button: 'See my pass',
  },
  passEnded: {
    subject: 'Your pass for {{game}} has ended',
    body: '{{why}} For the games you hadn’t played, {{amount}} is in your wallet now.',
    expired: 'You bought your pass a year ago, so it has ended.',
    season_over: 'There are no more games to come, so your pass has ended.',
    button: 'See my wallet',
  },
  balanceCorrected: {
    subject: 'Your balance was corrected: {{amount}}',
    body: 'We put something right in your wallet: {{amount}}. The reason: {{reason}}',
    button: 'See my wallet',
  },
  topUpPaidBack: {
    subject: 'We’re paying you back {{amount}}',
    body: '{{amount}} has left your wallet and goes back the way you paid it. It’s with you in a few days. The reason: {{reason}}',
    button: 'See my wallet',
  },
  giftTakenBack: {
    subject: 'A gift of {{amount}} has ended',
    body: 'The promocode it came from has ended, so {{amount}} that you hadn’t used has left your wallet. What you used stays yours. The reason: {{reason}}',
    button: 'See my wallet',
  },
  payCorrected: {
    subject: 'Your pay was corrected: {{amount}}',
    body: 'We put something right in what we owe you as an organiser: {{amount}}. The reason: {{reason}}',
    button: 'See my statement',
  },
  promoted: {
    subject: 'You’re in: {{game}}',
    body: 'A spot opened and it’s yours: you’re playing in {{game}}. {{paid}}',
    paid: 'We paid {{amount}} from your wallet, as you agreed.',
    button: 'See the game',
  },
  spotOffered: {
    subject: '{{game}}: we’re holding a spot for you',
    body: 'A spot opened in {{game}} and you’re first on the waiting list. We’re holding it for you until {{until}}: pay {{price}} and it’s yours. After that it goes to the next player.',
    button: 'Take the spot',
  },
  spotOpen: {
    subject: '{{game}}: a spot opened',
    body: 'A spot opened in {{game}}. It starts soon, so everyone on the waiting list gets this email: the first to pay {{price}} plays.',
    button: 'Take the spot',
  },
  booking: {
    subject: 'You’re in: {{game}}',
    body: 'Your spot in {{game}} is booked. {{givingUp}}',
    button: 'My booking',
  },
  bookingUnproved: {
    subject: 'Confirm your spot in {{game}}',
    body: 'You have a spot in {{game}}. Open your booking with the button below before {{until}} to keep it; until then it doesn’t count towards confirming the game. If this wasn’t you, you can ignore this email: the spot will open again.',
    button: 'Confirm my spot',
  },
  bookingPaid: {
    subject: 'You’re in: {{game}}',
    body: 'Your payment arrived and your spot in {{game}} is booked. {{givingUp}} Its receipt is on the page of your booking within a minute.',
    button: 'My booking',
  },
  friendPaid: {
    subject: '{{friend}} has a spot for you: {{game}}',
    body: '{{friend}} paid for your spot in {{game}}. Can’t make it? Decline in time with the button below, and whoever paid gets a refund under the refund policy.',
    button: 'See my spot',
  },
  friendDeclined: {
    subject: '{{friend}} can’t make it to {{game}}',
    body: '{{friend}} gave up the spot in {{game}} that you paid for. Under the refund policy you got {{amount}} back.',
    button: 'See the game',
  },
  spotGivenUp: {
    subject: 'Your spot in {{game}} is gone',
    body: '{{friend}}, who paid for your spot in {{game}} on {{when}}, gave it up. If you still want to play, you can join the game yourself.',
    button: 'See the game',
  },
  spotReleased: {
    subject: 'Your spot in {{game}} is released to the waiting list',
    body: '{{friend}}, who paid for your spot in {{game}}, released it to the waiting list. You’re in until someone takes it. Want to play? Keep your spot with the button below.',
    button: 'See my spot',
  },
  handOverOffered: {
    subject: '{{friend}} offers you a spot: {{game}}',
    body: '{{friend}} can’t make it to {{game}} and offers you the spot. You pay the current price, now {{price}}, from your balance. Log in, or sign up with this email address, to take it or decline it.',
    button: 'See the spot',
  },
  handOverTaken: {
    subject: 'Your spot in {{game}} has been taken over',
    body: '{{friend}} took over the spot in {{game}} on {{when}}. The {{amount}} paid for it went back to whoever paid.',
    button: 'See the game',
  },
  takenOut: {
    subject: 'You’re no longer in {{game}}',
    body: '{{who}} took you out of {{game}} on {{when}}. The reason: {{reason}} {{back}} You can’t join this game again, unless you’re let back in. Don’t agree? Just reply to this email.',
    by: { organiser: 'The organiser', rondo: 'Rondo' },
    back: {
      player: 'You get 100 % back: {{amount}} is in your wallet now.',
      guest:
        'You get 100 % back: we’re keeping {{amount}} for you. Have it back the way you paid, or keep it as credit: you choose with one press.',
      pass: 'The game is on your pass again.',
      payer: '{{friend}}, who paid for you, gets {{amount}} back.',
    },
    button: 'See the game',
  },
  friendTakenOut: {
    subject: '{{friend}} is no longer in {{game}}',
    body: '{{friend}}, whose spot in {{game}} on {{when}} you paid for, was taken out of it. You get 100 % back: {{amount}}.',
    button: 'See my credit',
  },
  playerTakenOut: {
    subject: '{{friend}} is no longer in {{game}}',
    body: '{{friend}} was taken out of {{game}} on {{when}}, by Rondo or by a co-organiser of yours, and got 100 % back. {{note}} The spot goes to whoever waits.',
    button: 'See the game',
  },
  letBackIn: {
    subject: 'You can join {{game}} again',
    body: 'You may join {{game}} again. You have no spot yet: take one while there are any.',
    button: 'See the game',
  },
  spotPaidBack: {
    subject: 'You got {{amount}} back for {{game}}',
    body: 'We paid back {{amount}} of what you paid for {{game}}. The reason: {{reason}} {{back}}',
    where: {
      player: 'It’s in your wallet now.',
      guest:
        'We’re keeping it for you: have it back the way you paid, or keep it as credit. You choose with one press.',
    },
    button: 'See my credit',
  },
  handOverDeclined: {
    subject: '{{friend}} declined your spot in {{game}}',
    body: '{{friend}} declined your spot in {{game}} on {{when}}. It’s still yours: you can offer it to someone else.',
    button: 'See the game',
  },
  creditWaiting: {
    subject: 'Your {{amount}} is waiting for you',
    body: 'Your payment for {{game}} arrived, but the spot was gone. Nothing is lost: we’re keeping {{amount}} for you. Have it back the way you paid, or keep it as credit: you choose with one press.',
    button: 'Choose what happens with it',
  },
  gameCancelledGuest: {
    subject: '{{game}} is cancelled, you get your money back',
    body: '{{game}} on {{when}} is cancelled. {{note}} You get 100 % back: we’re keeping {{amount}} for you. Have it back the way you paid, or keep it as credit: you choose with one press.',
    button: 'Choose what happens with it',
  },
  signedUp: {
    subject: 'You’re in: {{game}}',
    body: 'Your spot in {{game}} is booked. Bring your sports clothes and a water bottle.',
    button: 'See the game',
  },
  paymentConfirmed: {
    subject: 'You’re in: {{game}}',
    body: 'Your spot in {{game}} is booked. The receipt is in your wallet.',
    button: 'See the game',
  },
  spotLapsed: {
    subject: 'Your offer for {{game}} has expired',
    body: 'The time to take the spot in {{game}} on {{when}} is up; it went to the next player. You can join the waiting list again.',
    button: 'See the game',
  },
  spotWithdrawn: {
    subject: '{{game}}: the spot isn’t free after all',
    body: 'The player is keeping the spot in {{game}} on {{when}} after all. You have your place on the waiting list back, and we’ll tell you about the next spot.',
    button: 'See the game',
  },
  matchBelowMinimum: {
    subject: '{{game}} has too few players',
    body: 'Someone left {{game}}, and it dropped below its minimum. It stays confirmed: invite players, or decide whether to cancel it.',
    button: 'See the game',
  },
  extremeRain: {
    subject: 'Extreme rain is forecast for {{game}}',
    body: 'More rain is forecast for {{game}} on {{when}} than is safe to play in. It can be moved to another time or place, or cancelled: then everyone gets 100 % back. Once the forecast is better, there’s nothing to do.',
    button: 'See the game',
  },
  matchGiven: {
    subject: '{{game}} is yours to organise',
    body: 'Rondo put {{game}} into your hands. Players now turn to you, and you can edit or cancel it. What it costs stays as it is.',
    button: 'See the game',
  },
  coOrganiserNamed: {
    subject: '{{friend}} wants your help with {{game}}',
    body: '{{friend}} made you a co-organiser of {{game}}. {{series}} Its page shows what you can do. You can step back there at any time.',
    series: 'That goes for {{count}} more games of its series.',
    button: 'See the game',
  },
  coOrganiserLeft: {
    subject: '{{friend}} stepped back from {{game}}',
    body: '{{friend}} is no longer a co-organiser of {{game}}.',
    button: 'See the game',
  },
  matchMessage: {
    subject: '{{game}}: a message from {{friend}}',
    body: '{{friend}}, who leads {{game}}, writes: “{{words}}”',
    button: 'See the game',
  },
  communityMessage: {
    subject: '{{community}}: a message from {{friend}}',
    body: '{{friend}}, who leads {{community}}, writes to all members: “{{words}}”',
    button: 'See the community',
  },
  messageReported: {
    subject: 'A message was reported',
    body: 'Someone reported this message: “{{words}}”. Please decide whether it stays.',
    button: 'Decide',
  },
  matchInvited: {
    subject: 'Coming to {{game}}?',
    body: 'Someone you’ve played with invites you to {{game}}. There’s a spot left. You get this because you switched on invitations by email.',
    button: 'See the game',
  },
  groupInvited: {
    subject: 'Playing {{game}} together?',
    body: 'Someone you’ve played with keeps a spot for you in {{game}}, for half an hour. Each pays their own. You get this because you switched on invitations by email.',
    button: 'See the game',
  },
  groupComplete: {
    subject: 'You’re all in: {{game}}',
    body: 'Everyone in your group has a spot in {{game}}.',
    button: 'See the game',
  },
  groupOver: {
    subject: 'Your group for {{game}} didn’t come together',
    body: 'Your group for {{game}} ended before everyone had a spot. Anything set aside for it is back in your wallet.',
    button: 'See the game',
  },
  noShowMarked: {
    subject: 'We missed you at {{game}}',
    body: 'The organiser of {{game}} says you didn’t come on {{when}}. If that’s wrong, appeal within 14 days with a sentence: until it’s decided it counts nowhere. Organisers of games you join read how often you came; nothing else follows from it.',
    button: 'See it, or appeal',
  },
  noShowAppealed: {
    subject: 'An appeal about {{game}}',
    body: 'A player you marked as a no-show at {{game}} on {{when}} sees it differently. Read what they say, then take it back or keep it with a reason.',
    button: 'Read the appeal',
  },
  noShowKept: {
    subject: 'Your appeal about {{game}} has been decided',
    body: 'Your no-show at {{game}} on {{when}} stays. On your page you read why, and what you can still do.',
    button: 'Read why',
  },
  noShowTakenBack: {
    subject: '{{game}}: your no-show was taken back',
    body: 'You count as having come to {{game}} on {{when}}.',
    button: 'See your attendance',
  },
  wishFits: {
    subject: 'A game for you: {{game}}',
    body: 'You wished for it, and here it is: {{game}}. {{series}} You get this because it fits one of your wishes.',
    series: 'After that it’s on {{count}} more times.',
    button: 'See the game',
  },
  gameNeedsYou: {
    subject: '{{count}} more and {{game}} is confirmed',
    body: '{{game}} lacks a few players, and would be cancelled without them. You get this because it fits what you wished for or played before; you’re told of one such game a day at most.',
    button: 'See the game',
  },
  regularSpotKept: {
    subject: 'Your spot in {{game}} is kept until {{until}}',
    body: 'You’re a regular, so a spot in {{game}} is yours until {{until}}. Say yes on the game’s page; after that it’s open to everyone. Until you say yes, it costs you nothing. Can’t make it? Then “Not this time” gives it to someone else sooner.',
    button: 'Take my spot',
  },
  regularEnded: {
    subject: 'You’re no longer a regular of {{game}}',
    body: 'An organiser has ended your being a regular of {{game}}, so no spots are kept for you any more. The spots you’ve taken stay yours, and you can join its games like anyone else.',
    button: 'See the game',
  },
  wishDigest: {
    subject: 'New games that fit your wishes',
    body: 'These were made since the last time, and there’s room in each.',
    list: 'Games for you',
    button: 'See my wishes',
  },
  afterMatchRating: {
    subject: 'How was {{game}}?',
    body: 'Rate the players you played with in {{game}}. It takes a minute and keeps teams fair.',
    button: 'Rate your game',
  },
  communityApproved: {
    subject: 'Welcome to {{community}}',
    body: 'Your request was approved: you’re now a member of {{community}}. {{note}}',
    button: 'See the community',
  },
  communityDenied: {
    subject: 'Your request to join {{community}}',
    body: 'Your request to join {{community}} was not approved. {{note}}',
    button: 'See the community',
  },
  communityRequest: {
    subject: 'Someone wants to join {{community}}',
    body: 'There’s a new request to join {{community}}. You decide: let them in, or say why not.',
    button: 'See the request',
  },
  communityRemoved: {
    subject: 'You’re no longer a member of {{community}}',
    body: 'An admin removed you from {{community}}. {{note}} Spots you paid for stay yours, and you can ask to join again.',
    button: 'See the community',
  },
  communityClosed: {
    subject: '{{community}} is closed',
    body: 'Rondo has closed {{community}}. {{note}} Spots you paid for stay yours, unless the game is cancelled: then you have everything back.',
    button: 'See the community',
  },
  communityAdmin: {
    subject: 'You’re an admin of {{community}}',
    body: 'You can now decide requests, write news and look after the members of {{community}}.',
    button: 'See the community',
  },
  communityNews: {
    subject: '{{community}}: {{title}}',
    body: 'There’s news from {{community}}: {{title}}. You get this because you switched on its notifications.',
    button: 'Read it',
  },
  communityGames: {
    subject: 'New games in {{community}}',
    body: 'Just opened in {{community}}: {{games}}. You get this because you switched on its notifications.',
    button: 'See the games',
  },
  labelSuggested: {
    subject: 'A suggestion for you in {{community}}',
    body: 'A member of {{community}} would call you “{{words}}”. You decide: take it or turn it down.',
    button: 'Answer',
  },
  labelRemoved: {
    subject: '“{{words}}” was removed in {{community}}',
    body: 'An admin of {{community}} removed your “{{words}}”. {{note}}',
    button: 'See your tags and nickname',
  },
  labelReported: {
    subject: 'Reported in {{community}}: “{{words}}”',
    body: 'A member of {{community}} reported the tag or nickname “{{words}}”. Remove it, or let it stay.',
    button: 'See the report',
  },
  tagGiven: {
    subject: 'You’re “{{words}}” in {{community}}',
    body: 'An admin of {{community}} gave you the tag “{{words}}”. If you don’t want it, decline it.',
    button: 'See your tags',
  },
  ...enquiryMails,
  newsletterAsked: {
    subject: 'Do you want our newsletter?',
    body: 'Someone, probably you, signed this email address up for the Rondo newsletter. Confirm it and you’re on the list; the link works once, for 24 hours. If this wasn’t you, you can ignore this email: you won’t get the newsletter.',
    button: 'Yes, I want the newsletter',
  },
  newsletterWelcome: {
    subject: 'Welcome to the Rondo newsletter',
    body: 'You’re on the list: now and then you’ll hear from us about new places to play and tournaments. You can unsubscribe at any time with the link below.',
    button: 'See all games',
  },
  digest: {
    subject: '{{count}} updates from Rondo',
    body: 'A few things happened at once. Here they are in one email:',
    button: 'See all updates',
  },
} as const;

import type { OrganiserKind, Role } from '@rondo/rules';
import type { BackTo, TakenOutBy } from '@rondo/rules/taking-out';
import type { Each } from '../translate.ts';
import { enquiryMails } from './mail-enquiries.en.ts';
import { reminderMails } from './mail-reminders.en.ts';

/** Mails, in which the server fills in `{{name}}`. Each has a subject, paragraphs and, if it leads anywhere, a button. */
export const mail = {
  greeting: 'Hi {{name}},',
  greetingUnnamed: 'Hi,',
  closing: 'See you on the field,\nRondo',
  footer: 'You’re getting this because of something you did on Rondo.',
  footerNewsletter: 'You’re getting this because you subscribed to our newsletter.',
  /** In the footer, if somebody reads the replies. */
  footerReply: 'Questions? Just reply.',
  unsubscribe: 'Unsubscribe from these emails',
  manage: 'Choose which emails you get',
  fallbackLink: 'Button not working? Open this link:',
  /** Labels of the facts below the message. */
  facts: { when: 'When', where: 'Where', route: 'Show the route', host: 'Organiser', paid: 'Paid' },
  others: 'Try these instead',
  /** For the money that is kept for a guest. */
  /** The note of a game that is cancelled because its challenge was. */
  challengeDeclined: '{{name}} declined',
  kept: { label: 'Your money', choose: 'Choose refund or credit' },
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
    body: 'Someone, probably you, asked for a new password. The button works once, for 10 minutes. Wasn’t this you? Ignore this email: your password stays the same.',
    button: 'Choose a new password',
  },
  guestPassword: {
    subject: 'Set a password for your guest account',
    body: 'Set a password to keep your bookings and credit in your own Rondo account. The button works once, for 10 minutes. Wasn’t this you? Ignore this email.',
    button: 'Set a password',
  },
  passwordChanged: {
    subject: 'Your password has been changed',
    body: 'You have a new password, and we logged out your other devices. Wasn’t this you? Choose another password right away.',
    button: 'Choose a new password',
  },
  waysInLeft: {
    subject: 'Your password has been changed',
    body: 'You have a new password, and we logged out all devices. You can also log in with: {{ways}}. Don’t recognise one? Remove it with the button. Didn’t change your password? Choose another right away, and remove them all.',
    button: 'Review ways to log in',
  },
  confirmAddress: {
    subject: 'Confirm your new email address',
    body: 'Confirm this email address for your Rondo account. The link works once, for 24 hours. Wasn’t this you? Ignore this email: nothing changes.',
    button: 'Use this address',
  },
  confirmOwnAddress: {
    subject: 'Does this email address work?',
    body: 'Our emails to this address bounced or went to spam. Press the button to get them again. The link works once, for 24 hours.',
    button: 'This address works',
  },
  addressTaken: {
    subject: 'You already have a Rondo account',
    body: 'Someone, probably you, tried to use this email address for another Rondo account. It has one already, so nothing changes.',
    button: 'Go to my account',
  },
  addressAsked: {
    subject: 'Your email address is about to change',
    body: 'Someone, probably you, asked to use {{email}} for your Rondo account. That address has to confirm first. Wasn’t this you? Change your password to stop it.',
    button: 'Change my password',
  },
  addressChanged: {
    subject: 'Your email address has changed',
    body: 'Your Rondo account now uses {{email}}: log in with it. This is our last email to your old address. Wasn’t this you? Reply right away.',
    button: 'Log in',
  },
  addressNew: {
    subject: 'This is your Rondo address now',
    body: 'Your Rondo account now uses {{email}}: log in with it. We told your old address too.',
    button: 'Go to my settings',
  },
  addressTakenAway: {
    subject: 'Your email address has changed',
    body: 'The Rondo account with this address now has another address. Is it your account, and is this wrong? Reply right away.',
    button: 'Contact us',
  },
  addressCorrected: {
    subject: 'This is your Rondo address now',
    body: 'Your Rondo address is now {{email}}. For your safety, your old password, Google, passkeys and calendars no longer work. Ask for a link to this address to set a new password.',
    button: 'Set a new password',
  },
  nameCorrected: {
    subject: 'We corrected your name',
    body: 'You’re now {{name}} on Rondo. Not right? Reply, and we’ll look again. Reason: {{reason}}',
    button: 'Contact us',
  },
  roleChanged: {
    subject: 'Your role on Rondo has changed',
    body: 'An admin changed your role: {{role}}. You may have to log in again. Questions? Just reply.',
    button: 'Log in',
    roles: {
      player: 'player',
      organiser: 'organiser',
      freelance: 'organiser, as a paid freelancer',
      volunteer: 'organiser, as a volunteer',
      admin: 'admin',
    } as const satisfies Each<Exclude<Role, 'guest'> | OrganiserKind>,
  },
  sessionsEnded: {
    subject: 'You’ve been logged out elsewhere',
    body: 'We logged out your other devices. Wasn’t this you? Choose another password right away.',
    button: 'Choose a new password',
  },
  wayInRemoved: {
    subject: 'You removed a way to log in',
    body: 'You can no longer log in with: {{ways}}. Wasn’t this you? Log in, check your settings and choose another password.',
    google: 'Google',
    button: 'Go to my settings',
  },
  banned: {
    subject: 'We closed your Rondo account',
    body: 'We closed your account: you can’t log in or book any more. {{games}} Your wallet stays yours: write to us and we’ll pay it out. Disagree, or want to know why? Reply or write to {{words}}. One of us will look again and answer you.',
    out: 'We took you out of your upcoming games ({{count}}). The payer gets 100 % back.',
    button: 'Contact us',
  },
  banLifted: {
    subject: 'Your Rondo account is open again',
    body: 'You can log in and book again. Your old spots are gone: join where you like.',
    button: 'Log in',
  },
  accountDeleted: {
    subject: 'We deleted your Rondo account',
    body: 'We deleted your account, and this is our last email. Past games and payments stay in our books without your name. You’re always welcome back.',
    button: 'Go to Rondo',
  },
  googleLinked: {
    subject: 'You can now log in with Google',
    body: 'You can now log in with your Google account. Wasn’t this you? Log in, unlink Google in your settings and choose another password.',
    button: 'Go to my settings',
  },
  passkeyAdded: {
    subject: 'You have a new passkey',
    body: 'You can now log in with the passkey “{{passkey}}”. Wasn’t this you? Log in, remove it in your settings and choose another password.',
    button: 'Go to my settings',
  },
  gameConfirmed: {
    subject: '{{game}} is confirmed!',
    body: 'Enough players: {{game}} is confirmed. Bring sports clothes and water.',
    button: 'See the game',
  },
  ...reminderMails,
  gameCancelled: {
    subject: '{{game}} is cancelled',
    body: 'Too few players for {{game}} on {{when}}, so we cancelled.',
    button: 'Find another game',
  },
  gameCancelledRefund: {
    subject: '{{game}} is cancelled, your money is back',
    body: 'Too few players for {{game}} on {{when}}, so we cancelled. You get 100 % back: {{back}}',
    button: 'See my wallet',
  },
  gameCancelledByPerson: {
    subject: '{{game}} is cancelled',
    body: 'The organiser cancelled {{game}} on {{when}}. {{note}}',
    button: 'Find another game',
  },
  gameCancelledByPersonRefund: {
    subject: '{{game}} is cancelled, your money is back',
    body: 'The organiser cancelled {{game}} on {{when}}. {{note}} You get 100 % back: {{back}}',
    button: 'See my wallet',
  },
  gameCancelledByRondo: {
    subject: '{{game}} is cancelled',
    body: 'Rondo cancelled {{game}} on {{when}}. {{note}}',
    button: 'Find another game',
  },
  gameCancelledByRondoRefund: {
    subject: '{{game}} is cancelled, your money is back',
    body: 'Rondo cancelled {{game}} on {{when}}. {{note}} You get 100 % back: {{back}}',
    button: 'See my wallet',
  },
  gameChanged: {
    subject: '{{game}} has changed',
    body: '{{game}} has changed. {{changes}}',
    button: 'See the game',
  },
  topUpPaid: {
    subject: '{{amount}} added to your wallet',
    body: 'Your payment arrived. We added {{amount}} to your wallet. {{fee}} {{settled}}',
    fee: 'The transaction fee was {{amount}}.',
    settled: '{{amount}} settled your open amount.',
    button: 'See my wallet',
  },
  latePayment: {
    subject: 'Your late payment arrived: {{amount}} in your wallet',
    body: 'Your payment came too late. Nothing is lost: we added {{amount}} to your wallet. {{settled}}',
    button: 'See my wallet',
  },
  paymentReturned: {
    subject: 'Your {{amount}} is on its way back',
    body: '{{why}} You get {{amount}} back, fee included, the way you paid. Some banks take a few days.',
    inGame: 'You’re in {{game}} already, and you weren’t charged twice.',
    replaced: 'You started another payment for {{game}}, so this one didn’t get you a spot.',
    outOfGame: 'You were out of {{game}} before this payment arrived.',
    button: 'See the game',
  },
  payoutSent: {
    subject: 'You’ve been paid {{amount}}',
    body: 'Thanks for hosting! {{amount}} is on its way to {{iban}}:',
    button: 'See my statement',
  },
  paidInYear: {
    subject: 'Your pay in {{year}}: {{amount}}',
    body: 'In {{year}} we paid you {{amount}} for hosting. We report freelancers’ pay to the tax office, so keep this for your return. Your statement lists each game and payout.',
    button: 'See my statement',
  },
  bankDetailsWanted: {
    subject: 'You earned {{amount}}: add your bank details',
    body: 'You earned {{amount}} by hosting games. Add your bank details once, and we pay you there.',
    button: 'Add bank details',
  },
  taxDetailsWanted: {
    subject: 'Enter your details for the tax office',
    body: 'By law we report to the tax office each year what we paid you. Enter your name, address, date of birth and BSN once, or tell us that you charge VAT. Never send your BSN by email.',
    button: 'Enter my details',
  },
  bankDetailsChanged: {
    subject: 'Your bank details have changed',
    body: 'Your pay now goes to {{iban}} of {{words}}, from {{when}}. Wasn’t this you? Change your password right away, enter your own account and reply.',
    button: 'Check my bank details',
  },
  adminMade: {
    subject: '{{friend}} is an admin of Rondo now',
    body: '{{who}} made {{friend}} an admin. {{what}} If that isn’t right, take the role away again: every admin can, at any time.',
    someone: 'Until {{until}} they can’t decide about money or admins.',
    server: 'A command on the server',
    button: 'See who it is',
  },
  chargedBack: {
    subject: 'A payment of {{amount}} by {{friend}} was taken back',
    body: '{{friend}} has {{amount}} back: charged back, disputed, or refunded at the provider. The wallet gave {{paid}}. Still owed: {{owed}}. Until then the wallet pays nothing. Paid spots stay theirs unless you take them out. {{what}}',
    some: 'Bought since that payment came:',
    none: 'Nothing bought since then is left.',
    pass: 'Pass',
    button: 'See the person',
  },
  paymentTakenBack: {
    subject: 'Your bank took back {{amount}}',
    body: 'Your bank gave you your {{amount}} back. {{paid}} {{owed}} You keep your spots.',
    taken: 'So we took {{amount}} from your wallet.',
    open: '{{amount}} is still open. Top up to settle it, then your wallet pays again. A mistake? Reply to this email.',
    openOfGuest: '{{amount}} is still open. Reply to this email, and we settle it together.',
    button: 'See details',
  },
  chargeBackWon: {
    subject: 'Your payment of {{amount}} counts again',
    body: 'Your bank sent {{amount}} again. That settled your open amount; the rest is credit. {{owed}}',
    open: '{{amount}} is still open.',
    button: 'See details',
  },
  refundFailed: {
    subject: 'Your refund of {{amount}} didn’t arrive',
    body: 'Your bank refused our refund of {{amount}}. {{where}} Prefer a bank account? Reply with its IBAN and holder’s name.',
    kept: 'We keep it for you.',
    credit: 'It’s credit in your wallet.',
    button: 'See details',
  },
  refundCameBack: {
    subject: 'A refund of {{amount}} to {{friend}} failed',
    body: 'The payment provider couldn’t send {{friend}} {{amount}} back. It’s theirs again, and they know. Try again, pay it to a bank account they give you, or leave it.',
    button: 'Decide',
  },
  owedEnded: {
    subject: 'All settled',
    body: 'We closed your open {{amount}}, and your wallet can pay again. Reason: {{reason}}',
    button: 'See details',
  },
  payoutReturned: {
    subject: 'Your payment of {{amount}} came back',
    body: 'Your bank returned {{amount}} from {{iban}}. {{reason}} You get it with the next payout. Check your bank details first.',
    button: 'Check my bank details',
  },
  payoutUndone: {
    subject: 'Correction: your payment of {{amount}}',
    body: 'Our last email about {{amount}} to {{iban}} was wrong. We’ll write again when your bank answers.',
    button: 'See my pay',
  },
  documentSent: {
    subject: '{{title}}',
    body: '{{title}} is attached as a PDF. See it online too.',
    button: 'See it online',
  },
  refundAccount: {
    subject: '{{amount}} goes to your bank account',
    body: 'We can’t refund you the way you paid any more. Our next payout sends {{amount}} to {{iban}} of {{words}}. Not your account? Reply right away.',
    button: 'See details',
  },
  refundSent: {
    subject: '{{amount}} is on its way to your bank',
    body: 'Your {{amount}} is on its way to {{iban}}.',
    button: 'See details',
  },
  refundReturned: {
    subject: 'Your {{amount}} came back',
    body: 'Your bank returned {{amount}} from {{iban}}. {{reason}} {{next}}',
    kept: 'We keep it for you. Reply with another account.',
    credit: 'It’s credit in your wallet now.',
    button: 'See details',
  },
  refundUndone: {
    subject: 'Correction: your {{amount}}',
    body: 'Our last email about {{amount}} to {{iban}} was wrong. We’ll write again when your bank answers.',
    button: 'See details',
  },
  accountUnused: {
    subject: 'We’ll delete your Rondo account on {{until}}',
    body: 'You last used your account on {{when}}. After three years we delete unused accounts: yours on {{until}}. {{what}} Log in before then to keep it. No password? Ask for a link where you log in.',
    money: 'It holds {{amount}} of yours: as long as it does, we keep the account.',
    button: 'Log in and keep it',
  },
  accountHeld: {
    subject: 'Still using your Rondo account?',
    body: 'You last used your account on {{when}}. We kept it, because {{why}}. Log in to use it, or reply to close it. We’ll write again in a year.',
    money: 'it holds {{amount}} of yours',
    open: 'something is still open',
    button: 'Log in',
  },
  passEndsSoon: {
    subject: 'Your pass for {{game}} ends soon',
    body: 'Games left: {{count}}. Your pass ends on {{until}}. After that, you get {{amount}} in your wallet.',
    button: 'See my pass',
  },
  passEnded: {
    subject: 'Your pass for {{game}} has ended',
    body: '{{why}} You get {{amount}} in your wallet for unplayed games.',
    expired: 'Your pass was a year old.',
    season_over: 'The series has no more games.',
    button: 'See my wallet',
  },
  balanceCorrected: {
    subject: 'We corrected your balance: {{amount}}',
    body: 'We corrected your wallet: {{amount}}. Reason: {{reason}}',
    button: 'See my wallet',
  },
  topUpPaidBack: {
    subject: 'We’re paying you back {{amount}}',
    body: '{{amount}} left your wallet. You get it the way you paid, in a few days. Reason: {{reason}}',
    button: 'See my wallet',
  },
  giftTakenBack: {
    subject: 'A gift of {{amount}} has ended',
    body: 'The promocode ended, so the unused {{amount}} left your wallet. You keep what you used. Reason: {{reason}}',
    button: 'See my wallet',
  },
  payCorrected: {
    subject: 'We corrected your pay: {{amount}}',
    body: 'We corrected your pay as an organiser: {{amount}}. Reason: {{reason}}',
    button: 'See my statement',
  },
  promoted: {
    subject: 'You’re in: {{game}}',
    body: 'You’re off the waiting list and in {{game}}. {{paid}}',
    paid: 'We paid {{amount}} from your wallet, as agreed.',
    button: 'See the game',
  },
  spotOffered: {
    subject: 'Your spot is waiting: {{game}}',
    body: 'You’re first on the waiting list for {{game}}. Pay {{price}} before {{until}} and the spot is yours. After that, the next player gets it.',
    button: 'Take the spot',
  },
  spotOpen: {
    subject: 'Free spot: {{game}}',
    body: '{{game}} has a free spot and starts soon. The first to pay {{price}} plays.',
    button: 'Take the spot',
  },
  booking: {
    subject: 'You’re in: {{game}}',
    body: 'Your spot in {{game}} is booked. {{givingUp}}',
    button: 'My booking',
  },
  bookingUnproved: {
    subject: 'Confirm your spot in {{game}}',
    body: 'You have a spot in {{game}}. Confirm before {{until}} to keep it. Wasn’t this you? Ignore this email.',
    button: 'Confirm my spot',
  },
  bookingPaid: {
    subject: 'You’re in: {{game}}',
    body: 'Your payment arrived and your spot in {{game}} is booked. {{givingUp}} Find the receipt on your booking’s page.',
    button: 'My booking',
  },
  friendPaid: {
    subject: '{{friend}} has a spot for you: {{game}}',
    body: '{{friend}} paid for your spot in {{game}}. Can’t make it? Decline in time, and the refund policy applies.',
    button: 'See my spot',
  },
  friendDeclined: {
    subject: '{{friend}} can’t make it to {{game}}',
    body: '{{friend}} gave up the spot you paid for in {{game}}. You got {{amount}} back.',
    button: 'See the game',
  },
  spotGivenUp: {
    subject: 'Your spot in {{game}} is gone',
    body: '{{friend}} paid for your spot in {{game}} on {{when}} and gave it up. Still want to play? Join yourself.',
    button: 'See the game',
  },
  spotReleased: {
    subject: '{{game}}: your spot is up for grabs',
    body: '{{friend}} paid for your spot in {{game}} and has released it to the waiting list. You’re in until someone takes it. Want to play? Keep your spot with the button.',
    button: 'See my spot',
  },
  handOverOffered: {
    subject: '{{friend}} offers you a spot: {{game}}',
    body: '{{friend}} can’t make it to {{game}} and offers you the spot for {{price}}. Log in or sign up with this email address to answer.',
    button: 'See the spot',
  },
  handOverTaken: {
    subject: '{{game}}: your spot has a new player',
    body: '{{friend}} took over the spot in {{game}} on {{when}}. {{amount}} went back to the payer.',
    button: 'See the game',
  },
  takenOut: {
    subject: 'You’re no longer in {{game}}',
    body: '{{who}} removed you from {{game}} on {{when}}. Reason: {{reason}} {{back}} Only the organiser can let you back in. Disagree? Just reply.',
    by: { organiser: 'The organiser', rondo: 'Rondo' } as const satisfies Each<TakenOutBy>,
    back: {
      player: 'You get 100 % back: {{amount}}, now in your wallet.',
      guest: 'You get 100 % back: {{amount}}. Choose a refund or credit.',
      pass: 'The game is back on your pass.',
      payer: '{{friend}} paid and gets {{amount}} back.',
    } as const satisfies Each<Exclude<BackTo, 'nobody'>>,
    button: 'See the game',
  },
  friendTakenOut: {
    subject: '{{friend}} is no longer in {{game}}',
    body: '{{friend}} is no longer in {{game}} on {{when}}. You paid, so you get 100 % back: {{amount}}.',
    button: 'See my credit',
  },
  playerTakenOut: {
    subject: '{{friend}} is no longer in {{game}}',
    body: '{{friend}} is no longer in {{game}} on {{when}} and got 100 % back. Rondo or a co-organiser did this. {{note}} The spot is free for others.',
    button: 'See the game',
  },
  letBackIn: {
    subject: 'You can join {{game}} again',
    body: 'You can join {{game}} again. You have no spot yet.',
    button: 'See the game',
  },
  spotPaidBack: {
    subject: 'You got {{amount}} back for {{game}}',
    body: 'We refunded {{amount}} for {{game}}. Reason: {{reason}} {{back}}',
    where: {
      player: 'Find it in your wallet.',
      guest: 'Choose a refund or credit.',
    },
    button: 'See my credit',
  },
  handOverDeclined: {
    subject: '{{friend}} declined your spot in {{game}}',
    body: '{{friend}} declined your spot in {{game}} on {{when}}. You keep it, and can offer it to someone else.',
    button: 'See the game',
  },
  creditWaiting: {
    subject: 'Your {{amount}} is waiting for you',
    body: 'Your payment for {{game}} came too late for a spot. We keep {{amount}} for you: choose a refund or credit.',
    button: 'Choose refund or credit',
  },
  gameCancelledGuest: {
    subject: '{{game}} is cancelled, you get your money back',
    body: '{{game}} on {{when}} is cancelled. {{note}} You get 100 % back: {{amount}}. Choose a refund or credit.',
    button: 'Choose refund or credit',
  },
  signedUp: {
    subject: 'You’re in: {{game}}',
    body: 'Your spot in {{game}} is booked. Bring sports clothes and water.',
    button: 'See the game',
  },
  paymentConfirmed: {
    subject: 'You’re in: {{game}}',
    body: 'Your spot in {{game}} is booked. The receipt is in your wallet.',
    button: 'See the game',
  },
  spotLapsed: {
    subject: 'Your offer for {{game}} has expired',
    body: 'Time’s up for {{game}} on {{when}}; the next player got the spot. You can join the waiting list again.',
    button: 'See the game',
  },
  spotWithdrawn: {
    subject: '{{game}}: no free spot after all',
    body: 'The player is coming to {{game}} on {{when}} after all. You’re back on the waiting list, and we’ll tell you about the next spot.',
    button: 'See the game',
  },
  matchBelowMinimum: {
    subject: '{{game}} has too few players',
    body: '{{game}} dropped below its minimum. It stays confirmed: invite players, or cancel it.',
    button: 'See the game',
  },
  extremeRain: {
    subject: 'Extreme rain for {{game}}',
    body: 'Too much rain is forecast for {{game}} on {{when}}. Move it, or cancel it: then everyone gets 100 % back. Forecast improves? Leave it as it is.',
    button: 'See the game',
  },
  matchGiven: {
    subject: '{{game}} is yours to host',
    body: 'You now host {{game}}. You can edit or cancel it; the price stays.',
    button: 'See the game',
  },
  coOrganiserNamed: {
    subject: '{{friend}} wants your help with {{game}}',
    body: '{{friend}} made you a co-organiser of {{game}}. {{series}} See your rights on its page. You can always stop.',
    series: 'And {{count}} more after that.',
    button: 'See the game',
  },
  coOrganiserLeft: {
    subject: '{{friend}} stopped helping with {{game}}',
    body: '{{friend}} is no longer a co-organiser of {{game}}.',
    button: 'See the game',
  },
  matchMessage: {
    subject: '{{game}}: a message from {{friend}}',
    body: '{{friend}}, who hosts {{game}}, writes: “{{words}}”',
    button: 'See the game',
  },
  communityMessage: {
    subject: '{{community}}: a message from {{friend}}',
    body: '{{friend}}, who leads {{community}}, writes to all members: “{{words}}”',
    button: 'See the community',
  },
  messageReported: {
    subject: 'Someone reported a message',
    body: 'Someone reported: “{{words}}”. Keep or remove it?',
    button: 'Decide',
  },
  matchInvited: {
    subject: 'Coming to {{game}}?',
    body: 'A teammate invites you to {{game}}. There’s a spot left. You switched on invitation emails.',
    button: 'See the game',
  },
  groupInvited: {
    subject: 'Playing {{game}} together?',
    body: 'A teammate keeps a spot for you in {{game}}, for half an hour. Everyone pays their own share. You switched on invitation emails.',
    button: 'See the game',
  },
  groupComplete: {
    subject: 'You’re all in: {{game}}',
    body: 'You all have a spot in {{game}}.',
    button: 'See the game',
  },
  groupOver: {
    subject: 'Not everyone said yes: {{game}}',
    body: 'Time’s up for playing {{game}} together. Anything set aside is back in your wallet.',
    button: 'See the game',
  },
  tournamentPlan: {
    subject: 'When you play: {{game}}',
    body: 'The plan of {{game}} on {{when}} is there, or has changed. See when you play, on which court and against whom.',
    button: 'See the plan',
  },
  challengeAnswered: {
    subject: 'Your challenge was answered: {{game}}',
    body: 'The other community answered your challenge {{game}} on {{when}}.',
    button: 'See the game',
  },
  resultEntered: {
    subject: 'Is this right? {{game}}',
    body: 'The result of {{game}} on {{when}} is in. Confirm it for your team, or change it. It stands after a day.',
    button: 'See the result',
  },
  noShowMarked: {
    subject: 'We missed you at {{game}}',
    body: 'The organiser of {{game}} says you didn’t come on {{when}}. Wrong? Appeal within 14 days. Organisers of your games see your attendance.',
    button: 'View or appeal',
  },
  noShowAppealed: {
    subject: 'Appeal: {{game}}',
    body: 'A player appeals their no-show at {{game}} on {{when}}. Withdraw it, or keep it with a reason.',
    button: 'Read the appeal',
  },
  noShowKept: {
    subject: 'Your appeal: {{game}}',
    body: 'Your no-show at {{game}} on {{when}} stays. Read why, and what you can still do.',
    button: 'Read why',
  },
  noShowTakenBack: {
    subject: 'No-show withdrawn: {{game}}',
    body: 'You’re marked present at {{game}} on {{when}}.',
    button: 'See your attendance',
  },
  wishFits: {
    subject: 'A game for you: {{game}}',
    body: 'This game fits your alert: {{game}}. {{series}}',
    series: 'After that: {{count}} more.',
    button: 'See the game',
  },
  gameNeedsYou: {
    subject: '{{game}} needs {{count}} more',
    body: '{{game}} needs a few players or it’s cancelled. It fits your alerts or past games. You get one such email a day at most.',
    button: 'See the game',
  },
  regularSpotKept: {
    subject: 'Your spot in {{game}} is kept until {{until}}',
    body: 'Your regular spot in {{game}} is kept until {{until}}. Say yes on the game’s page. Can’t make it? Press “Not this time”.',
    button: 'Take my spot',
  },
  regularEnded: {
    subject: 'You’re no longer a regular of {{game}}',
    body: 'The organiser ended your regular spot in {{game}}. You keep the spots you took, and can still join.',
    button: 'See the game',
  },
  wishDigest: {
    subject: 'New games for your alerts',
    body: 'New since last time, all with spots.',
    list: 'Games for you',
    button: 'See my alerts',
  },
  afterMatchRating: {
    subject: 'How was {{game}}?',
    body: 'Rate the players of {{game}}. It takes a minute and keeps teams fair.',
    button: 'Rate players',
  },
  communityApproved: {
    subject: 'Welcome to {{community}}',
    body: 'You’re a member of {{community}} now. {{note}}',
    button: 'See the community',
  },
  communityDenied: {
    subject: 'Your request to join {{community}}',
    body: 'The admins of {{community}} declined your request. {{note}}',
    button: 'See the community',
  },
  challenged: {
    subject: '{{community}} is challenged',
    body: 'Another community wants to play {{community}}, each with a side of its own. Accept or decline: until then your side is closed.',
    button: 'See the challenge',
  },
  communityRequest: {
    subject: 'Someone wants to join {{community}}',
    body: 'New request for {{community}}. You decide.',
    button: 'See the request',
  },
  communityRemoved: {
    subject: 'You’re no longer a member of {{community}}',
    body: 'An admin removed you from {{community}}. {{note}} You keep paid spots, and can ask to join again.',
    button: 'See the community',
  },
  communityClosed: {
    subject: '{{community}} has closed',
    body: 'Rondo has closed {{community}}. {{note}} You keep paid spots; cancelled games are refunded.',
    button: 'See the community',
  },
  communityAdmin: {
    subject: 'You’re an admin of {{community}}',
    body: 'You can now decide requests, write news and manage members in {{community}}.',
    button: 'See the community',
  },
  communityNews: {
    subject: '{{community}}: {{title}}',
    body: 'News from {{community}}: {{title}}. You switched on its notifications.',
    button: 'Read it',
  },
  communityGames: {
    subject: 'New games in {{community}}',
    body: 'Just opened in {{community}}: {{games}}. You switched on its notifications.',
    button: 'See the games',
  },
  labelSuggested: {
    subject: 'A suggestion for you in {{community}}',
    body: 'A member of {{community}} suggests “{{words}}” for you. You decide.',
    button: 'Answer',
  },
  labelRemoved: {
    subject: '“{{words}}” is gone in {{community}}',
    body: 'An admin of {{community}} removed your “{{words}}”. {{note}}',
    button: 'See your tags and nickname',
  },
  labelReported: {
    subject: 'Reported in {{community}}: “{{words}}”',
    body: 'A member of {{community}} reported “{{words}}”. Remove or keep it.',
    button: 'See the report',
  },
  tagGiven: {
    subject: 'You’re “{{words}}” in {{community}}',
    body: 'An admin of {{community}} gave you the tag “{{words}}”. You can decline it.',
    button: 'See your tags',
  },
  ...enquiryMails,
  newsletterAsked: {
    subject: 'Do you want our newsletter?',
    body: 'Someone, probably you, asked for the Rondo newsletter. The link works once, for 24 hours. Wasn’t this you? Ignore this email.',
    button: 'Yes, I want the newsletter',
  },
  newsletterWelcome: {
    subject: 'Welcome to the Rondo newsletter',
    body: 'You’re on the list: new places to play, and tournaments. Unsubscribe any time with the link below.',
    button: 'See all games',
  },
  digest: {
    subject: '{{count}} updates from Rondo',
    body: 'A few things happened at once:',
    button: 'See all updates',
  },
} as const;

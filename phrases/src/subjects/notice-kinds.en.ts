import type { Fillable, NoticeTexts } from '../notice-texts.ts';

const texts = {
  matchConfirmed: {
    title: '{{gameName}} is confirmed!',
    message: 'Enough players. See you {{when}} at {{locationAddress}}.',
    static: 'Enough players: your game is confirmed.',
  },
  matchInADay: {
    title: '{{gameName}}: {{when}}',
    message: 'You play {{when}} at {{locationAddress}}. Bring sports clothes and water.',
    static: 'Your game is a day away.',
  },
  matchInTwoHours: {
    title: 'Nearly time: {{gameName}}',
    message: 'It starts {{when}} at {{locationAddress}}. See you there!',
    static: 'Your game starts soon.',
  },
  signedUp: {
    title: 'You’re in: {{gameName}}',
    message: 'Your spot is booked: {{when}}, {{locationAddress}}.',
    static: 'Your spot is booked.',
  },
  communityApproved: {
    title: 'Welcome to {{communityName}}',
    message: 'You’re a member of {{communityName}} now.',
    static: 'You’re a member of a community now.',
  },
  communityDenied: {
    title: 'Your request to join {{communityName}}',
    message: 'The admins of {{communityName}} declined your request.',
    static: 'A community declined your request.',
  },
  challenged: {
    title: '{{title}} challenges {{communityName}}',
    message: '{{title}} wants to play you on {{begins}}. Accept or decline.',
    static: 'Another community challenges yours. Accept or decline.',
  },
  communityRequest: {
    title: '{{friend}} wants to join {{communityName}}',
    message: 'New request for {{communityName}}. You decide.',
    static: 'New request for your community.',
  },
  communityRemoved: {
    title: 'You’re no longer a member of {{communityName}}',
    message: 'An admin removed you from {{communityName}}. You keep paid spots.',
    static: 'An admin removed you from a community. You keep paid spots.',
  },
  communityClosed: {
    title: '{{communityName}} has closed',
    message: 'Rondo has closed {{communityName}}.',
    static: 'Rondo has closed your community.',
  },
  communityAdmin: {
    title: 'You’re an admin of {{communityName}}',
    message: 'You can now decide requests, write news and manage members in {{communityName}}.',
    static: 'You’re a community admin now.',
  },
  communityNews: {
    title: '{{communityName}}: {{title}}',
    message: 'News from {{communityName}}.',
    static: 'News from your community.',
  },
  communityGames: {
    title: 'New games in {{communityName}}',
    message: 'Just opened: {{games}}.',
    static: 'Your community has new games.',
  },
  labelSuggested: {
    title: '{{friend}} has a suggestion in {{communityName}}',
    message: '“{{words}}” for you? You decide.',
    static: 'Someone suggests a tag or nickname.',
  },
  labelRemoved: {
    title: '“{{words}}” is gone in {{communityName}}',
    message: 'An admin of {{communityName}} removed your “{{words}}”.',
    static: 'An admin removed your tag or nickname.',
  },
  labelReported: {
    title: 'Reported in {{communityName}}: “{{words}}”',
    message: 'Remove this tag or nickname, or keep it.',
    static: 'A member reported a tag or nickname.',
  },
  tagGiven: {
    title: 'You’re “{{words}}” in {{communityName}}',
    message: 'An admin of {{communityName}} gave you this tag. You can decline it.',
    static: 'An admin gave you a tag.',
  },
  waitingListPromoted: {
    title: 'A spot for you: {{gameName}}',
    message: 'You’re in! You play {{when}} at {{locationAddress}}.',
    static: 'You’re off the waiting list and in a game.',
  },
  afterMatchRating: {
    title: 'How was {{gameName}}?',
    message: 'Rate the players: it keeps teams fair.',
    static: 'Rate the players: it keeps teams fair.',
  },
  ratingReceipt: {
    title: '{{count}} players rated you',
    message: 'Your score in {{sport|lower}} went from {{from}} to {{to}}.',
    same: 'Your score in {{sport|lower}} is still {{to}}.',
    static: 'Your first score in {{sport|lower}}: {{to}}.',
  },
  topUpConfirmed: {
    title: '{{amount}} added to your wallet',
    message: 'Your payment arrived. We added {{amount}} to your wallet.',
    static: 'Your payment arrived. We added {{amount}} to your wallet.',
    settled: 'Your payment of {{amount}} arrived. {{owed}} settled your open amount; the rest is in your wallet.',
  },
  paymentConfirmed: {
    title: 'Paid: {{gameName}}',
    message: 'We have your {{amount}}. You play {{when}}, {{locationAddress}}.',
    static: 'Your payment of {{amount}} arrived.',
  },
  matchCancelled: {
    title: '{{gameName}} is cancelled',
    message: 'Cancelled: {{when}}, {{locationAddress}}.',
    refunded: 'Cancelled: {{when}}. You get 100 % back: {{back}}',
    organiser: 'The organiser cancelled: {{when}}, {{locationAddress}}.',
    organiserRefunded: 'The organiser cancelled: {{when}}. You get 100 % back: {{back}}',
    rondo: 'Rondo cancelled: {{when}}, {{locationAddress}}.',
    rondoRefunded: 'Rondo cancelled: {{when}}. You get 100 % back: {{back}}',
    static: 'Your game is cancelled.',
  },
  matchChanged: {
    title: '{{gameName}} has changed',
    message: 'Now {{when}} at {{locationAddress}}. See the game for all changes.',
    told: '{{changes}}',
    static: 'Your game has changed.',
  },
  matchBelowMinimum: {
    title: '{{gameName}} has too few players',
    message: '{{when}}: below the minimum. Invite players, or cancel.',
    static: 'Your confirmed game fell below its minimum.',
  },
  extremeRain: {
    title: 'Extreme rain for {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Move the game, or cancel it with 100 % back.',
    static: 'Extreme rain for your game.',
  },
  matchGiven: {
    title: '{{gameName}} is yours to host',
    message: 'You host {{when}}. You can edit or cancel; the price stays.',
    static: 'Rondo gave you a game to host.',
  },
  coOrganiserNamed: {
    title: '{{friend}} wants your help with {{gameName}}',
    message: 'You’re a co-organiser now: {{when}}, {{locationAddress}}. You can always stop.',
    series: 'You’re a co-organiser now: {{when}}, {{locationAddress}}, then {{count}} more. You can always stop.',
    static: 'You’re now a co-organiser of a game.',
  },
  coOrganiserLeft: {
    title: '{{friend}} stopped helping with {{gameName}}',
    message: 'One co-organiser fewer: {{when}}.',
    static: 'One co-organiser fewer for your game.',
  },
  matchLate: {
    title: '{{gameName}} has changed',
    message: 'Starts {{count}} minutes later: {{when}}, {{locationAddress}}.',
    noted: 'A note for {{when}}:',
    told: '{{changes}}',
    static: 'Your game has changed.',
  },
  matchMessage: {
    title: '{{gameName}}: a message from {{friend}}',
    message: '“{{words}}”',
    static: '“{{words}}”',
  },
  communityMessage: {
    title: '{{communityName}}: a message from {{friend}}',
    message: '“{{words}}”',
    static: '“{{words}}”',
  },
  messageReported: {
    title: 'Someone reported a message',
    message: '“{{words}}”. You decide.',
    static: '“{{words}}”. You decide.',
  },
  matchInvited: {
    title: '{{friend}} invites you: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. There’s a spot left.',
    static: '{{friend}} invites you to a game.',
  },
  againWanted: {
    title: '{{friend}} wants to play again: {{gameName}}',
    message: 'Set up the next one with one tap, and we’ll invite everyone.',
    several: 'And {{count}} more. Set up the next one with one tap, and we’ll invite everyone.',
    static: '{{friend}} wants to play your game again.',
  },
  groupInvited: {
    title: '{{friend}} wants to play together: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Spots kept until {{until}}; everyone pays their own share.',
    static: '{{friend}} keeps a spot for you.',
  },
  groupComplete: {
    title: 'You’re all in: {{gameName}}',
    message: 'You all have spots. See you {{when}}.',
    static: 'You all have spots.',
  },
  groupOver: {
    title: 'Not everyone said yes: {{gameName}}',
    message: 'Time’s up. Anything set aside is back in your wallet.',
    static: 'Not everyone said yes to playing together.',
  },
  tournamentPlan: {
    title: 'The plan of {{gameName}}',
    message: 'The plan has changed. You play next: {{begins}}, {{court}}.',
    static: 'The plan of your tournament has changed.',
    stands: 'The plan stands. You play first: {{begins}}, {{court}}.',
    drawn: 'The matches are drawn. You’re called when a court is free.',
  },
  challengeAnswered: {
    title: '{{title}} answered: {{gameName}}',
    message: '{{title}} accepted your challenge. See you {{when}}.',
    static: 'Your challenge was answered.',
    declined: '{{title}} declined your challenge {{when}}.',
  },
  resultEntered: {
    title: 'Is this right? {{gameName}}',
    message: 'The result {{when}} is in. Confirm it, or change it.',
    static: 'The result is in. Confirm it, or change it.',
  },
  noShowMarked: {
    title: 'We missed you at {{gameName}}',
    message: 'The organiser says you didn’t come {{when}}. Wrong? Appeal.',
    static: 'The organiser says you didn’t come. Wrong? Appeal.',
  },
  noShowAppealed: {
    title: 'Appeal: {{gameName}}',
    message: 'A player appeals their no-show {{when}}. Read and answer.',
    static: 'A player appeals their no-show. Read and answer.',
  },
  noShowKept: {
    title: 'Your appeal: {{gameName}}',
    message: 'Your no-show {{when}} stays. Read why.',
    static: 'Your no-show stays. Read why.',
  },
  noShowTakenBack: {
    title: 'No-show withdrawn: {{gameName}}',
    message: 'You’re marked present: {{when}}.',
    static: 'You’re marked present.',
  },
  wishFits: {
    title: 'A game for you: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. From your alert.',
    series: '{{when}}, {{locationAddress}}, then {{count}} more.',
    static: 'There’s a game for your alert.',
  },
  gameNeedsYou: {
    title: '{{gameName}} needs {{count}} more',
    message: '{{sport}}, {{when}}, {{locationAddress}}. Join?',
    static: 'A nearby game needs players.',
  },
  regularSpotKept: {
    title: 'Your spot is kept: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Say yes before {{until}}.',
    static: 'Say yes to your regular spot.',
  },
  regularEnded: {
    title: 'You’re no longer a regular of {{gameName}}',
    message: 'The organiser ended your regular spot. You keep the spots you took.',
    static: 'We keep no more regular spots for you.',
  },
  wishDigest: {
    title: 'New games for your alerts',
    message: 'All with spots: {{games}}.',
    static: 'All with spots: {{games}}.',
  },
  spotOffered: {
    title: 'Your spot is waiting: {{gameName}}',
    message: 'You’re first on the waiting list. Take the spot before {{until}}.',
    static: 'You’re first on the waiting list: take the spot.',
  },
  spotOpen: {
    title: 'Free spot: {{gameName}}',
    message: 'Starts soon, {{when}}. First come, first served.',
    static: 'Free spot: first come, first served.',
  },
  spotLapsed: {
    title: 'Your offer for {{gameName}} has expired',
    message: 'Time’s up; the next player got the spot.',
    static: 'Time’s up; the next player got your spot.',
  },
  spotWithdrawn: {
    title: 'No free spot after all: {{gameName}}',
    message: 'The player is coming after all. You’re back on the waiting list.',
    static: 'The player is coming after all.',
  },
  friendPaid: {
    title: '{{friend}} has a spot for you: {{gameName}}',
    message: '{{friend}} paid for your spot: {{when}}, {{locationAddress}}. Can’t make it? Decline in time.',
    static: '{{friend}} paid for your spot.',
  },
  friendDeclined: {
    title: '{{friend}} can’t make it to {{gameName}}',
    message: '{{friend}} gave up the spot you paid for. You got {{refund}} back.',
    static: '{{friend}} gave up the spot you paid for.',
  },
  spotGivenUp: {
    title: 'Your spot in {{gameName}} is gone',
    message: '{{friend}} paid for your spot and gave it up. You can still join yourself.',
    static: '{{friend}} paid for your spot and gave it up.',
  },
  handOverOffered: {
    title: '{{friend}} offers you a spot: {{gameName}}',
    message: '{{friend}} can’t make it {{when}} at {{locationAddress}}. Take over, or decline.',
    static: '{{friend}} offers you a spot.',
  },
  handOverTaken: {
    title: '{{gameName}}: your spot has a new player',
    message: '{{friend}} took over. {{refund}} went back to the payer.',
    static: '{{friend}} took over your spot.',
  },
  takenOut: {
    title: 'You’re no longer in {{gameName}}',
    message: '{{when}}. Only the organiser can let you back in.',
    refunded: '{{when}}. Only the organiser can let you back in. You get 100 % back: {{refund}}.',
    ride: '{{when}}. Only the organiser can let you back in. The game is back on your pass.',
    static: 'You’re no longer in a game.',
  },
  friendTakenOut: {
    title: '{{friend}} is no longer in {{gameName}}',
    message: 'You paid for {{friend}}. You get 100 % back: {{refund}}.',
    static: '{{friend}} is no longer in. You get {{refund}} back.',
  },
  playerTakenOut: {
    title: '{{friend}} is no longer in {{gameName}}',
    message: 'A co-organiser removed {{friend}}: {{when}}.',
    rondo: 'Rondo removed {{friend}}: {{when}}.',
    static: '{{friend}} is no longer in your game.',
  },
  letBackIn: {
    title: 'You can join {{gameName}} again',
    message: 'Welcome back: {{when}}. You have no spot yet.',
    static: 'You can join a game again.',
  },
  spotPaidBack: {
    title: '{{amount}} back for {{gameName}}',
    message: 'Rondo refunded {{amount}}. Reason: “{{words}}”',
    static: 'Rondo refunded {{amount}}. Reason: “{{words}}”',
  },
  handOverDeclined: {
    title: '{{friend}} declined your spot in {{gameName}}',
    message: 'You keep the spot: offer it to someone else.',
    static: 'You keep your spot: offer it to someone else.',
  },
  creditWaiting: {
    title: '{{amount}} came back to you',
    message: 'Your payment came too late. You have {{amount}} in credit.',
    static: 'Your payment came too late. You have {{amount}} in credit.',
  },
  accountUnused: {
    title: 'Still using your account?',
    message: 'Log in, or we’ll delete your account {{until}}.',
    held: 'It still holds money or something open. Log in to use it.',
    static: 'Log in, or we’ll delete your account soon.',
  },
  passEndsSoon: {
    title: 'Your pass for {{gameName}} ends soon',
    message: 'Games left: {{count}}. Your pass ends {{until}}.',
    static: 'Your pass ends soon.',
  },
  passEnded: {
    title: 'Your pass for {{gameName}} has ended',
    message: 'Unplayed games: {{amount}} is in your wallet.',
    static: 'Your pass has ended. {{amount}} is in your wallet.',
  },
  balanceCorrected: {
    title: 'We corrected your balance: {{amount}}',
    message: 'Reason: “{{words}}”',
    static: 'Reason: “{{words}}”',
  },
  topUpPaidBack: {
    title: 'We’re paying you back {{amount}}',
    message: 'You’ll have it in a few days, the way you paid. Reason: “{{words}}”',
    static: 'You’ll have it in a few days, the way you paid. Reason: “{{words}}”',
  },
  giftTakenBack: {
    title: 'A gift of {{amount}} has ended',
    message: 'The unused part left your wallet. Reason: “{{words}}”',
    static: 'The unused part left your wallet. Reason: “{{words}}”',
  },
  adminMade: {
    title: '{{friend}} is an admin of Rondo now',
    message: 'Not right? Take the role away: until {{until}} they can’t decide about money.',
    static: 'Not right? Take the role away: until {{until}} they can’t decide about money.',
  },
  chargedBack: {
    title: 'A payment of {{amount}} by {{friend}} was taken back',
    message: 'Still owed: {{owed}}. See what was bought with it in your email.',
    static: 'Still owed: {{owed}}. See what was bought with it in your email.',
  },
  paymentTakenBack: {
    title: 'Your bank took back {{amount}}',
    message: 'That amount left your wallet. Still open: {{owed}}.',
    static: 'That amount left your wallet. Still open: {{owed}}.',
  },
  chargeBackWon: {
    title: 'Your payment of {{amount}} counts again',
    message: 'Your bank sent it again. Your open amount is settled; the rest is credit.',
    static: 'Your bank sent it again. Your open amount is settled; the rest is credit.',
  },
  refundFailed: {
    title: 'Your refund of {{amount}} didn’t arrive',
    message: 'Your bank refused it, so you have credit again. Prefer a bank account? Reply to our email.',
    static: 'Your bank refused it, so you have credit again. Prefer a bank account? Reply to our email.',
  },
  refundCameBack: {
    title: 'A refund of {{amount}} to {{friend}} failed',
    message: 'Try again, pay it to a bank account, or leave it.',
    static: 'Try again, pay it to a bank account, or leave it.',
  },
  owedEnded: {
    title: 'All settled',
    message: 'We closed your open {{amount}}. Reason: “{{words}}”',
    static: 'We closed your open {{amount}}. Reason: “{{words}}”',
  },
  bankDetailsWanted: {
    title: 'You earned {{amount}}: add your bank details',
    message: 'We’ll pay you with the next payout.',
    static: 'We’ll pay you with the next payout.',
  },
  taxDetailsWanted: {
    title: 'Enter your details for the tax office',
    message: 'By law we report your pay each year.',
    static: 'By law we report your pay each year.',
  },
  bankDetailsChanged: {
    title: 'Your bank details have changed',
    message: 'Your pay goes to {{words}} from {{until}}. Not you? Change your password right away.',
    static: 'Your pay goes to {{words}} from {{until}}. Not you? Change your password right away.',
  },
} as const satisfies NoticeTexts;

/**
 * The words of notifications. Each kind has a title, a message, a message for when there are no details (`static`), and the texts that its entry
 * in rules/src/kinds asks for. They may name what that entry lists, beside the game or the community: `when`, `amount`, `refund` and `until` are
 * filled in as text, the others as they are in the API's answer.
 */
export const noticeKinds = texts satisfies Fillable<typeof texts>;

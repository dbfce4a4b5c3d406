import type { Fillable, NoticeTexts } from '../notice-texts.ts';

const texts = {
  matchConfirmed: {
    title: '{{gameName}} is confirmed!',
    message: 'Enough players have joined. See you {{when}} at {{locationAddress}}.',
    static: 'Enough players have joined: your game is confirmed.',
  },
  matchInADay: {
    title: '{{gameName}}: {{when}}',
    message: 'You’re playing {{when}} at {{locationAddress}}. Bring sports clothes and water.',
    static: 'You’re playing in a day.',
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
    message: 'Your request was approved: you’re now a member of {{communityName}}.',
    static: 'Your request to join a community was approved.',
  },
  communityDenied: {
    title: 'Your request to join {{communityName}}',
    message: 'Your request to join {{communityName}} was not approved.',
    static: 'Your request to join a community was not approved.',
  },
  communityRequest: {
    title: '{{friend}} wants to join {{communityName}}',
    message: 'Someone asked to join {{communityName}}. You decide: let them in, or say why not.',
    static: 'Someone asked to join a community of yours.',
  },
  communityRemoved: {
    title: 'You’re no longer a member of {{communityName}}',
    message: 'An admin removed you from {{communityName}}. Spots you paid for stay yours.',
    static: 'An admin removed you from a community. Spots you paid for stay yours.',
  },
  communityClosed: {
    title: '{{communityName}} is closed',
    message: 'Rondo has closed {{communityName}}.',
    static: 'Rondo has closed a community of yours.',
  },
  communityAdmin: {
    title: 'You’re an admin of {{communityName}}',
    message: 'You can now decide requests, write news and look after the members of {{communityName}}.',
    static: 'You’re now an admin of a community.',
  },
  communityNews: {
    title: '{{communityName}}: {{title}}',
    message: 'There’s news from {{communityName}}.',
    static: 'There’s news from a community of yours.',
  },
  communityGames: {
    title: 'New games in {{communityName}}',
    message: 'Just opened: {{games}}.',
    static: 'A community of yours has new games.',
  },
  labelSuggested: {
    title: 'A suggestion from {{friend}} in {{communityName}}',
    message: 'They’d call you “{{words}}”. You decide: take it or turn it down.',
    static: 'Someone suggests a tag or nickname for you.',
  },
  labelRemoved: {
    title: '“{{words}}” was removed in {{communityName}}',
    message: 'An admin of {{communityName}} removed your “{{words}}”.',
    static: 'An admin of a community removed your tag or nickname.',
  },
  labelReported: {
    title: 'Reported in {{communityName}}: “{{words}}”',
    message: 'A member reported this tag or nickname. Remove it, or let it stay.',
    static: 'A member of a community of yours reported a tag or nickname.',
  },
  tagGiven: {
    title: 'You’re “{{words}}” in {{communityName}}',
    message: 'An admin of {{communityName}} gave you this tag. If you don’t want it, decline it.',
    static: 'An admin of a community gave you a tag.',
  },
  waitingListPromoted: {
    title: 'A spot for you: {{gameName}}',
    message: 'A spot opened and it’s yours. You’re playing {{when}} at {{locationAddress}}.',
    static: 'A spot opened and it’s yours.',
  },
  afterMatchRating: {
    title: 'How was {{gameName}}?',
    message: 'Rate the players you played with: it keeps teams fair.',
    static: 'Rate the players you played with: it keeps teams fair.',
  },
  ratingReceipt: {
    title: '{{count}} people rated you',
    message: 'Your score in {{sport|lower}} went from {{from}} to {{to}}.',
    same: 'Your score in {{sport|lower}} is still {{to}}.',
    static: 'You now have a score in {{sport|lower}}: {{to}}.',
  },
  topUpConfirmed: {
    title: '{{amount}} added to your wallet',
    message: 'Your payment arrived: {{amount}} was added to your wallet.',
    static: 'Your payment arrived: {{amount}} was added to your wallet.',
    settled:
      'Your payment of {{amount}} arrived. {{owed}} of it settled what was still open; the rest is in your wallet.',
  },
  paymentConfirmed: {
    title: 'Paid: {{gameName}}',
    message: 'Your payment of {{amount}} arrived and your spot is booked: {{when}}, {{locationAddress}}.',
    static: 'Your payment of {{amount}} arrived.',
  },
  matchCancelled: {
    title: '{{gameName}} is cancelled',
    message: 'The game {{when}} at {{locationAddress}} is cancelled.',
    refunded: 'The game {{when}} is cancelled. You get 100 % back: {{back}}',
    organiser: 'The organiser cancelled the game {{when}} at {{locationAddress}}.',
    organiserRefunded: 'The organiser cancelled the game {{when}}. You get 100 % back: {{back}}',
    rondo: 'Rondo cancelled the game {{when}} at {{locationAddress}}.',
    rondoRefunded: 'Rondo cancelled the game {{when}}. You get 100 % back: {{back}}',
    static: 'Your game is cancelled.',
  },
  matchChanged: {
    title: '{{gameName}} has changed',
    message: 'It’s now {{when}} at {{locationAddress}}. See the game for all changes.',
    told: '{{changes}}',
    static: 'Your game has changed.',
  },
  matchBelowMinimum: {
    title: '{{gameName}} has too few players',
    message: 'Your confirmed game {{when}} dropped below its minimum. Invite players, or decide whether to cancel it.',
    static: 'Your confirmed game dropped below its minimum.',
  },
  extremeRain: {
    title: 'Extreme rain is forecast for {{gameName}}',
    message:
      'It’s played {{when}} at {{locationAddress}}. It can be moved, or cancelled: then everyone gets 100 % back.',
    static: 'Extreme rain is forecast for your game.',
  },
  matchGiven: {
    title: '{{gameName}} is yours to organise',
    message: 'Rondo put the game {{when}} into your hands. You can edit or cancel it; what it costs stays.',
    static: 'Rondo put a game into your hands.',
  },
  coOrganiserNamed: {
    title: '{{friend}} wants your help with {{gameName}}',
    message: 'You’re now a co-organiser: {{when}}, {{locationAddress}}. Can’t do it? You can step back on its page.',
    series:
      'You’re now a co-organiser: {{when}}, {{locationAddress}}, and {{count}} more times after that. You can step back at any time.',
    static: 'You’re now a co-organiser of a game.',
  },
  coOrganiserLeft: {
    title: '{{friend}} stepped back from {{gameName}}',
    message: 'They’re no longer a co-organiser of your game {{when}}.',
    static: 'They’re no longer a co-organiser of your game.',
  },
  matchLate: {
    title: '{{gameName}}: something changed',
    message: 'It starts {{count}} minutes later: {{when}}, {{locationAddress}}.',
    noted: 'A note for {{when}}:',
    told: '{{changes}}',
    static: 'Something changed about your game.',
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
    title: 'A message was reported',
    message: 'Someone reported this: “{{words}}”. Decide whether it stays.',
    static: 'Someone reported this: “{{words}}”. Decide whether it stays.',
  },
  matchInvited: {
    title: '{{friend}} invites you: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. There’s a spot left.',
    static: '{{friend}} invites you to a game.',
  },
  againWanted: {
    title: '{{friend}} wants to play again: {{gameName}}',
    message: 'Open the next one in one press: everyone who played is invited.',
    several: 'So do {{count}} more. Open the next one in one press: everyone who played is invited.',
    static: '{{friend}} wants to play a game of yours again.',
  },
  groupInvited: {
    title: '{{friend}} wants to play together: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. Spots are kept until {{until}}; each pays their own.',
    static: '{{friend}} keeps a spot for you in a game.',
  },
  groupComplete: {
    title: 'You’re all in: {{gameName}}',
    message: 'Everyone in your group has a spot. See you {{when}}.',
    static: 'Everyone in your group has a spot.',
  },
  groupOver: {
    title: 'Your group for {{gameName}} didn’t come together',
    message: 'It ended before everyone had a spot. Anything set aside is back in your wallet.',
    static: 'Your group for a game didn’t come together.',
  },
  noShowMarked: {
    title: 'We missed you at {{gameName}}',
    message: 'The organiser says you didn’t come {{when}}. Is that wrong? Appeal with a sentence.',
    static: 'The organiser says you didn’t come. Is that wrong? Appeal with a sentence.',
  },
  noShowAppealed: {
    title: 'An appeal about {{gameName}}',
    message: 'A player you marked as a no-show {{when}} sees it differently. Read what they say, and answer.',
    static: 'A player you marked as a no-show sees it differently. Read what they say, and answer.',
  },
  noShowKept: {
    title: 'Your appeal about {{gameName}} has been decided',
    message: 'Your no-show {{when}} stays. Read why.',
    static: 'Your no-show stays. Read why.',
  },
  noShowTakenBack: {
    title: '{{gameName}}: your no-show was taken back',
    message: 'You count as having come {{when}}.',
    static: 'You count as having come.',
  },
  wishFits: {
    title: 'A game for you: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. It fits one of your wishes.',
    series: '{{when}}, {{locationAddress}}, and {{count}} more times after that.',
    static: 'There’s a game that fits one of your wishes.',
  },
  gameNeedsYou: {
    title: '{{count}} more and {{gameName}} is confirmed',
    message: '{{sport}}, {{when}}, {{locationAddress}}. There’s a spot for you.',
    static: 'A game near you needs a few more players.',
  },
  regularSpotKept: {
    title: 'Your spot is kept: {{gameName}}',
    message: '{{when}}, {{locationAddress}}. It’s yours until {{until}}: say yes, or it goes to others.',
    static: 'The spot kept for you as a regular is released soon.',
  },
  regularEnded: {
    title: 'You’re no longer a regular of {{gameName}}',
    message:
      'An organiser ended it, so no spots are kept for you any more. What you’ve taken stays yours, and you can still join.',
    static: 'No spots are kept for you as a regular any more.',
  },
  wishDigest: {
    title: 'New games that fit your wishes',
    message: 'There’s room in each: {{games}}.',
    static: 'There’s room in each: {{games}}.',
  },
  spotOffered: {
    title: 'We’re holding a spot for you: {{gameName}}',
    message: 'You’re first on the waiting list. Take the spot before {{until}}, or it goes to the next player.',
    static: 'You’re first on the waiting list and we’re holding a spot for you.',
  },
  spotOpen: {
    title: 'A spot opened: {{gameName}}',
    message: 'It starts soon, {{when}}, so everyone on the waiting list gets this: the first to take it plays.',
    static: 'A spot opened: the first to take it plays.',
  },
  spotLapsed: {
    title: 'Your offer for {{gameName}} has expired',
    message: 'The time to take the spot is up; it went to the next player.',
    static: 'The time to take your spot is up; it went to the next player.',
  },
  spotWithdrawn: {
    title: 'The spot in {{gameName}} isn’t free after all',
    message:
      'The player is keeping it. You have your place on the waiting list back, and we’ll tell you about the next spot.',
    static: 'The player is keeping the spot we were holding for you.',
  },
  friendPaid: {
    title: '{{friend}} has a spot for you: {{gameName}}',
    message: '{{friend}} paid for your spot: {{when}}, {{locationAddress}}. Can’t make it? Decline in time.',
    static: '{{friend}} paid for your spot.',
  },
  friendDeclined: {
    title: '{{friend}} can’t make it to {{gameName}}',
    message: '{{friend}} gave up the spot you paid for. Under the refund policy you got {{refund}} back.',
    static: '{{friend}} gave up the spot you paid for.',
  },
  spotGivenUp: {
    title: 'Your spot in {{gameName}} is gone',
    message: '{{friend}}, who paid for it, gave it up. You can still join the game yourself.',
    static: '{{friend}}, who paid for your spot, gave it up.',
  },
  handOverOffered: {
    title: '{{friend}} offers you a spot: {{gameName}}',
    message: '{{friend}} can’t make it {{when}} at {{locationAddress}}. Take the spot over, or decline it.',
    static: '{{friend}} offers you a spot.',
  },
  handOverTaken: {
    title: 'Your spot in {{gameName}} was taken over',
    message: '{{friend}} took it over. The {{refund}} paid for it went back to whoever paid.',
    static: '{{friend}} took over your spot.',
  },
  takenOut: {
    title: 'You’re no longer in {{gameName}}',
    message: 'You were taken out of the game {{when}} and can’t join it again, unless you’re let back in.',
    refunded:
      'You were taken out of the game {{when}} and can’t join it again, unless you’re let back in. You get 100 % back: {{refund}}.',
    ride: 'You were taken out of the game {{when}} and can’t join it again, unless you’re let back in. It’s on your pass again.',
    static: 'You were taken out of a game.',
  },
  friendTakenOut: {
    title: '{{friend}} is no longer in {{gameName}}',
    message: '{{friend}}, whose spot you paid for, was taken out. You get 100 % back: {{refund}}.',
    static: '{{friend}}, whose spot you paid for, was taken out of a game. You get {{refund}} back.',
  },
  playerTakenOut: {
    title: '{{friend}} is no longer in {{gameName}}',
    message: 'A co-organiser took {{friend}} out of your game {{when}}.',
    rondo: 'Rondo took {{friend}} out of your game {{when}}.',
    static: '{{friend}} was taken out of your game.',
  },
  letBackIn: {
    title: 'You can join {{gameName}} again',
    message: 'You may join the game {{when}} again. You have no spot yet.',
    static: 'You may join a game again.',
  },
  spotPaidBack: {
    title: '{{amount}} back for {{gameName}}',
    message: 'Rondo paid back {{amount}} of what you paid. The reason: “{{words}}”',
    static: 'Rondo paid back {{amount}} of what you paid for a game. The reason: “{{words}}”',
  },
  handOverDeclined: {
    title: '{{friend}} declined your spot in {{gameName}}',
    message: 'It’s still yours: you can offer it to someone else.',
    static: 'Your spot is still yours: you can offer it to someone else.',
  },
  creditWaiting: {
    title: '{{amount}} came back to you',
    message: 'Your payment arrived too late for the spot. Nothing is lost: you have {{amount}} in credit.',
    static: 'Your payment arrived too late for the spot. Nothing is lost: you have {{amount}} in credit.',
  },
  accountUnused: {
    title: 'Your account hasn’t been used for a long time',
    message: 'It’s deleted {{until}}, unless you log in.',
    held: 'It stays as long as there’s money in it, or something about it is still open. Log in to go on using it.',
    static: 'It’s deleted soon, unless you log in.',
  },
  passEndsSoon: {
    title: 'Your pass for {{gameName}} ends soon',
    message: 'Games left on it: {{count}}. It ends {{until}}.',
    static: 'Your pass ends soon.',
  },
  passEnded: {
    title: 'Your pass for {{gameName}} has ended',
    message: 'For the games you hadn’t played, {{amount}} is in your wallet.',
    static: 'Your pass has ended. {{amount}} is in your wallet.',
  },
  balanceCorrected: {
    title: 'Your balance was corrected: {{amount}}',
    message: 'Rondo put something right. The reason: “{{words}}”',
    static: 'Rondo put something right. The reason: “{{words}}”',
  },
  topUpPaidBack: {
    title: 'We’re paying you back {{amount}}',
    message: 'It goes back the way you paid it, and is with you in a few days. The reason: “{{words}}”',
    static: 'It goes back the way you paid it, and is with you in a few days. The reason: “{{words}}”',
  },
  giftTakenBack: {
    title: 'A gift of {{amount}} has ended',
    message: 'What you hadn’t used of it has left your wallet. The reason: “{{words}}”',
    static: 'What you hadn’t used of it has left your wallet. The reason: “{{words}}”',
  },
  adminMade: {
    title: '{{friend}} is an admin of Rondo now',
    message: 'Not right? Take the role away: until {{until}} they decide about no money.',
    static: 'Not right? Take the role away: until {{until}} they decide about no money.',
  },
  chargedBack: {
    title: 'A payment of {{amount}} by {{friend}} was taken back',
    message: 'Still owed: {{owed}}. See what was bought with it in your email.',
    static: 'Still owed: {{owed}}. See what was bought with it in your email.',
  },
  paymentTakenBack: {
    title: 'Your payment of {{amount}} was taken back',
    message: 'What it gave has left your wallet. Still open: {{owed}}.',
    static: 'What it gave has left your wallet. Still open: {{owed}}.',
  },
  chargeBackWon: {
    title: 'Your payment of {{amount}} counts again',
    message: 'Your bank undid the charge-back: what was open is settled with it, and the rest is your credit.',
    static: 'Your bank undid the charge-back: what was open is settled with it, and the rest is your credit.',
  },
  refundFailed: {
    title: 'Your refund of {{amount}} didn’t arrive',
    message: 'Your bank didn’t take it, so it’s credit again. Prefer a bank account? Reply to our email.',
    static: 'Your bank didn’t take it, so it’s credit again. Prefer a bank account? Reply to our email.',
  },
  refundCameBack: {
    title: 'A refund of {{amount}} to {{friend}} failed',
    message: 'Try it again, pay it to a bank account, or leave it where it is.',
    static: 'Try it again, pay it to a bank account, or leave it where it is.',
  },
  owedEnded: {
    title: 'Nothing is open any more',
    message: 'The {{amount}} that was still open is closed. The reason: “{{words}}”',
    static: 'The {{amount}} that was still open is closed. The reason: “{{words}}”',
  },
  bankDetailsWanted: {
    title: 'We owe you {{amount}}: where to?',
    message: 'Enter your bank account, and the next payout pays you.',
    static: 'Enter your bank account, and the next payout pays you.',
  },
  bankDetailsChanged: {
    title: 'Your bank details have changed',
    message:
      'Your pay goes to {{words}}, from {{until}} at the earliest. Wasn’t this you? Change your password right away.',
    static:
      'Your pay goes to {{words}}, from {{until}} at the earliest. Wasn’t this you? Change your password right away.',
  },
} as const satisfies NoticeTexts;

/**
 * The words of notifications. Each kind has a title, a message, a message for when there are no details (`static`), and the texts that its entry
 * in rules/src/kinds asks for. They may name what that entry lists, beside the game or the community: `when`, `amount`, `refund` and `until` are
 * filled in as text, the others as they are in the API's answer.
 */
export const noticeKinds = texts satisfies Fillable<typeof texts>;

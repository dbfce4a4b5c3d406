import type { MailKind } from '@rondo/phrases';
import type { NotificationKind } from '@rondo/rules/notifications';
import { ofAttendance } from './events/of-attendance.ts';
import { ofChargeBacks } from './events/of-charge-backs.ts';
import { ofCommunities } from './events/of-communities.ts';
import { ofGames } from './events/of-games.ts';
import { ofGroups } from './events/of-groups.ts';
import { ofLeading } from './events/of-leading.ts';
import { ofMoney } from './events/of-money.ts';
import { ofRefunds } from './events/of-refunds.ts';
import { ofSpots } from './events/of-spots.ts';
import { ofTakingOut } from './events/of-taking-out.ts';
import { ofWishes } from './events/of-wishes.ts';

/** Kinds whose mail is made from the notification after the commit (deliver-notifications.ts), so that commands write nothing else. */
export const ownMails: Partial<Record<NotificationKind, MailKind>> = {
  signedUp: 'signedUp',
  paymentConfirmed: 'paymentConfirmed',
  spotLapsed: 'spotLapsed',
  spotWithdrawn: 'spotWithdrawn',
  matchBelowMinimum: 'matchBelowMinimum',
  matchGiven: 'matchGiven',
  matchInvited: 'matchInvited',
  groupInvited: 'groupInvited',
  groupComplete: 'groupComplete',
  groupOver: 'groupOver',
  coOrganiserNamed: 'coOrganiserNamed',
  coOrganiserLeft: 'coOrganiserLeft',
  playerTakenOut: 'playerTakenOut',
  communityMessage: 'communityMessage',
  messageReported: 'messageReported',
  wishFits: 'wishFits',
  gameNeedsYou: 'gameNeedsYou',
  regularEnded: 'regularEnded',
  noShowMarked: 'noShowMarked',
  noShowAppealed: 'noShowAppealed',
  noShowKept: 'noShowKept',
  noShowTakenBack: 'noShowTakenBack',
  afterMatchRating: 'afterMatchRating',
  communityApproved: 'communityApproved',
  communityDenied: 'communityDenied',
  communityRequest: 'communityRequest',
  communityRemoved: 'communityRemoved',
  communityAdmin: 'communityAdmin',
  communityNews: 'communityNews',
  communityGames: 'communityGames',
  labelSuggested: 'labelSuggested',
  labelRemoved: 'labelRemoved',
  labelReported: 'labelReported',
  tagGiven: 'tagGiven',
};

/**
 * The single table of what people are told besides what they did themselves: the notification, the mail, their params, and where they
 * lead. A kind's category is in `notificationKinds` and `mailCategories`, the words in `phrases`. What a join tells its own player is
 * written with the join (write-decisions.ts), and mails about logging in by their commands.
 */
export const events = {
  ...ofGames,
  ...ofGroups,
  ...ofSpots,
  ...ofMoney,
  ...ofRefunds,
  ...ofChargeBacks,
  ...ofCommunities,
  ...ofWishes,
  ...ofAttendance,
  ...ofLeading,
  ...ofTakingOut,
};

import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To the admins of a community: somebody asks to join. */
export const communityRequest = {
  category: 'organising',
  ownMail: { budget: null },
  params: ['friend'],
  path: mailedPaths.requestsOfCommunity,
  action: 'decide',
} as const satisfies NoticeKind;

/** To the admins of a community that another one challenges, which `title` names (product.md#challenges). */
export const challenged = {
  category: 'organising',
  ownMail: { budget: null },
  params: ['title', 'begins'],
  path: mailedPaths.challengesOfCommunity,
  action: 'answer',
} as const satisfies NoticeKind;

/** A request to join a community was approved. */
export const communityApproved = {
  category: 'communities',
  ownMail: { budget: null },
} as const satisfies NoticeKind;

/** A request was turned down, with the admins' note. */
export const communityDenied = {
  category: 'communities',
  ownMail: { budget: null },
} as const satisfies NoticeKind;

/** To the member who was removed. */
export const communityRemoved = {
  category: 'communities',
  ownMail: { budget: null },
} as const satisfies NoticeKind;

/** To a community's members and applicants: it is closed for good, with the note. */
export const communityClosed = {
  category: 'communities',
  ownMail: { budget: null },
} as const satisfies NoticeKind;

/** To the member who now leads the community. */
export const communityAdmin = {
  category: 'communities',
  ownMail: { budget: null },
} as const satisfies NoticeKind;

/** New games of a community, named in one line. */
export const communityGames = {
  category: 'communities',
  ownMail: { budget: null },
  params: ['games'],
} as const satisfies NoticeKind;

/** News of a community; at most two a day are told. */
export const communityNews = {
  category: 'communities',
  ownMail: { budget: null },
  params: ['title'],
  path: mailedPaths.newsOfCommunity,
  action: 'news',
} as const satisfies NoticeKind;

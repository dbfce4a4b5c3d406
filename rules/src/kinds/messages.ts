import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** From a leader of a game to everyone in it; it rings at night if the game starts soon. */
export const matchMessage = {
  category: 'messages',
  mails: { matchMessage: { budget: null, game: 'facts' } },
  params: ['friend', 'words'],
  rings: 'soon',
} as const satisfies NoticeKind;

/** From an admin of a community to its members. */
export const communityMessage = {
  category: 'messages',
  ownMail: { budget: null },
  params: ['friend', 'words'],
  path: mailedPaths.newsOfCommunity,
} as const satisfies NoticeKind;

/** To the people who decide whether a message stays. */
export const messageReported = {
  category: 'organising',
  ownMail: { budget: null },
  params: ['words'],
  action: 'decide',
} as const satisfies NoticeKind;

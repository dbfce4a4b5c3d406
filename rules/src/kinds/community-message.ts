import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** From an admin of a community to its members. */
export const communityMessage = {
  category: 'messages',
  ownMail: { budget: null },
  params: ['friend', 'words'],
  path: mailedPaths.newsOfCommunity,
} as const satisfies NoticeKind;

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

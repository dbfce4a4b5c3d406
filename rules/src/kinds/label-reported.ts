import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To the admins of a community: a tag or nickname was reported. */
export const labelReported = {
  category: 'organising',
  ownMail: { budget: null },
  params: ['words'],
  path: mailedPaths.reportsOfCommunity,
  action: 'decide',
} as const satisfies NoticeKind;

import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To the member for whom another suggests a tag or nickname. */
export const labelSuggested = {
  category: 'communities',
  ownMail: { budget: null },
  params: ['friend', 'words'],
  path: mailedPaths.ownLabels,
  action: 'answer',
} as const satisfies NoticeKind;

/** To the member to whom an admin gave a tag. */
export const tagGiven = {
  category: 'communities',
  ownMail: { budget: null },
  params: ['words'],
  path: mailedPaths.ownLabels,
  action: 'answer',
} as const satisfies NoticeKind;

/** To the member whose tag or nickname an admin removed. */
export const labelRemoved = {
  category: 'communities',
  ownMail: { budget: null },
  params: ['words'],
  path: mailedPaths.ownLabels,
} as const satisfies NoticeKind;

/** To the admins of a community: a tag or nickname was reported. */
export const labelReported = {
  category: 'organising',
  ownMail: { budget: null },
  params: ['words'],
  path: mailedPaths.reportsOfCommunity,
  action: 'decide',
} as const satisfies NoticeKind;

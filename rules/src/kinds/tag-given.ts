import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To the member to whom an admin gave a tag. */
export const tagGiven = {
  category: 'communities',
  ownMail: { budget: null },
  params: ['words'],
  path: mailedPaths.ownLabels,
  action: 'answer',
} as const satisfies NoticeKind;

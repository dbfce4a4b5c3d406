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

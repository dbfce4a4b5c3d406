import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** To the member whose tag or nickname an admin removed. */
export const labelRemoved = {
  category: 'communities',
  ownMail: { budget: null },
  params: ['words'],
  path: mailedPaths.ownLabels,
} as const satisfies NoticeKind;

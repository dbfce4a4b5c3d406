import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** New games that fit one's wishes, gathered, named in one line. */
export const wishDigest = {
  category: 'wishes',
  mails: { wishDigest: { budget: null } },
  params: ['games'],
  path: mailedPaths.wishes,
} as const satisfies NoticeKind;

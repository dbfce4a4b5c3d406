import { mailedPaths } from '../mailed-paths.ts';
import type { NoticeKind } from './kind.ts';

/** News of a community, of which two a day are told. */
export const communityNews = {
  category: 'communities',
  ownMail: { budget: null },
  params: ['title'],
  path: mailedPaths.newsOfCommunity,
  action: 'news',
} as const satisfies NoticeKind;

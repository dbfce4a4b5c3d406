import type { NoticeKind } from './kind.ts';

/** From a leader of a game to everyone in it; it rings at night when the game starts soon. */
export const matchMessage = {
  category: 'messages',
  mails: { matchMessage: { budget: null, game: 'facts' } },
  params: ['friend', 'words'],
  rings: 'soon',
} as const satisfies NoticeKind;

import type { Notification } from '@rondo/contract';
import { type NoticeAction, type NoticeKind, notices } from '@rondo/rules/notification-kinds';

const byPath = [
  ['/match/', 'game'],
  ['/wallet', 'wallet'],
  ['/community/', 'community'],
] as const;

type Action = NoticeAction | (typeof byPath)[number][1] | 'open';

/** The label of a notification's button, and the address it leads to; null if there is none. */
export function quickActionOf({ type, status, redirectUri }: Notification): { words: Action; to: string } | null {
  const kind: NoticeKind | undefined = notices[type];
  // A player who lost their game is led to other games.
  if (kind?.action === 'other') return { words: 'other', to: '/allgames' };
  if (redirectUri === null) return null;
  // An archived notification may be out of date, such as an offer, so it leads to its subject.
  const ofKind = status === 'archived' ? undefined : kind?.action;
  return { words: ofKind ?? byPath.find(([start]) => redirectUri.startsWith(start))?.[1] ?? 'open', to: redirectUri };
}

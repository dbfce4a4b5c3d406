import type { Notification } from '@rondo/contract';

/** The action on a notification, in one press, by its kind; the others lead to their subject. */
const byKind = {
  afterMatchRating: 'rate',
  ratingReceipt: 'score',
  spotOffered: 'take',
  spotOpen: 'take',
  regularSpotKept: 'take',
  handOverOffered: 'answer',
  friendPaid: 'answer',
  matchInvited: 'join',
  groupInvited: 'join',
  wishFits: 'join',
  gameNeedsYou: 'join',
  noShowMarked: 'answer',
  noShowAppealed: 'decide',
  matchBelowMinimum: 'help',
  messageReported: 'decide',
  matchCancelled: 'other',
  spotLapsed: 'other',
  communityRequest: 'decide',
  labelSuggested: 'answer',
  labelReported: 'decide',
  tagGiven: 'answer',
  communityNews: 'news',
} as const satisfies Partial<Record<Notification['type'], string>>;

const byPath = [
  ['/match/', 'game'],
  ['/wallet', 'wallet'],
  ['/community/', 'community'],
] as const;

type Action = (typeof byKind)[keyof typeof byKind] | (typeof byPath)[number][1] | 'open';

/** The words of a notification's button, and where it leads; null if there is nowhere to go. */
export function quickActionOf({ type, status, redirectUri }: Notification): { words: Action; to: string } | null {
  // A player who lost their game is led to others.
  if (type === 'matchCancelled' || type === 'spotLapsed') return { words: 'other', to: '/allgames' };
  if (redirectUri === null) return null;
  const kind: string = type;
  // A notification that was put away may be over, like an offer: it leads to its subject.
  const ofKind = status === 'archived' ? undefined : Object.entries(byKind).find(([known]) => known === kind)?.[1];
  return { words: ofKind ?? byPath.find(([start]) => redirectUri.startsWith(start))?.[1] ?? 'open', to: redirectUri };
}

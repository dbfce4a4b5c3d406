import type { Notification } from '@rondo/contract';
import type { NotificationRow } from './queries.ts';

/** Params that a notification's phrases may contain besides its details. */
const said = [
  'friend',
  'amount',
  'refund',
  'owed',
  'until',
  'changes',
  'was',
  'minutes',
  'place',
  'wasPlace',
  'price',
  'stays',
  'kept',
  'ride',
  'cause',
  'title',
  'words',
  'games',
  'sport',
  'count',
  'from',
  'to',
] as const;

/** Whether a param is passed on to the client that shows the phrases. */
export const isSaid = (name: string): boolean => (said as readonly string[]).includes(name);

interface Said {
  details: Notification['gameDetails'];
  key: string;
  title: string;
  message: string;
}

export function presentNotification(row: NotificationRow, { details, key, title, message }: Said): Notification {
  const phrase = `notices.kinds.${row.kind}`;
  return {
    _id: row.id,
    type: row.kind,
    status: row.status,
    createdAt: row.created_at,
    translationTitle: `${phrase}.title`,
    translationMessage: `${phrase}.${key}`,
    params: Object.fromEntries(
      said.flatMap((name) => (row.params[name] === undefined ? [] : [[name, row.params[name]]])),
    ),
    title,
    message,
    redirectUri: row.redirect_path,
    gameDetails: details,
  };
}

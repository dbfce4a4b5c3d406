import type { Notification } from '@rondo/contract';
import { notices } from '@rondo/rules/notification-kinds';
import type { NotificationRow } from './queries.ts';

/** Params that a kind's words may name. */
const said = new Set<string>(Object.values(notices).flatMap(({ params = [] }) => params));

/** Whether a param is passed on to the client that shows the phrases. */
export const isSaid = (name: string): boolean => said.has(name);

interface Said {
  details: Notification['gameDetails'];
  key: string;
  title: string;
  message: string;
  now: Notification['now'];
}

export function presentNotification(row: NotificationRow, { details, key, title, message, now }: Said): Notification {
  const phrase = `notices.kinds.${row.kind}`;
  return {
    _id: row.id,
    type: row.kind,
    status: row.status,
    createdAt: row.created_at,
    translationTitle: `${phrase}.title`,
    translationMessage: `${phrase}.${key}`,
    params: Object.fromEntries(Object.entries(row.params).filter(([name]) => isSaid(name))),
    title,
    message,
    redirectUri: row.redirect_path,
    matchId: row.game_id,
    gameDetails: details,
    now,
  };
}

import type { Notification } from '@rondo/contract';
import type { NoticeRow } from './queries.ts';

/** What the phrases of a notification may be filled with besides its details. */
const said = ['friend', 'amount', 'refund', 'until', 'changes', 'cause'] as const;

interface Said {
  details: Notification['gameDetails'];
  key: string;
  title: string;
  message: string;
}

export function presentNotice(row: NoticeRow, { details, key, title, message }: Said): Notification {
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

import type { Notification } from '@rondo/contract';
import type { NoticeRow } from './queries.ts';
import { detailsOf, messageKeyOf, sayNotice } from './say-notice.ts';

/** What the phrases of a notification may be filled with besides its details. */
const said = ['friend', 'amount', 'refund', 'until', 'changes', 'cause'] as const;

export function presentNotice(row: NoticeRow): Notification {
  const gameDetails = detailsOf(row);
  const phrase = `notices.kinds.${row.kind}`;
  return {
    _id: row.id,
    type: row.kind,
    status: row.status,
    createdAt: row.created_at,
    translationTitle: `${phrase}.title`,
    translationMessage: `${phrase}.${messageKeyOf(row, gameDetails)}`,
    params: Object.fromEntries(
      said.flatMap((name) => (row.params[name] === undefined ? [] : [[name, row.params[name]]])),
    ),
    ...sayNotice(row, row.language),
    redirectUri: row.redirect_path,
    gameDetails,
  };
}

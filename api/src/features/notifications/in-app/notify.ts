import type { NotificationKind } from '@rondo/rules/notification-kinds';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { asTold } from './as-told.ts';
import { deliveredAtOnce, showsInApp } from './in-app.ts';

export interface NewNotification {
  userId: string;
  kind: NotificationKind;
  gameId?: string;
  communityId?: string;
  params?: Record<string, string | number>;
  /** The person whose name is in `params.friend`; it is removed when they delete their account. */
  namedId?: string;
  redirectPath?: string;
}

/** Writes notifications as part of the caller's transaction; their push messages and mails are created after it commits. */
export async function notify(trx: Transaction, notifications: readonly NewNotification[], now: Date): Promise<void> {
  if (notifications.length === 0) return;
  await sql`
    insert into notification (user_id, kind, game_id, community_id, params, named_id, redirect_path, created_at, in_app,
      delivered_at)
    select "userId", kind, "gameId", "communityId", ${asTold(sql`params`, sql`"gameId"`, sql`"communityId"`)}, "namedId", "redirectPath", ${now},
      ${showsInApp(sql`"userId"`, sql`kind`)}, ${deliveredAtOnce(sql`"userId"`, sql`kind`)}
    from jsonb_to_recordset(${JSON.stringify(notifications)}::jsonb)
      as n("userId" uuid, kind text, "gameId" uuid, "communityId" uuid, params jsonb, "namedId" uuid, "redirectPath" text)`.execute(
    trx,
  );
}

import type { NoticeKind } from '@rondo/rules/notices';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { deliveredAtOnce, showsInApp } from './in-app.ts';

export interface Notice {
  userId: string;
  kind: NoticeKind;
  gameId?: string;
  communityId?: string;
  params?: Record<string, string | number>;
  /** Whose name is in `params.friend`: it goes from it when they leave Rondo. */
  namedId?: string;
  redirectPath?: string;
}

/** Writes notifications as part of the caller's transaction. Push, and mails of their own, are made of them after it commits. */
export async function notify(trx: Transaction, notices: readonly Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    insert into notification (user_id, kind, game_id, community_id, params, named_id, redirect_path, created_at, in_app,
      delivered_at)
    select "userId", kind, "gameId", "communityId", coalesce(params, '{}'), "namedId", "redirectPath", ${now},
      ${showsInApp(sql`"userId"`, sql`kind`)}, ${deliveredAtOnce(sql`"userId"`, sql`kind`)}
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
      as n("userId" uuid, kind text, "gameId" uuid, "communityId" uuid, params jsonb, "namedId" uuid, "redirectPath" text)`.execute(
    trx,
  );
}

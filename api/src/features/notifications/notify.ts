import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';

export interface Notice {
  userId: string;
  kind:
    | 'matchConfirmed'
    | 'matchCancelled'
    | 'matchChanged'
    | 'spotOffered'
    | 'spotOpen'
    | 'spotLapsed'
    | 'topUpConfirmed'
    | 'waitingListPromoted'
    | 'afterMatchRating'
    | 'matchBelowMinimum'
    | 'friendPaid'
    | 'friendDeclined'
    | 'spotGivenUp'
    | 'handOverOffered'
    | 'handOverTaken'
    | 'handOverDeclined'
    | 'creditWaiting';
  gameId?: string;
  params?: Record<string, string | number>;
  redirectPath?: string;
}

/** Writes notifications as part of the caller's transaction. */
export async function notify(trx: Transaction, notices: readonly Notice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  await sql`
    insert into notification (user_id, kind, game_id, params, redirect_path, created_at)
    select "userId", kind, "gameId", coalesce(params, '{}'), "redirectPath", ${now}
    from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
      as n("userId" uuid, kind text, "gameId" uuid, params jsonb, "redirectPath" text)`.execute(trx);
}

import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { postJournals } from '../wallet/post-journals.ts';
import type { KeptAnswer } from './commands.ts';
import type { Writes } from './decide-command.ts';

import type { GameState } from './game-state.ts';

/** Sends everything a batch writes, without waiting in between; the caller awaits all of it with the commit. */
export function write(
  trx: Transaction,
  { game, now }: GameState,
  writes: Writes,
  kept: readonly KeptAnswer[],
): Promise<unknown>[] {
  const sent: Promise<unknown>[] = [];
  if (writes.registrations.length > 0) {
    const rows = JSON.stringify(writes.registrations);
    sent.push(
      sql`
        with joined as (
          insert into registration (id, game_id, user_id, payer_id, team_id, early_bird_id, price_cents, paid_cents, joined_at)
          select id, ${game.id}, "userId", "payerId", "teamId", "earlyBirdId", "priceCents", "paidCents", ${now}
          from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, "userId" uuid, "payerId" uuid, "teamId" uuid,
            "earlyBirdId" uuid, "priceCents" int, "paidCents" int)
          returning user_id
        )
        insert into notification (user_id, kind, game_id, params, redirect_path, created_at)
        select user_id, 'signedUp', ${game.id}, ${JSON.stringify({ gameName: game.name })}::jsonb, ${`/match/${game.id}`}, ${now}
        from joined`.execute(trx),
    );
  }
  if (writes.ended.length > 0)
    sent.push(
      sql`
        update registration r set status = e.status, refunded_cents = e."refundedCents", retained_cents = e."retainedCents",
          ended_at = ${now}
        from jsonb_to_recordset(${JSON.stringify(writes.ended)}::jsonb)
          as e(id uuid, status text, "refundedCents" int, "retainedCents" int)
        where r.id = e.id`.execute(trx),
    );
  if (writes.journals.length > 0) sent.push(postJournals(trx, writes.journals, now));
  if (writes.takenEarlyBirds.length > 0)
    sent.push(
      sql`
        update early_bird e set spots_occupied = e.spots_occupied + t.n
        from (select id, count(*)::int as n from unnest(${writes.takenEarlyBirds}::uuid[]) as u(id) group by id) t
        where e.id = t.id`.execute(trx),
    );
  if (writes.confirmed) sent.push(sql`update game set status = 'confirmed' where id = ${game.id}`.execute(trx));
  if (writes.queued.length > 0)
    sent.push(
      sql`
        insert into waiting_entry (game_id, user_id, team_id, allow_payment, created_at)
        select ${game.id}, "userId", "teamId", "allowPayment", ${now}
        from rows from (jsonb_to_recordset(${JSON.stringify(writes.queued)}::jsonb)
          as ("userId" uuid, "teamId" uuid, "allowPayment" boolean)) with ordinality
        order by ordinality`.execute(trx),
    );
  for (const [status, userIds] of [['left', writes.leftQueue] as const, ['promoted', writes.promoted] as const])
    if (userIds.length > 0)
      sent.push(
        sql`
          update waiting_entry set status = ${status}, ended_at = ${now}
          where game_id = ${game.id} and user_id = any(${userIds}::uuid[]) and status = 'waiting'`.execute(trx),
      );
  if (writes.usedHolds.length > 0)
    sent.push(
      sql`
        update spot_hold set released_at = ${now}
        where game_id = ${game.id} and user_id = any(${writes.usedHolds}::uuid[]) and released_at is null`.execute(trx),
    );
  if (kept.length > 0) {
    const rows = kept.map(({ userId, key, bodyHash, answer }) => ({
      userId,
      key,
      hash: bodyHash.toString('hex'),
      answer,
    }));
    sent.push(
      sql`
        insert into idempotency_key (user_id, key, body_hash, answer)
        select "userId", key, decode(hash, 'hex'), answer
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as k("userId" uuid, key text, hash text, answer jsonb)
      `.execute(trx),
    );
  }
  return sent;
}

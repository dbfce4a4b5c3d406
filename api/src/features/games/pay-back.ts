import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { giveCodesBack } from '../promocodes/use-codes.ts';
import { type Journal, postJournals } from '../wallet/post-journals.ts';
import type { Rows } from '../../platform/schema.ts';

/** What each payer was refunded, in cents; a guest's is kept for them until they have a password. */
export type PaidBack = ReadonlyMap<string, { cents: number; isGuest: boolean }>;

interface PaidSpot extends Pick<Rows['registration'], 'id' | 'payer_id' | 'paid_cents'> {
  is_guest: boolean;
}

/**
 * A paid game becomes free: everyone who paid for a spot is refunded in full, and its player stays in (product.md#editing-games).
 * Promocodes that were used are given back, as when a game is cancelled. The caller has locked the game's row and the payers' wallets.
 * Offered spots become free too, so the waiting list moves on.
 */
export async function payBack(trx: Transaction, gameId: string, now: Date): Promise<PaidBack> {
  const { rows } = await sql<PaidSpot>`
    select r.id, r.payer_id, u.role = 'guest' as is_guest, r.paid_cents
    from registration r join app_user u on u.id = r.payer_id
    where r.game_id = ${gameId} and r.status = 'active' and r.free_since is null and r.paid_cents > 0`.execute(trx);
  if (rows.length > 0)
    await postJournals(
      trx,
      rows.map((spot) => refundOf(gameId, spot)),
      now,
    );
  await giveCodesBack(trx, gameId);
  await sql`update registration set free_since = ${now}, refunded_cents = paid_cents
    where game_id = ${gameId} and status = 'active' and free_since is null and price_cents > 0`.execute(trx);
  await sql`update spot_hold set released_at = ${now}
    where game_id = ${gameId} and released_at is null and kind = 'offer'`.execute(trx);
  await sql`update waiting_entry set offered_until = null
    where game_id = ${gameId} and status = 'waiting' and offered_until > ${now}`.execute(trx);
  const back = new Map<string, { cents: number; isGuest: boolean }>();
  for (const { payer_id: payerId, is_guest: isGuest, paid_cents: cents } of rows)
    back.set(payerId, { cents: cents + (back.get(payerId)?.cents ?? 0), isGuest });
  return back;
}

function refundOf(gameId: string, { id, payer_id: ownerId, is_guest: isGuest, paid_cents: cents }: PaidSpot): Journal {
  return {
    kind: 'refund',
    key: `became_free:${id}`,
    gameId,
    userId: ownerId,
    registrationId: id,
    postings: [
      { account: 'escrow', ownerId: gameId, amountCents: -cents },
      { account: isGuest ? 'owed_to_guest' : 'wallet', ownerId, amountCents: cents },
    ],
  };
}

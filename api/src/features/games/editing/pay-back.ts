import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { giveCodesBack, spotsOf } from '../../promocodes/use-codes.ts';
import { giveRidesBack, type PaidBy, postingBack } from '../../wallet/give-back.ts';
import { type Journal, postJournals } from '../../wallet/post-journals.ts';
import type { Rows } from '../../../platform/schema.ts';

/** Each payer's refund, in cents (a guest's is kept for them until they have a password), and whether a ride went back on their pass. */
export type PaidBack = ReadonlyMap<string, { cents: number; ride: boolean }>;

interface PaidSpot extends PaidBy, Pick<Rows['registration'], 'id' | 'paid_cents'> {}

/**
 * A paid game becomes free: everyone who paid for a spot is refunded in full, and its player stays in (product.md#editing-games).
 * Promocodes that were used are given back, as when a game is cancelled. The caller has locked the game's row and the payers' wallets.
 * Offered spots become free too, so the waiting list moves on.
 */
export async function payBack(trx: Transaction, gameId: string, now: Date): Promise<PaidBack> {
  const { rows } = await sql<PaidSpot>`
    select r.id, r.payer_id, u.role = 'guest' as is_guest, r.paid_cents - r.refunded_cents as paid_cents, p.id as pass_id
    from registration r join app_user u on u.id = r.payer_id left join pass p on p.id = r.pass_id and p.ended_at is null
    where r.game_id = ${gameId} and r.status = 'active' and r.paid_cents > r.refunded_cents`.execute(trx);
  if (rows.length > 0)
    await postJournals(
      trx,
      rows.map((spot) => refundOf(gameId, spot)),
      now,
    );
  await giveRidesBack(trx, rows);
  await Promise.all(giveCodesBack(trx, spotsOf(gameId)));
  await sql`update registration set free_since = ${now}, refunded_cents = paid_cents
    where game_id = ${gameId} and status = 'active' and free_since is null and price_cents > 0`.execute(trx);
  await sql`update spot_hold set released_at = ${now}
    where game_id = ${gameId} and released_at is null and kind = 'offer'`.execute(trx);
  await sql`update waiting_entry set offered_until = null
    where game_id = ${gameId} and status = 'waiting' and offered_until > ${now}`.execute(trx);
  const back = new Map<string, { cents: number; ride: boolean }>();
  for (const { payer_id: payerId, paid_cents: cents, pass_id: passId } of rows) {
    const before = back.get(payerId) ?? { cents: 0, ride: false };
    back.set(payerId, passId ? { ...before, ride: true } : { ...before, cents: before.cents + cents });
  }
  return back;
}

function refundOf(gameId: string, spot: PaidSpot): Journal {
  const { id, payer_id: userId, paid_cents: cents } = spot;
  return {
    kind: 'refund',
    key: `became_free:${id}`,
    gameId,
    userId,
    registrationId: id,
    postings: [{ account: 'escrow', ownerId: gameId, amountCents: -cents }, postingBack(spot, cents)],
  };
}

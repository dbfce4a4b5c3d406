import type { Cents } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { recordEvents } from '../../../platform/events/record-events.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Rows } from '../../../platform/schema.ts';
import { findPeople } from '../people-queries.ts';
import { giveCodesBack, spotsOf } from '../../promocodes/use-codes.ts';
import { giveRidesBack, type PaidBy, postingBack } from '../../wallet/give-back.ts';
import { type Journal, lockWallets, postJournals } from '../../wallet/post-journals.ts';

interface Refunded extends PaidBy, Pick<Rows['registration'], 'id'> {
  cents: number;
}

/** Why a game is cancelled: too few players, or by its organiser or an admin, who give a reason and need not be notified. */
export type CancelCause = { by: 'system' } | { by: 'organiser' | 'rondo'; id: string; note: string };

/**
 * Cancels a game whose row the caller has locked: everyone who paid is refunded in full, in one set of statements (product.md#life-of-a-game). A
 * guest's money is kept for them (product.md#guests).
 * @returns how much is refunded
 */
export async function cancelGame(
  trx: Transaction,
  jobs: Jobs,
  gameId: string,
  cause: CancelCause,
  now: Date,
): Promise<Cents> {
  const refunds = await refundsOf(trx, gameId);
  const total = refunds.reduce((sum, { cents }) => sum + cents, 0);
  if (refunds.length > 0) {
    await postJournals(
      trx,
      refunds.map((spot) => journalOf(gameId, spot)),
      now,
    );
    await giveRidesBack(trx, refunds);
  }
  const told = (await findPeople(trx, gameId)).filter(({ id }) => cause.by === 'system' || id !== cause.id);
  await Promise.all(giveCodesBack(trx, spotsOf(gameId)));
  await sql`update registration set status = 'cancelled', refunded_cents = paid_cents, ended_at = ${now}
    where game_id = ${gameId} and status = 'active'`.execute(trx);
  await sql`update waiting_entry set status = 'closed', ended_at = ${now} where game_id = ${gameId} and status = 'waiting'`.execute(
    trx,
  );
  await sql`update spot_hold set released_at = ${now} where game_id = ${gameId} and released_at is null`.execute(trx);
  // Money that groups have reserved goes back.
  await jobs.enqueue(trx, 'open-spots', { gameId });
  await sql`update early_bird set spots_occupied = 0 where game_id = ${gameId}`.execute(trx);
  const note = cause.by === 'system' ? '' : cause.note;
  await sql`update game set status = 'cancelled', cancel_note = ${note || null}, cancelled_by = ${cause.by} where id = ${gameId}`.execute(
    trx,
  );
  const people = told.map(({ id: userId, paid_cents: paidCents, ride_cents: rideCents }) => ({
    userId,
    paidCents,
    rideCents,
  }));
  await recordEvents(trx, [{ name: 'game.cancelled', data: { gameId, told: people } }], now);
  return total;
}

/**
 * Locks the wallets of everyone who paid for these games, whose rows the caller has locked. For several games this must happen before the
 * first is cancelled, because locking game by game would break the order of ids.
 */
export async function lockPayers(trx: Transaction, gameIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ payer_id: string }>`
    select distinct payer_id from registration
    where game_id = any(${gameIds}::uuid[]) and status = 'active' and price_cents > 0`.execute(trx);
  const payers = rows.map(({ payer_id }) => payer_id);
  await lockWallets(trx, payers);
}

/** Each spot has its own journal, so that its credit note names its own receipt (decisions/0092-documents.md). */
function journalOf(gameId: string, spot: Refunded): Journal {
  const { id, payer_id: userId, cents } = spot;
  const postings = [{ account: 'escrow' as const, ownerId: gameId, amountCents: -cents }, postingBack(spot, cents)];
  return { kind: 'cancellation', key: `cancellation:${id}`, gameId, userId, registrationId: id, postings };
}

/**
 * Each spot's refund, with the payers' wallets locked. Whether a payer is a guest is read after locking, since they may be setting a password
 * right now.
 */
async function refundsOf(trx: Transaction, gameId: string): Promise<Refunded[]> {
  await lockPayers(trx, [gameId]);
  const { rows } = await sql<Refunded>`
    select r.id, r.payer_id, u.role = 'guest' as is_guest, p.id as pass_id, r.paid_cents - r.refunded_cents as cents
    from registration r join app_user u on u.id = r.payer_id left join pass p on p.id = r.pass_id and p.ended_at is null
    where r.game_id = ${gameId} and r.status = 'active' and r.paid_cents > r.refunded_cents
    order by r.payer_id, r.joined_at, r.id`.execute(trx);
  return rows;
}

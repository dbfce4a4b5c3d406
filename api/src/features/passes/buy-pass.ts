import { centsToEuros } from '@rondo/rules';
import { passEndsAt, passOffer, passTerms, refusePass } from '@rondo/rules/passes';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { type IdempotencyKey, runIdempotently } from '../../platform/calls/idempotency.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';
import { closePass } from './end-pass.ts';
import { findOwn, findSold } from './pass-queries.ts';
import { heldRides, soldGame, type PassRow } from './pass-row.ts';

interface Asked {
  userId: string;
  gameId: string;
  /** The price they saw, in cents. */
  shownCents: number;
  key: IdempotencyKey | null;
}

interface Bought extends Pick<PassRow, 'id' | 'ride_cents' | 'rides_left' | 'ends_at'> {
  /** The balance after the purchase. */
  balanceCents: number;
}

/**
 * Buys ten games of a series ahead: Rondo owes its owner the money until they play (product.md#passes). Their wallet and passes are locked.
 * @returns the same answer to a repeated call
 * @throws Refused `game_not_found`, `account_banned`, `no_pass_offered`, `series_too_short`, `pass_open`, `price_changed`, `wallet_owes` or
 * `insufficient_balance`
 */
export function buyPass(db: Database, { userId, gameId, shownCents, key }: Asked): Promise<Bought> {
  return runIdempotently(db, userId, key, async (trx) => {
    const { rows } = await lockWallets(trx, [userId]);
    const { balance_cents: balanceCents = 0, owed_cents: owedCents = 0 } = rows[0] ?? {};
    const now = await timeAfterLock(trx);
    await checkBuyer(trx, userId);
    const game = await findSold(trx, gameId, now);
    if (!game) throw new Refused('game_not_found');
    const refusal = refusePass(soldGame(game), now);
    if (refusal === 'series_too_short') throw new Refused(refusal, { left: game.to_play, rides: passTerms.rides });
    const offer = passOffer(soldGame(game), now);
    if (!offer || game.series_id === null) throw new Refused('no_pass_offered');
    const [open] = await findOwn(trx, userId, game.series_id);
    if (open && open.rides_left > 0) throw new Refused('pass_open');
    const { totalCents, rideCents } = offer;
    if (shownCents !== totalCents) throw new Refused('price_changed', { price: centsToEuros(totalCents).toFixed(2) });
    if (owedCents > 0) throw new Refused('wallet_owes', { owed: centsToEuros(owedCents).toFixed(2) });
    if (balanceCents < totalCents)
      throw new Refused('insufficient_balance', {
        shortfall: centsToEuros(totalCents - balanceCents).toFixed(2),
      });
    // All games of the earlier pass are played or about to be.
    if (open) await closePass(trx, { ...heldRides(open), id: open.id }, 'played', 0, now);
    const id = randomUUID();
    const endsAt = passEndsAt(now);
    const held = { ride_cents: rideCents, rides_left: passTerms.rides };
    const pass = { id, series_id: game.series_id, game_id: gameId, user_id: userId, ...held };
    await insertRows(trx, 'pass', [{ ...pass, bought_at: now, ends_at: endsAt }]);
    const postings = [
      { account: 'wallet' as const, ownerId: userId, amountCents: -totalCents },
      { account: 'pass' as const, ownerId: id, amountCents: totalCents },
    ];
    await postJournals(trx, [{ kind: 'pass_bought', key: `pass_bought:${id}`, gameId, userId, postings }], now);
    return { id, ...held, ends_at: endsAt.toISOString(), balanceCents: balanceCents - totalCents };
  });
}

/** @throws Refused `account_banned`, or `not_logged_in` for an account that was just deleted */
async function checkBuyer(trx: Transaction, userId: string): Promise<void> {
  const { rows } = await sql<{ is_banned: boolean }>`
    select banned_at is not null as is_banned from app_user where id = ${userId} and deleted_at is null`.execute(trx);
  if (!rows[0]) throw new Refused('not_logged_in');
  if (rows[0].is_banned) throw new Refused('account_banned');
}

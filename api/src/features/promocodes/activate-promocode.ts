import { mayGiveAlone } from '@rondo/rules/goodwill';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { type IdempotencyKey, runIdempotently } from '../../platform/calls/idempotency.ts';
import { limitByEach } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import { findDoneAlone } from '../wallet/find-done-alone.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';
import type { Rows } from '../../platform/schema.ts';

export interface Activated {
  promocodeId: string;
  /** Added to the wallet at once, in cents. */
  creditedCents: number;
}

type LockedPromocode = Pick<
  Rows['promocode'],
  | 'id'
  | 'discount_type'
  | 'discount_value'
  | 'starts_at'
  | 'ends_at'
  | 'uses_total'
  | 'uses_taken'
  | 'made_by'
  | 'needs_second'
  | 'agreed_at'
>;

/**
 * Adds a promocode to an account, once for each person and code, and uses up one of its uses under its row's lock. A code that tops up the balance is
 * credited and redeemed at once; others wait to be selected (product.md#promocodes). A right code does not count as a guess, so that friends on one
 * network can all activate theirs.
 * @throws Refused `promocode_unknown`, `promocode_already_activated`, `promocode_expired`, `promocode_used_up`, `gift_month_full`,
 * `too_many_requests`
 */
export async function activatePromocode(
  db: Database,
  asked: { userId: string; code: string; ip: string },
  key: IdempotencyKey | null,
): Promise<Activated> {
  const takeBack = await limitByEach(db, [
    [rateLimits.promocodePerson, asked.userId],
    [rateLimits.promocodeNetwork, asked.ip],
  ]);
  const activated = await runIdempotently(db, asked.userId, key, (trx) => activate(trx, asked));
  await takeBack();
  return activated;
}

async function activate(trx: Transaction, { userId, code }: { userId: string; code: string }): Promise<Activated> {
  // Prevents activating a code while the account is deleted.
  const person = await sql`select from app_user where id = ${userId} and deleted_at is null for share`.execute(trx);
  if (person.rows.length === 0) throw new Refused('not_logged_in');
  // Left out are the codes of student cards, which nobody else can enter.
  const { rows } = await sql<LockedPromocode>`
    select id, discount_type, discount_value, starts_at, ends_at, uses_total, uses_taken, made_by, needs_second, agreed_at
    from promocode
    where lower(code) = lower(${code}) and promo_type <> 'periodic' and word_freed_at is null for no key update`.execute(
    trx,
  );
  const promocode = rows[0];
  if (!promocode) throw new Refused('promocode_unknown');
  const now = await timeAfterLock(trx);
  // A gift that another admin has yet to approve can't be used.
  if (promocode.needs_second && promocode.agreed_at === null) throw new Refused('promocode_unknown');
  if (promocode.starts_at !== null && new Date(promocode.starts_at) > now) throw new Refused('promocode_unknown');
  const tops = promocode.discount_type === 'topupBalance';
  const held = await sql`
    insert into promocode_holder (user_id, promocode_id, activated_at, redeemed_at)
    values (${userId}, ${promocode.id}, ${now}, ${tops ? now : null}) on conflict do nothing returning 1`.execute(trx);
  if (held.rows.length === 0) throw new Refused('promocode_already_activated');
  if (promocode.ends_at !== null && new Date(promocode.ends_at) <= now) throw new Refused('promocode_expired');
  if (promocode.uses_total !== null && promocode.uses_taken >= promocode.uses_total)
    throw new Refused('promocode_used_up');
  await sql`update promocode set uses_taken = uses_taken + 1 where id = ${promocode.id}`.execute(trx);
  if (!tops) return { promocodeId: promocode.id, creditedCents: 0 };
  const cents = promocode.discount_value;
  await lockWallets(trx, [userId]);
  if (promocode.made_by !== null && promocode.agreed_at === null) await requireWithinMonth(trx, userId, cents, now);
  const postings = [
    { account: 'promotions' as const, ownerId: null, amountCents: -cents },
    { account: 'wallet' as const, ownerId: userId, amountCents: cents },
  ];
  await postJournals(trx, [{ kind: 'promotion', key: `promotion:${promocode.id}:${userId}`, userId, postings }], now);
  return { promocodeId: promocode.id, creditedCents: cents };
}

/** Checks that one admin alone gives a person no more than the month allows, whatever the gifts are called. @throws Refused `gift_month_full` */
async function requireWithinMonth(trx: Transaction, userId: string, cents: number, now: Date): Promise<void> {
  // This gift is already counted among this month's redeemed ones.
  const doneCents = (await findDoneAlone(trx, userId, now)) - cents;
  if (mayGiveAlone(cents, doneCents)) return;
  throw new Refused('gift_month_full');
}

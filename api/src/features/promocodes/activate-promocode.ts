import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { type IdempotencyKey, once } from '../../platform/idempotency.ts';
import { limitByEach } from '../../platform/rate-limit.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';

/** Guesses an hour that are looked at, of one person and from one network address. */
const wrongAnHour = { person: 20, network: 120 } as const;

export interface Activated {
  promocodeId: string;
  /** Added to the wallet now, in cents. */
  creditedCents: number;
}

interface LockedPromocode {
  id: string;
  discount_type: 'percentage' | 'nominal' | 'topupBalance';
  discount_value: number;
  ends_at: string | null;
  uses_total: number | null;
  uses_taken: number;
}

/**
 * Attaches a promocode to an account, once a person and code for ever, and takes one of its uses under its row's lock.
 * One that tops up the balance is credited and redeemed at once; the others wait to be selected (2-accounts §4). A code
 * that was right is no guess, so friends who activate theirs from one network are not held up.
 * @throws Refused `promocode_unknown`, `promocode_already_activated`, `promocode_expired`, `promocode_used_up`, `too_many_requests`
 */
export async function activatePromocode(
  db: Database,
  asked: { userId: string; code: string; ip: string },
  key: IdempotencyKey | null,
): Promise<Activated> {
  const takeBack = await limitByEach(db, [
    { subject: `promocode:${asked.userId}`, most: wrongAnHour.person, windowMinutes: 60 },
    { subject: `promocode-ip:${asked.ip}`, most: wrongAnHour.network, windowMinutes: 60 },
  ]);
  const activated = await once(db, asked.userId, key, (trx) => activate(trx, asked));
  await takeBack();
  return activated;
}

async function activate(trx: Transaction, { userId, code }: { userId: string; code: string }): Promise<Activated> {
  // Nobody activates one while they delete their account.
  const person = await sql`select from app_user where id = ${userId} and deleted_at is null for share`.execute(trx);
  if (person.rows.length === 0) throw new Refused('not_logged_in');
  // Student cards have codes of their own, which are nobody else's to type.
  const { rows } = await sql<LockedPromocode>`
    select id, discount_type, discount_value, ends_at, uses_total, uses_taken from promocode
    where lower(code) = lower(${code}) and promo_type <> 'periodic' for no key update`.execute(trx);
  const promocode = rows[0];
  if (!promocode) throw new Refused('promocode_unknown');
  const now = await timeAfterLock(trx);
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
  const postings = [
    { account: 'promotions' as const, ownerId: null, amountCents: -cents },
    { account: 'wallet' as const, ownerId: userId, amountCents: cents },
  ];
  await postJournals(trx, [{ kind: 'promotion', key: `promotion:${promocode.id}:${userId}`, userId, postings }], now);
  return { promocodeId: promocode.id, creditedCents: cents };
}

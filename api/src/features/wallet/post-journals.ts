import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Rows } from '../../platform/schema.ts';

export type Account = Rows['posting']['account'];

export interface Posting {
  account: Account;
  /** The user of a wallet, the game of an escrow, the order of a checkout; null for the platform's own accounts. */
  ownerId: string | null;
  /** Cents; positive adds to the account. */
  amountCents: number;
}

export interface Journal {
  kind: Rows['journal']['kind'];
  /** Identifies the event, which can't be booked twice. */
  key: string;
  gameId?: string;
  userId?: string;
  orderId?: string;
  registrationId?: string;
  /** When it counts in reports, if that is before now (decisions/0133-payouts-on-their-day.md). */
  valuedAt?: Date;
  /** Why an admin moved this person's money, shown in their statement. */
  reason?: string;
  postings: Posting[];
}

/**
 * Books journals in one statement. The database ensures that each sums to zero, updates the wallets and refuses a negative balance; the
 * caller has locked the wallets concerned in the order of their ids. Postings of zero are left out (decisions/0004-ledger.md).
 */
export function postJournals(trx: Transaction, journals: readonly Journal[], now: Date): Promise<unknown> {
  const heads = journals.map(({ postings, reason, ...head }) => head);
  const reasons = journals.flatMap(({ key, userId, reason }) =>
    reason === undefined || userId === undefined ? [] : [{ key, userId, reason }],
  );
  const postings = journals.flatMap((journal) =>
    journal.postings
      .filter(({ amountCents }) => amountCents !== 0)
      .map((posting) => ({ ...posting, key: journal.key })),
  );
  return sql`
    with head as (
      insert into journal (kind, idempotency_key, game_id, user_id, order_id, registration_id, valued_at, created_at)
      select kind, key, "gameId", "userId", "orderId", "registrationId", "valuedAt", ${now}
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
        as j(kind text, key text, "gameId" uuid, "userId" uuid, "orderId" uuid, "registrationId" uuid, "valuedAt" timestamptz)
      returning id, idempotency_key
    )${
      reasons.length === 0
        ? sql``
        : sql`, said as (
      insert into journal_reason (journal_id, user_id, reason)
      select head.id, r."userId", r.reason
      from jsonb_to_recordset(${JSON.stringify(reasons)}::jsonb) as r(key text, "userId" uuid, reason text)
      join head on head.idempotency_key = r.key)`
    }
    insert into posting (journal_id, account, owner_id, amount_cents)
    select head.id, p.account, p."ownerId", p."amountCents"
    from jsonb_to_recordset(${JSON.stringify(postings)}::jsonb)
      as p(key text, account text, "ownerId" uuid, "amountCents" bigint)
    join head on head.idempotency_key = p.key`.execute(trx);
}

/** Locks wallets in the order of their ids (reliability.md#locks), before anything is booked on them. */
export function lockWallets(trx: Transaction, userIds: readonly string[]) {
  return sql<Rows['wallet']>`
    select user_id, balance_cents, owed_cents from wallet where user_id = any(${userIds}::uuid[])
    order by user_id for no key update`.execute(trx);
}

import { dormancy } from '@rondo/rules/dormancy';
import { retention } from '@rondo/rules/retention';
import { sql } from 'kysely';
import type { Database } from '../../../platform/db.ts';

/** How many accounts one run of the sweep handles. */
const batch = 200;

/**
 * When an account was used last: by a login, a spot in a game or a payment, or when it was made. A spot that a friend paid for counts as using one's
 * account too. Each part is read as its index has it, because reading all spots for each account would take days.
 */
export const lastUsed = sql`greatest(u.used_at, u.created_at,
  (select max(r.joined_at) from registration r where r.user_id = u.id and r.status in ('active', 'played')),
  (select max(r.joined_at) from registration r where r.user_id = u.id and r.status = 'cancelled'),
  (select max(r.joined_at) from registration r where r.payer_id = u.id and r.paid_cents > 0),
  (select max(o.created_at) from payment_order o where o.user_id = u.id))`;

const kept = sql`${retention.account.kept}::interval`;
const longAgo = (now: Date) => sql`${now}::timestamptz - ${kept} + make_interval(days => ${dormancy.firstDays})`;
/** Nobody can log in to a banned account; a ban lasts as long as its account. */
const seemsDormant = (now: Date) => sql`
  u.deleted_at is null and u.banned_at is null and u.used_at <= ${longAgo(now)}`;

/**
 * Unused accounts that need something done now, the longest unused first. Spots and payments are looked up only for the accounts of this run, which
 * the inner order (`offset`) ensures.
 */
export async function findDormant(db: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from (
      select u.id, u.used_at, u.created_at from app_user u
      where ${seemsDormant(now)} and not exists (
        select from dormant_account d where d.user_id = u.id and d.next_at > ${now})
      order by u.used_at, u.id offset 0) u
    where ${lastUsed} <= ${longAgo(now)} order by u.used_at, u.id limit ${batch}`.execute(db);
  return rows.map(({ id }) => id);
}

interface DormantRow {
  used_at: string;
  due_at: string;
  ends_at: string | null;
  next_at: string | null;
  reminded_at: string | null;
}

/** An unused account, with what its owner was told; null if somebody uses it. */
export async function findOneDormant(db: Database, userId: string, now: Date): Promise<DormantRow | null> {
  const { rows } = await sql<DormantRow>`
    select ${lastUsed} as used_at, ${lastUsed} + ${kept} as due_at, d.ends_at, d.next_at, d.reminded_at
    from app_user u left join dormant_account d on d.user_id = u.id
    where u.id = ${userId} and ${seemsDormant(now)} and ${lastUsed} <= ${longAgo(now)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Whether somebody's pay isn't paid yet, or a case about their money is open: a payment that was set aside, or a correction that needs a second
 * admin.
 */
export async function hasOpenCases(db: Database, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select (select coalesce(sum(p.amount_cents), 0) from posting p where p.account = 'owed_to_organiser' and p.owner_id = ${userId}) > 0
      or exists (select from payment_order o where o.user_id = ${userId} and o.review_note is not null and o.resolution is null)
      or exists (select from correction c where c.user_id = ${userId} and c.decision is null and c.expires_at > ${now})
      as is_open`.execute(db);
  return rows[0]?.is_open ?? false;
}

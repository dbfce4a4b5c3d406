import { adminTerms } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../db.ts';
import { Refused } from '../refusal.ts';

/** When admins were made by other admins: two accounts need not be two people (decisions/0125-two-people.md). */

const since = (days: number) => sql`app_now() - make_interval(days => ${days})`;

/** Whether an admin made this admin so recently that they can't decide about money yet. */
const isTooNew = (admin: RawBuilder<unknown>) => sql<boolean>`
  exists (select from admin_appointment a
    where a.admin_id = ${admin} and a.appointed_at > ${since(adminTerms.waitDays)})`;

/** Whether one of the two recently made the other an admin, directly or through others. */
export const areOfOneHand = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<boolean>`
  ${other} in (
    with recursive hand (id) as (
      select ${one}
      union
      select case when a.admin_id = hand.id then a.appointed_by else a.admin_id end
      from hand join admin_appointment a
        on hand.id in (a.admin_id, a.appointed_by) and a.appointed_at > ${since(adminTerms.apartDays)})
    select id from hand)`;

/** Admins who may log in. */
const isAdmin = sql`o.role = 'admin' and o.banned_at is null and o.deleted_at is null`;

/** Whether another admin, whom the proposal doesn't concern, could decide about it. */
export const anotherDecides = (proposer: RawBuilder<unknown>, concerned: RawBuilder<unknown> | null) => sql<boolean>`
  exists (select from app_user o
    where ${isAdmin} and o.id is distinct from ${concerned ?? sql`null`} and not ${isTooNew(sql`o.id`)}
      and not ${areOfOneHand(proposer, sql`o.id`)})`;

/** @throws Refused `admin_too_new` */
export async function requireLongEnough(db: Database, adminId: string): Promise<void> {
  if (await hasToWait(db, adminId)) throw new Refused('admin_too_new');
}

/** Whether this admin can't decide about money yet. */
export async function hasToWait(db: Database, adminId: string): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select ${isTooNew(sql`${adminId}::uuid`)} as waits`.execute(db);
  return rows[0]?.waits ?? false;
}

/** Who last made this account an admin, if that makes them wait, and until when. */
export const latestAppointment = (admin: RawBuilder<unknown>) => sql`
  select p.name as by, a.appointed_at + make_interval(days => ${adminTerms.waitDays}) as until
  from admin_appointment a join app_user p on p.id = a.appointed_by
  where a.admin_id = ${admin} and a.appointed_at > ${since(adminTerms.waitDays)}
  order by a.appointed_at desc limit 1`;

/**
 * Checks that two admins are two people, as far as Rondo knows.
 * @throws Refused `admins_of_one_hand`
 */
export async function requireApart(trx: Transaction, one: string, other: string): Promise<void> {
  const { rows } = await sql<{ is_one: boolean }>`
    select ${areOfOneHand(sql`${one}::uuid`, sql`${other}::uuid`)} as is_one`.execute(trx);
  if (rows[0]?.is_one) throw new Refused('admins_of_one_hand');
}

/**
 * Notes that an admin makes somebody an admin. The first two are made on the server, so that an admin's second approval is never their own.
 * @throws Refused `first_admins_on_server`
 */
export async function appoint(
  trx: Transaction,
  { adminId, by }: { adminId: string; by: string },
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app_user o where ${isAdmin} and o.id <> ${adminId}`.execute(trx);
  if ((rows[0]?.count ?? 0) < 2) throw new Refused('first_admins_on_server');
  await sql`
    insert into admin_appointment (admin_id, appointed_by, appointed_at) values (${adminId}, ${by}, ${now})`.execute(
    trx,
  );
}

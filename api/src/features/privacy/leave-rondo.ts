import { type Cents, defaultLanguage, formerPlayer } from '@rondo/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { type UserColumnsWith, userColumnsWith } from '../../platform/database/user-columns.ts';
import { Refused } from '../../platform/refusal.ts';
import { giveUpPasses } from '../passes/end-pass.ts';
import { JoinedMeanwhile } from '../joining/batch/joined-meanwhile.ts';
import { leaveAllGames } from '../joining/batch/leave-all-games.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { dropUnneededDetails } from '../pay/keep-bank-details.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';
import { releaseOwed } from '../wallet/release-owed.ts';
import { writeOffOwed } from '../wallet/write-off-owed.ts';
import { findHindrance } from './find-hindrance.ts';
import { personalTables } from './personal-tables.ts';
import { findDeparting, findGamesToLeave, heldBy } from './queries.ts';

export interface LeaveContext {
  jobs: Jobs;
  config: Config;
}

interface Leaving {
  userId: string;
  /** The person themself, with their session and the hash of the password they gave; or an admin whom they asked. */
  asked: { by: 'oneself'; sessionId: number; hash: string | null } | { by: 'admin' };
  givenUpCents: Cents;
}

/**
 * Deletes an account, even a guest's, as part of the caller's transaction, whoever asked for it (product.md#leaving-rondo,
 * decisions/0025-leaving-rondo.md): spots open, the balance and the money on passes are given up, what others still need is anonymised, and
 * everything else is deleted. A last mail confirms it. Locks the account, then communities, games and wallets.
 * @returns what was given up, and how many games they left
 * @throws Refused `not_logged_in` or `user_not_found` if there is no such account, `wrong_password`, and what refuses a departure
 * @throws JoinedMeanwhile if they joined another game meanwhile, so that everything must be done again
 */
export async function leaveRondo(
  trx: Transaction,
  { jobs, config }: LeaveContext,
  { userId, asked, givenUpCents }: Leaving,
): Promise<{ givenUpCents: Cents; games: number }> {
  const self = { id: userId, sessionId: asked.by === 'oneself' ? asked.sessionId : null };
  const nobody = asked.by === 'oneself' ? 'not_logged_in' : 'user_not_found';
  await lockAccount(trx, userId, asked.by);
  // Communities are locked before games, as when a community becomes public.
  await sql`
    select from community where id in (select community_id from community_member where user_id = ${userId})
    order by id for no key update`.execute(trx);
  const before = await findDeparting(trx, self);
  if (!before) throw new Refused(nobody);
  // Refuses if the password was changed since it was compared.
  if (asked.by === 'oneself' && before.password_hash !== asked.hash) throw new Refused('wrong_password');
  const gameIds = await findGamesToLeave(trx, userId, await timeAfterLock(trx));
  await leaveAllGames(trx, { jobs, config }, { userId, gameIds });
  await lockWallets(trx, [userId]);
  const now = await timeAfterLock(trx);
  if ((await findGamesToLeave(trx, userId, now)).length > 0) throw new JoinedMeanwhile();
  const person = await findDeparting(trx, self);
  if (!person) throw new Refused(nobody);
  const hindrance = await findHindrance(trx, userId, person, { by: asked.by, givenUpCents });
  if (hindrance) throw new Refused(hindrance.code, hindrance.params);
  await releaseOwed(trx, userId, now);
  await giveUpBalance(trx, userId, person.balance_cents, now);
  await giveUpPasses(trx, userId, now);
  await writeOffOwed(trx, userId, now);
  await deleteRows(trx, { id: userId, email: person.email });
  await anonymise(trx, userId, now);
  await dropUnneededDetails(trx, userId);
  // Queued last, so that it isn't deleted with the person's other mails.
  const { email: to, name, language } = person;
  await queueMails(trx, jobs, [{ to, name, language, kind: 'accountDeleted', link: config.publicUrl }], now);
  return { givenUpCents: heldBy(person), games: gameIds.length };
}

/**
 * Locks the account. Admins lock each other in the order of their ids, as their commands do, so that if several leave at once, the last one stays.
 */
async function lockAccount(trx: Transaction, userId: string, by: Leaving['asked']['by']): Promise<void> {
  const andAdmins = sql`
    union select id from app_user where role = 'admin' and deleted_at is null
      and exists (select from app_user where id = ${userId} and role = 'admin')`;
  await sql`
    select from app_user where id in (select ${userId}::uuid ${by === 'oneself' ? andAdmins : sql``})
    order by id for no key update`.execute(trx);
}

async function giveUpBalance(trx: Transaction, userId: string, cents: number, now: Date): Promise<void> {
  if (cents === 0) return;
  const postings = [
    { account: 'wallet' as const, ownerId: userId, amountCents: -cents },
    { account: 'revenue' as const, ownerId: null, amountCents: cents },
  ];
  await postJournals(trx, [{ kind: 'forfeit', key: `forfeit:${userId}`, userId, postings }], now);
}

async function deleteRows(trx: Transaction, { id, email }: { id: string; email: string }): Promise<void> {
  // Labels that they suggested to others stay.
  await sql`update label set suggested_by = null where suggested_by = ${id} and user_id <> ${id}`.execute(trx);
  for (const { table, columns, own = columns.slice(0, 1), leaving } of personalTables)
    if (leaving === 'deleted')
      for (const column of own) {
        const whose = column === 'email' || column === 'recipient' ? email : id;
        await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${whose}`.execute(trx);
      }
}

/** Removes the person from what stays. */
async function anonymise(trx: Transaction, userId: string, now: Date): Promise<void> {
  await sql`update game set contact_details = '', group_chat = null where organiser_id = ${userId}`.execute(trx);
  await sql`
    update notification set named_id = null, params = params || ${JSON.stringify({ friend: formerPlayer })}::jsonb
    where named_id = ${userId}`.execute(trx);
  await sql`update venue_photo set added_by = null where added_by = ${userId}`.execute(trx);
  await sql`update group_message set author_id = null where author_id = ${userId}`.execute(trx);
  await sql`update late_change set made_by = null where made_by = ${userId}`.execute(trx);
  await sql`update taken_out set reason = null where user_id = ${userId}`.execute(trx);
  await sql`update taken_out set actor_id = null where actor_id = ${userId}`.execute(trx);
  await sql`update payment_order set details = null where user_id = ${userId} and details is not null`.execute(trx);
  const said = {
    name: sql`${formerPlayer}`,
    email: sql`'former-' || id || '@deleted.invalid'`,
    language: sql`${defaultLanguage}`,
    page_readers: sql`'nobody'`,
    deleted_at: sql`${now}`,
  } satisfies Record<UserColumnsWith<'leaving', 'replaced'>, RawBuilder<unknown>>;
  const columns = [
    ...userColumnsWith('leaving', 'default').map((name) => sql`${sql.ref(name)} = default`),
    ...Object.entries(said).map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
  ];
  await sql`update app_user set ${sql.join(columns)} where id = ${userId}`.execute(trx);
}

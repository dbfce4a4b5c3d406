import { centsToEuros, defaultLanguage, eurosToCents, formerPlayer, refuseDeparture } from '@rondo/rules';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { checkOwnPassword } from '../sign-in/check-own-password.ts';
import { giveUpPasses } from '../games/passes/end-pass.ts';
import { JoinedMeanwhile, retryIfJoined } from '../joining/batch/joined-meanwhile.ts';
import { leaveAllGames } from '../joining/batch/leave-all-games.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { dropUnneededDetails } from '../pay/keep-bank-details.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';
import { writeOffOwed } from '../wallet/write-off-owed.ts';
import { personalTables } from './personal-tables.ts';
import { type DepartingRow, findDeparting, findGamesToLeave, findLedAlone, findOrganised } from './queries.ts';

interface DeleteContext {
  db: Database;
  jobs: Jobs;
  config: Config;
}

interface Asked {
  password?: string | undefined;
  /** In euros. */
  givenUpBalance: number;
}

/**
 * Deletes an account in one transaction (product.md#leaving-rondo, decisions/0025-leaving-rondo.md): spots open, the balance and what is on passes is given up,
 * what others still need is anonymised, and all else is deleted.
 * @throws Refused `wrong_password`, `organiser_of_games`, `leads_communities`, `payment_under_way`, `pay_owed`, `confirm_identity`, `balance_left`
 */
export async function deleteAccount(
  context: DeleteContext,
  viewer: Viewer,
  { password, givenUpBalance }: Asked,
): Promise<void> {
  const { db } = context;
  const hash = await checkOwnPassword(db, viewer.id, password ?? '');
  const givenUpCents = eurosToCents(givenUpBalance) ?? 0;
  return retryIfJoined(() => inTransaction(db, (trx) => leave(trx, context, viewer, { hash, givenUpCents })));
}

/** Locks the account, then communities, games and wallets. */
async function leave(
  trx: Transaction,
  { jobs, config }: DeleteContext,
  viewer: Viewer,
  { hash, givenUpCents }: { hash: string | null; givenUpCents: number },
): Promise<void> {
  const { id: userId } = viewer;
  await sql`select from app_user where id = ${userId} for no key update`.execute(trx);
  // Communities before games, as when one is made public.
  await sql`
    select from community where id in (select community_id from community_member where user_id = ${userId})
    order by id for no key update`.execute(trx);
  const before = await findDeparting(trx, viewer);
  if (!before) throw new Refused('not_logged_in');
  // The password was changed since it was compared.
  if (before.password_hash !== hash) throw new Refused('wrong_password');
  const gameIds = await findGamesToLeave(trx, userId, await timeAfterLock(trx));
  await leaveAllGames(trx, { jobs, config }, { userId, gameIds });
  await lockWallets(trx, [userId]);
  const now = await timeAfterLock(trx);
  if ((await findGamesToLeave(trx, userId, now)).length > 0) throw new JoinedMeanwhile();
  const person = await findDeparting(trx, viewer);
  if (!person) throw new Refused('not_logged_in');
  await check(trx, userId, person, givenUpCents);
  await giveUpBalance(trx, userId, person.balance_cents, now);
  await giveUpPasses(trx, userId, now);
  await writeOffOwed(trx, userId, now);
  await deleteRows(trx, { id: userId, email: person.email });
  await anonymise(trx, userId, now);
  await dropUnneededDetails(trx, userId);
  // Queued last, so that it isn't among the mails that are deleted.
  const { email: to, name, language } = person;
  await queueMails(trx, jobs, [{ to, name, language, kind: 'accountDeleted', link: config.publicUrl }], now);
}

async function check(trx: Transaction, userId: string, person: DepartingRow, givenUpCents: number): Promise<void> {
  const organised = await findOrganised(trx, userId);
  const ledAlone = await findLedAlone(trx, userId);
  const facts = {
    organised: organised.length,
    ledAlone: ledAlone.length,
    paymentsUnderWay: person.payments_under_way,
    unpayableCents: person.unpayable_cents,
    balanceCents: person.balance_cents + person.pass_cents,
    givenUpCents,
    hasPassword: person.password_hash !== null,
    loggedInAt: new Date(person.logged_in_at),
  };
  // Sessions use real time, whatever the demo's clock says.
  const code = refuseDeparture(facts, new Date(person.real_now));
  const params = {
    games: organised.map(({ name }) => name).join(', '),
    communities: ledAlone.join(', '),
    owed: centsToEuros(person.unpayable_cents).toFixed(2),
    balance: centsToEuros(person.balance_cents + person.pass_cents).toFixed(2),
  };
  if (code) throw new Refused(code, params);
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
  // Labels they suggested to others stay with those.
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
  await sql`
    update app_user set name = ${formerPlayer}, email = 'former-' || id || '@deleted.invalid', password_hash = null,
      photo = null, role = 'player', organiser_kind = null, language = ${defaultLanguage}, newsletter_consent = false, terms_accepted_at = null,
      privacy_accepted_at = null, hides_name = false, page_readers = 'nobody', home_city = null, liked_sports = '{}',
      playing_hours = '{}', spoken_languages = '{}', shows_playing = false, deleted_at = ${now}
    where id = ${userId}`.execute(trx);
}

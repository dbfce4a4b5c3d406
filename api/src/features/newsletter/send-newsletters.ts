import { batchSize } from '@rondo/rules/newsletter';
import { sql } from 'kysely';
import { timeAfterLock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Rows } from '../../platform/schema.ts';
import { queueNewsletter } from '../notifications/mail/queue-newsletter.ts';
import { composeNewsletter } from './compose-newsletter.ts';
import { lockNewsletter } from './lock-newsletter.ts';
import { countWritten, findTexts } from './newsletter-queries.ts';
import { receivers } from './reader-rows.ts';

/** An arbitrary number; its lock lets one process write a batch at a time, so that all together keep the limits. */
const batchLock = 740_108;

interface SendingContext {
  db: Database;
  jobs: Jobs;
}

/**
 * Continues newsletters that are being sent: notes which written mails were sent or dropped, writes as many more as the limits allow, and ends
 * newsletters with none left (decisions/0100-newsletters.md). A batch is one transaction, so that each delivery is written once however often this
 * runs, and a crash loses nothing.
 */
export async function sendNewsletters(context: SendingContext): Promise<void> {
  const { db } = context;
  await countDeliveries(db, await settleDeliveries(db));
  const { rows } = await sql<{ id: string }>`
    select id from newsletter where state = 'sending' order by started_at`.execute(db);
  for (const { id } of rows) await writeBatch(context, id);
  await sql`
    update newsletter n set state = 'sent', finished_at = app_now() where n.state = 'sending' and not exists (
      select from newsletter_delivery d where d.newsletter_id = n.id and d.state in ('waiting', 'queued'))`.execute(db);
}

/**
 * Notes which mails were sent or dropped. A mail that has left the outbox unsent was not wanted any more (drop-unwanted.ts).
 * @returns the newsletters of these mails
 */
async function settleDeliveries(db: Database): Promise<string[]> {
  const { rows } = await sql<Pick<Rows['newsletter_delivery'], 'newsletter_id'>>`
    update newsletter_delivery d set settled_at = app_now(), state = s.state from (
      select q.id, case when m.id is null then 'withdrawn' when m.sent_at is not null then 'sent'
          when exists (select from mail_suppression r where r.email = m.recipient) then 'bounced' else 'failed' end as state
      from newsletter_delivery q left join mail m on m.id = q.id
      where q.state = 'queued' and (m.id is null or m.sent_at is not null or m.failed_at is not null)) s
    where d.id = s.id and d.state = 'queued' returning d.newsletter_id`.execute(db);
  return [...new Set(rows.map(({ newsletter_id }) => newsletter_id))];
}

/** Lists show these counts, which forgetting a person doesn't change. */
async function countDeliveries(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    update newsletter n set sent = c.sent, bounced = c.bounced from (
      select newsletter_id, count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'bounced') as bounced
      from newsletter_delivery where newsletter_id = any(${ids}::uuid[]) group by newsletter_id) c
    where n.id = c.newsletter_id`.execute(db);
}

async function writeBatch({ db, jobs }: SendingContext, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${batchLock})`.execute(trx);
    // Somebody may have stopped the newsletter meanwhile.
    if ((await lockNewsletter(trx, id)) !== 'sending') return;
    const due = await findDue(trx, id, batchSize(await countWritten(trx)));
    const wanted = due.filter(({ is_wanted }) => is_wanted);
    const left = due.filter(({ is_wanted }) => !is_wanted);
    const now = await timeAfterLock(trx);
    await withdraw(trx, left.map(idOf), now);
    if (wanted.length === 0) return;
    await sql`
      update newsletter_delivery set state = 'queued', queued_at = now() where id = any(${wanted.map(idOf)}::uuid[])`.execute(
      trx,
    );
    const texts = (await findTexts(trx, id)).map((text) => ({ language: text.language, ...composeNewsletter(text) }));
    const to = wanted.map(({ id: delivery, email, user_id, language }) => ({
      id: delivery,
      email,
      userId: user_id,
      language,
    }));
    await queueNewsletter(trx, jobs, { texts, to }, now);
  });
}

interface DueRow extends Pick<Rows['newsletter_delivery'], 'id' | 'email' | 'user_id' | 'language'> {
  /** Whether they are on the list when their mail is written. */
  is_wanted: boolean;
}

const idOf = ({ id }: DueRow) => id;

/** Whether each is on the list is counted by their address: `exists` would read everybody on the list for each batch. */
async function findDue(trx: Transaction, newsletterId: string, size: number): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select d.id, d.email, d.user_id, d.language, (select count(*) > 0 from (${receivers}) r where r.email = d.email) as is_wanted
    from newsletter_delivery d where d.newsletter_id = ${newsletterId} and d.state = 'waiting'
    order by d.id limit ${size} for update of d`.execute(trx);
  return rows;
}

async function withdraw(trx: Transaction, ids: readonly string[], now: Date): Promise<void> {
  await sql`
    update newsletter_delivery set state = 'withdrawn', settled_at = ${now} where id = any(${ids}::uuid[])`.execute(
    trx,
  );
}

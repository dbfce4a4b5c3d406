import { sql } from 'kysely';
import type { Config } from '../../../platform/config.ts';
import { type Database, inTransaction } from '../../../platform/db.ts';
import { mailAwaited, mailsGivenUp, unsentMails } from '../../../platform/processes/metrics.ts';
import type { Rows } from '../../../platform/schema.ts';
import { type MailProvider, MailRefused, MailServerAway } from '../../../providers/mail/provider.ts';
import { dropLeftNewsletters, dropUnwantedMails, lockOutbox, ofThoseDue } from '../drop-unwanted.ts';
import { finishMail, type MailConfig, type OutboxMail } from './finish-mail.ts';
import { holdSuppressed, liftSuppression, suppressRefused } from './suppress-mails.ts';
import { foldDigests, deferAtNight } from './defer-mails.ts';
import { claimSeconds, whileRenewing } from '../claim-rows.ts';
import { chooseMails } from './choose-mails.ts';

type ClaimedMail = OutboxMail & Pick<Rows['mail'], 'attempts'>;

/** Attempts, over some four hours, after which a permanently refused mail is given up. */
const giveUpAfter = 8;

interface SendOptions {
  /** The present time; the database's if omitted. */
  at?: Date | undefined;
  /** Ends the run after the mail being sent. */
  signal?: AbortSignal;
  /** Whether mails must stay in the outbox for now. */
  isHeld?: () => boolean;
  /** How long a run may take; it ends with the mail being sent then. */
  budgetMs?: number;
}

/**
 * Sends what is due in the outbox. A mail is claimed by postponing its next attempt for a moment, and again until it is sent, so that no
 * transaction is open while talking to the mail server, and a mail claimed by a process that dies is tried by another within seconds. It
 * is sent twice only if the connection is lost, or its process dies or stands still for longer than a claim, before its acceptance
 * arrives; then both have the same Message-ID. A run ends after its budget, when told to, or when the server is unreachable; the rest stays
 * untried.
 */
export async function sendMails(
  db: Database,
  provider: Pick<MailProvider, 'send'>,
  config: MailConfig & Pick<Config, 'mailPace'>,
  { at, signal, isHeld = () => false, budgetMs = 30_000 }: SendOptions = {},
): Promise<void> {
  const until = performance.now() + budgetMs;
  const isOver = () => signal?.aborted === true || isHeld() || performance.now() >= until;
  let isAway = false;
  while (!isAway && !isOver()) {
    const claimed = await claim(db, config, at);
    if (claimed.length === 0) break;
    isAway = await whileRenewing(
      () => renew(db, claimed),
      async () => {
        let away = false;
        for (const mail of claimed) {
          if (away || isOver() || (await isOvertaken(db, mail, at))) await giveBack(db, mail);
          else if (await isStillOurs(db, mail)) away = (await sendOne(db, provider, config, mail, at)) === 'away';
        }
        return away;
      },
    );
  }
  await countWaiting(db, isHeld());
}

/** A mail that was tried, and after which others went, waits for its own address; an admin who switched mails off knows that people wait. */
async function countWaiting(db: Database, isHeld: boolean): Promise<void> {
  const { rows } = await sql<{ waiting: number; seconds: number | null }>`
    select count(*)::int as waiting,
      extract(epoch from now() - min(queued_at) filter (
        where category is null and (attempts = 0 or queued_at >= (select coalesce(max(sent_at), '-infinity') from mail)))
      )::float8 as seconds
    from mail where sent_at is null and digest_id is null and failed_at is null and next_attempt_at <> 'infinity'`.execute(
    db,
  );
  unsentMails.set(rows[0]?.waiting ?? 0);
  mailAwaited.set(isHeld ? 0 : Math.max(0, rows[0]?.seconds ?? 0));
}

async function claim(
  db: Database,
  { publicUrl, mailPace }: Pick<Config, 'publicUrl' | 'mailPace'>,
  at: Date | undefined,
): Promise<ClaimedMail[]> {
  return inTransaction(db, async (trx) => {
    await lockOutbox(trx);
    const now = at ?? (await timeNow(trx));
    await dropUnwantedMails(trx, ofThoseDue(now));
    await dropLeftNewsletters(trx, now);
    await holdSuppressed(trx, now);
    await deferAtNight(trx, now);
    await foldDigests(trx, publicUrl, now);
    const { may, most } = await chooseMails(trx, mailPace, now);
    const { rows } = await sql<ClaimedMail>`
      update mail set attempts = attempts + 1, last_error = null,
        next_attempt_at = coalesce(${at ?? null}::timestamptz, clock_timestamp()) + ${claimSeconds} * interval '1 second' * power(2, least(attempts, 10))
      where id in (select id from mail where sent_at is null and digest_id is null and failed_at is null
                     and next_attempt_at <= ${now} and ${may}
                   order by category is not distinct from 'newsletter', next_attempt_at limit ${most} for update skip locked)
      returning id, recipient, subject, text_body, html_body, line, calendar, file, file_name, user_id, language, category, attempts`.execute(
      trx,
    );
    return rows.toSorted((one, other) => Number(isNewsletter(one)) - Number(isNewsletter(other)));
  });
}

const isNewsletter = ({ category }: ClaimedMail) => category === 'newsletter';

/**
 * The earlier mails may have taken so long that another sender has claimed this one, or that it is no longer wanted; otherwise this renews the claim,
 * with the receiver's current address.
 */
async function isStillOurs(db: Database, mail: ClaimedMail): Promise<boolean> {
  const { id, attempts } = mail;
  const { rows } = await sql<{ recipient: string }>`
    update mail set next_attempt_at = greatest(next_attempt_at, now() + make_interval(secs => ${claimSeconds}))
    where id = ${id} and attempts = ${attempts} and sent_at is null and failed_at is null
      and digest_id is null
    returning recipient`.execute(db);
  if (rows[0]) mail.recipient = rows[0].recipient;
  return rows.length > 0;
}

/** A newsletter gives way to any other due mail, so that it delays none (decisions/0100-newsletters.md). */
async function isOvertaken(db: Database, mail: ClaimedMail, at: Date | undefined): Promise<boolean> {
  if (!isNewsletter(mail)) return false;
  const { rows } = await sql`
    select from mail where category is distinct from 'newsletter' and sent_at is null and digest_id is null and failed_at is null
      and next_attempt_at <= coalesce(${at ?? null}::timestamptz, now()) limit 1`.execute(db);
  return rows.length > 0;
}

/** Renews the remaining claims, so that other senders leave these mails alone. */
async function renew(db: Database, claimed: readonly ClaimedMail[]): Promise<void> {
  await sql`
    update mail m set next_attempt_at = greatest(m.next_attempt_at, now() + make_interval(secs => ${claimSeconds}))
    from unnest(${claimed.map(({ id }) => id)}::uuid[], ${claimed.map(({ attempts }) => attempts)}::int[]) as c(id, attempts)
    where m.id = c.id and m.attempts = c.attempts and m.sent_at is null and m.failed_at is null
      and m.digest_id is null`.execute(db);
}

/** Returns a claimed mail that wasn't tried, as if it had never been claimed. */
async function giveBack(db: Database, { id, attempts }: ClaimedMail): Promise<void> {
  await sql`
    update mail set next_attempt_at = now(), attempts = attempts - 1
    where id = ${id} and attempts = ${attempts} and sent_at is null and failed_at is null`.execute(db);
}

/** The database's time, rounded up so that a mail just written is due. */
async function timeNow(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: string }>`select clock_timestamp() + interval '1 ms' as now`.execute(db);
  return new Date(rows[0]?.now ?? 0);
}

async function sendOne(
  db: Database,
  provider: Pick<MailProvider, 'send'>,
  config: MailConfig,
  mail: ClaimedMail,
  at: Date | undefined,
): Promise<'done' | 'away'> {
  try {
    await provider.send(finishMail(mail, config));
    await sql`
      update mail set sent_at = now(), last_error = null where id = ${mail.id} or digest_id = ${mail.id}`.execute(db);
    await liftSuppression(db, mail.recipient, ['refused']);
    return 'done';
  } catch (error) {
    const hopeless = error instanceof MailRefused && mail.attempts >= giveUpAfter;
    if (hopeless) mailsGivenUp.inc();
    if (error instanceof MailRefused && error.isOfAddress) await suppressRefused(db, mail.recipient);
    // Waits a minute at first, six hours at most.
    await sql`
      update mail set last_error = ${String(error).slice(0, 500)}, failed_at = ${hopeless ? sql`now()` : null},
        next_attempt_at = coalesce(${at ?? null}::timestamptz, now())
          + interval '1 minute' * least(power(2, least(${mail.attempts}::int - 1, 10)), 360)
      where id = ${mail.id} or (${hopeless} and digest_id = ${mail.id})`.execute(db);
    return error instanceof MailServerAway ? 'away' : 'done';
  }
}

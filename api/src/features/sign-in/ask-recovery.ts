import { minute, tokenLifetimes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { limitByEach } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { newToken } from '../../platform/sessions/tokens.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { withinMailBudget } from '../notifications/mail/within-mail-budget.ts';

/**
 * Mails the link that sets a password: a new one for an account, the first for a guest. It replaces earlier links. Unknown addresses and banned
 * accounts get no mail, but the asker gets the same answer after the same work: statements that find nobody, and a commit (product.md#recovery).
 * @returns when the link stops working
 * @throws Refused `too_many_requests` or `mails_limited`, the same for an unknown address
 */
export async function askRecovery(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: Config },
  { email, ip }: { email: string; ip: string },
  now: Date,
): Promise<Date> {
  await limitByEach(db, [
    [rateLimits.recoveryNetwork, ip],
    [rateLimits.recoveryAddressAndNetwork, `${email}:${ip}`],
  ]);
  return withinMailBudget(db, { budget: 'recovery', addresses: [email] }, () =>
    inTransaction(db, (trx) => mailRecovery(trx, { jobs, config }, email, now)),
  );
}

/**
 * Queues the mail with a new link; the person's earlier ones stop working.
 * @returns when the link stops working
 */
export async function mailRecovery(
  trx: Transaction,
  { jobs, config }: { jobs: Jobs; config: Config },
  email: string,
  now: Date,
): Promise<Date> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetimes.recoveryMinutes * minute);
  // The person's row is locked first, both here and where the link is used, so that of two simultaneous links one replaces the other.
  const person = await lockReceiver(trx, { email });
  const id = person?.id ?? null;
  await sql`update recovery set used_at = ${now} where user_id = ${id}::uuid and used_at is null`.execute(trx);
  const { rows } = await sql`
    insert into recovery (user_id, token_hash, created_at, expires_at)
    select u.id, ${hash}, ${now}, ${expiresAt} from app_user u where u.id = ${id}::uuid and u.banned_at is null
    returning id`.execute(trx);
  if (person && rows.length > 0) {
    const { name, language, is_guest } = person;
    const kind = is_guest ? ('guestPassword' as const) : ('recovery' as const);
    const link = `${config.publicUrl}/reset-password/${token}`;
    await queueMails(trx, jobs, [{ to: email, name, language, kind, link }], now);
  } else await jobs.enqueue(trx, 'send-mails', {});
  return expiresAt;
}

import { minute, tokenLifetimes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { limitByEach } from '../../platform/rate-limit.ts';
import { newToken } from '../../platform/tokens.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/queue-mails.ts';
import { withinMailBudget } from '../notifications/within-mail-budget.ts';

/**
 * Mails an hour (3-decisions §6): to one address, known or not, asked for from one network; and asked for from one network, where a
 * campus may be behind one address. Strangers elsewhere leave the owner their own.
 */
const mailsAnHour = { addressAndNetwork: 5, network: 240 } as const;

/**
 * Mails the link that sets a password: to an account to choose a new one, to a guest to set their first. It supersedes the
 * links before it. An unknown address gets no mail, and its asker the same answer after the same work: statements that find
 * nobody, and a commit (3-decisions §1, reliability.md).
 * @returns when the link stops working
 * @throws Refused `too_many_requests` or `mails_limited`, the same for an unknown address
 */
export async function askRecovery(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: Config },
  { email, ip }: { email: string; ip: string },
  now: Date,
): Promise<Date> {
  await limitByEach(db, [
    { subject: `recovery-ip:${ip}`, most: mailsAnHour.network, windowMinutes: 60 },
    { subject: `recovery:${email}:${ip}`, most: mailsAnHour.addressAndNetwork, windowMinutes: 60 },
  ]);
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetimes.recoveryMinutes * minute);
  const mailLink = () =>
    inTransaction(db, async (trx) => {
      // The person's row is locked first, here and where the link is used: of two links asked for at once one supersedes the other.
      const person = await lockReceiver(trx, { email });
      const id = person?.id ?? null;
      await sql`update recovery set used_at = ${now} where user_id = ${id}::uuid and used_at is null`.execute(trx);
      await sql`
      insert into recovery (user_id, token_hash, created_at, expires_at)
      select u.id, ${hash}, ${now}, ${expiresAt} from app_user u where u.id = ${id}::uuid`.execute(trx);
      if (!person) return jobs.enqueue(trx, 'send-mails', {});
      const { name, language, isGuest } = person;
      const kind = isGuest ? ('guestPassword' as const) : ('recovery' as const);
      const link = `${config.publicUrl}/reset-password/${token}`;
      await queueMails(trx, jobs, [{ to: email, name, language, kind, link }], now);
    });
  await withinMailBudget(db, { budget: 'recovery', addresses: [email] }, mailLink);
  return expiresAt;
}

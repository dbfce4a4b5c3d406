import { sql } from 'kysely';
import { type Database, inTransaction } from '../../platform/db.ts';
import { unsentMails } from '../../platform/metrics.ts';
import type { MailProvider } from '../../providers/mail/provider.ts';

interface UnsentMail {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
}

/**
 * Sends what waits in the outbox. A mail is claimed by moving its next attempt ahead, so that no transaction is open while
 * the mail server is spoken to, and a process that dies leaves it to be tried again.
 */
export async function sendMails(db: Database, provider: MailProvider): Promise<void> {
  for (;;) {
    const claimed = await claim(db);
    for (const mail of claimed) await sendOne(db, provider, mail);
    if (claimed.length === 0) break;
  }
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from mail where sent_at is null`.execute(
    db,
  );
  unsentMails.set(rows[0]?.waiting ?? 0);
}

async function claim(db: Database): Promise<UnsentMail[]> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<UnsentMail>`
      update mail set attempts = attempts + 1,
        next_attempt_at = now() + interval '1 minute' * least(power(2, least(attempts, 10)), 360)
      where id in (select id from mail where sent_at is null and next_attempt_at <= now()
                   order by next_attempt_at limit 20 for update skip locked)
      returning id, recipient, subject, text_body, html_body`.execute(trx);
    return rows;
  });
}

async function sendOne(db: Database, provider: MailProvider, mail: UnsentMail): Promise<void> {
  try {
    await provider.send({ to: mail.recipient, subject: mail.subject, text: mail.text_body, html: mail.html_body });
    await sql`update mail set sent_at = now(), last_error = null where id = ${mail.id}`.execute(db);
  } catch (error) {
    await sql`update mail set last_error = ${String(error).slice(0, 500)} where id = ${mail.id}`.execute(db);
  }
}

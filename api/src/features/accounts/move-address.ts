import { mailedPaths } from '@rondo/rules/mailed-paths';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Receiver } from '../notifications/find-receivers.ts';
import { moveMails } from '../notifications/mail/move-mails.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';

/**
 * Gives an account, whose row is locked, another address, and tells both. Password links sent to the old one stop working.
 * @throws what the database says of an address that has an account (23505)
 */
export async function moveAddress(
  trx: Transaction,
  { jobs, config }: { jobs: Jobs; config: { publicUrl: string } },
  person: Receiver,
  email: string,
  now: Date,
): Promise<void> {
  await sql`update app_user set email = ${email} where id = ${person.id}`.execute(trx);
  await moveMails(trx, person.id, email);
  await sql`update recovery set used_at = ${now} where user_id = ${person.id} and used_at is null`.execute(trx);
  const { name, language } = person;
  const about = { name, language, params: { email } };
  const [before, after] = [
    { ...about, to: person.email, kind: 'addressChanged' as const, link: `${config.publicUrl}/login` },
    { ...about, to: email, kind: 'addressNew' as const, link: config.publicUrl + mailedPaths.waysIn() },
  ];
  await queueMails(trx, jobs, [before, after], now);
}

import { mailedPaths } from '@rondo/rules/mailed-paths';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Receiver } from '../notifications/find-receivers.ts';
import { moveMails } from '../notifications/mail/move-mails.ts';
import { type MailOrder, queueMails } from '../notifications/mail/queue-mails.ts';

/**
 * Gives an account, whose row is locked, another address, and tells both: if an admin corrects it, the old one isn't told the new one. Password links
 * sent to the old one stop working.
 * @throws what the database says of an address that has an account (23505)
 */
export async function moveAddress(
  trx: Transaction,
  { jobs, config }: { jobs: Jobs; config: { publicUrl: string } },
  person: Receiver,
  { email, by }: { email: string; by: 'oneself' | 'admin' },
  now: Date,
): Promise<void> {
  await sql`update app_user set email = ${email} where id = ${person.id}`.execute(trx);
  await moveMails(trx, person.id, email);
  await sql`update recovery set used_at = ${now} where user_id = ${person.id} and used_at is null`.execute(trx);
  const { name, language } = person;
  const { publicUrl } = config;
  const [before, after] = [
    { name, language, to: person.email },
    { name, language, to: email, params: { email } },
  ];
  const mails: MailOrder[] =
    by === 'oneself'
      ? [
          { ...before, kind: 'addressChanged', params: { email }, link: `${publicUrl}/login` },
          { ...after, kind: 'addressNew', link: publicUrl + mailedPaths.waysIn() },
        ]
      : [
          { ...before, kind: 'addressTakenAway', link: `${publicUrl}/contact` },
          { ...after, kind: 'addressCorrected', link: `${publicUrl}/restore-password` },
        ];
  await queueMails(trx, jobs, mails, now);
}

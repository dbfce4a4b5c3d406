import { phrasesIn } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import type { Config } from '../../platform/config.ts';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';

/**
 * Mails somebody, a guest too, that they were banned and how to object, or that the ban is lifted (decisions/0080-taking-out.md).
 * @param games how many games they were taken out of
 */
export async function tellBan(
  trx: Transaction,
  { jobs, config }: { jobs: Jobs; config: Pick<Config, 'publicUrl' | 'contactEmail'> },
  userId: string,
  { isBanned, games }: { isBanned: boolean; games: number },
  now: Date,
): Promise<void> {
  const person = await lockReceiver(trx, { id: userId });
  if (!person) return;
  const { email: to, name, language } = person;
  const out = games > 0 ? fill(phrasesIn[language].mail.banned.out, { count: games }) : '';
  const mail = isBanned
    ? {
        kind: 'banned' as const,
        params: { games: out, words: config.contactEmail },
        link: `${config.publicUrl}/contact`,
      }
    : { kind: 'banLifted' as const, link: `${config.publicUrl}/login` };
  await queueMails(trx, jobs, [{ to, name, language, ...mail }], now);
}

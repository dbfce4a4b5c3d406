import type { SaleDocument } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import { type Database, inTransaction, type Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { findBookingPaths } from '../joining/announce/booking-links.ts';
import { findReceivers, lockReceiver } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { findGuestsSpot, type Numbered } from './document-queries.ts';
import { writeDocumentPdf } from './pdf/write-document-pdf.ts';

interface Mailing {
  db: Database;
  jobs: Jobs;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'secretKey'>;
}

interface Mailed {
  userId: string;
  document: SaleDocument;
  /** The path of the page that shows it. */
  path: string;
}

/**
 * Mails a document as a file to its payer, in their language.
 * @throws Refused `document_not_found` if they have left Rondo
 */
export async function mailDocument(context: Mailing, mailed: Mailed): Promise<void> {
  const file = await writeFileFor(context.db, mailed);
  await inTransaction(context.db, (trx) => queueDocument(trx, context, { ...mailed, file }, context.clock.now()));
}

/**
 * An admin does it for them.
 * @throws Refused `user_not_found`, `not_on_oneself`, `document_not_found`
 */
export async function mailDocumentAsAdmin(
  context: Mailing,
  call: AdminCall,
  { number, reason, ...mailed }: Omit<Mailed, 'path'> & { number: Numbered; reason: string },
): Promise<void> {
  const subject = { kind: 'user', id: mailed.userId };
  const command = { action: 'user.document', subject, about: mailed.userId, reason } as const;
  const file = await writeFileFor(context.db, mailed);
  await adminCommand(context, call, command, async (trx, now) => {
    const registrationId = await findGuestsSpot(trx, number);
    const spot = registrationId === null ? null : { registrationId };
    const paths = await findBookingPaths(context.config.secretKey)(trx, spot ? [spot] : []);
    const path = `${spot ? paths.booking(spot.registrationId) : ''}/documents/${mailed.document.number}`;
    await queueDocument(trx, context, { ...mailed, path, file }, now);
    return { answer: true, after: { number: mailed.document.number } };
  });
}

/** The file is written before anything is locked, because that takes a while. */
async function writeFileFor(db: Database, { userId, document }: Pick<Mailed, 'userId' | 'document'>): Promise<Buffer> {
  const [receiver] = await findReceivers(db, [userId]);
  if (!receiver) throw new Refused('document_not_found');
  return writeDocumentPdf(document, receiver.language);
}

async function queueDocument(
  trx: Transaction,
  { jobs, config }: Mailing,
  { userId, document, path, file: content }: Mailed & { file: Buffer },
  now: Date,
): Promise<void> {
  const receiver = await lockReceiver(trx, { id: userId });
  if (!receiver) throw new Refused('document_not_found');
  const { email: to, name, language } = receiver;
  const { number, kind } = document;
  const title = `${phrasesIn[language].document[kind]} ${number}`;
  const file = { name: `${number}.pdf`, content };
  const link = config.publicUrl + path;
  await queueMails(trx, jobs, [{ to, name, language, kind: 'documentSent', params: { title }, link, file }], now);
}

import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Message } from './messages.ts';
import { notify } from './in-app/notify.ts';
import { queueMails } from './mail/queue-mails.ts';

export interface MessageContext {
  jobs: Jobs;
  publicUrl: string;
}

/** Notifies people of events (events.ts) as part of the caller's transaction: in the app, by mail, and so also by push. */
export async function sendMessages(
  trx: Transaction,
  { jobs, publicUrl }: MessageContext,
  told: readonly Message[],
  now: Date,
): Promise<void> {
  await notify(
    trx,
    told.flatMap(({ notification }) => notification ?? []),
    now,
  );
  const mails = told.flatMap(({ mail }) => mail ?? []);
  await queueMails(
    trx,
    jobs,
    mails.map((mail) => ({ ...mail, link: publicUrl + mail.link })),
    now,
  );
}

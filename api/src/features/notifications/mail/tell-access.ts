import type { MailKind } from '@rondo/phrases';
import type { Language } from '@rondo/rules';
import type { Config } from '../../../platform/config.ts';
import type { Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { lockReceiver } from '../find-receivers.ts';
import type { MailParams } from './mail-layout.ts';
import { queueMails } from './queue-mails.ts';

export interface AccessContext {
  jobs: Jobs;
  config: Pick<Config, 'publicUrl'>;
}

interface AccessChange {
  kind: Extract<MailKind, 'roleChanged' | 'sessionsEnded' | 'wayInRemoved'>;
  params?: (language: Language) => MailParams;
  /** The page where its owner looks at it or corrects it. */
  path: string;
}

/**
 * Tells an account's owner by mail that its ways in or its rights have changed, because somebody else may have changed them (reliability.md#attacks).
 */
export async function tellAccess(
  trx: Transaction,
  { jobs, config }: AccessContext,
  userId: string,
  { kind, params, path }: AccessChange,
  now: Date,
): Promise<void> {
  const person = await lockReceiver(trx, { id: userId });
  if (!person || person.is_guest) return;
  const { email: to, name, language } = person;
  const link = config.publicUrl + path;
  await queueMails(trx, jobs, [{ to, name, language, kind, ...(params && { params: params(language) }), link }], now);
}

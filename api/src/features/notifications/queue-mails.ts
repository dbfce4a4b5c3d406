import type { MailKind } from '@rondo/phrases';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { composeMail, type MailParams } from './mail-layout.ts';

export interface MailOrder {
  to: string;
  name: string;
  language: 'en' | 'nl';
  kind: MailKind;
  params?: MailParams;
  /** Absolute address of the button. */
  link: string;
}

/** Puts mails into the outbox as part of the caller's transaction; they are sent after it commits. */
export async function queueMails(trx: Transaction, jobs: Jobs, orders: readonly MailOrder[], now: Date): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.map((order) => ({
    recipient: order.to,
    ...composeMail(order.language, order.kind, { ...order.params, name: order.name }, order.link),
  }));
  await sql`
    insert into mail (recipient, subject, text_body, html_body, created_at)
    select recipient, subject, text, html, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(recipient text, subject text, text text, html text)`.execute(
    trx,
  );
  await jobs.enqueue(trx, 'send-mails', {});
}

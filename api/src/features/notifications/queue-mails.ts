import type { MailKind } from '@rondo/phrases';
import { goesAlways, isUrgent, mailDigest, noticeCategories } from '@rondo/rules/notices';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { mailCategories } from './mail-categories.ts';
import { composeMail, type MailParams } from './mail-layout.ts';

export interface MailOrder {
  to: string;
  /** Whose address it is; left out for one without an account. */
  userId?: string;
  name: string;
  language: 'en' | 'nl';
  kind: MailKind;
  params?: MailParams;
  /** Absolute address of the button. */
  link: string;
  /** When the game it is about starts: news of one that starts soon does not wait. */
  startsAt?: Date;
}

/**
 * Puts mails into the outbox as part of the caller's transaction, without those their receiver does not want; they are sent
 * after it commits. What may wait does, for a moment: several of them become one (docs/decisions/notifications.md).
 */
export async function queueMails(trx: Transaction, jobs: Jobs, orders: readonly MailOrder[], now: Date): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.map((order) => {
    const category = order.userId === undefined ? null : mailCategories[order.kind];
    const isFree = category !== null && !goesAlways(category, 'mail');
    return {
      recipient: order.to,
      userId: order.userId ?? null,
      language: order.language,
      // It has a way out like a newsletter has.
      category: order.kind === 'newsletterWelcome' ? 'newsletter' : category,
      choice: isFree ? category : null,
      unlessChosen: !isFree || noticeCategories[category].defaults.mail,
      waits: category !== null && !(order.startsAt && isUrgent(order.startsAt, now)),
      link: order.link,
      ...composeMail(order.language, order.kind, { ...order.params, name: order.name }, order.link),
    };
  });
  await sql`
    insert into mail (recipient, subject, text_body, html_body, created_at, user_id, language, category, waits, line, link,
      next_attempt_at)
    select recipient, subject, text, html, ${now}, "userId", language, category, waits, line, link,
      case when waits then now() + make_interval(mins => ${mailDigest.waitMinutes}) else now() end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(recipient text, subject text, text text, html text,
      "userId" uuid, language text, category text, choice text, "unlessChosen" boolean, waits boolean, line text, link text)
    where coalesce(
      (select is_on from notification_choice c
       where c.user_id = m."userId" and c.category = m.choice and c.channel = 'mail'),
      "unlessChosen")`.execute(trx);
  await jobs.enqueue(trx, 'send-mails', {});
}

import { defaultLanguage, withOrganiser } from '@rondo/rules';
import type { MailTopic } from '@rondo/contract';
import { phrasesIn } from '@rondo/phrases';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { goesAlways } from '@rondo/rules/notifications';
import { escapeHtml } from '../../../platform/wording/escape-html.ts';
import { calendarOrganiser } from '../../../platform/time/calendar-entries.ts';
import type { Config } from '../../../platform/config.ts';
import type { Rows } from '../../../platform/schema.ts';
import { type Secret, hashToken } from '../../../platform/sessions/tokens.ts';
import type { OutgoingMail } from '../../../providers/mail/provider.ts';
import { guestMoneyPath, guestMoneyToken } from './guest-money-links.ts';
import { wholeMail } from './mail-template.ts';
import { addressToken, unsubscribeToken } from './mail-topics.ts';
import { inDaylight } from '../../../platform/wording/theme.ts';

/** A mail as it is stored in the outbox. */
export interface OutboxMail extends Pick<
  Rows['mail'],
  | 'id'
  | 'recipient'
  | 'subject'
  | 'text_body'
  | 'html_body'
  | 'line'
  | 'calendar'
  | 'file'
  | 'file_name'
  | 'user_id'
  | 'language'
> {
  /** `all` for a digest. */
  category: MailTopic | null;
}

/** The operator's settings that sending a mail needs. */
export type MailConfig = Pick<Config, 'publicUrl' | 'secretKey' | 'mailFrom' | 'replyTo' | 'seller'>;

/**
 * Makes a mail ready to send by putting it in its frame and adding the footer and, for mails that can be switched off, the unsubscribe links and
 * headers (RFC 8058), all of which need no login. The message id is the same on every attempt, so that mail programs show it once.
 */
export function finishMail(
  mail: OutboxMail,
  { publicUrl, secretKey, mailFrom, replyTo, seller }: MailConfig,
): OutgoingMail {
  const language = mail.language ?? defaultLanguage;
  const phrases = phrasesIn[language].mail;
  const { user_id: userId } = mail;
  const withToken = (text: string) =>
    userId === null ? text : text.replaceAll(guestMoneyPath, `/guest-money/${guestMoneyToken(secretKey, userId)}`);
  const topic = topicOf(mail);
  const token = topic && tokenOf(mail, topic, secretKey);
  const end = token && `${publicUrl}/unsubscribe/${token}`;
  const manage = [phrases.manage, publicUrl + mailedPaths.mailSettings()];
  const links = end ? [[phrases.unsubscribe, end], ...(mail.user_id ? [manage] : [])] : [];
  const anchors = links.map(
    ([words = '', link = '']) =>
      `<a href="${escapeHtml(link)}" style="color:${inDaylight('turf-text')}">${escapeHtml(words)}</a>`,
  );
  const values = { language, title: mail.subject, preview: mail.line ?? mail.subject, home: `${publicUrl}/` };
  const why = mail.category === 'newsletter' ? phrases.footerNewsletter : phrases.footer;
  const about = replyTo === null ? why : `${why} ${phrases.footerReply}`;
  const said = seller ? [about, seller.line] : [about];
  const footer = [...said.map(escapeHtml), anchors.join(' · ')].filter(Boolean).join('<br>');
  return {
    to: mail.recipient,
    subject: mail.subject,
    text: [withToken(mail.text_body), '-- ', ...said, ...links.map(([words, link]) => `${words}: ${link}`)].join('\n'),
    html: wholeMail({ ...values, closing: phrases.closing }, { html: withToken(mail.html_body) }, { html: footer }),
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    replyTo,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(end && { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    calendar: mail.calendar === null ? null : withOrganiser(mail.calendar, calendarOrganiser(mailFrom)),
    file: mail.file && mail.file_name !== null ? { name: mail.file_name, content: mail.file } : null,
  };
}

/** The topic that the mail's unsubscribe link ends; null for a mail that is always sent. */
function topicOf({ category }: OutboxMail): MailTopic | null {
  if (category === null || category === 'all' || category === 'newsletter') return category;
  return goesAlways(category, 'mail') ? null : category;
}

function tokenOf({ user_id, recipient }: OutboxMail, topic: MailTopic, secret: Secret): string | null {
  if (user_id !== null) return unsubscribeToken(secret, user_id, topic);
  return topic === 'newsletter' ? addressToken(secret, hashToken(recipient)) : null;
}

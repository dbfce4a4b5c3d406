import type { MailTopic } from '@rondo/contract';
import { mailPhrases } from '@rondo/phrases';
import { goesAlways } from '@rondo/rules/notices';
import { escapeMarkup } from '../../platform/escape-markup.ts';
import { hashToken } from '../../platform/tokens.ts';
import type { OutgoingMail } from '../../providers/mail/provider.ts';
import { footerMark } from './mail-layout.ts';
import { addressToken, unsubscribeToken } from './mail-topics.ts';

/** A mail as it lies in the outbox. */
export interface OutboxMail {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  user_id: string | null;
  language: 'en' | 'nl' | null;
  /** `all` for a digest. */
  category: MailTopic | null;
}

/**
 * Makes a mail ready to send: the footer, and for mails one may do without the links and headers that end them
 * (RFC 8058), which need no login. Its id is the same each time it is tried, so that mail programs show it once.
 */
export function finishMail(
  mail: OutboxMail,
  { publicUrl, secretKey }: { publicUrl: string; secretKey: string },
): OutgoingMail {
  const phrases = mailPhrases[mail.language ?? 'en'];
  const topic = topicOf(mail);
  const token = topic && tokenOf(mail, topic, secretKey);
  const end = token && `${publicUrl}/unsubscribe/${token}`;
  const manage = [phrases.manage, `${publicUrl}/settings#notifications`];
  const links = end ? [[phrases.unsubscribe, end], ...(mail.user_id ? [manage] : [])] : [];
  const anchors = links.map(
    ([words = '', link = '']) => `<a href="${escapeMarkup(link)}" style="color:#0b7a3e">${escapeMarkup(words)}</a>`,
  );
  return {
    to: mail.recipient,
    subject: mail.subject,
    text: [mail.text_body, '-- ', phrases.footer, ...links.map(([words, link]) => `${words}: ${link}`)].join('\n'),
    html: mail.html_body.replace(footerMark, () =>
      [escapeMarkup(phrases.footer), anchors.join(' · ')].filter(Boolean).join('<br>'),
    ),
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    headers: end ? { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {},
  };
}

/** What the mail's link ends; null for one that always goes. */
function topicOf({ category }: OutboxMail): MailTopic | null {
  if (category === null || category === 'all' || category === 'newsletter') return category;
  return goesAlways(category, 'mail') ? null : category;
}

function tokenOf({ user_id, recipient }: OutboxMail, topic: MailTopic, secret: string): string | null {
  if (user_id !== null) return unsubscribeToken(secret, user_id, topic);
  return topic === 'newsletter' ? addressToken(secret, hashToken(recipient)) : null;
}

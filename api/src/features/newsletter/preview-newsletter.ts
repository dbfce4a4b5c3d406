import type { Language } from '@rondo/rules';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { finishMail, type MailConfig } from '../notifications/mail/finish-mail.ts';
import { composeNewsletter } from './compose-newsletter.ts';
import { findTexts } from './newsletter-queries.ts';

interface PreviewedMail {
  language: Language;
  subject: string;
  html: string;
  text: string;
}

/**
 * A newsletter as it would arrive in each language, made as each mail is.
 * @throws Refused `newsletter_not_found`
 */
export async function previewMails(
  { db, config }: { db: Database; config: MailConfig },
  id: string,
  viewer: { id: string },
): Promise<PreviewedMail[]> {
  const texts = await findTexts(db, id);
  if (texts.length === 0) throw new Refused('newsletter_not_found');
  return texts.map((one) => {
    const { subject, text, html, line } = composeNewsletter(one);
    const outbox = { id, recipient: '', subject, text_body: text, html_body: html, line };
    const none = { calendar: null, file: null, file_name: null };
    const mail = finishMail(
      { ...outbox, ...none, user_id: viewer.id, language: one.language, category: 'newsletter' },
      config,
    );
    return { language: one.language, subject, html: mail.html, text: mail.text };
  });
}

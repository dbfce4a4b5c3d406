import { mailPhrases, type MailKind } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';

export type MailParams = Record<string, string>;

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

/** Composes a mail in the receiver's language, as text and as HTML. Params are plain text; HTML is escaped here. */
export function composeMail(
  language: 'en' | 'nl',
  kind: MailKind,
  params: MailParams & { name: string },
  link: string,
): ComposedMail {
  const phrases = mailPhrases[language];
  const { subject, body, button } = phrases[kind];
  const say = (text: string) => fill(text, params);
  const greeting = say(phrases.greeting);
  const text = [greeting, say(body), `${button}: ${link}`, phrases.closing, phrases.footer].join('\n\n');
  const html = layout(language, {
    title: escape(say(subject)),
    greeting: escape(greeting),
    body: escape(say(body)),
    button: escape(button),
    link: escape(link),
    fallback: escape(phrases.fallbackLink),
    closing: escape(phrases.closing).replaceAll('\n', '<br>'),
    footer: escape(phrases.footer),
  });
  // A subject is one line, whatever a game is called.
  return { subject: say(subject).replaceAll(/\s+/g, ' '), text, html };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function layout(
  language: string,
  part: Record<'title' | 'greeting' | 'body' | 'button' | 'link' | 'fallback' | 'closing' | 'footer', string>,
) {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${part.title}</title></head>
<body style="margin:0;background:#eef3ee;font-family:Helvetica,Arial,sans-serif;color:#10201a">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:16px">
<tr><td style="padding:28px 32px 0;font-size:22px;font-weight:800;color:#0b7a3e">Rondo</td></tr>
<tr><td style="padding:20px 32px 0;font-size:20px;font-weight:700;line-height:1.3">${part.title}</td></tr>
<tr><td style="padding:16px 32px 0;font-size:16px;line-height:1.55">${part.greeting}</td></tr>
<tr><td style="padding:12px 32px 0;font-size:16px;line-height:1.55">${part.body}</td></tr>
<tr><td style="padding:24px 32px 0"><a href="${part.link}" style="display:inline-block;background:#0b7a3e;color:#ffffff;text-decoration:none;font-weight:700;padding:14px 24px;border-radius:999px">${part.button}</a></td></tr>
<tr><td style="padding:20px 32px 0;font-size:13px;line-height:1.5;color:#4c5f56">${part.fallback}<br><a href="${part.link}" style="color:#0b7a3e;word-break:break-all">${part.link}</a></td></tr>
<tr><td style="padding:24px 32px 28px;font-size:16px;line-height:1.55">${part.closing}</td></tr>
</table>
<p style="max-width:560px;font-size:12px;line-height:1.5;color:#4c5f56;padding:0 32px">${part.footer}</p>
</td></tr></table></body></html>`;
}

import { mailPhrases, type MailKind } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { nameMarker } from '@rondo/rules';
import { escapeMarkup } from '../../platform/escape-markup.ts';
import { sayName } from './say-name.ts';

export type MailParams = Record<string, string>;

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  /** What it says, in one line, for a digest. */
  line: string;
}

/** Where the footer goes when the mail is sent. */
export const footerMark = '<!--footer-->';

/**
 * Composes a mail in the receiver's language, as text and as HTML, without its footer. Params are plain text; HTML is escaped
 * here.
 */
export function composeMail(
  language: 'en' | 'nl',
  kind: MailKind,
  params: MailParams & { name: string },
  link: string,
): ComposedMail {
  const phrases = mailPhrases[language];
  const { subject, body, button } = phrases[kind];
  const { friend } = params;
  const say = (text: string) =>
    fill(text, friend === undefined ? params : { ...params, friend: sayName(friend, language) });
  const greeting = greet(params.name, language);
  // What a kind has no value for leaves no gap.
  const said = say(body).replaceAll(/ {2,}/g, ' ').trim();
  const title = oneLine(say(subject));
  const html = layout(language, title, [
    cell('16px 32px 0', text16, escapeMarkup(greeting)),
    cell('12px 32px 0', text16, escapeMarkup(said)),
    cell('24px 32px 0', '', buttonTo(link, button)),
    cell(
      '20px 32px 0',
      'font-size:13px;line-height:1.5;color:#4c5f56',
      `${escapeMarkup(phrases.fallbackLink)}<br>${plainLink(link)}`,
    ),
  ]);
  const text = [greeting, said, `${button}: ${link}`, phrases.closing].join('\n\n');
  return { subject: title, text, html, line: oneLine(said) };
}

export interface DigestItem {
  subject: string;
  line: string;
  link: string;
}

/** One mail in place of several: the title of each, what it says, and its link. `link`: where all of it stands. */
export function composeDigest(
  language: 'en' | 'nl',
  name: string,
  items: readonly DigestItem[],
  link: string,
): ComposedMail {
  const phrases = mailPhrases[language];
  const { subject, body, button } = phrases.digest;
  const greeting = greet(name, language);
  const title = fill(subject, { count: String(items.length) });
  const html = layout(language, title, [
    cell('16px 32px 0', text16, escapeMarkup(greeting)),
    cell('12px 32px 4px', text16, escapeMarkup(body)),
    ...items.map((item) =>
      cell(
        '14px 32px 0',
        'font-size:15px;line-height:1.5',
        `<div style="border-left:3px solid #1fcb6b;padding-left:14px"><a href="${escapeMarkup(item.link)}" style="color:#0b7a3e;font-weight:700">${escapeMarkup(item.subject)}</a><br>${escapeMarkup(item.line)}</div>`,
      ),
    ),
    cell('24px 32px 0', '', buttonTo(link, button)),
  ]);
  const list = items.map((item) => `* ${item.subject}\n  ${item.line}\n  ${item.link}`);
  const text = [greeting, body, ...list, `${button}: ${link}`, phrases.closing].join('\n\n');
  return { subject: title, text, html, line: title };
}

/** Without a name where none is known. */
function greet(name: string, language: 'en' | 'nl'): string {
  const { greeting, greetingUnnamed } = mailPhrases[language];
  return name !== '' && nameMarker(name) === null ? fill(greeting, { name }) : greetingUnnamed;
}

/** A subject is one line, whatever a game is called. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const text16 = 'font-size:16px;line-height:1.55';

function cell(padding: string, style: string, content: string): string {
  return `<tr><td style="padding:${padding};${style}">${content}</td></tr>`;
}

function buttonTo(link: string, words: string): string {
  return `<a href="${escapeMarkup(link)}" style="display:inline-block;background:#0b7a3e;color:#ffffff;text-decoration:none;font-weight:700;padding:14px 24px;border-radius:999px">${escapeMarkup(words)}</a>`;
}

function plainLink(link: string): string {
  return `<a href="${escapeMarkup(link)}" style="color:#0b7a3e;word-break:break-all">${escapeMarkup(link)}</a>`;
}

function layout(language: 'en' | 'nl', title: string, cells: readonly string[]): string {
  const closing = escapeMarkup(mailPhrases[language].closing).replaceAll('\n', '<br>');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeMarkup(title)}</title></head>
<body style="margin:0;background:#eef3ee;font-family:Helvetica,Arial,sans-serif;color:#10201a">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:#ffffff;border-radius:16px">
<tr><td style="padding:28px 32px 0;font-size:22px;font-weight:800;color:#0b7a3e">Rondo</td></tr>
<tr><td style="padding:20px 32px 0;font-size:20px;font-weight:700;line-height:1.3">${escapeMarkup(title)}</td></tr>
${cells.join('\n')}
<tr><td style="padding:24px 32px 28px;${text16}">${closing}</td></tr>
</table>
<p style="max-width:560px;font-size:12px;line-height:1.5;color:#4c5f56;padding:0 32px">${footerMark}</p>
</td></tr></table></body></html>`;
}

import { phrasesIn, type MailKind } from '@rondo/phrases';
import { fill } from '@rondo/phrases/translate';
import { type Language, nameMarker } from '@rondo/rules';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { formatName } from '../format-name.ts';
import { inDaylight } from '../../../platform/theme.ts';

export type MailParams = Record<string, string>;

export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  /** Its message in one line, for a digest. */
  line: string;
}

/** A line of its own below a mail's message: `Where: the hall, with a link to the route`. Plain text. */
export interface MailFact {
  label: string;
  text: string;
  link?: { words: string; address: string };
}

/** Replaced by the footer when the mail is sent. */
export const footerMark = '<!--footer-->';

/**
 * Composes a mail in the receiver's language, as text and HTML, without its footer. Params are plain text and are escaped here for HTML.
 */
export function composeMail(
  language: Language,
  kind: MailKind,
  params: MailParams & { name: string },
  link: string,
  facts: readonly MailFact[] = [],
): ComposedMail {
  const phrases = phrasesIn[language].mail;
  const { subject, body, button } = phrases[kind];
  const { friend } = params;
  const say = (text: string) =>
    fill(text, friend === undefined ? params : { ...params, friend: formatName(friend, language) });
  const greeting = greet(params.name, language);
  // An empty param leaves no gap.
  const said = say(body).replaceAll(/ {2,}/g, ' ').trim();
  const title = oneLine(say(subject));
  const html = layout(language, title, [
    cell('16px 32px 0', text16, escapeHtml(greeting)),
    cell('12px 32px 0', text16, escapeHtml(said).replaceAll('\n', '<br>')),
    ...facts.map(factCell),
    cell('24px 32px 0', '', buttonTo(link, button)),
    cell(
      '20px 32px 0',
      `font-size:13px;line-height:1.5;color:${inDaylight('muted')}`,
      `${escapeHtml(phrases.fallbackLink)}<br>${plainLink(link)}`,
    ),
  ]);
  const text = [greeting, said, ...facts.map(factText), `${button}: ${link}`, phrases.closing].join('\n\n');
  return { subject: title, text, html, line: oneLine(said) };
}

export interface DigestItem {
  subject: string;
  line: string;
  link: string;
}

/** A single mail in place of several, with the title, message and link of each. `link` leads to all of them. */
export function composeDigest(
  language: Language,
  name: string,
  items: readonly DigestItem[],
  link: string,
): ComposedMail {
  const phrases = phrasesIn[language].mail;
  const { subject, body, button } = phrases.digest;
  const greeting = greet(name, language);
  const title = fill(subject, { count: String(items.length) });
  const html = layout(language, title, [
    cell('16px 32px 0', text16, escapeHtml(greeting)),
    cell('12px 32px 4px', text16, escapeHtml(body)),
    ...items.map((item) =>
      cell(
        '14px 32px 0',
        'font-size:15px;line-height:1.5',
        `<div style="border-left:3px solid ${inDaylight('turf')};padding-left:14px"><a href="${escapeHtml(item.link)}" style="color:${inDaylight('turf-text')};font-weight:700">${escapeHtml(item.subject)}</a><br>${escapeHtml(item.line)}</div>`,
      ),
    ),
    cell('24px 32px 0', '', buttonTo(link, button)),
  ]);
  const list = items.map((item) => `* ${item.subject}\n  ${item.line}\n  ${item.link}`);
  const text = [greeting, body, ...list, `${button}: ${link}`, phrases.closing].join('\n\n');
  return { subject: title, text, html, line: title };
}

function factCell({ label, text, link }: MailFact): string {
  const way = link
    ? `<a href="${escapeHtml(link.address)}" style="color:${inDaylight('turf-text')};font-weight:700">${escapeHtml(link.words)}</a>`
    : '';
  const said = [escapeHtml(text), way].filter((part) => part !== '').join('<br>');
  return cell('14px 32px 0', text16, `<strong>${escapeHtml(label)}</strong><br>${said}`);
}

function factText({ label, text, link }: MailFact): string {
  const way = link ? `${link.words}: ${link.address}` : '';
  return `${label}: ${[text, way].filter((part) => part !== '').join('\n')}`;
}

/** Omits an unknown name. */
function greet(name: string, language: Language): string {
  const { greeting, greetingUnnamed } = phrasesIn[language].mail;
  return name !== '' && nameMarker(name) === null ? fill(greeting, { name }) : greetingUnnamed;
}

/** Keeps a subject on one line, whatever a game is called. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const text16 = 'font-size:16px;line-height:1.55';

function cell(padding: string, style: string, content: string): string {
  return `<tr><td style="padding:${padding};${style}">${content}</td></tr>`;
}

function buttonTo(link: string, words: string): string {
  return `<a href="${escapeHtml(link)}" style="display:inline-block;background:${inDaylight('turf-text')};color:${inDaylight('surface')};text-decoration:none;font-weight:700;padding:14px 24px;border-radius:999px">${escapeHtml(words)}</a>`;
}

function plainLink(link: string): string {
  return `<a href="${escapeHtml(link)}" style="color:${inDaylight('turf-text')};word-break:break-all">${escapeHtml(link)}</a>`;
}

function layout(language: Language, title: string, cells: readonly string[]): string {
  const closing = escapeHtml(phrasesIn[language].mail.closing).replaceAll('\n', '<br>');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${inDaylight('page')};font-family:Helvetica,Arial,sans-serif;color:${inDaylight('ink')}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width:560px;width:100%;background:${inDaylight('surface')};border-radius:16px">
<tr><td style="padding:28px 32px 0;font-size:22px;font-weight:800;color:${inDaylight('turf-text')}">Rondo</td></tr>
<tr><td style="padding:20px 32px 0;font-size:20px;font-weight:700;line-height:1.3">${escapeHtml(title)}</td></tr>
${cells.join('\n')}
<tr><td style="padding:24px 32px 28px;${text16}">${closing}</td></tr>
</table>
<p style="max-width:560px;font-size:12px;line-height:1.5;color:${inDaylight('muted')};padding:0 32px">${footerMark}</p>
</td></tr></table></body></html>`;
}

import { phrasesIn } from '@rondo/phrases';
import type { Inline } from '@rondo/rules/markdown';
import { type NewsletterBlock, type NewsletterText, readNewsletter } from '@rondo/rules/newsletter';
import { escapeHtml } from '../../platform/wording/escape-html.ts';
import { oneLine } from '../../platform/wording/one-line.ts';
import { inDaylight } from '../../platform/wording/theme.ts';
import type { ComposedMail } from '../notifications/mail/mail-layout.ts';
import { markedParagraph, part } from '../notifications/mail/mail-template.ts';

/** How many characters of a newsletter's first words a list of mails shows. */
const lineMax = 140;

/**
 * A newsletter's subject and text as a mail, which gets its frame when it is sent. Only here do its marks become HTML, and nothing else becomes HTML.
 */
export function composeNewsletter({ language, subject, body }: NewsletterText): ComposedMail {
  const blocks = readNewsletter(body);
  const first = blocks.find(({ kind }) => kind === 'paragraph');
  return {
    subject,
    text: [...blocks.map(textOf), phrasesIn[language].mail.closing].join('\n\n'),
    html: [part('title', { title: subject }), ...blocks.map((block) => markedParagraph(codeOf(block)))]
      .map(({ html }) => html)
      .join(''),
    line: first ? oneLine(textOf(first)).slice(0, lineMax) : subject,
  };
}

function textOf(block: NewsletterBlock): string {
  if (block.kind === 'heading') return block.text.toUpperCase();
  if (block.kind === 'list') return block.items.map((item) => `* ${wordsOf(item)}`).join('\n');
  return wordsOf(block.children);
}

const wordsOf = (parts: readonly Inline[]): string => parts.map(words).join('');

function words(one: Inline): string {
  if (one.kind === 'break') return '\n';
  if ('text' in one) return one.text;
  const said = wordsOf(one.children);
  return one.kind === 'link' && said !== one.href ? `${said} (${one.href})` : said;
}

function codeOf(block: NewsletterBlock): string {
  if (block.kind === 'heading')
    return `<h2 style="margin:8px 0 0;font-size:18px;line-height:1.3">${escapeHtml(block.text)}</h2>`;
  if (block.kind === 'list')
    return `<ul style="margin:0;padding-left:20px">${block.items.map((item) => `<li>${markedText(item)}</li>`).join('')}</ul>`;
  return markedText(block.children);
}

const markedText = (parts: readonly Inline[]): string => parts.map(marked).join('');

function marked(one: Inline): string {
  switch (one.kind) {
    case 'text':
      return escapeHtml(one.text);
    case 'break':
      return '<br>';
    case 'code':
      return `<code>${escapeHtml(one.text)}</code>`;
    case 'strong':
      return `<strong>${markedText(one.children)}</strong>`;
    case 'em':
      return `<em>${markedText(one.children)}</em>`;
    case 'link':
      return `<a href="${escapeHtml(one.href)}" style="color:${inDaylight('turf-text')}">${markedText(one.children)}</a>`;
  }
}

import { readFileSync } from 'node:fs';
import { escapeHtml } from '../../../platform/wording/escape-html.ts';

/** HTML code that needs no escaping. */
export interface Html {
  html: string;
}

/** The parts of mail.mjml, each with the smaller parts inside it. */
const smaller = {
  picture: null,
  title: null,
  paragraph: null,
  facts: 'fact',
  fact: 'way',
  way: null,
  button: null,
  list: 'item',
  item: null,
  fallback: null,
} as const;

type PartName = keyof typeof smaller;

/** Written from mail.mjml by `npm run mails` (decisions/0046-mails.md). */
const written = readFileSync(new URL('mail.html', import.meta.url), 'utf8');

/** The shell around a mail's parts, and each part, with marks where smaller parts go. */
const shell = without(written, 'parts');
const parts = Object.fromEntries(
  Object.entries(smaller).map(([name, within]) => {
    const code = between(written, name);
    return [name, within === null ? code : without(code, within)];
  }),
) as Record<PartName, string>;

/** A part of a mail, with the smaller parts inside. Values are text; their line breaks are kept. */
export const part = (name: PartName, values: Record<string, string>, inside: readonly Html[] = []): Html => ({
  html: fillIn(parts[name], values, { inside: inside.map(({ html }) => html).join('') }),
});

/** A paragraph of words with marks, as code that is escaped already. */
export const markedParagraph = (code: string): Html => ({ html: parts.paragraph.replace('{{text}}', () => code) });

/** A whole mail around its parts. */
export const wholeMail = (values: Record<string, string>, inside: Html, footer: Html): string =>
  fillIn(shell, values, { inside: inside.html, footer: footer.html });

/** @throws Error if a value is missing */
function fillIn(code: string, values: Record<string, string>, pieces: Record<string, string>): string {
  return code.replaceAll(/\{\{(\w+)\}\}|<!--(inside|footer)-->/g, (_, name: string | undefined, piece = '') => {
    if (name === undefined) return pieces[piece] ?? '';
    const value = values[name];
    if (value === undefined) throw new Error(`A mail needs ${name}.`);
    return escapeHtml(value).replaceAll('\n', '<br>');
  });
}

function without(code: string, mark: string): string {
  const [start, end] = marks(mark);
  return code.replace(`${start}${between(code, mark)}${end}`, () => '<!--inside-->');
}

function between(code: string, mark: string): string {
  const [start, end] = marks(mark);
  const [from, to] = [code.indexOf(start), code.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`mail.html has no ${mark}: \`npm run mails\` writes it.`);
  return code.slice(from + start.length, to);
}

function marks(mark: string): [string, string] {
  return [`<!--${mark}-->`, `<!--/${mark}-->`];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mjml2html from 'mjml';
import { inDaylight, inTheDark, tokenNames } from '../api/src/platform/wording/theme.ts';
import { root } from './run-program.ts';

const folder = join(root, 'api/src/features/notifications/mail');
export const mailFile = join(folder, 'mail.html');

/** The template of every mail as mail programs read it (tables, inline styles), from mail.mjml and the theme's colours. */
export async function mailHtml(): Promise<string> {
  let source = readFileSync(join(folder, 'mail.mjml'), 'utf8');
  for (const token of tokenNames)
    source = source.replaceAll(`[[${token}]]`, inDaylight(token)).replaceAll(`[[dark ${token}]]`, inTheDark(token));
  const { html, errors } = await mjml2html(source, { keepComments: true, validationLevel: 'strict' });
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  // mjml keeps the source's comments, of which only the marks are needed, and indents, which doubles the size.
  return html
    .replaceAll(/<!-- `npm run mails`.*?-->/gs, '')
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}

import { caniemail } from 'caniemail';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailFile, mailHtml } from './mail-html.ts';

test('the frame of the mails is what mail.mjml and the theme make: `npm run mails` writes it', async () => {
  expect(readFileSync(mailFile, 'utf8').trim()).toBe(await mailHtml());
});

/** The programs in which most people read mails; each supports a style sheet in the mail. */
const clients: Parameters<typeof caniemail>[0]['clients'] = [
  'apple-mail.*',
  'gmail.android',
  'gmail.ios',
  'gmail.desktop-webmail',
  'outlook.outlook-com',
];

/** Features that a mail program can ignore without harm: a link then opens in its usual way, and an added selector is skipped. */
const dispensable = new Set(['Chaining selectors', 'color-scheme meta tag', 'cursor', 'target attribute']);

test('programs that read mails can show all of the frame', async () => {
  const { issues } = caniemail({ clients, html: await mailHtml() });
  const missing = [...issues.errors].map(([client, features]) => [
    client,
    [...new Set(features.map(({ title }) => title))].filter((title) => !dispensable.has(title)),
  ]);
  expect(Object.fromEntries(missing.filter(([, titles]) => titles?.length))).toEqual({});
});

import { caniemail } from 'caniemail';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailFile, mailHtml } from './mail-html.ts';

test('the frame of the mails is what mail.mjml and the theme make: `npm run mails` writes it', async () => {
  expect(readFileSync(mailFile, 'utf8').trim()).toBe(await mailHtml());
});

/** Where most people read mails; each of these takes a mail's style sheet. */
const clients: Parameters<typeof caniemail>[0]['clients'] = [
  'apple-mail.*',
  'gmail.android',
  'gmail.ios',
  'gmail.desktop-webmail',
  'outlook.outlook-com',
];

/** Features that a mail program leaves out without harm: a link opens as links do there, a selector that some sheets add is passed over. */
const dispensable = new Set(['Chaining selectors', 'color-scheme meta tag', 'cursor', 'target attribute']);

test('programs that read mails can show all of the frame', async () => {
  const { issues } = caniemail({ clients, html: await mailHtml() });
  const missing = [...issues.errors].map(([client, features]) => [
    client,
    [...new Set(features.map(({ title }) => title))].filter((title) => !dispensable.has(title)),
  ]);
  expect(Object.fromEntries(missing.filter(([, titles]) => titles?.length))).toEqual({});
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mailFile, mailHtml } from './mail-html.ts';

test('the frame of the mails is what mail.mjml and the theme make: `npm run mails` writes it', async () => {
  expect(readFileSync(mailFile, 'utf8').trim()).toBe(await mailHtml());
});

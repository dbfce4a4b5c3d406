import { expect, test } from 'vitest';
import { aMailServer } from '../../../test/mail-server.ts';

const mail = {
  to: 'josé@münchen.de',
  subject: 'Welkom',
  text: 'Hoi José',
  html: '<p>Hoi José</p>',
  messageId: '<one@rondo.test>',
  headers: {},
  replyTo: null,
  calendar: null,
  file: null,
};

test('an address with letters of any language gets its mail', async () => {
  const server = await aMailServer();
  await server.provider.send(mail);
  server.close();
  const [taken] = await server.read();
  expect(taken?.to?.[0]?.address).toMatch(/^josé@(?:münchen|xn--mnchen-3ya)\.de$/);
});

test('a file goes with its mail', async () => {
  const server = await aMailServer();
  await server.provider.send({ ...mail, file: { name: 'R-2026-000012.pdf', content: Buffer.from('%PDF-1.7') } });
  server.close();
  const [taken] = await server.read();
  const [file] = taken?.attachments ?? [];
  expect(file).toMatchObject({ filename: 'R-2026-000012.pdf', mimeType: 'application/pdf' });
  expect(Buffer.from(file?.content as ArrayBuffer).toString()).toBe('%PDF-1.7');
});

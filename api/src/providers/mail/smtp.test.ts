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
};

test('an address with letters of any language gets its mail', async () => {
  const server = await aMailServer();
  await server.provider.send(mail);
  server.close();
  const [taken] = await server.read();
  expect(taken?.to?.[0]?.address).toMatch(/^josé@(?:münchen|xn--mnchen-3ya)\.de$/);
});

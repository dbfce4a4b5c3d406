import { expect, test, vi } from 'vitest';
import { aPlayer } from '../../../../test/builders.ts';
import {
  mailgunEvent,
  mailgunKey,
  postmarkBounce,
  sesBounce,
  sesCertificate,
  sesComplaint,
  sesTopic,
  snsCall,
} from '../../../../test/mail-reports.ts';
import { refuses, type TestServer, useServer } from '../../../../test/server.ts';

const password = 'hunter of bounces 4711';
const server = useServer({
  POSTMARK_WEBHOOK_PASSWORD: password,
  SES_TOPIC_ARN: sesTopic,
  MAILGUN_SIGNING_KEY: mailgunKey,
});

const report = (to: TestServer, provider: string, body: string, headers: Record<string, string> = {}) =>
  to.call('POST', `/api/mail/reports/${provider}`, {
    body,
    headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers },
  });

/** What somebody's settings say of their address. */
async function returned(player: { token: string }): Promise<unknown> {
  const { body } = await server.as(player).get('/api/users/settings');
  return (body.settings as { mailsReturned?: unknown }).mailsReturned;
}

const now = () => server.clock.real();
const known = { authorization: `Basic ${Buffer.from(`rondo:${password}`).toString('base64')}` };

test('Postmark: a hard bounce holds mails back, a soft one does not, and a stranger says nothing', async () => {
  const player = await aPlayer(server);
  await refuses(report(server, 'postmark', postmarkBounce(player.email)), 'signature_invalid');
  expect((await report(server, 'postmark', postmarkBounce(player.email, { Type: 'SoftBounce' }), known)).status).toBe(
    200,
  );
  expect(await returned(player)).toBeNull();
  expect((await report(server, 'postmark', postmarkBounce(player.email.toUpperCase()), known)).status).toBe(200);
  expect(await returned(player)).toBe('bounced');
  expect((await report(server, 'postmark', postmarkBounce('no address'), known)).status).toBe(200);
});

test('Mailgun: a call counts once, whatever is written around its signature', async () => {
  const [player, other] = [await aPlayer(server), await aPlayer(server)];
  const signed = { at: now(), token: player.id.padEnd(50, 'b') };
  expect((await report(server, 'mailgun', mailgunEvent(player.email, { ...signed, event: 'complained' }))).status).toBe(
    200,
  );
  expect(await returned(player)).toBe('complained');
  await refuses(report(server, 'mailgun', mailgunEvent(other.email, signed)), 'signature_invalid');
  await refuses(
    report(server, 'mailgun', mailgunEvent(other.email, { at: now(), key: 'another key' })),
    'signature_invalid',
  );
  expect(await returned(other)).toBeNull();
});

test('SES: its topic is believed by Amazon’s certificate, and asked again when that can’t be fetched', async () => {
  const [player, other] = [await aPlayer(server), await aPlayer(server)];
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'));
  expect((await report(server, 'ses', snsCall(sesBounce(player.email), { at: now() }))).status).toBe(503);
  fetched.mockImplementation(async () => new Response(sesCertificate));
  expect((await report(server, 'ses', snsCall(sesBounce(player.email), { at: now() }))).status).toBe(200);
  expect((await report(server, 'ses', snsCall(sesComplaint(other.email), { at: now() }))).status).toBe(200);
  await refuses(report(server, 'ses', snsCall('x', { at: now() }).replace('"x"', '"y"')), 'signature_invalid');
  fetched.mockRestore();
  expect([await returned(player), await returned(other)]).toEqual(['bounced', 'complained']);
});

test('our own form is off without its secret', async () => {
  expect((await server.call('POST', '/api/mail/reports', { body: { reports: [] } })).status).toBe(404);
});

import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { MailRefused, MailServerAway } from '../../providers/mail/provider.ts';
import { molliePayments } from '../../providers/payments/mollie.ts';
import { notingErrors, onceAnOutage, type OutsideError, type OutsideKind } from './outside-errors.ts';

const apiKey = 'test_secretsecretsecretsecretsecret';
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** The port of a server that answers so. */
async function answering(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port at which nobody listens any more. */
async function nobodys(): Promise<number> {
  const port = await answering(() => undefined);
  const closed = servers.pop();
  closed?.close();
  if (closed) await once(closed, 'close');
  return port;
}

const withStatus =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');

test.each<[OutsideKind, string, () => Promise<string>, RegExp]>([
  ['name', 'a name that nobody knows', async () => 'http://mollie.invalid', /mollie\.invalid/],
  ['connection', 'a port that nobody listens at', async () => `http://127.0.0.1:${await nobodys()}`, /ECONNREFUSED/],
  ['tls', 'no TLS', async () => `https://127.0.0.1:${await answering(withStatus(200))}`, /SSL/i],
  ['no_answer', 'silence', async () => `http://127.0.0.1:${await answering(() => undefined)}`, /timeout/i],
  [
    'refuses_us',
    'a key that is no longer good',
    async () => `http://127.0.0.1:${await answering(withStatus(401))}`,
    /401/,
  ],
  ['limits_us', 'too many calls', async () => `http://127.0.0.1:${await answering(withStatus(429))}`, /429/],
  ['broken', 'a fault of theirs', async () => `http://127.0.0.1:${await answering(withStatus(503))}`, /503/],
  ['refused', 'a refusal', async () => `http://127.0.0.1:${await answering(withStatus(418))}`, /418/],
])('%s: %s is noted once, with what was said and without the key', async (kind, _, addressOf, said) => {
  const noted: OutsideError[] = [];
  const adapter = molliePayments({ apiKey, apiUrl: await addressOf(), webhookUrl: null, limitMs: 400 });
  const port = notingErrors('payments', adapter, (error) => noted.push(error));
  await expect(port.fetchState('tr_1234567890')).rejects.toThrow('Mollie');
  expect(noted).toEqual([{ provider: 'payments', call: 'fetchState', kind, said: expect.stringMatching(said) }]);
  expect(JSON.stringify(noted)).not.toContain(apiKey);
});

test('an address that is refused is an answer; a server that is away is trouble, told without the address', async () => {
  const noted: OutsideError[] = [];
  const refused = (isOfAddress: boolean) => new MailRefused('550 <noor@rondo.test> no', { isOfAddress, cause: null });
  const errors = [refused(true), refused(false), new MailServerAway('421 to noor@rondo.test: try later')];
  const port = notingErrors(
    'mail',
    { send: async () => Promise.reject(errors.shift() ?? new Error('no more')) },
    (error) => noted.push(error),
    { expects: (error) => error instanceof MailRefused && error.isOfAddress },
  );
  for (let times = 0; times < 3; times += 1) await expect(port.send()).rejects.toThrow(/^\d{3} /);
  expect(noted.map(({ said }) => said)).toEqual(['550 <(address)> no', '421 to (address): try later']);
});

test('what belongs to a port is one too, and what is answered stays', async () => {
  const noted: OutsideError[] = [];
  const provider = {
    name: 'mollie',
    account: { balance: async () => Promise.reject(new Error('answered 403')) },
    sum: () => 3,
  };
  const port = notingErrors('payments', provider, (error) => noted.push(error));
  await expect(port.account.balance()).rejects.toThrow('403');
  expect([port.name, port.sum(), noted.map(({ call, kind }) => [call, kind])]).toEqual([
    'mollie',
    3,
    [['balance', 'refuses_us']],
  ]);
});

test('an outage is one line, whatever is tried meanwhile, and the next one another', async () => {
  const noted: string[] = [];
  const answers = ['421 away', '421 away', '535 no', '421 away', 'well', '421 away'];
  const outage = onceAnOutage(({ said }) => noted.push(said));
  const send = async () => {
    const answer = answers.shift() ?? '';
    if (answer !== 'well') throw Object.assign(new MailServerAway(answer), { code: /535/.test(answer) ? 'EAUTH' : '' });
  };
  const port = notingErrors('mail', { send }, outage.log, { onWell: outage.onWell });
  for (let times = 0; times < 6; times += 1) await port.send().catch(() => undefined);
  expect(noted).toEqual(['421 away', '535 no', '421 away']);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { attendanceCalls } from '../../../test/attendance-calls.ts';
import { aCommunity, aGame, aPlayer, type Player, usePlayer } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { aFreelancer, aGivenGame, type Payout, payCalls, payoutIn } from '../../../test/pay-calls.ts';
import { callsAs, callServer, type TestServer, useServer } from '../../../test/server.ts';
import { statementsOn } from '../../../test/statements-on.ts';
import { compose } from '../../compose.ts';
import { readConfig } from '../../platform/config.ts';

const [old, anew] = ['an old key of this test 0123456789abcdef', 'the new key of this test fedcba9876543210'];
const server = useServer({ SECRET_KEY: old });

/** Another process on the same database, with other secrets, while `use` runs. */
async function withSecrets<T>(settings: Record<string, string>, use: (other: TestServer) => Promise<T>): Promise<T> {
  const given = { ...server.databaseSettings, NODE_ENV: 'test', RONDO_DEMO: '1', LOG_LEVEL: 'silent' };
  const config = readConfig({ ...given, SHED_LOAD: 'off', ...settings });
  const rondo = await compose({ config, databaseUrl: server.databaseUrl, web: null });
  const { databaseUrl, databaseSettings } = server;
  const call: TestServer['call'] = (method, path, options = {}) => callServer(rondo, method, path, options);
  try {
    return await use({
      ...rondo,
      databaseUrl,
      databaseSettings,
      ...statementsOn(rondo),
      call,
      as: callsAs({ call }),
    });
  } finally {
    await rondo.close();
  }
}
const whileRotating = { SECRET_KEY: anew, SECRET_KEY_PREVIOUS: old };

const admin = usePlayer(server, { role: 'admin' });
const player = usePlayer(server);
let organiser: Player;
let payout: Payout;
beforeAll(async () => {
  organiser = await aFreelancer(server);
  await aGivenGame(server, organiser.id, { players: 12 });
  await server.jobs.runSweeps();
  payout = payoutIn(await payCalls(server).run(admin));
});

/** One of each thing that the secret key signs, as people may hold it. */
async function handOut(by: TestServer) {
  const email = guestEmail();
  await guestCalls(by).joinFree(await aGame(by), email);
  await by.events.tellHearers();
  const { aGameOfTwo, show, checkInOf } = attendanceCalls(by);
  const { gameId, organiser: host } = await aGameOfTwo();
  const [spot] = checkInOf(await show(host, gameId)).spots;
  const leader = await aPlayer(by, { role: 'organiser' });
  const { id: communityId } = await aCommunity(by, { members: [leader.id] });
  const hidden = await aGame(by, { organiserId: leader.id, communityId });
  const { body } = await by.call('GET', `/api/matches/${hidden}`, { as: leader.token });
  const { viewer } = (body.data as { match: { viewer: { secretKey: string } } }).match;
  const made = await by.call('POST', '/api/users/calendars', { as: player.token, body: { search: null } });
  const { address } = (made.body.data as { calendar: { address: string } }).calendar;
  return {
    booking: (await guestCalls(by).bookingOf(email)).path,
    calendar: new URL(address).pathname,
    privateLink: `/api/matches/${hidden}?secret_key=${viewer.secretKey}`,
    ticket: { host, gameId, ...spot?.ticket },
  };
}

/** The names of the things that are still valid. */
async function stillGood(
  at: TestServer,
  { booking, calendar, privateLink, ticket }: Awaited<ReturnType<typeof handOut>>,
) {
  const { read } = attendanceCalls(at);
  const answers = {
    booking: await at.call('GET', booking),
    calendar: await at.call('GET', calendar),
    privateLink: await at.call('GET', privateLink),
    ticket: await read(ticket.host, ticket.gameId, ticket.text ?? ''),
    code: await read(ticket.host, ticket.gameId, ticket.code ?? ''),
  };
  return Object.entries(answers).flatMap(([name, { status }]) => (status === 200 ? [name] : []));
}
const everything = ['booking', 'calendar', 'privateLink', 'ticket', 'code'];
const ibanIn = async (at: TestServer) => String((await payCalls(at).file(admin, payout)).body.text);
const left = async (at: TestServer) =>
  /^rondo_account_numbers_left (\d+)/m.exec((await at.app.inject({ url: '/metrics' })).body)?.[1];

describe('a secret key is rotated', () => {
  test('nothing breaks while the old one is still read; afterwards only what it had signed', async () => {
    const before = await handOut(server);
    expect(await stillGood(server, before)).toEqual(everything);
    const after = await withSecrets(whileRotating, async (rotating) => {
      expect((await rotating.call('GET', '/api/users/me', { as: player.token })).status).toBe(200);
      expect(await stillGood(rotating, before)).toEqual(everything);
      return handOut(rotating);
    });
    // A process that has only the old key, as before its restart, knows none of the new ones.
    expect(await stillGood(server, after)).toEqual([]);
    await withSecrets({ SECRET_KEY: anew }, async (rotated) => {
      expect((await rotated.call('GET', '/api/users/me', { as: player.token })).status).toBe(200);
      expect(await stillGood(rotated, after)).toEqual(everything);
      expect(await stillGood(rotated, before)).toEqual([]);
    });
  });

  test('account numbers are sealed anew by a sweep, which says how many are left', async () => {
    await withSecrets({ SECRET_KEY: anew }, async (tooEarly) => {
      await tooEarly.jobs.runNow('sealed account numbers');
      expect(await left(tooEarly)).toBe('2');
    });
    await withSecrets(whileRotating, async (rotating) => {
      expect(await ibanIn(rotating)).toContain('<IBAN>NL02ABNA0123456789</IBAN>');
      await rotating.jobs.runNow('sealed account numbers');
      expect(await left(rotating)).toBe('0');
    });
    await withSecrets({ SECRET_KEY: anew }, async (rotated) => {
      expect(await ibanIn(rotated)).toContain('<IBAN>NL02ABNA0123456789</IBAN>');
      const { iban } = (await payCalls(rotated).pay(organiser)).bankDetails ?? {};
      expect(iban).toContain('6789');
    });
  });
});

test('both tokens of the metrics are taken while they are rotated', async () => {
  const [first, second] = ['metrics-token-of-before-1', 'metrics-token-of-now-22'];
  await withSecrets({ METRICS_TOKEN: second, METRICS_TOKEN_PREVIOUS: first }, async ({ app }) => {
    const status = async (token: string) =>
      (await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } })).statusCode;
    expect([await status(first), await status(second), await status('another')]).toEqual([200, 200, 403]);
  });
});

import { readFileSync } from 'node:fs';
import type { CallResponse, listSwitches } from '@rondo/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player, usePlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { googleCalls, googleTrips } from '../../../test/google-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aMailServer } from '../../../test/mail-server.ts';
import { openIdClient } from '../../../test/openid-client.ts';
import { openOpenIdProvider } from '../../../test/openid-provider.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';
import { compose, type Rondo } from '../../compose.ts';
import { readConfig } from '../../platform/config.ts';
import { sandboxReport } from '../../providers/payments/sandbox.ts';
import { Refused } from '../../platform/refusal.ts';
import { switchOnServer } from './switch-on.ts';

const origin = 'http://localhost:3000';
const provider = await openOpenIdProvider([origin]);
const mail = await aMailServer();
const secret = 'a secret of the sandbox for tests';
const server = useServer({
  PUBLIC_URL: origin,
  GOOGLE_CLIENT_ID: openIdClient.id,
  GOOGLE_CLIENT_SECRET: openIdClient.secret,
  GOOGLE_ISSUER: provider.issuer,
  SANDBOX_WEBHOOK_SECRET: secret,
});
const { audit } = consoleCalls(server);
const { join, pay } = joiningCalls(server);
const { startPaying, startPayingAs, joinFree } = guestCalls(server);
const { tokenFor, reset } = recoveryCalls(server);

const admin = usePlayer(server, { role: 'admin' });
afterEach(async () => {
  await server.sql`delete from switch`;
  await server.switches.refresh();
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});
afterAll(async () => {
  await provider.close();
  mail.close();
});

type Switches = CallResponse<typeof listSwitches>['data']['switches'];
const change = (kind: string, to: 'off' | 'on', more: object = {}, as = admin.token) =>
  server.call('POST', `/api/admin/switches/${kind}/${to}`, { as, body: { reason: 'an attack', ...more } });
const off = async (kind: string, more: object = {}) => expect((await change(kind, 'off', more)).status).toBe(200);
const on = async (kind: string) => expect((await change(kind, 'on')).status).toBe(200);
const list = async () =>
  ((await server.as(admin).get('/api/admin/switches')).body.data as { switches: Switches }).switches;
const topUp = (player: Player, key?: string) =>
  server.as(player).post('/api/payments/topUp', { amount: 10, method: 'ideal' }, key);

describe('a switch', () => {
  test('is thrown with a reason and a fresh login, and in the log', async () => {
    expect((await list()).map(({ kind }) => kind)).toEqual(['changes', 'sign_ups', 'payments', 'sandbox', 'mails']);
    const said = [
      { language: 'en', words: 'Back at six.' },
      { language: 'nl', words: 'Om zes uur weer.' },
    ];
    await off('payments', { said, minutes: 30 });
    const { off: is } = (await list()).find(({ kind }) => kind === 'payments') ?? {};
    expect(is).toMatchObject({ said, reason: 'an attack', until: expect.any(String) });
    expect(Date.parse(is?.until ?? '') - Date.parse(is?.since ?? '')).toBe(30 * 60_000);
    await on('payments');
    await refuses(change('payments', 'on'), 'already_decided');
    const acts = (await audit(admin.token)).slice(0, 2);
    expect(acts).toMatchObject([
      { action: 'switch.on', subject: { kind: 'switch', id: 'payments' }, reason: 'an attack' },
      { action: 'switch.off', after: { said: { en: 'Back at six.' } } },
    ]);
    await refuses(change('payments', 'off', { reason: '' }), 'invalid_input');
    const stale = await aPlayer(server, { role: 'admin' });
    await server.sql`
      update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${stale.id}`;
    for (const to of ['off', 'on'] as const) await refuses(change('payments', to, {}, stale.token), 'confirm_identity');
  });

  test('says something else from then on, and since when it is off stays', async () => {
    await off('sign_ups');
    const since = (await list()).find(({ kind }) => kind === 'sign_ups')?.off?.since;
    const said = [{ language: 'en', words: 'Too many robots.' }];
    await off('sign_ups', { said });
    expect((await list()).find(({ kind }) => kind === 'sign_ups')?.off).toMatchObject({
      since,
      said,
      until: null,
    });
  });

  test('says what it said before the words were rows', async () => {
    const migration = readFileSync('api/migrations/0127-switch-words.sql', 'utf8');
    await server.sql`insert into switch (kind, reason, said_en, said_nl, by_id, since)
      values ('mails', 'an attack', '', 'Later weer.', ${admin.id}, app_now())`;
    await sql.raw(migration.slice(migration.indexOf('insert into'))).execute(server.db);
    const said = [{ language: 'nl', words: 'Later weer.' }];
    expect((await list()).find(({ kind }) => kind === 'mails')?.off).toMatchObject({ said });
  });

  test('is on again by itself at its end', async () => {
    await off('payments', { minutes: 30 });
    const player = await aPlayer(server);
    await refuses(topUp(player), 'payments_off');
    await advance(server, 'PT31M');
    expect((await topUp(player)).status).toBe(200);
    expect((await list()).every((one) => one.off === null)).toBe(true);
  });

  test('is known to another process within two seconds, and to pages', async () => {
    const config = readConfig({ ...server.databaseSettings, NODE_ENV: 'test', RONDO_DEMO: '1', LOG_LEVEL: 'silent' });
    const other: Rondo = await compose({ config, databaseUrl: server.databaseUrl, web: null });
    try {
      expect(other.switches.noticed('sandbox')).toBeNull();
      await off('sandbox', { said: [{ language: 'nl', words: 'De bank is stuk.' }] });
      await off('mails');
      await vi.waitFor(() => expect(other.switches.isOff('mails')).toBe(true), { timeout: 2000 });
      expect(other.switches.noticed('sandbox')).toEqual({
        payments: { said: { nl: 'De bank is stuk.' }, until: null },
      });
      expect(other.switches.noticed('stripe')).toEqual({});
      const metrics = (await server.app.inject({ url: '/metrics' })).body;
      expect(metrics).toContain('rondo_switched_off{switch="mails"} 1');
    } finally {
      await other.close();
    }
  });
});

describe('npm run switch-on', () => {
  test('switches on again without an admin, once, and is in the log', async () => {
    await off('payments');
    await switchOnServer(server.db, 'payments', 'Nobody can log in');
    expect((await list()).every((one) => one.off === null)).toBe(true);
    expect((await audit(admin.token))[0]).toMatchObject({
      action: 'switch.on',
      actor: null,
      reason: 'Nobody can log in',
    });
    await expect(switchOnServer(server.db, 'payments', 'Again')).rejects.toThrow(Refused);
  });
});

describe('maintenance', () => {
  test('reads go on, and each change is refused with when to ask again', async () => {
    const [player, gameId] = [await aPlayer(server), await aGame(server)];
    await off('changes', { minutes: 10 });
    expect((await server.as(player).get(`/api/matches/${gameId}`)).status).toBe(200);
    const refused = await join(player, gameId);
    expect([refused.status, refused.body.code]).toEqual([503, 'maintenance']);
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(590);
    expect(seconds).toBeLessThanOrEqual(600);
    await refuses(server.call('GET', '/api/users/confirmation/anything'), 'maintenance');
    await on('changes');
    expect((await join(player, gameId)).status).toBe(200);
  });

  test('people log in and out, and admins throw switches', async () => {
    const { email } = await aPlayerWithPassword(server);
    await off('changes');
    const answer = await server.call('POST', '/api/users/login', { body: { email, password: oldPassword } });
    expect(answer.status).toBe(200);
    const as = String(answer.body.token);
    expect(
      (await server.call('POST', '/api/users/confirmIdentity', { as, body: { password: oldPassword } })).status,
    ).toBe(200);
    expect((await server.call('POST', '/api/users/logout', { as })).status).toBe(200);
    await off('payments');
    await on('payments');
  });

  test('sweeps and jobs wait, and a report of the provider comes again', async () => {
    const player = await aPlayer(server);
    const { body } = await topUp(player);
    const link = new URL(String(body.paymentLink)).pathname;
    const lost = { outcome: 'paid', webhook: 'lose' };
    expect((await server.call('POST', `${link}/complete`, { body: lost })).status).toBe(200);
    let runs = 0;
    server.jobs.sweep('of maintenance', async () => void (runs += 1));
    await off('changes');
    await server.jobs.runNow('of maintenance');
    expect(runs).toBe(0);
    const tell = () =>
      server.call(
        'POST',
        '/api/payments/webhooks/sandbox',
        sandboxReport(secret, link.split('/').at(-1) ?? '', server.clock.now()),
      );
    expect((await tell()).status).toBe(503);
    expect(await balanceOf(server, player.id)).toBe(0);
    await on('changes');
    expect((await tell()).status).toBe(200);
    expect(await balanceOf(server, player.id)).toBe(1000);
    await server.jobs.runNow('of maintenance');
    expect(runs).toBe(1);
  });
});

describe.each(['payments', 'sandbox'])('with %s off', (kind) => {
  test('no payment begins, what is under way ends, and credit works', async () => {
    const gameId = await aGame(server, { priceCents: 400 });
    const player = await aPlayer(server, { balanceCents: 400 });
    const [late, email] = [await startPaying(gameId, guestEmail()), guestEmail()];
    await off(kind);
    await refuses(topUp(player), 'payments_off');
    expect((await startPaying(gameId, email)).answer.body.code).toBe('payments_off');
    expect((await pay(player, gameId)).status).toBe(200);
    await late.complete('paid');
    await server.jobs.runSweeps();
    expect(await late.status()).toMatchObject({ status: 'paid', outcome: 'joined' });
  });
});

test('with a provider off nothing is sent back through it until it is on', async () => {
  const gameId = await aGame(server, { priceCents: 400 });
  const player = await aPlayer(server, { balanceCents: 400 });
  const checkout = await startPayingAs(player, gameId);
  await pay(player, gameId);
  await server.jobs.runSweeps();
  await off('sandbox');
  await checkout.complete('paid', { late: true });
  const atProvider = async () => {
    await server.jobs.runSweeps();
    return server.row<{ refunds: number }>`
      select count(*)::int as refunds from sandbox_refund r join sandbox_payment p on p.reference = r.payment
      where p.order_id = ${checkout.orderId}`;
  };
  expect(await atProvider()).toEqual({ refunds: 0 });
  await on('sandbox');
  expect(await atProvider()).toEqual({ refunds: 1 });
});

describe('with sign-ups off', () => {
  const { begin, comeBack, consents } = googleCalls(server);
  const { somebody, logIn } = googleTrips(server, provider);

  test('nobody makes an account, by mail or with Google, begun before or not', async () => {
    const form = { name: 'Noor', email: 'noor@rondo.test', password: 'Zonnebloem12', confirmPassword: 'Zonnebloem12' };
    const signUp = () =>
      server.call('POST', '/api/users/confirmation', { body: { ...form, termsConsent: true, privacyConsent: true } });
    expect((await signUp()).status).toBe(200);
    const person = somebody();
    const begun = await begin(`signup?${consents}`);
    const back = await provider.signIn(begun.url, person);
    await off('sign_ups');
    await refuses(signUp(), 'sign_ups_off');
    await refuses(server.call('GET', '/api/users/confirmation/anything'), 'sign_ups_off');
    expect((await begin(`signup?${consents}`)).answer.body.code).toBe('sign_ups_off');
    expect((await comeBack(back.search, begun.cookie)).location).toContain('google_error=sign_ups_off');
    expect((await logIn(person)).location).toContain('user_not_exists');
    const n =
      await server.value<number>`select count(*) as n from app_user where email in (${form.email}, ${person.email})`;
    expect(n).toBe(0);
  });

  test('guests book, and can’t set a password', async () => {
    await off('sign_ups');
    const email = guestEmail();
    expect((await joinFree(await aGame(server), email)).status).toBe(200);
    const token = await tokenFor(email);
    const consented = { termsConsent: true, privacyConsent: true };
    await refuses(reset(token, consented), 'sign_ups_off');
    await on('sign_ups');
    expect((await reset(token, consented)).status).toBe(200);
  });
});

test('with emails off they wait, and go once they are on', async () => {
  const config = readConfig({
    ...server.databaseSettings,
    NODE_ENV: 'test',
    RONDO_DEMO: '1',
    LOG_LEVEL: 'silent',
    SMTP_URL: mail.url,
  });
  const sender = await compose({ config, databaseUrl: server.databaseUrl, web: null });
  try {
    await off('mails');
    await sender.switches.refresh();
    await server.sql`delete from mail`;
    const email = guestEmail();
    await joinFree(await aGame(server), email);
    await sender.jobs.runNow('mails');
    expect(await mail.read()).toEqual([]);
    await on('mails');
    await sender.switches.refresh();
    await sender.jobs.runNow('mails');
    expect(await mail.read()).toMatchObject([{ to: [{ address: email }] }]);
  } finally {
    await sender.close();
  }
});

import { beforeEach, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { linesOf } from '../../../test/log-lines.ts';
import { refuses, useServer } from '../../../test/server.ts';

const written: string[] = [];
const server = useServer({ SECURITY_LOG: 'on' }, { logTo: { write: (lines) => void written.push(lines) } });
const { change } = consoleCalls(server);
const { reset, tokenFor } = recoveryCalls(server);
beforeEach(async () => {
  written.splice(0);
  await server.sql`delete from rate_limit`;
});

const lines = () => linesOf(written);
const eventOf = async (kind: string) => {
  await expect.poll(() => lines().find((line) => line['kind'] === kind)).toBeDefined();
  return lines().find((line) => line['kind'] === kind);
};
const logIn = (email: string, password = 'Wrong2026!') =>
  server.call('POST', '/api/users/login', { body: { email, password } });
const counted = async (kind: string) => {
  const text = String((await server.call('GET', '/metrics')).body['text']);
  return Number(new RegExp(`^rondo_security_events_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
};

test('a login that is refused says which account was tried, by a code, and is counted', async () => {
  const { email } = await aPlayer(server);
  const before = await counted('login.refused');
  expect((await logIn(email)).status).toBe(401);
  const first = await eventOf('login.refused');
  expect(first).toMatchObject({
    level: 40,
    stream: 'security',
    route: '/api/users/login',
    code: 'wrong_credentials',
    network: '127.0.0.1',
  });
  expect(first?.['about']).toMatch(/^[\w-]{16}$/);
  expect(await counted('login.refused')).toBe(before + 1);
  await logIn(email.toUpperCase());
  await expect.poll(() => lines().length).toBe(2);
  expect(lines()[1]?.['about']).toBe(first?.['about']);
  expect(written.join('').toLowerCase()).not.toContain(email);
});

test('a limit that is reached is an event, and so is a call that a role does not allow', async () => {
  const player = await aPlayer(server);
  for (let tries = 0; tries < 21; tries += 1)
    await server.as(player).post('/api/users/confirmIdentity', { password: 'Wrong2026!' });
  expect(await eventOf('limit.reached')).toMatchObject({ code: 'too_many_requests' });
  expect(await eventOf('identity.refused')).toMatchObject({ code: 'wrong_password' });
  await server.as(player).get('/api/admin/users');
  const refused = await eventOf('access.refused');
  expect(refused?.['account']).toBe((await eventOf('limit.reached'))?.['account']);
});

test('roles, bans and files are events once they are done, of an admin about somebody', async () => {
  const admin = await aPlayer(server, { role: 'admin' });
  const player = await aPlayer(server);
  expect((await change(admin.token, player.id, { role: 'organiser', organiserKind: 'freelance' })).status).toBe(200);
  const role = await eventOf('role.changed');
  expect(role).toMatchObject({ level: 30, from: 'player', to: 'organiser' });
  await change(admin.token, player.id, { banned: true });
  const banned = await eventOf('account.banned');
  expect(banned?.['about']).toBe(role?.['about']);
  expect(banned?.['account']).toBe(role?.['account']);
  await change(admin.token, player.id, { banned: false });
  await eventOf('account.unbanned');
  await server.as(admin).get('/api/admin/users.csv');
  expect(await eventOf('data.exported')).toMatchObject({ what: 'users' });
  expect(written.join('')).not.toContain(player.id);
});

test('what is refused in the end is no act, and one’s own data are an export', async () => {
  const admin = await aPlayer(server, { role: 'admin' });
  const { status } = await change(admin.token, admin.id, { role: 'player' });
  expect(status).toBeGreaterThanOrEqual(400);
  await server.as(admin).get('/api/users/export');
  expect(await eventOf('data.exported')).toMatchObject({ what: 'own account' });
  expect(lines().map(({ kind }) => kind)).not.toContain('role.changed');
});

test('a session that is no longer fresh is asked who it is, and says so', async () => {
  const admin = await aPlayer(server, { role: 'admin' });
  const player = await aPlayer(server);
  await reset(await tokenFor(admin.email));
  const { body } = await logIn(admin.email, 'Zonnebloem12');
  const as = String(body.token);
  await server.sql`update session set identity_confirmed_at = now() - interval '1 day'`;
  await refuses(change(as, player.id, { banned: true }), 'confirm_identity');
  await eventOf('identity.asked');
  await server.call('POST', '/api/users/confirmIdentity', { as, body: { password: 'Zonnebloem12' } });
  expect(await eventOf('identity.confirmed')).toMatchObject({ level: 30 });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { cookiesOf } from '../../../test/google-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { logIn, reset, tokenFor } = recoveryCalls(server);
const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 (KHTML, like Gecko) Version/26.0 Safari/605.1';

beforeEach(async () => {
  await server.sql`delete from rate_limit`;
});

/** Somebody with a password but no session. */
async function aMember(): Promise<Player> {
  const player = await aPlayer(server);
  await reset(await tokenFor(player.email));
  return player;
}

async function enter(email: string, userAgent = phone): Promise<{ token: string; cookie: string }> {
  const answer = await server.call('POST', '/api/users/login', {
    body: { email, password: 'Zonnebloem12' },
    headers: { 'user-agent': userAgent },
  });
  return { token: String(answer.body.token), cookie: cookiesOf(answer) };
}

interface Session {
  _id: string;
  browser: string;
  system: string;
  lastUsedAt: string;
  isCurrent: boolean;
}
const list = async (as: string) => {
  const { body } = await server.call('GET', '/api/users/sessions', { as });
  return (body.data as { sessions: Session[] }).sessions;
};
const works = async (as: string) => (await server.call('GET', '/api/users/me', { as })).status === 200;

describe('where one is logged in', () => {
  test('is listed by device, this session first, and nobody else’s', async () => {
    const { email } = await aMember();
    const other = await aPlayer(server);
    const [first, second] = [await enter(email), await enter(email, mac)];
    expect(await list(first.token)).toMatchObject([
      { browser: 'Chrome', system: 'Android', isCurrent: true },
      { browser: 'Safari', system: 'macOS', isCurrent: false },
    ]);
    expect(await list(second.token)).toMatchObject([{ system: 'macOS', isCurrent: true }, { system: 'Android' }]);
    const [session] = await list(second.token);
    expect(Object.keys(session ?? {}).toSorted()).toEqual(
      ['_id', 'browser', 'createdAt', 'isCurrent', 'lastUsedAt', 'system'].toSorted(),
    );
    expect(await list(other.token)).toMatchObject([{ browser: null, system: null, isCurrent: true }]);
  });

  test('the last use is written down once an hour', async () => {
    const { id, token } = await aPlayer(server);
    const used = () => server.row<{ at: string }>`select last_used_at as at from session where user_id = ${id}`;
    const before = await used();
    await list(token);
    expect(await used()).toEqual(before);
    await server.sql`update session set last_used_at = now() - interval '61 minutes' where user_id = ${id}`;
    const stale = await used();
    await list(token);
    expect(Date.parse((await used()).at)).toBeGreaterThan(Date.parse(stale.at) + 3_600_000);
  });

  test('each can be logged out on its own; the other goes on', async () => {
    const { email } = await aMember();
    const [first, second] = [await enter(email), await enter(email, mac)];
    const target = (await list(first.token)).find(({ isCurrent }) => !isCurrent);
    const ended = await server.as(first).delete(`/api/users/sessions/${target?._id}`);
    expect(ended.status).toBe(200);
    expect(await works(second.token)).toBe(false);
    expect((await server.call('GET', '/api/users/me', { headers: { cookie: second.cookie } })).status).toBe(401);
    expect(await works(first.token)).toBe(true);
    await refuses(server.as(first).delete(`/api/users/sessions/${target?._id}`), 'session_not_found', { status: 404 });
  });

  test('a browser that logs in again has one session, not two', async () => {
    const { email } = await aMember();
    const [first, phoneToo] = [await enter(email, mac), await enter(email)];
    const again = await server.call('POST', '/api/users/login', {
      body: { email, password: 'Zonnebloem12' },
      headers: { cookie: first.cookie, origin: 'http://localhost:3000' },
    });
    expect(again.status).toBe(200);
    expect(await works(first.token)).toBe(false);
    expect(await works(phoneToo.token)).toBe(true);
    expect(await list(String(again.body.token))).toHaveLength(2);
  });

  test('this one as well: then its cookie is gone too', async () => {
    const { email } = await aMember();
    const { token } = await enter(email);
    const [own] = await list(token);
    const ended = await server.call('DELETE', `/api/users/sessions/${own?._id}`, { as: token });
    expect(String(ended.headers['set-cookie'])).toMatch(/^sid=; Max-Age=0/);
    expect(await works(token)).toBe(false);
  });

  test('everywhere else at once', async () => {
    const { email } = await aMember();
    const bystander = await aPlayer(server);
    const entered = [await enter(email), await enter(email, mac), await enter(email, mac)];
    const own = entered[1]?.token ?? '';
    const { body } = await server.call('POST', '/api/users/sessions/revokeOthers', { as: own, body: {} });
    expect(body).toMatchObject({ status: 'success', count: 2 });
    expect(await Promise.all(entered.map(({ token }) => works(token)))).toEqual([false, true, false]);
    expect(await works(bystander.token)).toBe(true);
    expect(await list(own)).toHaveLength(1);
  });

  test('ending another is told, since somebody else may have done it; ending one’s own is not', async () => {
    const { email } = await aMember();
    const [here, there, third] = [await enter(email), await enter(email), await enter(email)];
    const told = async () =>
      (await mailsTo(server, email)).filter(({ subject }) => subject === 'You’ve been logged out elsewhere').length;
    const other = (await list(here.token)).find(({ isCurrent }) => !isCurrent);
    await server.as(here).delete(`/api/users/sessions/${other?._id}`);
    expect(await told()).toBe(1);
    await server.as(here).post('/api/users/sessions/revokeOthers');
    expect(await told()).toBe(2);
    await server.as(here).post('/api/users/sessions/revokeOthers');
    expect([await works(there.token), await works(third.token), await told()]).toEqual([false, false, 2]);
    const own = (await list(here.token)).find(({ isCurrent }) => isCurrent);
    await server.as(here).delete(`/api/users/sessions/${own?._id}`);
    expect(await told()).toBe(2);
  });

  test('the sessions of others are not there', async () => {
    const [one, other] = [await aPlayer(server), await aPlayer(server, { role: 'admin' })];
    const [target] = await list(one.token);
    for (const id of [target?._id, randomUUID()]) {
      await refuses(server.as(other).delete(`/api/users/sessions/${id}`), 'session_not_found', {
        status: 404,
      });
    }
    expect(await works(one.token)).toBe(true);
  });

  test('a cookie from another site logs nothing out', async () => {
    const { email } = await aMember();
    const { cookie } = await enter(email);
    const headers = { cookie, origin: 'https://evil.example' };
    await refuses(server.call('POST', '/api/users/sessions/revokeOthers', { headers, body: {} }), 'cross_site');
  });
});

type Ending = (member: Player, session: { cookie: string }) => Promise<unknown>;
const change = (how: ReturnType<typeof sql>) => how.execute(server.db);

describe('a session is worth nothing after', () => {
  test.each<[string, Ending]>([
    [
      'logging out',
      (_, { cookie }) =>
        server.call('POST', '/api/users/logout', { headers: { cookie, 'sec-fetch-site': 'same-origin' } }),
    ],
    ['a new password by mail', async ({ email }) => reset(await tokenFor(email))],
    [
      'another role, whoever gives it',
      ({ id }) => change(sql`update app_user set role = 'organiser' where id = ${id}`),
    ],
    ['deleting the account', ({ id }) => change(sql`update app_user set deleted_at = app_now() where id = ${id}`)],
    [
      'thirty days',
      ({ id }) => change(sql`update session set expires_at = now(), bearer_expires_at = now() where user_id = ${id}`),
    ],
  ])('%s', async (_, end) => {
    const member = await aMember();
    const bystander = await aPlayer(server);
    const session = await enter(member.email);
    await end(member, session);
    expect(await works(session.token)).toBe(false);
    expect((await server.call('GET', '/api/users/me', { headers: { cookie: session.cookie } })).status).toBe(401);
    expect(await works(bystander.token)).toBe(true);
  });

  test('another name changes nothing', async () => {
    const player = await aPlayer(server);
    await server.sql`update app_user set name = 'Noor', role = role where id = ${player.id}`;
    expect(await works(player.token)).toBe(true);
    await refuses(logIn(player.email), 'wrong_credentials');
  });
});

import { beforeEach, expect, test } from 'vitest';
import { cookiesOf } from '../../../test/google-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { type Answer, refuses, useServer } from '../../../test/server.ts';

const server = useServer({ TRUST_PROXY: '1' });

const home = '198.51.100.7';
const elsewhere = (n: number) => `203.0.113.${n}`;

beforeEach(async () => {
  await server.sql`delete from rate_limit`;
});

const logIn = (email: string, ip: string, password = oldPassword, cookie = '') =>
  server.call('POST', '/api/users/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) },
  });

/** The cookie that identifies a known browser, without the session. */
const knownOf = (answer: Answer) => /known=[\w.-]+/.exec(cookiesOf(answer))?.[0] ?? '';

/** Counts this many wrong passwords without trying them, because each would cost a hash. */
async function guessed(subject: string, times: number) {
  await server.sql`insert into rate_limit (subject, window_start, attempts)
    values (${subject}, date_bin('5 minutes', now(), timestamptz '2000-01-01'), ${times})
    on conflict (subject, window_start) do update set attempts = excluded.attempts`;
}

test('a stranger’s guesses keep only the stranger out; the answer says when, and how to recover', async () => {
  const owner = await aPlayerWithPassword(server);
  const codes = [];
  for (let n = 0; n < 21; n += 1) codes.push((await logIn(owner.email, elsewhere(1), `Wrong${n}pass`)).body.code);
  expect(new Set(codes.slice(0, 20))).toEqual(new Set(['wrong_credentials']));
  expect(codes[20]).toBe('login_limited');
  const refused = await logIn(owner.email, elsewhere(1));
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(55 * 60);
  expect(seconds).toBeLessThanOrEqual(65 * 60);
  expect(refused.body.message).toBe(
    `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} min, or set a new password by email.`,
  );
  expect((await logIn(owner.email, home)).status).toBe(200);
});

test('a browser that was logged in before has tries of its own, wherever strangers guess from', async () => {
  const owner = await aPlayerWithPassword(server);
  const other = await aPlayerWithPassword(server);
  const cookie = knownOf(await logIn(owner.email, home));
  expect(cookie).toMatch(/known=[\w-]{43}\.[\w-]{22}/);
  expect(cookie).not.toContain(owner.id);
  await guessed(`login-account:${owner.email}`, 200);
  await guessed(`login-ip:${home}`, 300);
  await refuses(logIn(owner.email, home), 'login_limited');
  expect((await logIn(owner.email, home, oldPassword, cookie)).status).toBe(200);
  // The browser is known to that account only, and its cookie can't be forged.
  await guessed(`login-account:${other.email}`, 200);
  await refuses(logIn(other.email, elsewhere(2), oldPassword, cookie), 'login_limited');
  const forged = cookie.replace(/known=([\w-]{43})\.[\w-]{22}/, `known=$1.${'A'.repeat(22)}`);
  await refuses(logIn(owner.email, elsewhere(3), oldPassword, forged), 'login_limited');
  // The cookie doesn't bypass the limit either.
  const codes = [];
  for (let n = 0; n < 21; n += 1) codes.push((await logIn(owner.email, home, `Wrong${n}pass`, cookie)).body.code);
  expect(codes.at(-2)).toBe('wrong_credentials');
  expect(codes.at(-1)).toBe('login_limited');
});

test('guesses from many networks have a bound, out of which a mail leads', async () => {
  const owner = await aPlayerWithPassword(server);
  await guessed(`login-account:${owner.email}`, 200);
  await refuses(logIn(owner.email, home), 'login_limited');
  const headers = { 'x-forwarded-for': home };
  await server.call('PATCH', '/api/users/ifEmailExists', { body: { email: owner.email }, headers });
  const [mail] = await mailsTo(server, owner.email);
  const resetToken = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const body = { resetToken, password: 'Korenbloem34', confirm: 'Korenbloem34' };
  const reset = await server.call('POST', '/api/users/changePassword', { body, headers });
  expect(reset.status).toBe(200);
  expect((await logIn(owner.email, home, 'Korenbloem34', knownOf(reset))).status).toBe(200);
});

test('what is right is no guess: a campus logs in behind one address', async () => {
  const players = await Promise.all(Array.from({ length: 5 }, () => aPlayerWithPassword(server)));
  await guessed(`login-ip:${home}`, 298);
  for (const player of players) expect((await logIn(player.email, home)).status).toBe(200);
  const n = await server.value<number>`
    select coalesce(sum(attempts), 0) as n from rate_limit where subject = ${`login-ip:${home}`}`;
  expect(n).toBe(298);
});

test('who goes on against one account where they are refused keeps nobody else of their campus out', async () => {
  const [owner, other] = [await aPlayerWithPassword(server), await aPlayerWithPassword(server)];
  await guessed(`login:${owner.email}:${home}`, 20);
  await guessed(`login-ip:${home}`, 299);
  for (let n = 0; n < 3; n += 1) await refuses(logIn(owner.email, home, 'Wrongpass1'), 'login_limited');
  expect((await logIn(other.email, home)).status).toBe(200);
});

test('mails that a stranger asks for leave the owner their own', async () => {
  const owner = await aPlayerWithPassword(server);
  const ask = (ip: string) =>
    server.call('PATCH', '/api/users/ifEmailExists', {
      body: { email: owner.email },
      headers: { 'x-forwarded-for': ip },
    });
  for (let n = 0; n < 5; n += 1) expect((await ask(elsewhere(4))).status).toBe(200);
  const refused = await ask(elsewhere(4));
  expect(refused.body).toMatchObject({ code: 'too_many_requests', params: { minutes: expect.any(Number) } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(home)).status).toBe(200);
  // Nobody can fill a mailbox from many networks.
  for (let n = 10; n < 30; n += 1) await ask(elsewhere(n));
  expect((await mailsTo(server, owner.email)).length).toBe(20);
});

test('guesses at the login keep nobody from what asks for their password', async () => {
  const owner = await aPlayerWithPassword(server);
  await guessed(`login-account:${owner.email}`, 200);
  const body = { password: oldPassword };
  expect((await server.as(owner).post('/api/users/confirmIdentity', body)).status).toBe(200);
});

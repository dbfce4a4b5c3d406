import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aPlayer } from '../../../test/builders.ts';
import { cookiesOf } from '../../../test/google-calls.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';
import { inTransaction } from '../../platform/db.ts';
import { postJournals } from '../wallet/post-journals.ts';

const server = useServer();

const form = (more: object = {}) => ({
  name: 'Sanne de Vries',
  email: 'sanne@rondo.test',
  password: 'Zonnebloem12',
  confirmPassword: 'Zonnebloem12',
  termsConsent: true,
  privacyConsent: true,
  ...more,
});
/** The cookie of the browser that signed up last. */
let browser = '';
const signUp = async (more?: object, headers?: Record<string, string>) => {
  const answer = await server.call('POST', '/api/users/confirmation', { body: form(more), headers });
  browser = cookiesOf(answer);
  return answer;
};
const confirm = (token: string, headers: Record<string, string> = {}) =>
  server.call('GET', `/api/users/confirmation/${token}`, { headers: { cookie: browser, ...headers } });
const logIn = (email: string, password: string, headers?: Record<string, string>) =>
  server.call('POST', '/api/users/login', { body: { email, password }, headers });

/** The token of the latest mail to an address. */
async function mailedToken(email: string): Promise<string> {
  const { body } = await server.call('GET', `/dev/mailbox.json?to=${email}`);
  const [mail] = body as unknown as { text: string }[];
  return /confirm-signup\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('signing up', () => {
  test('stores nothing that can log in until the mailed token is confirmed, once', async () => {
    const answer = await signUp({}, { 'accept-language': 'nl,en;q=0.5' });
    expect(answer.status).toBe(200);
    await refuses(logIn('sanne@rondo.test', 'Zonnebloem12'), 'wrong_credentials');
    const { body } = await server.call('GET', '/dev/mailbox.json?to=sanne@rondo.test');
    expect(body).toMatchObject([{ to: 'sanne@rondo.test', subject: 'Bevestig je Rondo-account' }]);
    const token = await mailedToken('sanne@rondo.test');
    const stored =
      await server.value<number>`select count(*) as n from sign_up where token_hash = ${Buffer.from(token)}`;
    expect(stored).toBe(0);
    const confirmed = await confirm(token);
    expect(confirmed.body.data).toMatchObject({ user: { _id: expect.any(String) } });
    await refuses(confirm(token), 'already_confirmed');
    expect((await logIn('Sanne@Rondo.test', 'Zonnebloem12')).body.message).toBe('Successfully logged in!');
    expect((await server.call('GET', '/api/users/usersCount')).body.count).toBe(1);
  });

  test.each(['Rondo Support', 'R0ndo', 'Аdmin', 'Ron\u200Bdo'])(
    'is not for who would pass for Rondo: %s',
    async (name) => {
      await refuses(signUp({ name, email: 'other@rondo.test' }), 'name_reserved');
    },
  );

  test('a name is on one line, and all of it can be seen', async () => {
    const email = 'one-line@rondo.test';
    await signUp({ name: ' San\u202Ene\n\u00ADde  \u3164Vries\u2066 ', email });
    await confirm(await mailedToken(email));
    const name = await server.value<string>`select name from app_user where email = ${email}`;
    expect(name).toBe('Sanne de Vries');
  });

  test('tells an existing address by mail only', async () => {
    const known = await aPlayer(server);
    const fresh = await signUp({ email: 'fresh@rondo.test' });
    const taken = await signUp({ email: known.email });
    expect(taken.body).toEqual(fresh.body);
    const { body } = await server.call('GET', `/dev/mailbox.json?to=${known.email}`);
    expect(body).toMatchObject([{ subject: 'You already have a Rondo account' }]);
  });

  test('takes over a guest account of the address, with what was kept for the guest', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    const postings = [
      { account: 'promotions' as const, ownerId: null, amountCents: -450 },
      { account: 'owed_to_guest' as const, ownerId: guest.id, amountCents: 450 },
    ];
    await postJournals(server.db, [{ kind: 'demo', key: `owed:${guest.id}`, postings }], server.clock.now());
    await signUp({ email: guest.email });
    const { body } = await confirm(await mailedToken(guest.email));
    const me = await server.call('GET', '/api/users/me', { as: String(body.token) });
    expect(me.body.user).toMatchObject({ _id: guest.id, role: 'player', balance: 4.5 });
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  });

  test('a link on another site logs nobody in', async () => {
    await signUp({ email: 'lured@rondo.test' });
    const token = await mailedToken('lured@rondo.test');
    await refuses(confirm(token, { 'sec-fetch-site': 'cross-site' }), 'cross_site');
    expect((await confirm(token, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('is forgotten once it can not be confirmed any more, as are ended sessions', async () => {
    await signUp({ email: 'never@rondo.test' });
    const { id } = await aPlayer(server);
    await server.sql`update session set expires_at = now() where user_id = ${id}`;
    await advance(server, 'PT25H');
    const left = await server.value<number>`select (select count(*) from sign_up where email = 'never@rondo.test') +
      (select count(*) from session where user_id = ${id}) as n`;
    expect(left).toBe(0);
  });

  test('a token works for 24 hours', async () => {
    await signUp({ email: 'slow@rondo.test' });
    const token = await mailedToken('slow@rondo.test');
    await advance(server, 'PT24H');
    await refuses(confirm(token), 'token_invalid');
    await refuses(server.call('GET', '/api/users/confirmation/nonsense'), 'token_invalid');
  });

  test.each<[object, string]>([
    [{ confirmPassword: 'Zonnebloem13' }, 'passwords_differ'],
    [{ termsConsent: false }, 'consent_required'],
    [{ password: 'zonnebloem', confirmPassword: 'zonnebloem' }, 'password_weak'],
    [{ password: 'Welkom2026', confirmPassword: 'Welkom2026' }, 'password_common'],
    [{ email: 'no address' }, 'email_invalid'],
    [{ name: '<script>' }, 'invalid_input'],
    [{ name: 'x'.repeat(51) }, 'invalid_input'],
    [{ password: `Aa1${'x'.repeat(126)}`, confirmPassword: '' }, 'invalid_input'],
    [{ role: 'admin', name: undefined }, 'invalid_input'],
  ])('refuses %j', async (more, code) => {
    const answer = await signUp({ email: 'refused@rondo.test', ...more });
    expect(answer.body.code).toBe(code);
    const stored = await server.value<number>`select count(*) as n from sign_up where email = 'refused@rondo.test'`;
    expect(stored).toBe(0);
  });

  test('all problems of a form are named at once', async () => {
    const { body } = await signUp({ name: '', email: 'x', password: 'short' });
    expect(body.issues?.map(({ path }) => path).sort()).toEqual(['email', 'name', 'password']);
  });
});

describe('sessions', () => {
  test('who asks for the newsletter while logging in has it', async () => {
    await signUp({ email: 'reader@rondo.test' });
    await confirm(await mailedToken('reader@rondo.test'));
    const consent = () => server.row<{ wants: boolean }>`
      select newsletter_consent as wants from app_user where email = 'reader@rondo.test'`;
    const { wants: before } = await consent();
    const body = { email: 'reader@rondo.test', password: 'Zonnebloem12', newsletterConsent: true };
    expect((await server.call('POST', '/api/users/login', { body })).status).toBe(200);
    expect([before, (await consent()).wants]).toEqual([false, true]);
  });

  test('a cookie session logs in and out; writes need our own origin', async () => {
    await signUp({ email: 'cookie@rondo.test' });
    await confirm(await mailedToken('cookie@rondo.test'));
    const login = await logIn('cookie@rondo.test', 'Zonnebloem12');
    const cookie = String(login.headers['set-cookie']);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    const sid = cookie.split(';')[0] ?? '';
    const me = await server.call('GET', '/api/users/checkAuthToken', { headers: { cookie: sid } });
    expect(me.body).toMatchObject({
      status: 'success',
      user: { email: 'cookie@rondo.test', balance: 0, role: 'player' },
      promocodes: [],
    });
    const topUp = (origin: Record<string, string>) =>
      server.call('POST', '/api/payments/topUp', { body: { amount: 5 }, headers: { cookie: sid, ...origin } });
    await refuses(topUp({ origin: 'https://evil.example' }), 'cross_site');
    await refuses(topUp({}), 'cross_site');
    expect((await topUp({ origin: 'http://localhost:3000' })).status).toBe(200);
    expect((await topUp({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    // Links and pictures on other sites, and browsers that don't say where a request comes from, can't log anybody out.
    for (const from of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }] as Record<
      string,
      string
    >[])
      await refuses(server.call('GET', '/api/users/logout', { headers: { cookie: sid, ...from } }), 'cross_site');
    await refuses(server.call('POST', '/api/users/logout', { headers: { cookie: sid } }), 'cross_site');
    const out = await server.call('GET', '/api/users/logout', {
      headers: { cookie: sid, 'sec-fetch-site': 'same-origin' },
    });
    expect(out.status).toBe(200);
    expect((await server.call('GET', '/api/users/me', { headers: { cookie: sid } })).status).toBe(401);
    const bearer = String(login.body.token);
    expect((await server.call('GET', '/api/users/me', { as: bearer })).status).toBe(401);
  });

  test('two logins of a person at once both succeed', async () => {
    const { id, email } = await aPlayerWithPassword(server);
    const { both } = await inTransaction(server.db, async (trx) => {
      // Locks as activating a promocode does: reading is possible, so both logins come as far as they can.
      await sql`select from app_user where id = ${id} for share`.execute(trx);
      const asked = [logIn(email, oldPassword), logIn(email, oldPassword)];
      const waiting = sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ~ 'app_user'`;
      while ((await waiting.execute(server.db)).rows.length < 2);
      return { both: asked };
    });
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('a login from another site is refused', async () => {
    await refuses(logIn('x@rondo.test', 'Zonnebloem12', { origin: 'https://evil.example' }), 'cross_site');
  });

  test('guesses are limited, the same for an unknown address', async () => {
    const answers = [];
    for (let n = 0; n < 22; n += 1) answers.push((await logIn('nobody@rondo.test', `Wrong${n}pass`)).body.code);
    expect(answers.slice(0, 20).every((code) => code === 'wrong_credentials')).toBe(true);
    expect(answers.slice(20)).toEqual(['login_limited', 'login_limited']);
  });

  test('nobody is logged in without a session', async () => {
    for (const path of ['/api/users/me', '/api/users/checkAuthToken', '/api/matches/myjoined', '/api/payments/user/me'])
      expect((await server.call('GET', path)).body).toMatchObject({ status: 'fail', code: 'not_logged_in' });
    expect((await server.call('GET', '/api/users/me', { as: 'x'.repeat(43) })).status).toBe(401);
  });
});

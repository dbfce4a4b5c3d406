import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { cookiesOf } from '../../../test/google-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword } from '../../../test/passwords.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { hashToken } from '../../platform/sessions/tokens.ts';

const server = useServer();
beforeEach(async () => {
  await server.sql`delete from rate_limit`;
});

const ownPassword = 'Zonnebloem12';
const thiefsPassword = 'Klaproos3456';

/** Signs up. @returns the answer, the browser's cookie and the mailed token */
async function signUp(email: string, password = ownPassword) {
  const body = { name: 'Sanne', email, password, confirmPassword: password, termsConsent: true, privacyConsent: true };
  const answer = await server.call('POST', '/api/users/confirmation', { body });
  const [mail] = await mailsTo(server, email);
  return { answer, cookie: cookiesOf(answer), token: /confirm-signup\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}
const confirm = (token: string, cookie = '') =>
  server.call('GET', `/api/users/confirmation/${token}`, { headers: { ...(cookie && { cookie }) } });
const confirmByPassword = (token: string, password: string) =>
  server.call('POST', `/api/users/confirmation/${token}`, { body: { password } });
const roleOf = (id: string) => server.value<string>`select role from app_user where id = ${id}`;

describe('who confirms', () => {
  test('the link alone makes no account in another browser; with the password it does', async () => {
    const { token } = await signUp('elsewhere@rondo.test');
    await refuses(confirm(token), 'sign_up_password_needed', { status: 403 });
    await refuses(confirmByPassword(token, 'Wrong1234'), 'wrong_password');
    const confirmed = await confirmByPassword(token, ownPassword);
    expect(confirmed).toMatchObject({ status: 200, body: { data: { user: { _id: expect.any(String) } } } });
    await refuses(confirmByPassword(token, ownPassword), 'already_confirmed');
    await refuses(confirm(token), 'already_confirmed');
    expect((await server.call('GET', '/api/users/me', { as: String(confirmed.body.token) })).status).toBe(200);
  });

  test('the mailed link leads back to where one wanted to go, whoever opens it; never to another site', async () => {
    const wanted = '/match/7d3c?step=1&secret-key=a b';
    const body = (email: string, returnTo: string) => ({
      name: 'Sanne',
      email,
      password: ownPassword,
      confirmPassword: ownPassword,
      termsConsent: true,
      privacyConsent: true,
      returnTo,
    });
    const signUpTo = (email: string, returnTo: string) =>
      server.call('POST', '/api/users/confirmation', { body: body(email, returnTo) });
    await refuses(signUpTo('back@rondo.test', wanted), 'invalid_input');
    const path = wanted.replace(' ', '%20');
    expect((await signUpTo('back@rondo.test', path)).status).toBe(200);
    const [mail] = await mailsTo(server, 'back@rondo.test');
    const link = /confirm-signup\/[\w-]+\?returnTo=(\S+)/.exec(mail?.text ?? '');
    expect(decodeURIComponent(link?.[1] ?? '')).toBe(path);
    for (const elsewhere of ['//evil.test', 'https://evil.test', '/\\evil.test', 'match'])
      await refuses(signUpTo('back@rondo.test', elsewhere), 'invalid_input');
    // Somebody who has an account already logs in instead.
    const { email } = await aPlayer(server);
    expect((await signUpTo(email, '/wallet')).status).toBe(200);
    expect((await mailsTo(server, email))[0]?.text).toContain('/login?returnTo=%2Fwallet');
  });

  test('the browser that signed up confirms by the link, and keeps its cookie from scripts', async () => {
    const { answer, cookie, token } = await signUp('same@rondo.test');
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^sign-up=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const stored = await server.value<number>`
      select count(*) as n from sign_up where browser_hash = ${Buffer.from(cookie.slice('sign-up='.length))}`;
    expect(stored).toBe(0);
    expect((await confirm(token, cookie)).status).toBe(200);
  });

  test('a guest who presses the link of a stranger’s sign-up gives nothing away', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    const { token } = await signUp(guest.email, thiefsPassword);
    await refuses(confirm(token), 'sign_up_password_needed');
    // The cookie of one's own sign-up with another address doesn't help either.
    const own = await signUp('own@rondo.test');
    await refuses(confirm(token, own.cookie), 'sign_up_password_needed');
    await refuses(confirmByPassword(token, ownPassword), 'wrong_password');
    expect(await roleOf(guest.id)).toBe('guest');
  });

  test('of several sign-ups with an address the newest counts', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    const thief = await signUp(guest.email, thiefsPassword);
    const own = await signUp(guest.email);
    await refuses(confirm(thief.token, thief.cookie), 'token_invalid');
    await refuses(confirmByPassword(thief.token, thiefsPassword), 'token_invalid');
    expect((await confirm(own.token, own.cookie)).status).toBe(200);
    expect(await roleOf(guest.id)).toBe('player');
    const logIn = (password: string) =>
      server.call('POST', '/api/users/login', { body: { email: guest.email, password } });
    expect([(await logIn(thiefsPassword)).status, (await logIn(ownPassword)).status]).toEqual([401, 200]);
  });

  test('of sign-ups at once one waits', async () => {
    await Promise.all([1, 2, 3, 4].map(() => signUp('rush@rondo.test')));
    const waiting =
      await server.value<number>`select count(*) as n from sign_up where email = 'rush@rondo.test' and used_at is null`;
    expect(waiting).toBe(1);
  });

  test('guesses of the password are limited', async () => {
    const { token } = await signUp('guessed@rondo.test');
    const subject = `confirm:${hashToken(token).toString('base64url')}`;
    await server.sql`insert into rate_limit (subject, window_start, attempts)
      values (${subject}, date_bin('60 minutes', now(), timestamptz '2000-01-01'), 20)`;
    await refuses(confirmByPassword(token, ownPassword), 'too_many_requests');
  });
});

describe('how often', () => {
  test('five sign-ups an hour with one address, the same for one that has an account', async () => {
    const { email } = await aPlayer(server);
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      known.push((await signUp(email)).answer.status);
      unknown.push((await signUp('often@rondo.test')).answer.status);
    }
    expect(known).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(unknown).toEqual(known);
    expect(await mailsTo(server, email)).toHaveLength(5);
  });
});

/** The median duration of calls, in milliseconds. */
function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

describe('an address that has an account shows neither by the answer nor by the time', () => {
  const compare = async (ask: (email: string) => Promise<object>) => {
    const { email } = await aPlayerWithPassword(server);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let n = 0; n < 11; n += 1)
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `unknown-${n}@rondo.test`],
      ] as const) {
        await server.sql`delete from rate_limit`;
        const from = performance.now();
        const answer = await ask(address);
        times[kind].push(performance.now() - from);
        answers.add(JSON.stringify(answer).replaceAll(address, 'address'));
      }
    return { answers: answers.size, ratio: median(times.known) / median(times.unknown) };
  };

  test('signing up', async () => {
    const { answers, ratio } = await compare(async (email) => {
      const { answer } = await signUp(email);
      const cookie = String(answer.headers['set-cookie']).replace(/=[\w-]{43};/, '=…;');
      return { status: answer.status, body: answer.body, cookie };
    });
    expect(answers).toBe(1);
    expect(Math.abs(Math.log(ratio))).toBeLessThan(Math.log(3));
  });

  test('logging in', async () => {
    const { answers, ratio } = await compare(async (email) => {
      const { status, body } = await server.call('POST', '/api/users/login', {
        body: { email, password: 'Wrong1234' },
      });
      return { status, body };
    });
    expect(answers).toBe(1);
    expect(Math.abs(Math.log(ratio))).toBeLessThan(Math.log(3));
  });

  test('asking for it as one’s own', async () => {
    const asker = await aPlayer(server);
    const { answers, ratio } = await compare(async (email) => {
      const { status, body } = await server.as(asker).patch('/api/users/updateMe', { email });
      return { status, body };
    });
    expect(answers).toBe(1);
    expect(Math.abs(Math.log(ratio))).toBeLessThan(Math.log(3));
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { cookiesOf } from '../../../test/google-calls.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const { ask, check, logIn, mailedToken, mailsTo, reset, tokenFor } = recoveryCalls(server);

beforeEach(async () => {
  await server.sql`delete from rate_limit`;
});

describe('asking for a link', () => {
  test('answers when it stops working, ten minutes from now; what is stored opens nothing', async () => {
    const owner = await aPlayer(server);
    const before = server.clock.now().getTime();
    const { status, body } = await ask(owner.email.toUpperCase());
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'success', message: 'Email has been sent successfully' });
    const left = Date.parse(String(body.reset_expiration_time)) - before;
    expect(left).toBeGreaterThanOrEqual(600_000);
    expect(left).toBeLessThan(605_000);
    expect(await mailsTo(owner.email)).toMatchObject([{ subject: 'Choose a new password' }]);
    const token = await mailedToken(owner.email);
    const stored =
      await server.value<string>`select encode(token_hash, 'hex') as hash from recovery where user_id = ${owner.id}`;
    expect(stored).toHaveLength(64);
    await refuses(check(stored), 'reset_not_allowed');
    expect((await check(token)).body).toEqual({
      status: 'success',
      data: {
        email: owner.email,
        name: expect.stringMatching(/^Player/),
        isGuest: false,
        waysIn: { passkeys: 0, google: false },
        reset_expiration_time: body.reset_expiration_time,
      },
    });
  });

  test('an unknown address gets the same answer and no mail; so does one of a deleted account', async () => {
    const gone = await aPlayer(server);
    await server.sql`update app_user set deleted_at = app_now() where id = ${gone.id}`;
    const known = await ask((await aPlayer(server)).email);
    for (const email of ['nobody@rondo.test', gone.email]) {
      const answer = await ask(email);
      expect({ ...answer.body, reset_expiration_time: '' }).toEqual({ ...known.body, reset_expiration_time: '' });
      expect(Object.keys(answer.headers).toSorted()).toEqual(Object.keys(known.headers).toSorted());
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  test('an unknown address takes as long', async () => {
    const took = { known: [] as number[], unknown: [] as number[] };
    // Compares the fastest of each, because other work on the machine slows some down: with more work, it takes longer until they meet.
    const areAlike = () => {
      const [known, unknown] = [Math.min(...took.known), Math.min(...took.unknown)];
      return Math.abs(known - unknown) < Math.max(10, unknown / 4);
    };
    for (let n = 0; n < 15 || (n < 60 && !areAlike()); n += 1) {
      const { email } = await aPlayer(server);
      for (const [who, to] of [
        ['known', email],
        ['unknown', `${n}-nobody@rondo.test`],
      ] as const) {
        const start = performance.now();
        await ask(to);
        took[who].push(performance.now() - start);
      }
    }
    expect(areAlike()).toBe(true);
  });

  test('in the language of the person, called by what they have: an account or a guest’s', async () => {
    const dutch = await aPlayer(server);
    const guest = await aPlayer(server, { role: 'guest', name: 'Guest' });
    await server.sql`update app_user set language = 'nl' where id = ${dutch.id}`;
    await ask(dutch.email);
    await ask(guest.email);
    expect(await mailsTo(dutch.email)).toMatchObject([{ subject: 'Kies een nieuw wachtwoord' }]);
    expect(await mailsTo(guest.email)).toMatchObject([{ subject: 'Set a password for your guest account' }]);
    expect((await check(await mailedToken(guest.email))).body.data).toMatchObject({ name: null, isGuest: true });
  });

  test('an address gets five an hour from one network, known or not; a network address may ask for a campus', async () => {
    const owner = await aPlayer(server);
    for (const email of [owner.email, 'limited@rondo.test']) {
      const codes = [];
      for (let n = 0; n < 6; n += 1) codes.push((await ask(email)).body.code);
      expect(codes).toEqual([...Array.from({ length: 5 }), 'too_many_requests']);
    }
    expect(await mailsTo(owner.email)).toHaveLength(5);
    const answers = [];
    for (let n = 0; n < 20; n += 1) answers.push((await ask(`many${n}@rondo.test`)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
  });

  test.each(['', 'no address', 'a@b\r\nBcc: x@y.nl', `${'x'.repeat(250)}@rondo.test`])('refuses %j', async (email) => {
    await refuses(ask(email), 'email_invalid');
  });
});

describe('a new password', () => {
  test('opens the account and ends all sessions; the old one is worth nothing; the owner is told', async () => {
    const owner = await aPlayer(server);
    await reset(await tokenFor(owner.email));
    const before = await logIn(owner.email);
    expect(before.status).toBe(200);
    const token = await tokenFor(owner.email);
    const changed = { password: 'Klaproos2026', confirm: 'Klaproos2026' };
    expect((await reset(token, changed)).body).toEqual({
      status: 'success',
      message: 'Password has been changed successfully!',
    });
    for (const session of [owner.token, String(before.body.token)])
      expect((await server.call('GET', '/api/users/me', { as: session })).status).toBe(401);
    const cookie = String(before.headers['set-cookie']).split(';')[0] ?? '';
    expect((await server.call('GET', '/api/users/me', { headers: { cookie } })).status).toBe(401);
    await refuses(logIn(owner.email), 'wrong_credentials');
    expect((await logIn(owner.email, 'Klaproos2026')).status).toBe(200);
    expect((await mailsTo(owner.email))[0]).toMatchObject({
      subject: 'Your password has been changed',
      text: expect.stringContaining('/restore-password'),
    });
  });

  test('logs nobody in, and changes nothing else about an account', async () => {
    const admin = await aPlayer(server, { role: 'admin', name: 'Ada' });
    const other = await aPlayer(server);
    const answer = await reset(await tokenFor(admin.email), { name: 'Eve', role: 'guest', user_id: other.id });
    expect(cookiesOf(answer)).not.toContain('sid=');
    const { body } = await logIn(admin.email);
    expect(body.data).toMatchObject({ user: { _id: admin.id, name: 'Ada', role: 'admin' } });
    expect((await server.as(other).get('/api/users/me')).status).toBe(200);
  });

  test('by a token that works once, however many use it at once', async () => {
    const owner = await aPlayer(server);
    const token = await tokenFor(owner.email);
    const tries = Array.from({ length: 20 }, (_, n) => `Zonnebloem${n}`);
    const answers = await Promise.all(tries.map((password) => reset(token, { password, confirm: password })));
    const winners = tries.filter((_, n) => answers[n]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'reset_failed')).toHaveLength(19);
    expect((await logIn(owner.email, winners[0])).status).toBe(200);
    await refuses(check(token), 'reset_not_allowed');
    expect((await mailsTo(owner.email)).filter(({ subject }) => subject.includes('changed'))).toHaveLength(1);
  });

  test('by the newest token only, also when many are asked for at once', async () => {
    const owner = await aPlayer(server);
    const first = await tokenFor(owner.email);
    await Promise.all([1, 2, 3, 4].map(() => ask(owner.email)));
    await refuses(reset(first), 'reset_failed');
    const tokens = (await mailsTo(owner.email)).map(({ text }) => /reset-password\/([\w-]+)/.exec(text)?.[1] ?? '');
    expect(new Set(tokens).size).toBe(5);
    const checks = await Promise.all(tokens.map(check));
    expect(checks.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('while asking and using meet, nothing waits for ever and one token at most is left', async () => {
    const owner = await aPlayer(server);
    const token = await tokenFor(owner.email);
    const answers = await Promise.all([reset(token), ask(owner.email), reset(token), ask(owner.email)]);
    expect(answers.every(({ status }) => status === 200 || status === 400)).toBe(true);
    const left =
      await server.value<number>`select count(*) as n from recovery where user_id = ${owner.id} and used_at is null`;
    expect(left).toBe(1);
  });

  test('by no token of ten minutes ago, of somebody else, or made up', async () => {
    const [owner, other] = [await aPlayer(server), await aPlayer(server)];
    const token = await tokenFor(owner.email);
    const swapped = await tokenFor(other.email);
    const tampered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [tampered, token.slice(1), `${token}=`, 'x', "' or 1=1 --"])
      await refuses(reset(wrong), 'reset_failed');
    expect((await reset(swapped)).status).toBe(200);
    await refuses(logIn(owner.email), 'wrong_credentials');
    await advance(server, 'PT10M');
    await refuses(check(token), 'reset_not_allowed', {
      status: 403,
      message: 'You are not allowed to access this page!',
    });
    await refuses(reset(token), 'reset_failed', {
      status: 400,
      message: 'Something went wrong resetting the token please try again!',
    });
    const kept = await server.value<number>`select count(*) as n from recovery`;
    expect(kept).toBe(0);
  });

  test.each<[object, string]>([
    [{ confirm: 'Zonnebloem13' }, 'passwords_not_matching'],
    [{ password: 'zonnebloem', confirm: 'zonnebloem' }, 'password_weak'],
    [{ password: 'Welkom2026', confirm: 'Welkom2026' }, 'password_common'],
    [{ password: undefined }, 'password_weak'],
    [{ password: `Aa1${'x'.repeat(126)}` }, 'invalid_input'],
    [{ name: '<script>' }, 'invalid_input'],
  ])('is refused with %j, and the token still works', async (more, code) => {
    const owner = await aPlayer(server);
    const token = await tokenFor(owner.email);
    expect((await reset(token, more)).body.code).toBe(code);
    expect((await check(token)).status).toBe(200);
  });

  test('is not for a deleted account', async () => {
    const owner = await aPlayer(server);
    const token = await tokenFor(owner.email);
    await server.sql`update app_user set deleted_at = app_now() where id = ${owner.id}`;
    await refuses(check(token), 'reset_not_allowed');
    await refuses(reset(token), 'reset_failed');
  });

  test('lets in who was kept out by the guesses of somebody else', async () => {
    const owner = await aPlayer(server);
    for (let n = 0; n < 21; n += 1) await logIn(owner.email, `Wrong${n}pass`);
    await refuses(logIn(owner.email), 'login_limited');
    await reset(await tokenFor(owner.email));
    expect((await logIn(owner.email)).status).toBe(200);
  });

  test('a login with the old one that is under way ends without a session', async () => {
    const owner = await aPlayer(server);
    await reset(await tokenFor(owner.email));
    const token = await tokenFor(owner.email);
    const changed = { password: 'Klaproos2026', confirm: 'Klaproos2026' };
    const [answer] = await Promise.all([reset(token, changed), ...[1, 2, 3, 4].map(() => logIn(owner.email))]);
    expect(answer.status).toBe(200);
    const left = await server.value<number>`select count(*) as n from session where user_id = ${owner.id}`;
    expect(left).toBe(0);
  });

  test('names what else opens the account, and removes it where the form says so', async () => {
    const owner = await aPlayer(server);
    const add = async () => {
      await server.sql`
        insert into identity_link (issuer, subject, user_id) values ('https://g.example', ${owner.id}, ${owner.id})`;
      for (const n of [1, 2])
        await server.sql`insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
          values (${owner.id}, ${`${owner.id}-${n}`}, '\\x00', 0, 'Thief', app_now())`;
    };
    await add();
    const token = await tokenFor(owner.email);
    expect((await check(token)).body.data).toMatchObject({ waysIn: { passkeys: 2, google: true } });
    await reset(token);
    const [kept] = await mailsTo(owner.email);
    expect(kept?.text).toMatch(/passkeys \(2\), Google[^]*\/settings#sign-in/);
    expect((await reset(await tokenFor(owner.email), { removeWaysIn: true })).status).toBe(200);
    expect((await mailsTo(owner.email))[0]?.text).not.toMatch(/passkeys|Google/);
    expect((await check(await tokenFor(owner.email))).body.data).toMatchObject({
      waysIn: { passkeys: 0, google: false },
    });
  });

  test('setting passwords is limited, as each costs a hash', async () => {
    await server.sql`insert into rate_limit (subject, window_start, attempts)
      values ('reset-ip:127.0.0.1', date_bin('60 minutes', now(), timestamptz '2000-01-01'), 240)`;
    await refuses(reset('x'), 'too_many_requests', { status: 429 });
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { cookiesOf } from '../../../test/google-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { row, useServer } from '../../../test/server.ts';
import { aPasskey, type Passkey } from '../../../test/software-authenticator.ts';

const server = useServer();
const { reset, tokenFor } = recoveryCalls(server);

beforeEach(async () => {
  await sql`delete from rate_limit`.execute(server.db);
});

interface Begun {
  options: Parameters<Passkey['create']>[0] & Record<string, unknown>;
  cookie: string;
}
async function begin(path: string, as?: string): Promise<Begun> {
  const answer = await server.call('POST', `/api/users/passkeys/${path}`, { as, body: {} });
  expect(answer.status).toBe(200);
  return { options: (answer.body.data as Begun).options, cookie: cookiesOf(answer) };
}
const register = (as: string, credential: object, cookie: string, name?: string) =>
  server.call('POST', '/api/users/passkeys', { as, body: { credential, name }, headers: { cookie } });
const enter = (credential: object, cookie: string, more: object = {}) =>
  server.call('POST', '/api/users/passkeys/login', { body: { credential, ...more }, headers: { cookie } });
const methods = async (as: string) => (await server.call('GET', '/api/users/signInMethods', { as })).body.data;
const failed = { status: 401, body: { code: 'passkey_failed' } };

/** Somebody with a passkey. */
async function aHolder(passkey = aPasskey(), name?: string): Promise<Player & { passkey: Passkey; id: string }> {
  const player = await aPlayer(server);
  const { options, cookie } = await begin('options', player.token);
  expect((await register(player.token, passkey.create(options), cookie, name)).status).toBe(200);
  return { ...player, passkey };
}
async function logIn(passkey: Passkey, wrong: Parameters<Passkey['get']>[1] = {}, more: object = {}) {
  const { options, cookie } = await begin('login/options');
  return enter(passkey.get(options, wrong), cookie, more);
}

describe('a new passkey', () => {
  test('is made for the account, findable without an address, by whoever shows finger, face or PIN', async () => {
    const player = await aPlayer(server, { name: 'Noor' });
    const { options, cookie } = await begin('options', player.token);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Rondo' },
      user: { name: player.email, displayName: 'Noor' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
      excludeCredentials: [],
    });
    const passkey = aPasskey();
    const made = await register(player.token, passkey.create(options), cookie, 'My phone');
    expect(made.body.data).toMatchObject({ passkey: { name: 'My phone', lastUsedAt: null } });
    expect(await methods(player.token)).toMatchObject({
      hasPassword: false,
      google: { linked: false },
      passkeys: [{ name: 'My phone' }],
    });
    expect(await mailsTo(server, player.email)).toMatchObject([
      { subject: 'A passkey was added to your account', text: expect.stringContaining('“My phone”') },
    ]);
    const again = await begin('options', player.token);
    expect(again.options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
  });

  test('is named after the device without a name', async () => {
    const player = await aPlayer(server);
    const { options, cookie } = await begin('options', player.token);
    const made = await server.call('POST', '/api/users/passkeys', {
      as: player.token,
      body: { credential: aPasskey().create(options) },
      headers: { cookie, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0' },
    });
    expect(made.body.data).toMatchObject({ passkey: { name: 'Firefox, Windows' } });
  });

  test.each<[string, Parameters<Passkey['create']>[1]]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:3001' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'x'.repeat(43) }],
    ['that is a login', { type: 'webauthn.get' }],
    ['that nobody touched', { absent: true }],
  ])('%s is refused', async (_, wrong) => {
    const player = await aPlayer(server);
    const { options, cookie } = await begin('options', player.token);
    expect(await register(player.token, aPasskey().create(options, wrong), cookie)).toMatchObject(failed);
    expect(await methods(player.token)).toMatchObject({ passkeys: [] });
  });

  test('answers once, in time, and only who began', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    const first = await begin('options', player.token);
    expect(await register(player.token, aPasskey().create(first.options), '')).toMatchObject(failed);
    expect(await register(other.token, aPasskey().create(first.options), first.cookie)).toMatchObject(failed);
    expect(await register(player.token, aPasskey().create(first.options), first.cookie)).toMatchObject(failed);
    const late = await begin('options', player.token);
    await sql`update sign_in_attempt set expires_at = now()`.execute(server.db);
    expect(await register(player.token, aPasskey().create(late.options), late.cookie)).toMatchObject(failed);
  });

  test('belongs to one person', async () => {
    const { passkey } = await aHolder();
    const other = await aPlayer(server);
    const { options, cookie } = await begin('options', other.token);
    const answer = await register(other.token, passkey.create(options), cookie);
    expect(answer).toMatchObject({ status: 400, body: { code: 'passkey_known' } });
  });

  test('garbage is refused', async () => {
    const player = await aPlayer(server);
    for (const attestationObject of ['x', 'AAAA', '_'.repeat(5000), 'oGNmbXRkbm9uZQ']) {
      const { options, cookie } = await begin('options', player.token);
      const credential = aPasskey().create(options);
      const response = { ...credential.response, attestationObject };
      expect(await register(player.token, { ...credential, response }, cookie)).toMatchObject(failed);
    }
    const { cookie } = await begin('options', player.token);
    expect((await register(player.token, {}, cookie)).body.code).toBe('invalid_input');
  });

  test('twenty are the most, also when two come at once', async () => {
    const player = await aPlayer(server);
    await sql`insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
      select ${player.id}, gen_random_uuid(), '\\x00', 0, 'Passkey', now() from generate_series(1, 19)`.execute(
      server.db,
    );
    const begun = [await begin('options', player.token), await begin('options', player.token)];
    const answers = await Promise.all(
      begun.map(({ options, cookie }) => register(player.token, aPasskey().create(options), cookie)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const full = await server.call('POST', '/api/users/passkeys/options', { as: player.token, body: {} });
    expect(full.body).toMatchObject({ code: 'passkey_limit', params: { most: 20 } });
  });

  test('is for a fresh session, or who gives the password again', async () => {
    const player = await aPlayer(server);
    await reset(await tokenFor(player.email));
    const login = await server.call('POST', '/api/users/login', {
      body: { email: player.email, password: 'Zonnebloem12' },
    });
    const as = String(login.body.token);
    await sql`update session set identity_confirmed_at = now() - interval '11 minutes'`.execute(server.db);
    const ask = () => server.call('POST', '/api/users/passkeys/options', { as, body: {} });
    const confirm = (password: string) => server.call('POST', '/api/users/confirmIdentity', { as, body: { password } });
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'confirm_identity' } });
    expect(await confirm('Zonnebloem13')).toMatchObject({ status: 403, body: { code: 'wrong_password' } });
    expect((await ask()).status).toBe(403);
    expect((await confirm('Zonnebloem12')).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  test('the password can not be guessed there either; an account without one has none', async () => {
    const player = await aPlayer(server);
    const body = { password: 'Zonnebloem12' };
    const confirm = (as: string) => server.call('POST', '/api/users/confirmIdentity', { as, body });
    expect((await confirm(player.token)).body.code).toBe('wrong_password');
    await reset(await tokenFor(player.email), { password: 'Klaproos2026', confirm: 'Klaproos2026' });
    const login = { email: player.email, password: 'Klaproos2026' };
    const { body: session } = await server.call('POST', '/api/users/login', { body: login });
    const codes = [];
    for (let n = 0; n < 21; n += 1) codes.push((await confirm(String(session.token))).body.code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'wrong_password'), 'too_many_requests']);
  });
});

describe('a login with a passkey', () => {
  test('needs nothing else, and opens a session as any login does', async () => {
    const holder = await aHolder();
    const { options, cookie } = await begin('login/options');
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await enter(holder.passkey.get(options), cookie, { newsletterConsent: true });
    expect(answer.body).toMatchObject({
      status: 'success',
      message: 'Successfully logged in!',
      token: expect.any(String),
      data: { user: { _id: holder.id } },
    });
    expect((await server.call('GET', '/api/users/me', { as: String(answer.body.token) })).status).toBe(200);
    const session = cookiesOf(answer);
    expect((await server.call('GET', '/api/users/me', { headers: { cookie: session } })).status).toBe(200);
    expect(await methods(holder.token)).toMatchObject({ passkeys: [{ lastUsedAt: expect.any(String) }] });
    const { wants } = await row<{ wants: boolean }>(
      server,
      sql`select newsletter_consent as wants from app_user where id = ${holder.id}`,
    );
    expect(wants).toBe(true);
  });

  test.each<[string, Parameters<Passkey['get']>[1]]>([
    ['of another origin', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: 'x'.repeat(43) }],
    ['that is a registration', { type: 'webauthn.create' }],
    ['that nobody touched', { absent: true }],
    ['signed by another key', { signedBy: aPasskey() }],
    ['that names nobody', { userHandle: '' }],
    ['that names another person', { userHandle: Buffer.from(randomUUID()).toString('base64url') }],
  ])('%s is refused', async (_, wrong) => {
    const { passkey } = await aHolder();
    const { status, body, headers } = await logIn(passkey, wrong);
    expect([status === 200, headers['set-cookie'] === undefined]).toEqual([false, body.code === 'invalid_input']);
    expect((await logIn(passkey)).status).toBe(200);
  });

  test('somebody else’s credential under one’s own name opens nothing', async () => {
    const [victim, thief] = [await aHolder(), await aHolder()];
    const { options, cookie } = await begin('login/options');
    const stolen = { ...thief.passkey.get(options), id: victim.passkey.id, rawId: victim.passkey.id };
    expect(await enter(stolen, cookie)).toMatchObject(failed);
  });

  test('works once: the same answer again, or with another cookie, is nothing', async () => {
    const { passkey } = await aHolder(aPasskey({ steps: 0 }));
    const { options, cookie } = await begin('login/options');
    const credential = passkey.get(options);
    expect(await enter(credential, '')).toMatchObject(failed);
    expect((await enter(credential, cookie)).status).toBe(200);
    expect(await enter(credential, cookie)).toMatchObject(failed);
    const other = await begin('login/options');
    expect(await enter(credential, other.cookie)).toMatchObject(failed);
  });

  test('a login’s challenge is none for a registration', async () => {
    const player = await aPlayer(server);
    const { options, cookie } = await begin('login/options');
    const swapped = cookie.replace('passkey-log-in', 'passkey-registration');
    expect(await register(player.token, aPasskey().create(options), swapped)).toMatchObject(failed);
  });

  test('a copy shows by its counter, which does not go back', async () => {
    const { passkey, id } = await aHolder();
    expect((await logIn(passkey, { counter: 10 })).status).toBe(200);
    for (const counter of [10, 9, 0]) expect(await logIn(passkey, { counter })).toMatchObject(failed);
    expect((await logIn(passkey, { counter: 11 })).status).toBe(200);
    const back = sql`update passkey set counter = 5 where user_id = ${id}`;
    await expect(back.execute(server.db)).rejects.toThrow(/only goes up/);
  });

  test('two uses of one count at once: one gets in', async () => {
    const { passkey } = await aHolder();
    const begun = [await begin('login/options'), await begin('login/options')];
    const answers = await Promise.all(
      begun.map(({ options, cookie }) => enter(passkey.get(options, { counter: 7 }), cookie)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test('one that is shared between devices never counts, and works', async () => {
    const { passkey } = await aHolder(aPasskey({ steps: 0 }));
    expect((await logIn(passkey)).status).toBe(200);
    expect((await logIn(passkey)).status).toBe(200);
  });

  test('not of a deleted account, nor one that is removed or unknown', async () => {
    const [deleted, removed] = [await aHolder(), await aHolder()];
    await sql`update app_user set deleted_at = now() where id = ${deleted.id}`.execute(server.db);
    const { passkeys } = (await methods(removed.token)) as { passkeys: { _id: string }[] };
    await server.call('DELETE', `/api/users/passkeys/${passkeys[0]?._id}`, { as: removed.token });
    for (const passkey of [deleted.passkey, removed.passkey, aPasskey()])
      expect(await logIn(passkey)).toMatchObject(failed);
  });

  test('asking and trying are limited, and refused from another site', async () => {
    const { passkey } = await aHolder();
    const { options, cookie } = await begin('login/options');
    const cross = await server.call('POST', '/api/users/passkeys/login', {
      body: { credential: passkey.get(options) },
      headers: { cookie, origin: 'https://evil.example' },
    });
    expect(cross.body.code).toBe('cross_site');
    await sql`insert into rate_limit (subject, window_start, attempts)
      select subject, date_bin('60 minutes', now(), timestamptz '2000-01-01'), 1000
      from unnest(array['passkey-options-ip:127.0.0.1', 'passkey-ip:127.0.0.1']) as s(subject)
      on conflict (subject, window_start) do update set attempts = 1000`.execute(server.db);
    expect((await enter(passkey.get(options), cookie)).status).toBe(429);
    expect((await server.call('POST', '/api/users/passkeys/login/options', { body: {} })).status).toBe(429);
  });
});

describe('the passkeys of somebody', () => {
  test('can be renamed and removed, by nobody else', async () => {
    const [holder, other] = [await aHolder(aPasskey(), 'Old'), await aPlayer(server)];
    const { passkeys } = (await methods(holder.token)) as { passkeys: { _id: string }[] };
    const path = `/api/users/passkeys/${passkeys[0]?._id}`;
    const gone = { status: 404, body: { code: 'passkey_not_found' } };
    expect(await server.call('PATCH', path, { as: other.token, body: { name: 'Mine' } })).toMatchObject(gone);
    expect(await server.call('DELETE', path, { as: other.token })).toMatchObject(gone);
    expect(await methods(holder.token)).toMatchObject({ passkeys: [{ name: 'Old' }] });
    expect(await methods(other.token)).toMatchObject({ passkeys: [] });
    expect((await server.call('PATCH', path, { as: holder.token, body: { name: ' New ' } })).status).toBe(200);
    expect(await methods(holder.token)).toMatchObject({ passkeys: [{ name: 'New' }] });
    for (const name of ['', ' ', 'x'.repeat(51)])
      expect((await server.call('PATCH', path, { as: holder.token, body: { name } })).body.code).toBe('invalid_input');
    expect((await server.call('DELETE', path, { as: holder.token })).status).toBe(200);
    expect(await server.call('DELETE', path, { as: holder.token })).toMatchObject(gone);
  });
});

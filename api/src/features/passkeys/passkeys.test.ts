import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { mailsTo } from '../../../test/mails.ts';
import { passkeyCalls, passkeyFailed } from '../../../test/passkey-calls.ts';
import { recoveryCalls } from '../../../test/recovery-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { aPasskey, type Passkey } from '../../../test/software-authenticator.ts';

const server = useServer();
const { reset, tokenFor } = recoveryCalls(server);
const { begin, register, methods, aHolder } = passkeyCalls(server);

beforeEach(async () => {
  await server.sql`delete from rate_limit`;
});

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
      { subject: 'You have a new passkey', text: expect.stringContaining('“My phone”') },
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
    expect(await register(player.token, aPasskey().create(options, wrong), cookie)).toMatchObject(passkeyFailed);
    expect(await methods(player.token)).toMatchObject({ passkeys: [] });
  });

  test('answers once, in time, and only who began', async () => {
    const [player, other] = [await aPlayer(server), await aPlayer(server)];
    const first = await begin('options', player.token);
    expect(await register(player.token, aPasskey().create(first.options), '')).toMatchObject(passkeyFailed);
    expect(await register(other.token, aPasskey().create(first.options), first.cookie)).toMatchObject(passkeyFailed);
    expect(await register(player.token, aPasskey().create(first.options), first.cookie)).toMatchObject(passkeyFailed);
    const late = await begin('options', player.token);
    await server.sql`update sign_in_attempt set expires_at = now()`;
    expect(await register(player.token, aPasskey().create(late.options), late.cookie)).toMatchObject(passkeyFailed);
  });

  test('belongs to one person', async () => {
    const { passkey } = await aHolder();
    const other = await aPlayer(server);
    const { options, cookie } = await begin('options', other.token);
    await refuses(register(other.token, passkey.create(options), cookie), 'passkey_known', { status: 400 });
  });

  test('garbage is refused', async () => {
    const player = await aPlayer(server);
    for (const attestationObject of ['x', 'AAAA', '_'.repeat(5000), 'oGNmbXRkbm9uZQ']) {
      const { options, cookie } = await begin('options', player.token);
      const credential = aPasskey().create(options);
      const response = { ...credential.response, attestationObject };
      expect(await register(player.token, { ...credential, response }, cookie)).toMatchObject(passkeyFailed);
    }
    const { cookie } = await begin('options', player.token);
    await refuses(register(player.token, {}, cookie), 'invalid_input');
  });

  test('twenty are the most, also when two come at once', async () => {
    const player = await aPlayer(server);
    await server.sql`insert into passkey (user_id, credential_id, public_key, counter, name, created_at)
      select ${player.id}, gen_random_uuid(), '\\x00', 0, 'Passkey', app_now() from generate_series(1, 19)`;
    const begun = [await begin('options', player.token), await begin('options', player.token)];
    const answers = await Promise.all(
      begun.map(({ options, cookie }) => register(player.token, aPasskey().create(options), cookie)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    await refuses(server.as(player).post('/api/users/passkeys/options', {}), 'passkey_limit', {
      params: { most: 20 },
    });
  });

  test('is for a fresh session, or who gives the password again', async () => {
    const player = await aPlayer(server);
    await reset(await tokenFor(player.email));
    const login = await server.call('POST', '/api/users/login', {
      body: { email: player.email, password: 'Zonnebloem12' },
    });
    const as = String(login.body.token);
    await server.sql`update session set identity_confirmed_at = now() - interval '11 minutes'`;
    const ask = () => server.call('POST', '/api/users/passkeys/options', { as, body: {} });
    const confirm = (password: string) => server.call('POST', '/api/users/confirmIdentity', { as, body: { password } });
    await refuses(ask(), 'confirm_identity', { status: 403 });
    await refuses(confirm('Zonnebloem13'), 'wrong_password', { status: 403 });
    expect((await ask()).status).toBe(403);
    expect((await confirm('Zonnebloem12')).status).toBe(200);
    expect((await ask()).status).toBe(200);
  });

  test('the password can not be guessed there either; an account without one has none', async () => {
    const player = await aPlayer(server);
    const body = { password: 'Zonnebloem12' };
    const confirm = (as: string) => server.call('POST', '/api/users/confirmIdentity', { as, body });
    await refuses(confirm(player.token), 'wrong_password');
    await reset(await tokenFor(player.email), { password: 'Klaproos2026', confirm: 'Klaproos2026' });
    const login = { email: player.email, password: 'Klaproos2026' };
    const { body: session } = await server.call('POST', '/api/users/login', { body: login });
    const codes = [];
    for (let n = 0; n < 21; n += 1) codes.push((await confirm(String(session.token))).body.code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'wrong_password'), 'too_many_requests']);
  });
});

describe('the passkeys of somebody', () => {
  test('can be renamed and removed, by nobody else', async () => {
    const [holder, other] = [await aHolder(aPasskey(), 'Old'), await aPlayer(server)];
    const { passkeys } = (await methods(holder.token)) as { passkeys: { _id: string }[] };
    const path = `/api/users/passkeys/${passkeys[0]?._id}`;
    const gone = { status: 404, body: { code: 'passkey_not_found' } };
    expect(await server.as(other).patch(path, { name: 'Mine' })).toMatchObject(gone);
    expect(await server.as(other).delete(path)).toMatchObject(gone);
    expect(await methods(holder.token)).toMatchObject({ passkeys: [{ name: 'Old' }] });
    expect(await methods(other.token)).toMatchObject({ passkeys: [] });
    expect((await server.as(holder).patch(path, { name: ' New ' })).status).toBe(200);
    expect(await methods(holder.token)).toMatchObject({ passkeys: [{ name: 'New' }] });
    for (const name of ['', ' ', 'x'.repeat(51)])
      await refuses(server.as(holder).patch(path, { name }), 'invalid_input');
    expect((await server.as(holder).delete(path)).status).toBe(200);
    const [told] = await mailsTo(server, holder.email);
    expect(told).toMatchObject({ subject: 'You removed a way to log in', text: expect.stringContaining('“New”') });
    expect(await server.as(holder).delete(path)).toMatchObject(gone);
  });
});

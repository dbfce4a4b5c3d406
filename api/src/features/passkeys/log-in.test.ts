import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { cookiesOf } from '../../../test/google-calls.ts';
import { passkeyCalls, passkeyFailed } from '../../../test/passkey-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { aPasskey, type Passkey } from '../../../test/software-authenticator.ts';

const server = useServer();
const { begin, register, enter, methods, aHolder, logIn } = passkeyCalls(server);

beforeEach(async () => {
  await server.sql`delete from rate_limit`;
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
    const wants = await server.value<boolean>`select newsletter_consent as wants from app_user where id = ${holder.id}`;
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
    expect(await enter(stolen, cookie)).toMatchObject(passkeyFailed);
  });

  test('works once: the same answer again, or with another cookie, is nothing', async () => {
    const { passkey } = await aHolder(aPasskey({ steps: 0 }));
    const { options, cookie } = await begin('login/options');
    const credential = passkey.get(options);
    expect(await enter(credential, '')).toMatchObject(passkeyFailed);
    expect((await enter(credential, cookie)).status).toBe(200);
    expect(await enter(credential, cookie)).toMatchObject(passkeyFailed);
    const other = await begin('login/options');
    expect(await enter(credential, other.cookie)).toMatchObject(passkeyFailed);
  });

  test('a login’s challenge is none for a registration', async () => {
    const player = await aPlayer(server);
    const { options, cookie } = await begin('login/options');
    const swapped = cookie.replace('passkey-log-in', 'passkey-registration');
    expect(await register(player.token, aPasskey().create(options), swapped)).toMatchObject(passkeyFailed);
  });

  test('a copy shows by its counter, which does not go back', async () => {
    const { passkey, id } = await aHolder();
    expect((await logIn(passkey, { counter: 10 })).status).toBe(200);
    for (const counter of [10, 9, 0]) expect(await logIn(passkey, { counter })).toMatchObject(passkeyFailed);
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
    await server.sql`update app_user set deleted_at = app_now() where id = ${deleted.id}`;
    const { passkeys } = (await methods(removed.token)) as { passkeys: { _id: string }[] };
    await server.as(removed).delete(`/api/users/passkeys/${passkeys[0]?._id}`);
    for (const passkey of [deleted.passkey, removed.passkey, aPasskey()])
      expect(await logIn(passkey)).toMatchObject(passkeyFailed);
  });

  test('asking and trying are limited, and refused from another site', async () => {
    const { passkey } = await aHolder();
    const { options, cookie } = await begin('login/options');
    await refuses(
      server.call('POST', '/api/users/passkeys/login', {
        body: { credential: passkey.get(options) },
        headers: { cookie, origin: 'https://evil.example' },
      }),
      'cross_site',
    );
    await server.sql`insert into rate_limit (subject, window_start, attempts)
      select subject, date_bin('60 minutes', now(), timestamptz '2000-01-01'), 1000
      from unnest(array['passkey-options-ip:127.0.0.1', 'passkey-ip:127.0.0.1']) as s(subject)
      on conflict (subject, window_start) do update set attempts = 1000`;
    expect((await enter(passkey.get(options), cookie)).status).toBe(429);
    expect((await server.call('POST', '/api/users/passkeys/login/options', { body: {} })).status).toBe(429);
  });
});

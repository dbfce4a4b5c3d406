import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aPlayer } from '../../../test/builders.ts';
import { openForgingProvider } from '../../../test/forging-provider.ts';
import { cookiesOf, googleCalls } from '../../../test/google-calls.ts';
import { openIdClient } from '../../../test/openid-client.ts';
import { openOpenIdProvider } from '../../../test/openid-provider.ts';
import { refuses, useServer } from '../../../test/server.ts';

const origin = 'http://localhost:3000';
const settings = { PUBLIC_URL: origin, GOOGLE_CLIENT_ID: openIdClient.id, GOOGLE_CLIENT_SECRET: openIdClient.secret };
const [real, forging] = [await openOpenIdProvider([origin]), await openForgingProvider()];
const server = useServer({ ...settings, GOOGLE_ISSUER: real.issuer });
const forged = useServer({
  ...settings,
  GOOGLE_ISSUER: forging.issuer(),
  GOOGLE_APP_CLIENT_IDS: 'rondo-android, rondo-ios',
});
const unreachable = useServer({ ...settings, GOOGLE_ISSUER: 'http://127.0.0.1:9' });
const without = useServer({ RONDO_DEMO: '0' });

const atReal = googleCalls(server);
const atForged = googleCalls(forged);
const failed = { location: '/login?google_error=google_failed', session: '' };
const person = { email: 'sanne@rondo.test', name: 'Sanne' };

afterAll(() => Promise.all([real.close(), forging.close()]));
beforeEach(async () => {
  for (const { db } of [server, forged, unreachable]) await sql`delete from rate_limit`.execute(db);
});

const sessions = () => server.value<number>`select count(*) as n from session`;

describe('what comes back from the provider', () => {
  test('is worth nothing with another state, without the cookie, or with somebody else’s', async () => {
    const before = await sessions();
    const [mine, theirs] = [await atReal.begin('login'), await atReal.begin('login')];
    const back = await real.signIn(mine.url, person);
    // An attacker's own finished login, slipped to a victim whose browser doesn't have its cookie.
    expect(await atReal.comeBack(back.search, '')).toMatchObject(failed);
    expect(await atReal.comeBack(back.search, theirs.cookie)).toMatchObject(failed);
    const swapped = new URLSearchParams(back.search);
    swapped.set('state', 'x'.repeat(43));
    expect(await atReal.comeBack(`?${swapped.toString()}`, mine.cookie)).toMatchObject(failed);
    expect(await sessions()).toBe(before);
  });

  test('works once: neither the cookie again, nor the code with another cookie', async () => {
    const trip = await atReal.begin('signup?termsConsent=true&privacyConsent=true');
    const back = await real.signIn(trip.url, { email: 'once@rondo.test' });
    expect((await atReal.comeBack(back.search, trip.cookie)).location).toBe('/allgames?googleRedirect=true');
    expect(await atReal.comeBack(back.search, trip.cookie)).toMatchObject(failed);
    const other = await atReal.begin('login');
    const replayed = new URLSearchParams(back.search);
    replayed.set('state', new URL(other.url).searchParams.get('state') ?? '');
    expect(await atReal.comeBack(`?${replayed.toString()}`, other.cookie)).toMatchObject(failed);
  });

  test('is too late after ten minutes', async () => {
    const trip = await atReal.begin('login');
    const back = await real.signIn(trip.url, person);
    await server.sql`update sign_in_attempt set expires_at = now() - interval '1 second'`;
    expect(await atReal.comeBack(back.search, trip.cookie)).toMatchObject(failed);
    await server.jobs.runSweeps();
    expect(await server.value<number>`select count(*) as n from sign_in_attempt`).toBe(0);
  });

  test.each([
    '',
    '?',
    '?code=',
    '?state=x',
    '?code=x&state=y&code=z',
    '?error=server_error',
    `?code=${'x'.repeat(5000)}`,
  ])('is no login with %j', async (search) => {
    const trip = await atReal.begin('login');
    expect(await atReal.comeBack(search, trip.cookie)).toMatchObject(failed);
  });

  test('is bound to PKCE, state, nonce and the scopes we need; the cookie is ours alone', async () => {
    const { answer, url } = await atReal.begin('login?newsletterConsent=true');
    const query = Object.fromEntries(new URL(url).searchParams);
    expect(query).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: `${origin}/api/users/auth/google/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^google=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a link on another site begins nothing', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const { answer } = await atReal.begin('signup?termsConsent=true&privacyConsent=true', headers);
    expect(answer).toMatchObject({ status: 403, body: { code: 'cross_site' } });
  });
});

type Token = NonNullable<Parameters<typeof forging.idToken>[0]>;
const now = () => Math.floor(Date.now() / 1000);

/** Invalid ID tokens, from the token endpoint or from an app. */
const bad: [string, () => Token][] = [
  ['for another audience', () => ({ claims: { aud: 'somebody-else' } })],
  ['for us among others', () => ({ claims: { aud: [openIdClient.id, 'somebody-else'] } })],
  ['of another issuer', () => ({ claims: { iss: 'https://accounts.google.com' } })],
  ['that has expired', () => ({ expiresIn: -60, issuedAgo: 120 })],
  ['without expiry', () => ({ claims: { exp: undefined } })],
  ['that is not valid yet', () => ({ claims: { nbf: now() + 300 } })],
  ['that nobody signed', () => ({ signed: 'none' })],
  ['signed by a foreign key', () => ({ signed: 'foreign' })],
  ['signed by our own secret', () => ({ signed: 'secret' })],
  ['by a key that is not published', () => ({ signed: 'foreign', header: { kid: 'other' } })],
  ['without subject', () => ({ claims: { sub: undefined } })],
  ['without address', () => ({ claims: { email: undefined } })],
  ['with two addresses', () => ({ claims: { email: 'a@rondo.test, b@rondo.test' } })],
];

describe('a token of the token endpoint', () => {
  const trip = async (token: Token | string | number) => {
    const { url, cookie } = await atForged.begin('login');
    const { state, nonce } = Object.fromEntries(new URL(url).searchParams);
    if (typeof token === 'object')
      forging.answer(await forging.idToken({ ...token, claims: { nonce, ...token.claims } }));
    else forging.answer(token);
    return atForged.comeBack(`?code=x&state=${state}`, cookie);
  };

  test('that is right logs in', async () => {
    const { email } = await aPlayer(forged);
    expect((await trip({ claims: { email } })).location).toBe('/allgames?googleRedirect=true');
  });

  test.each(bad)('%s', async (_, token) => {
    expect(await trip(token())).toMatchObject(failed);
  });

  test.each([{ nonce: 'another' }, { nonce: undefined }])('with %j', async (claims) => {
    expect(await trip({ claims })).toMatchObject(failed);
  });

  test.each([undefined, false, 'false', 1])('whose address is verified: %j', async (verified) => {
    const { email } = await aPlayer(forged);
    const { location, session } = await trip({ claims: { email, email_verified: verified } });
    expect([location, session]).toEqual(['/login?google_error=google_email_unverified', '']);
  });

  test('that is no token, or an endpoint that is down', async () => {
    expect(await trip('not.a.token')).toMatchObject(failed);
    expect(await trip(503)).toMatchObject({ location: '/login?google_error=google_unavailable', session: '' });
  });
});

describe('an ID token of a native app', () => {
  const send = (path: 'login' | 'signup', body: object) => forged.call('POST', `/api/mobile/google/${path}`, { body });
  const consents = { termsConsent: true, privacyConsent: true, newsletterConsent: true };

  test('signs up and logs in, with a session as any login has', async () => {
    const claims = { sub: 'app', email: 'app@rondo.test', aud: 'rondo-ios' };
    const idToken = await forging.idToken({ claims });
    expect((await send('login', { idToken })).body).toEqual({
      status: 'success',
      redirect: '/signup?user_not_exists=true',
    });
    await refuses(send('signup', { idToken, ...consents, privacyConsent: false }), 'consent_required');
    const made = await send('signup', { idToken, ...consents });
    expect(made.body).toMatchObject({
      status: 'success',
      token: expect.any(String),
      data: { user: { email: 'app@rondo.test', role: 'player' } },
    });
    expect((await send('signup', { idToken, ...consents })).body).toEqual({
      status: 'success',
      redirect: '/signup?user_exists=true',
    });
    const android = await forging.idToken({ claims: { ...claims, aud: 'rondo-android' } });
    const known = await send('login', { idToken: android });
    for (const answer of [made, known]) {
      expect((await forged.call('GET', '/api/users/me', { as: String(answer.body.token) })).status).toBe(200);
      expect((await forged.call('GET', '/api/users/me', { headers: { cookie: cookiesOf(answer) } })).status).toBe(200);
    }
  });

  test.each(bad)('%s', async (_, token) => {
    const answer = await send('login', { idToken: await forging.idToken(token()) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'google_failed' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('whose address is not verified, that is too old, or none at all', async () => {
    const unverified = await forging.idToken({ claims: { email_verified: false } });
    await refuses(send('login', { idToken: unverified }), 'google_email_unverified');
    const old = await forging.idToken({ issuedAgo: 7200, expiresIn: 600 });
    await refuses(send('login', { idToken: old }), 'google_failed');
    for (const idToken of ['x', 'a.b.c', '..', '{}']) await refuses(send('login', { idToken }), 'google_failed');
    await refuses(send('login', { idToken: '' }), 'invalid_input');
    await refuses(send('login', {}), 'invalid_input');
  });

  test('from another site is refused', async () => {
    const idToken = await forging.idToken();
    const headers = { origin: 'https://evil.example' };
    await refuses(forged.call('POST', '/api/mobile/google/login', { body: { idToken }, headers }), 'cross_site');
  });
});

describe('a provider that is not there', () => {
  test('is a sentence, on the page or as 503', async () => {
    const { begin } = googleCalls(unreachable);
    expect((await begin('login')).answer).toMatchObject({ status: 503, body: { code: 'google_unavailable' } });
    expect((await begin('login', { accept: 'text/html' })).url).toBe('/login?google_error=google_unavailable');
    await refuses(
      unreachable.call('POST', '/api/mobile/google/login', { body: { idToken: 'x' } }),
      'google_unavailable',
      { status: 503 },
    );
  });

  test('or not configured', async () => {
    for (const path of ['login', 'signup?termsConsent=true&privacyConsent=true'])
      expect((await googleCalls(without).begin(path)).answer).toMatchObject({
        status: 404,
        body: { code: 'google_not_configured' },
      });
    await refuses(
      without.call('POST', '/api/mobile/google/login', { body: { idToken: 'x' } }),
      'google_not_configured',
    );
  });

  test('asking is limited for a network address', async () => {
    await server.sql`insert into rate_limit (subject, window_start, attempts)
      values ('google-ip:127.0.0.1', date_bin('60 minutes', now(), timestamptz '2000-01-01'), 600)`;
    expect((await atReal.begin('login')).answer.body.code).toBe('too_many_requests');
  });
});

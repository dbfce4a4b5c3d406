import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf } from '../../../test/builders.ts';
import { cookiesOf, googleCalls, googleTrips } from '../../../test/google-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { openIdClient } from '../../../test/openid-client.ts';
import { openOpenIdProvider } from '../../../test/openid-provider.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';
import { linkGoogle, logInWithGoogle } from './log-in-with-google.ts';
import { signUpWithGoogle } from './sign-up-with-google.ts';

const origin = 'http://localhost:3000';
const provider = await openOpenIdProvider([origin]);
const server = useServer({
  PUBLIC_URL: origin,
  GOOGLE_CLIENT_ID: openIdClient.id,
  GOOGLE_CLIENT_SECRET: openIdClient.secret,
  GOOGLE_ISSUER: provider.issuer,
});
const { begin, comeBack, consents } = googleCalls(server);
const { go, somebody, signUp, logIn } = googleTrips(server, provider);
const { joinFree, startPaying } = guestCalls(server);
const loggedIn = '/allgames?googleRedirect=true';

afterAll(() => provider.close());
beforeEach(async () => {
  await server.sql`delete from rate_limit`;
});

const me = async (session: string) => {
  const { status, body } = await server.call('GET', '/api/users/me', { headers: { cookie: session } });
  return { status, user: body.user as Record<string, unknown> };
};
const accountsOf = (email: string) => server.value<number>`select count(*) as n from app_user where email = ${email}`;

describe('sign up', () => {
  test('makes a confirmed account and logs in, called as Google says', async () => {
    const person = somebody({ email: 'Sanne.Upper@Gmail.test' });
    const { status, location, session } = await signUp(person);
    expect([status, location]).toEqual([303, loggedIn]);
    expect((await me(session)).user).toMatchObject({
      name: 'Sanne de Vries',
      email: 'sanne.upper@gmail.test',
      role: 'player',
      balance: 0,
    });
    const stored = await server.row<
      Record<string, unknown>
    >`select newsletter_consent, terms_accepted_at is not null as terms, confirmed_at is not null as confirmed,
      password_hash from app_user where email = 'sanne.upper@gmail.test'`;
    expect(stored).toEqual({ newsletter_consent: true, terms: true, confirmed: true, password_hash: null });
    expect((await logIn(person)).location).toBe(loggedIn);
  });

  test.each<[string | undefined, string]>([
    [undefined, 'Player'],
    ['<b>Jan & Co.</b>', 'b Jan Co. b'],
    ['  Zoë   Öz-Ab_1 ', 'Zoë Öz-Ab_1'],
    ['☃', 'Player'],
    ['x'.repeat(80), 'x'.repeat(50)],
  ])('takes over of the name %j what a username may hold', async (name, expected) => {
    const { session } = await signUp(somebody({ name }));
    expect((await me(session)).user).toMatchObject({ name: expected });
  });

  test('who has asked too often is told on the page how long to wait', async () => {
    expect((await begin('login', { accept: 'text/html' })).url).toMatch(/^http/);
    await server.sql`update rate_limit set attempts = 600 where subject like 'google-ip:%'`;
    const page = await begin('login', { accept: 'text/html' });
    const [, minutes] = /^\/login\?google_error=too_many_requests&minutes=(\d+)$/.exec(page.url) ?? [];
    expect(Number(minutes)).toBeGreaterThan(50);
  });

  test.each(['', 'termsConsent=true', 'privacyConsent=true', 'termsConsent=false&privacyConsent=true'])(
    'needs both consents: %j',
    async (query) => {
      const { answer, cookie } = await begin(`signup?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'consent_required' } });
      expect(cookie).toBe('');
      const page = await begin(`signup?${query}`, { accept: 'text/html' });
      expect(page.url).toBe('/signup?google_error=consent_required');
    },
  );

  test('with an account already: linked, or by its address', async () => {
    const person = somebody();
    await signUp(person);
    expect(await signUp(person)).toMatchObject({ location: '/signup?user_exists=true', session: '' });
    const { email } = await aPlayer(server);
    const again = await signUp(somebody({ email }), '&returnTo=/match/1');
    expect(again).toMatchObject({ location: '/signup?user_exists=true&returnTo=%2Fmatch%2F1', session: '' });
    expect(await accountsOf(email)).toBe(1);
  });

  test('takes a guest account over, with its games and what is kept for it', async () => {
    const email = guestEmail();
    const gameId = await aGame(server);
    await joinFree(gameId, email);
    const checkout = await startPaying(await aGame(server, { priceCents: 450 }), email);
    await advance(server, 'PT16M');
    await checkout.complete('paid', { late: true });
    const guest = await server.value<string>`select id from app_user where email = ${email}`;
    expect((await logIn(somebody({ email }))).location).toBe('/signup?user_not_exists=true');
    const { session } = await signUp(somebody({ email }));
    expect((await me(session)).user).toMatchObject({ _id: guest, role: 'player', balance: 4.5 });
    expect(await balanceOf(server, guest)).toBe(450);
    const games = await server.call('GET', '/api/matches/myjoined', { headers: { cookie: session } });
    expect(games.body).toMatchObject({ matches: [{ _id: gameId }] });
  });

  test('leaves a guest account alone whose address Google does not answer for', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    const identity = {
      issuer: provider.issuer,
      subject: randomUUID(),
      email: guest.email,
      emailAuthoritative: false,
      name: null,
    };
    const agreed = { newsletterConsent: false, termsConsent: true, privacyConsent: true };
    const from = { language: 'en' as const, userAgent: undefined };
    const signingUp = (email: string) =>
      signUpWithGoogle(server.db, { ...identity, email }, agreed, from, server.clock.now());
    await expect(signingUp(guest.email)).rejects.toMatchObject({ code: 'google_guest_first' });
    const role = await server.value<string>`select role from app_user where id = ${guest.id}`;
    expect(role).toBe('guest');
    // Signing up takes nothing from anybody else; if the address has an account, it is refused.
    expect(await signingUp((await aPlayer(server)).email)).toBeNull();
    expect(await signingUp(`${randomUUID()}@rondo.test`)).toMatchObject({ userId: expect.any(String) });
  });

  test('voids a sign-up that waits for its mail', async () => {
    const person = somebody();
    const form = { name: 'Eve', password: 'Zonnebloem12', confirmPassword: 'Zonnebloem12' };
    const body = { ...form, email: person.email, termsConsent: true, privacyConsent: true };
    const signedUp = await server.call('POST', '/api/users/confirmation', { body });
    const token = /confirm-signup\/([\w-]+)/.exec((await mailsTo(server, person.email))[0]?.text ?? '')?.[1];
    const { session } = await signUp(person);
    const headers = { cookie: cookiesOf(signedUp) };
    await refuses(server.call('GET', `/api/users/confirmation/${token}`, { headers }), 'already_confirmed');
    expect((await me(session)).user).toMatchObject({ name: 'Sanne de Vries' });
  });

  test('two at once make one account', async () => {
    const person = somebody();
    const trips = await Promise.all([1, 2, 3, 4].map(() => begin(`signup?${consents}`)));
    const returns = await Promise.all(trips.map(({ url }) => provider.signIn(url, person)));
    const answers = await Promise.all(trips.map(({ cookie }, n) => comeBack(returns[n]?.search ?? '', cookie)));
    expect(answers.filter(({ location }) => location === loggedIn)).toHaveLength(1);
    expect(answers.filter(({ location }) => location === '/signup?user_exists=true')).toHaveLength(3);
    expect(await accountsOf(person.email)).toBe(1);
  });

  test('one Google account with two addresses at once makes one account', async () => {
    const sub = randomUUID();
    const people = [somebody({ sub }), somebody({ sub })];
    const trips = await Promise.all(people.map(() => begin(`signup?${consents}`)));
    const returns: URL[] = [];
    for (const [n, person] of people.entries()) returns.push(await provider.signIn(trips[n]?.url ?? '', person));
    const answers = await Promise.all(trips.map(({ cookie }, n) => comeBack(returns[n]?.search ?? '', cookie)));
    expect(answers.map(({ location }) => location).toSorted()).toEqual([loggedIn, '/signup?user_exists=true']);
  });
});

describe('log in', () => {
  test('is for who has an account; others are told', async () => {
    const stranger = somebody();
    expect(await logIn(stranger)).toMatchObject({ location: '/signup?user_not_exists=true', session: '' });
    expect(await accountsOf(stranger.email)).toBe(0);
  });

  test('links a confirmed account with the verified address, once, and tells its owner', async () => {
    const player = await aPlayer(server, { name: 'Noor' });
    const person = somebody({ email: player.email });
    const { location, session } = await logIn(person);
    expect(location).toBe(loggedIn);
    expect((await me(session)).user).toMatchObject({ _id: player.id, name: 'Noor' });
    await logIn(person);
    expect(await mailsTo(server, player.email)).toMatchObject([{ subject: 'You can now log in with Google' }]);
  });

  test('links by Google’s id of the person: a new address there opens the same account', async () => {
    const sub = randomUUID();
    const { session } = await signUp(somebody({ sub }));
    const { user } = await me(session);
    const taken = await aPlayer(server);
    const moved = await logIn(somebody({ sub, email: taken.email }));
    expect((await me(moved.session)).user).toMatchObject({ _id: user._id, email: user.email });
  });

  test('somebody new with an address that another Google account has linked gets in by the owner only', async () => {
    const { email } = await aPlayer(server);
    await logIn(somebody({ email, sub: randomUUID() }));
    expect(await logIn(somebody({ email, sub: randomUUID() }))).toMatchObject({
      location: '/login?google_error=google_link_first',
      session: '',
    });
  });

  test('an address whose mailbox Google does not answer for opens no account by itself', async () => {
    const { id, email } = await aPlayer(server);
    const identity = { issuer: provider.issuer, subject: randomUUID(), email, emailAuthoritative: false, name: null };
    const from = { newsletterConsent: false, userAgent: undefined };
    await expect(logInWithGoogle(server, identity, from, server.clock.now())).rejects.toMatchObject({
      code: 'google_link_first',
    });
    await linkGoogle(server, identity, id, server.clock.now());
    expect(await logInWithGoogle(server, identity, from, server.clock.now())).toMatchObject({ userId: id });
  });

  test('two first logins at once link one time', async () => {
    const { id, email } = await aPlayer(server);
    const person = somebody({ email });
    const trips = await Promise.all([1, 2, 3].map(() => begin('login')));
    const returns = await Promise.all(trips.map(({ url }) => provider.signIn(url, person)));
    const answers = await Promise.all(trips.map(({ cookie }, n) => comeBack(returns[n]?.search ?? '', cookie)));
    expect(answers.map(({ location }) => location)).toEqual([loggedIn, loggedIn, loggedIn]);
    const links = await server.value<number>`select count(*) as n from identity_link where user_id = ${id}`;
    expect(links).toBe(1);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  test('never with an address that is not verified, not even of a linked account', async () => {
    const sub = randomUUID();
    const { email } = await aPlayer(server);
    const person = somebody({ email, sub, verified: false });
    const refused = { location: '/login?google_error=google_email_unverified', session: '' };
    expect(await logIn(person)).toMatchObject(refused);
    expect(await logIn({ ...person, verified: true })).toMatchObject({ location: loggedIn });
    expect(await logIn(person)).toMatchObject(refused);
    expect((await signUp(somebody({ verified: false }))).location).toBe('/signup?google_error=google_email_unverified');
  });

  test('a deleted account is none, and its Google account is free again', async () => {
    const person = somebody();
    const first = await signUp(person);
    await server.sql`update app_user set deleted_at = app_now() where email = ${person.email}`;
    expect((await me(first.session)).status).toBe(401);
    expect((await logIn(person)).location).toBe('/signup?user_not_exists=true');
    expect((await signUp(person)).location).toBe(loggedIn);
  });

  test('keeps the newsletter consent, and the way back to a page of ours', async () => {
    const person = somebody();
    await signUp(person);
    await server.sql`update app_user set newsletter_consent = false where email = ${person.email}`;
    const { location } = await go('login?newsletterConsent=true&returnTo=/match/1%3Fstep=join', person);
    expect(location).toBe('/match/1?step=join');
    const search = '/allgames?place=Den+Haag&sports=Futsal,Volleyball';
    expect((await logIn(person, `&returnTo=${encodeURIComponent(search)}`)).location).toBe(search);
    const kept = await server.value<boolean>`select newsletter_consent from app_user where email = ${person.email}`;
    expect(kept).toBe(true);
    for (const evil of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\r\nset-cookie:x=y',
      '/\t/evil.example',
      '/.//evil.example',
    ])
      expect((await begin(`login?returnTo=${encodeURIComponent(evil)}`)).answer.body.code).toBe('invalid_input');
  });

  test('stopped at Google says so', async () => {
    expect(await go('login', 'cancels')).toMatchObject({
      location: '/login?google_error=google_cancelled',
      session: '',
    });
  });
});

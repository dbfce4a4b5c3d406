import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db.ts';
import { googleCalls, type GooglePerson, googleTrips } from '../../../test/google-calls.ts';
import { openIdClient } from '../../../test/openid-client.ts';
import { openOpenIdProvider } from '../../../test/openid-provider.ts';
import { mailsTo } from '../../../test/mails.ts';
import { useServer } from '../../../test/server.ts';

const origin = 'http://localhost:3000';
const provider = await openOpenIdProvider([origin]);
const server = useServer({
  PUBLIC_URL: origin,
  GOOGLE_CLIENT_ID: openIdClient.id,
  GOOGLE_CLIENT_SECRET: openIdClient.secret,
  GOOGLE_ISSUER: provider.issuer,
});
const { begin, comeBack } = googleCalls(server);
const { somebody, signUp, logIn } = googleTrips(server, provider);
const loggedIn = '/allgames?googleRedirect=true';

afterAll(() => provider.close());
beforeEach(async () => {
  await server.sql`delete from rate_limit`;
});

describe('linking from the settings', () => {
  const link = async (cookie: string, person: GooglePerson) => {
    const { url, cookie: attempt } = await begin('link', { cookie });
    return comeBack((await provider.signIn(url, person)).search, `${cookie}; ${attempt}`);
  };

  test('links, replaces and unlinks; then it opens nothing', async () => {
    const person = somebody();
    const { session } = await signUp(person);
    const second = somebody();
    expect((await link(session, second)).location).toBe('/settings?google_linked=true');
    expect((await logIn(second)).location).toBe(loggedIn);
    // The first one still has the account's address, but that doesn't let them in.
    expect((await logIn(person)).location).toBe('/login?google_error=google_link_first');
    const unlinked = await server.call('DELETE', '/api/users/auth/google', {
      headers: { cookie: session, origin },
    });
    expect(unlinked.status).toBe(200);
    expect((await mailsTo(server, person.email))[0]?.subject).toBe('You removed a way to log in');
    expect((await logIn(second)).location).toBe('/signup?user_not_exists=true');
  });

  test('taken away while it was logging in: it opens nothing any more', async () => {
    const person = somebody();
    const { session } = await signUp(person);
    const other = somebody();
    await link(session, other);
    const { url, cookie } = await begin('login?newsletterConsent=false');
    const back = (await provider.signIn(url, other)).search;
    const entering = await inTransaction(server.db, async (trx) => {
      await sql`select from app_user where email = ${person.email} for no key update`.execute(trx);
      const asked = comeBack(back, cookie);
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'for no key update'`;
      while ((await waiting.execute(server.db)).rows.length === 0);
      await sql`delete from identity_link where user_id = (select id from app_user where email = ${person.email})`.execute(
        trx,
      );
      return { asked };
    });
    expect((await entering.asked).location).toBe('/signup?user_not_exists=true');
  });

  test('not one that opens another account', async () => {
    const [one, other] = [somebody(), somebody()];
    await signUp(one);
    const { session } = await signUp(other);
    expect((await link(session, one)).location).toBe('/settings?google_error=google_linked_elsewhere');
    expect((await logIn(one)).location).toBe(loggedIn);
  });

  test('only for who left, in a fresh session', async () => {
    const { session } = await signUp(somebody());
    const other = await signUp(somebody());
    const { url, cookie } = await begin('link', { cookie: session });
    const back = await provider.signIn(url, somebody());
    expect((await comeBack(back.search, `${other.session}; ${cookie}`)).location).toBe('/login');
    await server.sql`update session set identity_confirmed_at = now() - interval '11 minutes'`;
    const stale = await begin('link', { cookie: session });
    expect(stale.answer.body.code).toBe('confirm_identity');
    expect((await begin('link')).answer.status).toBe(401);
    expect((await begin('link', { accept: 'text/html' })).url).toBe('/login');
  });
});

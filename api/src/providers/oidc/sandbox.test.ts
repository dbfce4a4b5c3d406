import { expect, test } from 'vitest';
import { googleCalls } from '../../../test/google-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer({ PUBLIC_URL: 'http://localhost:3000' });
const { begin, comeBack, consents } = googleCalls(server);
const headers = { host: 'localhost:3000' };
const person = { email: 'robin@gmail.test', name: 'Robin' };

/**
 * Chooses an account on the sandbox's page.
 * @returns the query it sends back with
 */
async function choose(url: string, more: Record<string, string> = person): Promise<string> {
  const asked = Object.fromEntries(new URL(url).searchParams);
  const answer = await server.call('POST', new URL(url).pathname, {
    body: new URLSearchParams({ ...asked, ...more }).toString(),
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  });
  return answer.status === 303 ? new URL(String(answer.headers.location)).search : String(answer.status);
}

test('the sandbox plays Google: sign up and log in as whoever one says', async () => {
  const trip = await begin(`signup?${consents}`);
  const { pathname, search, origin } = new URL(trip.url);
  expect(`${origin}${pathname}`).toBe('http://localhost:3000/sandbox/google/authorize');
  const page = await server.call('GET', `${pathname}${search}`, { headers });
  expect(page.body.text).toContain('this is not Google');
  const { location, session } = await comeBack(await choose(trip.url), trip.cookie);
  expect(location).toBe('/allgames?googleRedirect=true');
  const { body } = await server.call('GET', '/api/users/me', { headers: { cookie: session } });
  expect(body.user).toMatchObject(person);
  const again = await begin('login');
  expect((await comeBack(await choose(again.url), again.cookie)).location).toBe('/allgames?googleRedirect=true');
});

test('cancels, keeps to PKCE, and sends nobody elsewhere', async () => {
  const trip = await begin('login');
  const cancelled = await comeBack(await choose(trip.url, { ...person, cancel: '1' }), trip.cookie);
  expect(cancelled.location).toBe('/login?google_error=google_cancelled');
  const other = await begin('login');
  const swapped = await choose(other.url, { ...person, code_challenge: 'x'.repeat(43) });
  expect((await comeBack(swapped, other.cookie)).location).toBe('/login?google_error=google_failed');
  expect(await choose(trip.url, { ...person, redirect_uri: 'https://evil.example/' })).toBe('400');
});

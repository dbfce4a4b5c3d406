import { createHash, randomBytes } from 'node:crypto';
import { openIdClient } from './openid-client.ts';

/** Somebody with an account at the provider. */
export interface Person {
  email: string;
  /** The provider's own id for the person; the address if omitted. */
  sub?: string;
  name?: string;
  verified?: boolean;
}

/**
 * Logs in at the OpenID provider of tests (openid-provider.ts), as a browser would.
 * @returns the address it sends people back to
 */
export async function signInAt(issuer: string, authorizationUrl: string, person: Person | 'cancels'): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(authorizationUrl);
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 10 && url.origin === issuer; step += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    form = location === null ? formOf(person) : undefined;
    if (location !== null) url = new URL(location, url);
  }
  return url;
}

function formOf(person: Person | 'cancels'): URLSearchParams {
  if (person === 'cancels') return new URLSearchParams({ cancel: '' });
  const { email, sub = email, name = '', verified = true } = person;
  return new URLSearchParams({ email, sub, name, verified: String(verified) });
}

/** What the provider gives a phone whose owner logs in: an ID token made for Rondo, the server at `origin`. */
export async function idTokenOf(issuer: string, origin: string, person: Person): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${origin}/api/users/auth/google/callback`;
  const asked = new URL('/auth', issuer);
  asked.search = new URLSearchParams({
    client_id: openIdClient.id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'select_account',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  const back = await signInAt(issuer, asked.href, person);
  const secret = Buffer.from(`${openIdClient.id}:${encodeURIComponent(openIdClient.secret)}`).toString('base64');
  const answer = await fetch(new URL('/token', issuer), {
    method: 'POST',
    headers: { authorization: `Basic ${secret}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  const { id_token: idToken } = (await answer.json()) as { id_token?: string };
  if (idToken === undefined) throw new Error(`The provider answered ${answer.status}`);
  return idToken;
}

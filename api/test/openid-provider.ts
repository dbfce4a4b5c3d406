import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ClientMetadata, interactionPolicy, Provider } from 'oidc-provider';
import { openIdClient } from './openid-client.ts';
import { type Person, signInAt } from './sign-in-at-provider.ts';

/**
 * A real OpenID provider on loopback. Its login page asks for an address and a name, and accepts everybody.
 * @param origins Rondo's origins, to which people may be sent back
 */
export async function openOpenIdProvider(origins: readonly string[], port = 0) {
  const people = new Map<string, Person>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const client: ClientMetadata = {
    client_id: openIdClient.id,
    client_secret: openIdClient.secret,
    client_name: 'Rondo',
    redirect_uris: origins.map((origin) => `${origin}/api/users/auth/google/callback`),
    grant_types: ['authorization_code'],
    response_types: ['code'],
  };
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const provider = new Provider(issuer, {
    clients: [client],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // as Google does: the ID token contains what the scopes name
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    cookies: { keys: ['for tests alone'] },
    ttl: { AuthorizationCode: 60, Session: 600, Interaction: 600, Grant: 600, AccessToken: 60, IdToken: 600 },
    findAccount: (_context, sub) => {
      const { email, name, verified = true } = people.get(sub) ?? { email: sub };
      return { accountId: sub, claims: () => ({ sub, email, email_verified: verified, ...(name && { name }) }) };
    },
    // A person who logs in agrees to what Rondo asks for.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: openIdClient.id, accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
      return;
    }
    const form = new URLSearchParams(await text(request));
    const email = form.get('email') ?? '';
    const sub = form.get('sub') ?? email;
    people.set(sub, { email, name: form.get('name') ?? undefined, verified: form.get('verified') !== 'false' });
    const cancelled = form.get('cancel') !== null;
    const result = cancelled ? { error: 'access_denied' } : { login: { accountId: sub }, select_account: {} };
    await provider.interactionFinished(request, response, result);
  };
  const others = provider.callback();
  server.on('request', (request, response) => {
    void (request.url?.startsWith('/interaction/') ? interact(request, response) : others(request, response));
  });

  return {
    issuer,
    /** Logs in at the provider, as a browser would. @returns the address it sends people back to */
    signIn: (authorizationUrl: string, person: Person | 'cancels') => signInAt(issuer, authorizationUrl, person),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const page = `<!doctype html><html lang="en"><title>Choose an account</title><form method="post">
<label>Email <input name="email" type="email"></label><label>Name <input name="name"></label>
<button>Continue</button><button name="cancel">Cancel</button></form></html>`;

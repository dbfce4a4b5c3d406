import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { openIdProvider } from './openid.ts';
import { IdentityRefused, OidcUnreachable } from './provider.ts';

const issuer = 'https://accounts.google.com';
const { privateKey, publicKey } = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(publicKey)), kid: 'google', alg: 'RS256', use: 'sig' };
const json = (body: object) => Response.json(body);

/** As much of Google as an app's token needs. */
const google = openIdProvider({
  clientId: 'rondo',
  clientSecret: 'secret',
  issuer,
  appClientIds: [],
  fetch: async (url) =>
    url === `${issuer}/.well-known/openid-configuration`
      ? json({ issuer, jwks_uri: `${issuer}/certs`, authorization_endpoint: `${issuer}/auth` })
      : json({ keys: [jwk] }),
});

const tokenOf = (claims: Record<string, string>) =>
  new SignJWT({ sub: '1', email: 'sanne@gmail.com', email_verified: true, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'google' })
    .setIssuer(claims.iss ?? issuer)
    .setAudience('rondo')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(privateKey);

test.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ email: 'sanne@googlemail.com' }, true],
  [{ email: 'sanne@club.example', hd: 'club.example' }, true],
  [{ email: 'sanne@club.example' }, false],
  [{ email: 'sanne@gmail.com.example' }, false],
])('of %j Google answers for the mailbox: %j', async (claims, expected) => {
  expect(await google.identityOf(await tokenOf(claims))).toMatchObject({ issuer, emailAuthoritative: expected });
});

test('Google goes by both of its names, and by no other', async () => {
  const named = await google.identityOf(await tokenOf({ iss: 'accounts.google.com' }));
  expect(named.issuer).toBe(issuer);
  const other = tokenOf({ iss: 'https://accounts.google.com.example' });
  await expect(google.identityOf(await other)).rejects.toThrow(IdentityRefused);
});

test('a provider that fails is asked again the next time', async () => {
  let isDown = true;
  const provider = openIdProvider({
    clientId: 'rondo',
    clientSecret: 'secret',
    issuer,
    appClientIds: [],
    fetch: async () => {
      if (isDown) throw new TypeError('fetch failed');
      return json({ issuer, jwks_uri: `${issuer}/certs`, authorization_endpoint: `${issuer}/auth` });
    },
  });
  await expect(provider.begin('https://rondo.example/callback')).rejects.toThrow(OidcUnreachable);
  isDown = false;
  expect((await provider.begin('https://rondo.example/callback')).url).toMatch(`${issuer}/auth?`);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { openIdClient } from './openid-client.ts';

interface Token {
  claims?: Record<string, unknown>;
  /** `none`: not signed. `foreign`: by a key the provider does not publish. `secret`: by the client's own secret. */
  signed?: 'none' | 'foreign' | 'secret';
  /** Seconds from now. */
  expiresIn?: number;
  issuedAgo?: number;
  header?: Record<string, unknown>;
}

/** An OpenID provider on loopback whose ID tokens say whatever a test wants. */
export async function openForgingProvider() {
  const [own, foreign] = [await generateKeyPair('ES256'), await generateKeyPair('ES256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'ES256', use: 'sig' };
  let answer: string | number = 500;
  let issuer = '';
  const server = createServer((request, response) => {
    const send = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return send({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['ES256'],
      });
    if (request.url === '/jwks') return send({ keys: [jwk] });
    if (typeof answer === 'number') return response.writeHead(answer).end();
    return send({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token: answer });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** An ID token about Sanne for Rondo, valid but for the given parts. */
  const idToken = async ({ claims, signed, expiresIn = 300, issuedAgo = 0, header }: Token = {}): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const payload = {
      iss: issuer,
      aud: openIdClient.id,
      sub: 'sanne',
      email: 'sanne@rondo.test',
      email_verified: true,
      name: 'Sanne',
      iat: now - issuedAgo,
      exp: now + expiresIn,
      ...claims,
    };
    if (signed === 'none') {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
    }
    const secret = new TextEncoder().encode(openIdClient.secret);
    const [alg, key] =
      signed === 'secret'
        ? (['HS256', secret] as const)
        : (['ES256', (signed === 'foreign' ? foreign : own).privateKey] as const);
    return new SignJWT(payload).setProtectedHeader({ alg, kid: 'own', ...header }).sign(key);
  };
  return {
    issuer: () => issuer,
    idToken,
    /** Sets what the token endpoint answers from now on: a token, or a status. */
    answer: (next: string | number) => {
      answer = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

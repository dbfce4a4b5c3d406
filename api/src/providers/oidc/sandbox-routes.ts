import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { Refused } from '../../platform/refusal.ts';
import { currentOf } from '../../platform/sessions/tokens.ts';
import { openIdProvider } from './openid.ts';
import type { OidcProvider } from './provider.ts';
import { accountPage } from './sandbox-page.ts';

const place = '/sandbox/google';
const clientId = 'rondo-sandbox';
const algorithm = 'EdDSA';

const authorization = z.object({
  client_id: z.literal(clientId),
  redirect_uri: z.url(),
  response_type: z.literal('code'),
  state: z.string().max(200),
  nonce: z.string().max(200),
  code_challenge: z.string().max(200),
  code_challenge_method: z.literal('S256'),
});

const choice = authorization.extend({
  email: z.email().max(200),
  name: z.string().max(60).default(''),
  cancel: z.string().optional(),
});

const exchange = z.object({ code: z.string(), code_verifier: z.string(), redirect_uri: z.string() });

/** The sandbox plays Google for the demo: people say themselves who they are. Its key is derived from the configured secret. */
export async function serveSandboxGoogle(app: FastifyInstance, config: Config): Promise<void> {
  const issuer = `${config.publicUrl}${place}`;
  const key = keyOf(currentOf(config.secretKey));
  const jwk = { ...createPublicKey(key).export({ format: 'jwk' }), alg: algorithm, use: 'sig', kid: 'sandbox' };
  const signed = async (claims: Record<string, unknown>, audience: string) => {
    const { SignJWT } = await import('jose');
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, kid: 'sandbox' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('2 minutes')
      .sign(key);
  };

  /** Accepts only addresses on the page's own origin. */
  const checked = <T extends z.ZodType<{ redirect_uri: string }>>(
    schema: T,
    given: unknown,
    request: FastifyRequest,
  ) => {
    const asked = schema.safeParse(given);
    if (!asked.success || new URL(asked.data.redirect_uri).origin !== config.originOf(request))
      throw new Refused('invalid_input', undefined, [{ path: '', message: 'no request of Rondo’s own' }]);
    return asked.data;
  };

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });

    scope.get(`${place}/.well-known/openid-configuration`, async () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [algorithm],
      code_challenge_methods_supported: ['S256'],
    }));

    scope.get(`${place}/jwks`, async () => ({ keys: [jwk] }));

    scope.get(`${place}/authorize`, async (request, reply) => {
      const asked = checked(authorization, request.query, request);
      return reply.type('text/html; charset=utf-8').send(accountPage(`${place}/authorize`, asked, request.nonce));
    });

    scope.post(`${place}/authorize`, async (request, reply) => {
      const { cancel, email, name, ...asked } = checked(choice, request.body, request);
      const back = new URL(asked.redirect_uri);
      back.searchParams.set('state', asked.state);
      if (cancel === undefined) back.searchParams.set('code', await signed({ ...asked, email, name }, 'code'));
      else back.searchParams.set('error', 'access_denied');
      return reply.redirect(back.href, 303);
    });

    scope.post(`${place}/token`, async (request, reply) => {
      const refused = () => reply.code(400).send({ error: 'invalid_grant' });
      const asked = exchange.safeParse(request.body);
      if (!asked.success) return refused();
      const { code, code_verifier: verifier, redirect_uri: redirectUri } = asked.data;
      const { jwtVerify } = await import('jose');
      const { payload } = await jwtVerify(code, createPublicKey(key), { issuer, audience: 'code' }).catch(() => ({
        payload: null,
      }));
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      if (payload?.code_challenge !== challenge || payload.redirect_uri !== redirectUri) return refused();
      const { email, name, nonce } = payload;
      const person = { sub: String(email).toLowerCase(), email, email_verified: true, ...(name !== '' && { name }) };
      const idToken = await signed({ ...person, nonce }, clientId);
      return { access_token: 'sandbox', token_type: 'Bearer', expires_in: 60, id_token: idToken };
    });
  });
}

/** The sandbox's adapter: the real one, calling this very process. */
export function sandboxGoogle(app: FastifyInstance, { publicUrl }: Config): OidcProvider {
  const provider = openIdProvider({
    clientId,
    clientSecret: 'sandbox',
    issuer: `${publicUrl}${place}`,
    appClientIds: [],
    fetch: async (url, { method = 'GET', headers, body } = {}) => {
      const answer = await app.inject({
        method: method as 'GET' | 'POST',
        url: new URL(url instanceof Request ? url.url : url).pathname,
        headers: Object.fromEntries(new Headers(headers)),
        ...(body && { payload: body instanceof URLSearchParams ? body.toString() : (body as string) }),
      });
      const type = answer.headers['content-type'] ?? 'text/plain';
      return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } });
    },
  });
  return {
    ...provider,
    begin: async (redirectUri) => {
      const { url, proof } = await provider.begin(redirectUri);
      // Uses whatever address the browser uses for the demo.
      return { url: url.replace(publicUrl, new URL(redirectUri).origin), proof };
    },
  };
}

/** An Ed25519 key from the secret's hash, the same in every process (RFC 8410, §7). */
function keyOf(secret: string) {
  const seed = createHash('sha256').update(`sandbox google\n${secret}`).digest();
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}

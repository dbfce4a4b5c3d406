import type { createRemoteJWKSet, JWTPayload } from 'jose';
import type * as openid from 'openid-client';
import { answerLimitSeconds, type Identity, IdentityRefused, type OidcProvider, OidcUnreachable } from './provider.ts';

export interface OpenIdSettings {
  clientId: string;
  clientSecret: string;
  /** The provider's address, below which discovery is found. */
  issuer: string;
  /** Client ids of the native apps, whose ID tokens are accepted as well. */
  appClientIds: readonly string[];
  /** How to call the provider; the network's `fetch` unless this process itself plays the provider. */
  fetch?: typeof fetch;
}

/** The other issuer name in Google's tokens, besides its address. */
const google = 'https://accounts.google.com';
const googleNames = [google, 'accounts.google.com'];
/** Never `none` or shared secrets. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'];

/** Loaded when the first person comes by way of a provider. */
const openidClient = () => import('openid-client');
const jose = () => import('jose');

/** An OpenID provider found by discovery, which runs on first use and again after a failure. */
export function openIdProvider(settings: OpenIdSettings): OidcProvider {
  const { clientId, clientSecret, issuer, appClientIds } = settings;
  const ask = reachable(settings.fetch ?? fetch);
  let known: Promise<Discovered> | null = null;

  const discovered = () => {
    known ??= discover().catch((error: unknown) => {
      known = null;
      throw new OidcUnreachable(`${issuer} has no usable discovery document`, { cause: error });
    });
    return known;
  };

  const discover = async (): Promise<Discovered> => {
    const [openid, { createRemoteJWKSet, customFetch }] = await Promise.all([openidClient(), jose()]);
    const configuration = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: answerLimitSeconds,
      [openid.customFetch]: ask,
      execute: [
        openid.enableNonRepudiationChecks, // checks the signature too, not only where the token came from
        // Loopback only: the settings accept no other plain http address.
        ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []),
      ],
    });
    const keys = createRemoteJWKSet(new URL(configuration.serverMetadata().jwks_uri ?? ''), {
      timeoutDuration: answerLimitSeconds * 1000,
      [customFetch]: ask,
    });
    return { configuration, keys };
  };

  return {
    async begin(redirectUri) {
      const [openid, { configuration }] = await Promise.all([openidClient(), discovered()]);
      const [state, nonce, codeVerifier] = [
        openid.randomState(),
        openid.randomNonce(),
        openid.randomPKCECodeVerifier(),
      ];
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      });
      return { url: url.href, proof: { redirectUri, state, nonce, codeVerifier } };
    },

    async finish(query, { redirectUri, state, nonce, codeVerifier }) {
      const [openid, { configuration }] = await Promise.all([openidClient(), discovered()]);
      const url = new URL(redirectUri);
      url.search = query;
      return settled(async () => {
        const tokens = await openid.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        });
        return identityIn(tokens.claims() ?? {}, issuer);
      });
    },

    async identityOf(idToken) {
      const [{ jwtVerify }, { keys }] = await Promise.all([jose(), discovered()]);
      return settled(async () => {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms,
          issuer: issuer === google ? googleNames : issuer,
          audience: [clientId, ...appClientIds],
          requiredClaims: ['sub', 'exp', 'iat'],
          maxTokenAge: '1 hour',
          clockTolerance: 5,
        });
        // A token that others may use as well was not made for Rondo.
        if (typeof payload.aud !== 'string') throw new IdentityRefused('made for several apps');
        return identityIn(payload, issuer);
      });
    },
  };
}

interface Discovered {
  configuration: openid.Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
}

/** The claims of a checked token. */
function identityIn(claims: Readonly<JWTPayload>, issuer: string): Identity {
  const { sub, email, name, hd } = claims;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) throw new IdentityRefused('no subject');
  if (typeof email !== 'string' || !/^[^\s@]{1,64}@[^\s@]{1,190}$/.test(email)) throw new IdentityRefused('no address');
  const address = email.toLowerCase();
  return {
    issuer,
    subject: sub,
    email: address,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    emailAuthoritative: issuer !== google || typeof hd === 'string' || /@(?:gmail|googlemail)\.com$/.test(address),
    name: typeof name === 'string' ? name : null,
  };
}

/** Marks network failures, so that they aren't mistaken for bad answers. */
function reachable(ask: typeof fetch) {
  return async (url: string, options: RequestInit): Promise<Response> => {
    const answer = await ask(url, options).catch((error: unknown) => {
      throw new OidcUnreachable(`${new URL(url).host} can not be reached`, { cause: error });
    });
    if (answer.status < 500 && answer.status !== 429) return answer;
    await answer.body?.cancel();
    throw new OidcUnreachable(`${new URL(url).host} answered ${answer.status}`);
  };
}

/** Runs a check, and turns its errors into a failure of the network or of the answer. */
async function settled(check: () => Promise<Identity>): Promise<Identity> {
  try {
    return await check();
  } catch (error) {
    for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
      if (cause instanceof OidcUnreachable || cause instanceof IdentityRefused) throw cause;
    const openid = await openidClient();
    const cancelled = error instanceof openid.AuthorizationResponseError && error.error === 'access_denied';
    throw new IdentityRefused(error instanceof Error ? error.message : 'refused', { cancelled, cause: error });
  }
}

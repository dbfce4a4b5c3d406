import { type Identity, IdentityRefused, type OidcProvider, OidcUnreachable } from '../../providers/oidc/provider.ts';
import { Refused } from '../../platform/refusal.ts';

/** A Google account whose address Google has verified. */
export type GoogleIdentity = Omit<Identity, 'emailVerified'>;

/** The OpenID provider people know as Google, with its failures turned into refusals. */
export interface Google {
  begin: OidcProvider['begin'];
  /** @throws Refused `google_failed`, `google_cancelled`, `google_email_unverified`, `google_unavailable` */
  finish(...answer: Parameters<OidcProvider['finish']>): Promise<GoogleIdentity>;
  /** @throws as `finish` */
  identityOf(idToken: string): Promise<GoogleIdentity>;
}

/** Used when Google is not configured. */
export const noGoogle: Google = {
  begin: notConfigured,
  finish: notConfigured,
  identityOf: notConfigured,
};

async function notConfigured(): Promise<never> {
  throw new Refused('google_not_configured');
}

/** @param onTrouble called with the reason, for the log; never with a token or a code */
export function askGoogle(provider: OidcProvider, onTrouble: (error: Error) => void): Google {
  const refusing = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof OidcUnreachable || error instanceof IdentityRefused) onTrouble(error);
      if (error instanceof OidcUnreachable) throw new Refused('google_unavailable');
      if (error instanceof IdentityRefused) throw new Refused(error.cancelled ? 'google_cancelled' : 'google_failed');
      throw error;
    }
  };
  const verified = async (asked: Promise<Identity>): Promise<GoogleIdentity> => {
    const { emailVerified, ...identity } = await refusing(asked);
    if (!emailVerified) throw new Refused('google_email_unverified');
    return identity;
  };
  return {
    begin: (redirectUri) => refusing(provider.begin(redirectUri)),
    finish: (query, proof) => verified(provider.finish(query, proof)),
    identityOf: (idToken) => verified(provider.identityOf(idToken)),
  };
}

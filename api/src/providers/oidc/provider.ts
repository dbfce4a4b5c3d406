/** A person's identity, according to an OpenID provider. Signature, issuer, audience and times have been checked. */
export interface Identity {
  issuer: string;
  /** The provider's own, unchanging id of the person: accounts are linked by it, never by address. */
  subject: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  /**
   * Whether the provider answers for the mailbox now, not only once: Google does so for its own addresses and those of organisations it hosts, other
   * providers for every address they call verified.
   */
  emailAuthoritative: boolean;
  name: string | null;
}

/** The values an answer must match; stored on the server between the two redirects. */
export interface Proof {
  redirectUri: string;
  state: string;
  nonce: string;
  /** PKCE: only the party that sent the person to the provider can use the code that comes back. */
  codeVerifier: string;
}

/** The port to an OpenID provider. Called outside of transactions only; each answer takes at most `answerLimitSeconds`. */
export interface OidcProvider {
  /**
   * Where to send the browser, and what its return must match.
   * @throws OidcUnreachable
   */
  begin(redirectUri: string): Promise<{ url: string; proof: Proof }>;
  /**
   * The person who came back with this query (`?code=…&state=…`).
   * @throws OidcUnreachable; IdentityRefused if anything about the answer is wrong
   */
  finish(query: string, proof: Proof): Promise<Identity>;
  /** The person whom a native app's ID token is about. @throws as `finish` */
  identityOf(idToken: string): Promise<Identity>;
}

/** How many seconds the provider may take to answer, because people wait for it. */
export const answerLimitSeconds = 5;

/** The provider could not be reached, or its answer was invalid. */
export class OidcUnreachable extends Error {
  override name = 'OidcUnreachable';
}

/** The answer proves nothing: it was tampered with, used before, meant for another app, or is too old. */
export class IdentityRefused extends Error {
  override name = 'IdentityRefused';
  /** The person refused at the provider. */
  readonly cancelled: boolean;

  constructor(message: string, { cancelled = false, cause }: { cancelled?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.cancelled = cancelled;
  }
}

import type { CallRequest, passkeyLogIn } from '@rondo/contract';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { type NewSession, openSession } from '../../platform/sessions/sessions.ts';
import { type Credential, findCredential } from './queries.ts';
import { handleOf, relyingParty } from './register-passkey.ts';
import { webauthn } from './webauthn.ts';

type Form = CallRequest<typeof passkeyLogIn>['body'];

/** The options for an authenticator to log somebody in; the person chooses the passkey there. */
export async function startPasskeyLogIn(config: Config) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    timeout: 300_000,
    userVerification: 'preferred',
  });
}

/**
 * Opens a session for the holder of a passkey.
 * @param challenge of the attempt that is answered
 * @throws Refused `passkey_failed`, the same whether the passkey is unknown, somebody else's, copied, or wrong in any other way
 */
export async function logInWithPasskey(
  { db, config }: { db: Database; config: Config },
  { challenge, userAgent }: { challenge: string; userAgent: string | undefined },
  { credential, newsletterConsent }: Form,
  now: Date,
): Promise<{ userId: string; session: NewSession }> {
  const known = await findCredential(db, credential.id);
  if (!known) throw new Refused('passkey_failed');
  const { userHandle } = credential.response;
  // The person wasn't named before, so the authenticator must name them (WebAuthn §7.2, step 6).
  const isOwn = userHandle === Buffer.from(handleOf(known.user_id)).toString('base64url');
  const counter = await countOf(config, { credential, challenge }, known);
  if (counter === null || !isOwn) throw new Refused('passkey_failed');
  return inTransaction(db, async (trx) => {
    // Updates only if the counter is still the one that was compared, so that a copy used at the same moment fails.
    const used = await sql`
      update passkey set counter = ${counter}, last_used_at = ${now}
      where id = ${known.id} and counter = ${known.counter} returning id`.execute(trx);
    const still = await sql`
      select from app_user where id = ${known.user_id} and deleted_at is null for no key update`.execute(trx);
    if (used.rows.length === 0 || still.rows.length === 0) throw new Refused('passkey_failed');
    if (newsletterConsent)
      await sql`update app_user set newsletter_consent = true where id = ${known.user_id}`.execute(trx);
    return { userId: known.user_id, session: await openSession(trx, known.user_id, userAgent) };
  });
}

/** The authenticator's counter if its answer is valid; null if anything about it is wrong, or the counter did not increase. */
async function countOf(
  config: Config,
  { credential, challenge }: Pick<Form, 'credential'> & { challenge: string },
  { public_key, counter }: Credential,
): Promise<number | null> {
  const { origin, id } = relyingParty(config);
  const { verifyAuthenticationResponse } = await webauthn();
  const answer = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credential.id, publicKey: new Uint8Array(public_key), counter },
    requireUserVerification: false,
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}

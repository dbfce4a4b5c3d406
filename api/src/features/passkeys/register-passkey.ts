import type { CallRequest, registerPasskey as registerPasskeyCall } from '@rondo/contract';
import { passkeys } from '@rondo/rules';
import { mailedPaths } from '@rondo/rules/mailed-paths';
import { sql } from 'kysely';
import type { Config } from '../../platform/config.ts';
import { type Database, inTransaction, violates } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { Refused } from '../../platform/refusal.ts';
import { deviceOf } from '../../platform/sessions/device.ts';
import { lockReceiver } from '../notifications/find-receivers.ts';
import { queueMails } from '../notifications/mail/queue-mails.ts';
import { findOwner, listCredentials, type PasskeyRow } from './queries.ts';
import { webauthn } from './webauthn.ts';

/** Signature algorithms by their COSE numbers, the best first: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

type Form = CallRequest<typeof registerPasskeyCall>['body'];

/** Where our passkeys work: this origin and its host. */
export function relyingParty({ publicUrl }: Config): { origin: string; id: string } {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, id: hostname };
}

/**
 * The options for an authenticator to create a passkey: the passkey must be found without typing an address, and ask for finger, face or PIN if it
 * can.
 * @throws Refused `passkey_limit`, `not_logged_in` if the account has been deleted since
 */
export async function startRegistration({ db, config }: { db: Database; config: Config }, userId: string) {
  const [owner, known] = await Promise.all([findOwner(db, userId), listCredentials(db, userId)]);
  if (!owner) throw new Refused('not_logged_in');
  if (known.length >= passkeys.most) throw new Refused('passkey_limit', { most: passkeys.most });
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Rondo',
    rpID: relyingParty(config).id,
    userID: handleOf(userId),
    userName: owner.email,
    userDisplayName: owner.name,
    timeout: 300_000,
    excludeCredentials: known,
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
}

/** The id of the person that the authenticator stores, and returns at a login. */
export function handleOf(userId: string) {
  return new TextEncoder().encode(userId).slice();
}

/**
 * Adds the passkey that an authenticator created, and tells its owner by mail.
 * @param challenge of the attempt that is answered
 * @throws Refused `passkey_failed`, `passkey_known`, `passkey_limit`
 */
export async function registerPasskey(
  { db, jobs, config }: { db: Database; jobs: Jobs; config: Config },
  { userId, challenge, userAgent }: { userId: string; challenge: string; userAgent: string | undefined },
  form: Form,
  now: Date,
): Promise<PasskeyRow> {
  const { credential } = await verified(config, form, challenge);
  const name = form.name ?? deviceName(userAgent);
  const transports = form.credential.response.transports ?? [];
  try {
    return await inTransaction(db, async (trx) => {
      // The person's row is locked, so that the limit holds for simultaneous calls.
      const owner = await lockReceiver(trx, { id: userId });
      if (!owner) throw new Refused('not_logged_in');
      const known = await listCredentials(trx, userId);
      if (known.length >= passkeys.most) throw new Refused('passkey_limit', { most: passkeys.most });
      const { rows } = await sql<PasskeyRow>`
        insert into passkey (user_id, credential_id, public_key, counter, transports, name, created_at)
        values (${userId}, ${credential.id}, ${Buffer.from(credential.publicKey)}, ${credential.counter}, ${transports},
          ${name}, ${now})
        returning id, name, created_at, last_used_at`.execute(trx);
      const { email: to, language } = owner;
      const link = config.publicUrl + mailedPaths.waysIn();
      const mail = { to, name: owner.name, language, kind: 'passkeyAdded' as const, params: { passkey: name }, link };
      await queueMails(trx, jobs, [mail], now);
      if (!rows[0]) throw new Error('no passkey was inserted');
      return rows[0];
    });
  } catch (error) {
    if (violates(error, 'passkey_credential')) throw new Refused('passkey_known');
    throw error;
  }
}

async function verified(config: Config, { credential }: Form, challenge: string) {
  const { origin, id } = relyingParty(config);
  const { verifyRegistrationResponse } = await webauthn();
  const answer = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  if (!answer?.verified) throw new Refused('passkey_failed');
  return answer.registrationInfo;
}

/** `Chrome, Windows`: a passkey's initial name. */
function deviceName(userAgent: string | undefined): string {
  const { browser, system } = deviceOf(userAgent ?? null);
  return [browser, system].filter((word) => word !== null).join(', ') || 'Passkey';
}

import { sql } from 'kysely';
import { type Database, inTransaction, sqlState } from '../../platform/db.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { type NewSession, openSession } from '../../platform/sessions/sessions.ts';
import { hashToken } from '../../platform/sessions/tokens.ts';
import { claimApproval } from '../enquiries/make-organiser.ts';
import { releaseOwed } from '../wallet/release-owed.ts';
import { passwordMatches } from './passwords.ts';

type SignUp = Pick<Rows['sign_up'], 'name' | 'email' | 'password_hash' | 'language' | 'newsletter_consent'>;

/** Proof, beside the mailed token, that the same person signed up. */
type Proof = { browser: string | undefined } | { password: string };

/**
 * Makes the account of a mailed token and logs in, if the browser or the password shows that the same person signed up: anybody can sign up with
 * somebody else's address, and would know the password (decisions/0024-confirming-a-sign-up.md). A guest account with the same address is taken over,
 * with its games and credits (product.md#sign-up).
 * @throws Refused `already_confirmed` if the address has an account by now, by this link or another; `token_invalid` if the token is unknown,
 * superseded or past 24 h; `sign_up_password_needed` in another browser; `wrong_password`, `too_many_requests`
 */
export async function confirmSignUp(
  db: Database,
  token: string,
  proof: Proof,
  now: Date,
  userAgent: string | undefined,
): Promise<{ userId: string; session: NewSession }> {
  const tokenHash = hashToken(token);
  await requireProof(db, tokenHash, proof, now);
  try {
    return await inTransaction(db, async (trx) => {
      const { rows } = await sql<SignUp>`
        update sign_up set used_at = ${now}
        where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}
        returning name, email, password_hash, language, newsletter_consent`.execute(trx);
      const waiting = rows[0];
      if (!waiting) throw await refuseLink(trx, tokenHash);
      const account = await sql<{ id: string }>`
        insert into app_user (name, email, password_hash, language, newsletter_consent, terms_accepted_at,
          privacy_accepted_at, confirmed_at, created_at)
        values (${waiting.name}, ${waiting.email}, ${waiting.password_hash}, ${waiting.language},
          ${waiting.newsletter_consent}, ${now}, ${now}, ${now}, ${now})
        on conflict (email) where deleted_at is null do update
          set name = excluded.name, password_hash = excluded.password_hash, language = excluded.language, role = 'player',
            newsletter_consent = excluded.newsletter_consent, terms_accepted_at = excluded.terms_accepted_at,
            privacy_accepted_at = excluded.privacy_accepted_at, confirmed_at = excluded.confirmed_at
          where app_user.role = 'guest'
        returning id`.execute(trx);
      const userId = account.rows[0]?.id;
      if (userId === undefined) throw new Refused('already_confirmed');
      await releaseOwed(trx, userId, now);
      await claimApproval(trx, userId);
      await sql`update sign_up set used_at = ${now} where email = ${waiting.email} and used_at is null`.execute(trx);
      return { userId, session: await openSession(trx, userId, userAgent) };
    });
  } catch (error) {
    if (sqlState(error) === '23505') throw await refuseLink(db, tokenHash);
    throw error;
  }
}

/** Why a link no longer works. A person who has the link can read the address's mail, and so may learn about its account. */
async function refuseLink(db: Database, tokenHash: Buffer): Promise<Refused> {
  const { rows } = await sql`
    select from sign_up s join app_user u on u.email = s.email and u.deleted_at is null and u.role <> 'guest'
    where s.token_hash = ${tokenHash}`.execute(db);
  return new Refused(rows.length > 0 ? 'already_confirmed' : 'token_invalid');
}

/** Checked before the token is used up, so that it still works after a wrong password. */
async function requireProof(db: Database, tokenHash: Buffer, proof: Proof, now: Date): Promise<void> {
  const { rows } = await sql<Pick<Rows['sign_up'], 'password_hash' | 'browser_hash'>>`
    select password_hash, browser_hash from sign_up
    where token_hash = ${tokenHash} and used_at is null and expires_at > ${now}`.execute(db);
  if (!rows[0]) throw await refuseLink(db, tokenHash);
  const { password_hash, browser_hash } = rows[0];
  if ('browser' in proof) {
    const isSame = proof.browser !== undefined && browser_hash?.equals(hashToken(proof.browser));
    if (!isSame) throw new Refused('sign_up_password_needed');
    return;
  }
  await limitAttempts(db, rateLimits.confirmSignUp, tokenHash.toString('base64url'));
  if (!(await passwordMatches(proof.password, password_hash))) throw new Refused('wrong_password');
}

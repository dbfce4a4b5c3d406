import { type Language, nameFrom, namelessPlayer } from '@rondo/rules';
import { sql } from 'kysely';
import { type Database, inTransaction, sqlState, violates } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { type NewSession, openSession } from '../../platform/sessions/sessions.ts';
import { claimApproval } from '../enquiries/make-organiser.ts';
import { releaseOwed } from '../wallet/release-owed.ts';
import type { GoogleIdentity } from './ask-google.ts';
import { findLinked, insertLink, lockByEmail } from './queries.ts';

interface Consents {
  newsletterConsent: boolean;
  termsConsent: boolean;
  privacyConsent: boolean;
}

/** @throws Refused `consent_required` unless both the terms and the privacy policy are accepted (product.md#google) */
export function requireConsents({ termsConsent, privacyConsent }: Consents): void {
  if (!termsConsent || !privacyConsent) throw new Refused('consent_required');
}

/**
 * Makes an account for the person that Google names, and logs in. Google has verified the address, so no mail is needed; a guest account
 * with it is taken over with its games and credits, as by `confirmSignUp`, if Google answers for the mailbox now.
 * @returns null when the Google account or its address has an account already
 * @throws Refused `google_guest_first` when it is a guest's, but the address was verified once and may have got another owner
 */
export async function signUpWithGoogle(
  db: Database,
  identity: GoogleIdentity,
  consents: Consents,
  { language, userAgent }: { language: Language; userAgent: string | undefined },
  now: Date,
): Promise<{ userId: string; session: NewSession } | null> {
  requireConsents(consents);
  // Never derived from the address, which is private.
  const name = nameFrom(identity.name ?? '') ?? namelessPlayer;
  try {
    return await inTransaction(db, async (trx) => {
      if ((await findLinked(trx, identity.issuer, identity.subject)) !== null) return null;
      const { rows } = await sql<{ id: string }>`
        insert into app_user (name, email, language, newsletter_consent, terms_accepted_at, privacy_accepted_at,
          confirmed_at, created_at)
        values (${name}, ${identity.email}, ${language}, ${consents.newsletterConsent}, ${now}, ${now},
          ${now}, ${now})
        on conflict (email) where deleted_at is null do update
          set name = excluded.name, language = excluded.language, role = 'player',
            newsletter_consent = excluded.newsletter_consent, terms_accepted_at = excluded.terms_accepted_at,
            privacy_accepted_at = excluded.privacy_accepted_at, confirmed_at = excluded.confirmed_at
          where app_user.role = 'guest' and ${identity.emailAuthoritative}
        returning id`.execute(trx);
      const userId = rows[0]?.id;
      if (userId === undefined) {
        if ((await lockByEmail(trx, identity.email))?.is_guest) throw new Refused('google_guest_first');
        return null;
      }
      await insertLink(trx, identity, userId);
      await releaseOwed(trx, userId, now);
      if (identity.emailAuthoritative) await claimApproval(trx, userId);
      await sql`update sign_up set used_at = ${now} where email = ${identity.email} and used_at is null`.execute(trx);
      return { userId, session: await openSession(trx, userId, userAgent) };
    });
  } catch (error) {
    // The same Google account has just signed up with another address.
    if (sqlState(error) === '23505' && violates(error, 'identity_link_pkey')) return null;
    throw error;
  }
}

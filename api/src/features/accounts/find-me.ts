import type { Me } from '@rondo/contract';
import { centsToEuros, termsSince } from '@rondo/rules';
import type { Database } from '../../platform/db.ts';
import { Refused } from '../../platform/refusal.ts';
import { presentScore } from '../../platform/people/scores.ts';
import { findUser } from './queries.ts';

/**
 * A user as they see themselves. Guests see no balance (product.md#guests).
 * @throws Refused `not_logged_in` if the account has been deleted since
 */
export async function findMe(db: Database, userId: string): Promise<Me> {
  const user = await findUser(db, userId);
  if (!user) throw new Refused('not_logged_in');
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    photo: user.photo,
    role: user.role,
    balance: user.role === 'guest' ? null : centsToEuros(user.balance_cents),
    owes: centsToEuros(user.owed_cents),
    elo: user.scores.map((score) => presentScore(score, 2)),
    game_count: user.game_count,
    language: user.language,
    unread: user.unread,
    helpsOrganise: user.helps_organise,
    acceptedTerms: user.terms_accepted_at !== null && new Date(user.terms_accepted_at) >= termsSince,
    getsNewsletter: user.newsletter_consent,
  };
}

import type { ErrorCode } from '@rondo/contract';
import { sightOfPerson } from '@rondo/rules';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { partnersOf } from '../../platform/people/partners.ts';
import { limitByEach } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';

/**
 * Refusals because of a person the caller named, or given only after that person was found fit to join: with games of different limits, and
 * offers never meant to be taken, they would reveal a score exactly.
 */
const tellsOfOthers: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'friend_joined',
  'friend_not_member',
  'challenge_not_answered',
  'friend_level_too_low',
  'not_let_in',
  'game_full',
  'team_required',
  'team_full',
  'external_payment_needed',
  'price_changed',
  'insufficient_balance',
  'wallet_owes',
]);

/** The same, for callers who type an address without a login. */
const tellsOfGuests: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...tellsOfOthers,
  'already_joined',
  'guest_level_too_low',
  'payment_required',
]);

/** Refusals that say no more than a player's page: their score, and the communities they are in. */
const saysTheirPage: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['friend_level_too_low', 'friend_not_member']);

/**
 * Runs an action that names others. A refusal that reveals something about them counts, and is not given beyond a small budget; if it reveals more
 * than the person's page shows, it only says that they can't join (decisions/0030-limits.md).
 * @throws Refused as `act` does, or `friend_cannot_join` or `too_many_requests` in its place
 */
export async function askAboutOthers<T>(db: Database, userId: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Refused) || !tellsOfOthers.has(error.code)) throw error;
    await countAnswer(db, userId);
    const friend = String(error.params?.['friend']);
    if (saysTheirPage.has(error.code) && !(await maySeePage(db, userId, friend)))
      throw new Refused('friend_cannot_join', { friend });
    throw error;
  }
}

/**
 * Runs an action for a typed address, whose owner may not be the one typing. Refusals that reveal something about the owner are counted by the
 * address, whoever types it: the owner only loses reading why they can't join.
 * @throws Refused as `act` does, or `too_many_requests` in its place
 */
export async function askAboutGuest<T>(db: Database, email: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused && tellsOfGuests.has(error.code)) await countAnswer(db, email);
    throw error;
  }
}

/**
 * Counts an answer that reveals something about others.
 * @param who asks, or is asked about
 * @throws Refused `too_many_requests` beyond the budget
 */
export async function countAnswer(db: Database, who: string): Promise<void> {
  await limitByEach(db, [
    [rateLimits.askedAboutOthers, who],
    [rateLimits.askedAboutOthersADay, who],
  ]);
}

/** Whether a user sees more than the name on the page of an address's owner. */
async function maySeePage(db: Database, userId: string, email: string): Promise<boolean> {
  type Shown = Pick<Rows['app_user'], 'id' | 'role' | 'page_readers'> & { is_gone: boolean; together: number };
  const { rows } = await sql<Shown>`
    select u.id, u.role, u.page_readers, u.deleted_at is not null or u.banned_at is not null as is_gone,
      coalesce((select p.games from ${partnersOf(userId)} p where p.user_id = u.id), 0) as together
    from app_user u where u.email = ${email} and u.deleted_at is null`.execute(db);
  return rows.some(
    ({ id, role, page_readers: pageReaders, is_gone: isGone, together }) =>
      sightOfPerson({ id: userId, role: 'player' }, { id, role, isGone, pageReaders }, together) === 'whole',
  );
}

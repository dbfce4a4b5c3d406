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
 * What is refused because of somebody one named, or only after they were found fit to join: by games of different limits, and offers that
 * would never be taken, it would tell a score exactly.
 */
const tellsOfOthers: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'friend_joined',
  'friend_not_member',
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

/** The same, for who types an address without a login. */
const tellsOfGuests: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...tellsOfOthers,
  'already_joined',
  'guest_level_too_low',
  'payment_required',
]);

/** What somebody's page says of them: their score, and the communities they are in. */
const saysTheirPage: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['friend_level_too_low', 'friend_not_member']);

/**
 * Does what names others. A refusal that tells something about them counts, and is not given beyond a small budget; where it tells what
 * their page would not show, it only says that they can't (decisions/0030-limits.md).
 * @throws Refused as what is done, or `friend_cannot_join` or `too_many_requests` in place of it
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
 * Does what an address is typed for, whose owner nobody knows to be there. Such refusals are counted by the address, whoever types it: all that
 * its owner loses by it is why they can't join.
 * @throws Refused as what is done, or `too_many_requests` in place of it
 */
export async function askAboutGuest<T>(db: Database, email: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused && tellsOfGuests.has(error.code)) await countAnswer(db, email);
    throw error;
  }
}

/** @param who asks, or is asked about */
async function countAnswer(db: Database, who: string): Promise<void> {
  await limitByEach(db, [
    [rateLimits.askedAboutOthers, who],
    [rateLimits.askedAboutOthersADay, who],
  ]);
}

/** Whether somebody sees more than the name on the page of whoever has an address. */
async function maySeePage(db: Database, userId: string, email: string): Promise<boolean> {
  type Shown = Pick<Rows['app_user'], 'id' | 'role' | 'page_readers'> & { is_gone: boolean; together: number };
  const { rows } = await sql<Shown>`
    select u.id, u.role, u.page_readers, u.deleted_at is not null or u.banned_at is not null as is_gone,
      coalesce((select p.games from ${partnersOf(userId)} p where p.user_id = u.id), 0) as together
    from app_user u where u.email = ${email}`.execute(db);
  return rows.some(
    ({ id, role, page_readers: pageReaders, is_gone: isGone, together }) =>
      sightOfPerson({ id: userId, role: 'player' }, { id, role, isGone, pageReaders }, together) === 'whole',
  );
}

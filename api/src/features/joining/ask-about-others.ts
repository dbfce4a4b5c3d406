import type { ErrorCode } from '@rondo/contract';
import type { Database } from '../../platform/db.ts';
import { limitByEach } from '../../platform/rate-limit.ts';
import { rateLimits } from '../../platform/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';

/**
 * What is refused because of somebody one named, or only after they were found fit to join: by games of different limits, and offers that
 * would never be taken, it would tell a score exactly.
 */
const tellsOfOthers: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'friend_joined',
  'friend_not_member',
  'friend_level_too_low',
  'game_full',
  'team_required',
  'team_full',
  'external_payment_needed',
  'price_changed',
  'insufficient_balance',
]);

/**
 * Does what names others. A refusal that tells something about them counts, and is not given beyond a small budget
 * (decisions/0030-limits.md).
 * @throws Refused as what is done, or `too_many_requests` in place of it
 */
export async function askAboutOthers<T>(db: Database, userId: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused && tellsOfOthers.has(error.code))
      await limitByEach(db, [
        [rateLimits.askedAboutOthers, userId],
        [rateLimits.askedAboutOthersADay, userId],
      ]);
    throw error;
  }
}

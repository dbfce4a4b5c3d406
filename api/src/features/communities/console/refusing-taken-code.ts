import { sqlState, violates } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';

/**
 * Only the database knows for sure whether a short code is or was another community's (api/functions/keep_former_code.sql).
 * @throws Refused `community_code_taken`
 */
export async function refusingTakenCode<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) === '23505' && violates(error, 'community_short_code_key'))
      throw new Refused('community_code_taken');
    throw error;
  }
}

import { sqlState, violates } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';

/**
 * Runs a write, and refuses a short code that is or was another community's. Only the database knows this for sure
 * (api/functions/keep_former_code.sql).
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

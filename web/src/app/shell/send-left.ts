import { keptByScripts } from '@rondo/rules';
import { storedIds } from '../../platform/stored.ts';

/** What is sent later if it was made without a connection, and the file that sends it. */
const senders = [
  [keptByScripts.checkIn, () => import('../../features/attendance/send-marks.ts')],
  [keptByScripts.result, () => import('../../features/results/send-result.ts')],
  [keptByScripts.matchResults, () => import('../../features/tournaments/send-results.ts')],
] as const;

/**
 * Sends the check-ins and results that wait on this phone (pages.md#check-in). What can't be sent goes on waiting.
 * @throws if a file that sends them can't be loaded
 */
export async function sendLeft(): Promise<void> {
  const waiting = senders.filter(([entry]) => storedIds(entry).length > 0);
  await Promise.all(waiting.map(async ([, load]) => (await load()).default()));
}

import { adminTerms, day } from '@rondo/rules';
import type { Transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { events } from '../notifications/events.ts';
import { findAdmins, findReceivers } from '../notifications/find-receivers.ts';
import { sendMessages } from '../notifications/send-messages.ts';

/**
 * Tells all admins at once of a new one, whom each of them can stop (decisions/0125-two-people.md).
 * @param actorId who made them an admin; null for the command on the server
 */
export async function tellAdmins(
  trx: Transaction,
  { jobs, config }: { jobs: Jobs; config: { publicUrl: string } },
  { userId, actorId }: { userId: string; actorId: string | null },
  now: Date,
): Promise<void> {
  const people = await findReceivers(trx, actorId === null ? [userId] : [userId, actorId]);
  const made = people.find(({ id }) => id === userId);
  if (!made) return;
  const by = people.find(({ id }) => id === actorId) ?? null;
  const until = new Date(now.getTime() + adminTerms.waitDays * day);
  const told = (await findAdmins(trx, userId)).map((admin) => events.adminMade(admin, { made, by, until }));
  await sendMessages(trx, { jobs, publicUrl: config.publicUrl }, told, now);
}

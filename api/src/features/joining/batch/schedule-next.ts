import type { Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { DecidedGame } from '../state/writes.ts';

/** Schedules what later follows from a batch's decisions: spots that open when something ends, and checkouts to close. */
export async function scheduleNext(trx: Transaction, jobs: Jobs, decided: DecidedGame): Promise<void> {
  const gameId = decided.state.game.id;
  for (const end of endsOf(decided))
    await jobs.enqueue(trx, 'open-spots', { gameId }, { key: `${gameId}:${end}`, startAfter: new Date(end) });
  for (const orderId of decided.writes.supersededOrders) await jobs.enqueue(trx, 'checkout-superseded', { orderId });
}

/** When an offer, a checkout, a captain’s claim, a group, or a guest's unconfirmed spot expires. */
function endsOf({ state, writes }: DecidedGame): string[] {
  const holds = state.holds.filter(
    ({ userId, orderId, kind }) => (orderId !== null || kind === 'team') && writes.changedHolds.has(userId),
  );
  return [
    ...writes.offers.map(({ until }) => until.toISOString()),
    ...holds.map(({ expiresAt }) => expiresAt),
    ...state.groups.filter(({ id }) => writes.changedGroups.has(id)).map(({ expiresAt }) => expiresAt),
    ...writes.registrations.flatMap(({ proofUntil }) => proofUntil ?? []),
  ].filter((end) => end !== 'infinity');
}

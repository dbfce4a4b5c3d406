import type { Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { announceConfirmed } from '../../games/life/confirm-game.ts';
import { events } from '../../notifications/events.ts';
import { findReceivers, type Receiver } from '../../notifications/find-receivers.ts';
import { sendMessages } from '../../notifications/send-messages.ts';
import type { DecidedGame, Writes } from '../state/writes.ts';
import { tellNews } from './tell-news.ts';
import { tellSpots } from './tell-spots.ts';

/**
 * Notifies people of what a batch's decisions mean for them, besides what they did themselves, and schedules when spots open by
 * themselves.
 */
export async function announce(
  trx: Transaction,
  { jobs, config }: { jobs: Jobs; config: { publicUrl: string; secretKey: string } },
  decided: DecidedGame,
): Promise<void> {
  const { state, writes } = decided;
  const { now } = state;
  const game = { ...state.game, starts_at: new Date(state.game.startsAt).toISOString() };
  const { publicUrl, secretKey } = config;
  if (writes.confirmed) {
    const joining = writes.registrations.map(({ userId }) => userId);
    const leaving = writes.ended.map(({ id }) => id);
    await announceConfirmed(trx, { jobs, publicUrl }, game, { joining, leaving }, now);
  }
  for (const end of endsOf(decided))
    await jobs.enqueue(trx, 'open-spots', { gameId: game.id }, { key: `${game.id}:${end}`, startAfter: new Date(end) });
  for (const orderId of writes.supersededOrders) await jobs.enqueue(trx, 'checkout-superseded', { orderId });
  const people = await findPeople(trx, writes);
  const told = [
    ...(writes.belowMinimum ? [events.gameBelowMinimum(game.organiserId, game)] : []),
    ...tellSpots(game, decided, people),
    ...writes.news.flatMap((news) => tellNews(game, news, people, { secretKey, now })),
  ];
  await sendMessages(trx, { jobs, publicUrl }, told, now);
}

/** When an offer, a checkout, a group, or a guest's unconfirmed spot expires. */
function endsOf({ state, writes }: DecidedGame): string[] {
  const checkouts = state.holds.filter(({ userId, orderId }) => orderId !== null && writes.changedHolds.has(userId));
  return [
    ...writes.offers.map(({ until }) => until.toISOString()),
    ...checkouts.map(({ expiresAt }) => expiresAt),
    ...state.groups.filter(({ id }) => writes.changedGroups.has(id)).map(({ expiresAt }) => expiresAt),
    ...writes.registrations.flatMap(({ proofUntil }) => proofUntil ?? []),
  ].filter((end) => end !== 'infinity');
}

async function findPeople(
  trx: Transaction,
  { registrations, offers, told, news }: Writes,
): Promise<ReadonlyMap<string, Receiver>> {
  const ids = [
    ...[...registrations.filter(({ notification }) => notification === 'waitingListPromoted'), ...offers].map(
      ({ userId }) => userId,
    ),
    ...told,
    ...news.flatMap((one) => [
      one.userId,
      ...('payerId' in one ? [one.payerId] : []),
      ...('takerId' in one ? [one.takerId] : []),
      ...('starterId' in one ? [one.starterId] : []),
    ]),
  ];
  const people = ids.length === 0 ? [] : await findReceivers(trx, ids);
  return new Map(people.map((person) => [person.id, person]));
}

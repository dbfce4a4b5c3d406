import { sql } from 'kysely';
import type { Transaction } from '../../platform/db.ts';
import { events } from '../notifications/events.ts';
import { findReceivers } from '../notifications/find-receivers.ts';
import { type MessageContext, sendMessages } from '../notifications/send-messages.ts';
import { findGiftsOf } from '../wallet/find-gifts-left.ts';
import { lockWallets, postJournals } from '../wallet/post-journals.ts';

/**
 * Takes back what is left of the gifts of a promocode, whose row the caller has locked, and tells their owners (product.md#promocodes).
 * @returns how many people, and how much money
 */
export async function takeGiftsBack(
  trx: Transaction,
  context: MessageContext,
  { promocodeId, reason }: { promocodeId: string; reason: string },
  now: Date,
): Promise<{ people: number; cents: number }> {
  const { rows: holders } = await sql<{ user_id: string }>`
    select user_id from promocode_holder where promocode_id = ${promocodeId}`.execute(trx);
  await lockWallets(
    trx,
    holders.map(({ user_id }) => user_id),
  );
  const gifts = await findGiftsOf(trx, promocodeId);
  const journals = gifts.map(({ id: userId, leftCents }) => ({
    kind: 'gift_back' as const,
    key: `gift_back:${promocodeId}:${userId}`,
    userId,
    reason,
    postings: [
      { account: 'wallet' as const, ownerId: userId, amountCents: -leftCents },
      { account: 'promotions' as const, ownerId: null, amountCents: leftCents },
    ],
  }));
  await postJournals(trx, journals, now);
  const people = new Map(
    (
      await findReceivers(
        trx,
        gifts.map(({ id }) => id),
      )
    ).map((person) => [person.id, person]),
  );
  const told = gifts.flatMap(({ id, leftCents: amountCents }) => {
    const to = people.get(id);
    return to ? [events.giftTakenBack(to, { amountCents, reason })] : [];
  });
  await sendMessages(trx, context, told, now);
  return { people: gifts.length, cents: gifts.reduce((sum, { leftCents }) => sum + leftCents, 0) };
}

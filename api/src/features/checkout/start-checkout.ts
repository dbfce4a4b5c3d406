import { feeCents, type PaymentMethod } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { forgetAnswer, type IdempotencyKey } from '../../platform/calls/idempotency.ts';
import type { Switches } from '../../platform/switches/switches.ts';
import { Refused } from '../../platform/refusal.ts';
import { askAboutEarlier } from '../payments/ask-about-earlier.ts';
import { endUnopened } from '../payments/end-unopened.ts';
import { openCheckout, whileOrdersEnd } from '../payments/open-checkout.ts';
import type { PaymentsContext } from '../payments/locked-order.ts';
import type { EventDetails, GameAnswer, GameCommand } from '../joining/state/commands.ts';
import type { CommandBatcher } from '../joining/batch/command-batcher.ts';
import { limitUnfinished } from './limit-unfinished.ts';
import { settleEndedOrders } from './settle-ended-orders.ts';

export interface CheckoutContext {
  payments: PaymentsContext;
  batcher: CommandBatcher<GameCommand, GameAnswer>;
  clock: Clock;
  switches: Switches;
  feesPaidByRondo: readonly PaymentMethod[];
}

/** A checkout for a spot. Amounts in cents; without an order the spot costs nothing now and is booked. */
export interface StartedCheckout {
  orderId: string | null;
  paymentLink: string;
  amountCents: number;
  feeCents: number;
  expiresAt: string | null;
  /** Until when a guest must open the mailed link to keep a spot that costs nothing. */
  proofUntil: string | null;
}

/**
 * Holds a spot and opens the provider's checkout for it. The hold and its order are committed first; if the provider gives no page, both
 * are ended, and the payer can try again. One that the payer had open for the game ends, unless it turns out to be paid
 * (decisions/0075-one-checkout.md). A repeated call gets the same checkout, or a new one once that has ended unpaid
 * (decisions/0014-paying-for-a-spot.md).
 * @throws Refused `payments_off`, as `decideJoin`, `too_many_unfinished`, `provider_unavailable` or `unavailable`
 */
export async function startCheckout(
  context: CheckoutContext,
  asked: {
    userId: string;
    gameId: string;
    teamId: string | null;
    entryKey: string | null;
    groupId?: string | null;
    vouched: boolean;
    /** The address as typed, for a person who enters by email address. */
    email?: string;
    offeredCents: number | null;
    event: EventDetails | null;
    /** The codes of a member; null for a person who enters by email address. */
    codes: { periodicId: string | null } | null;
    method: PaymentMethod;
    origin: string;
    network: string;
    /** Whether it was started in the Android shell, so that the page to return to leads there. */
    isAndroidApp: boolean;
    key: IdempotencyKey | null;
  },
): Promise<StartedCheckout> {
  const { payments, batcher, clock, switches, feesPaidByRondo } = context;
  const { db, provider } = payments;
  switches.requireOn('payments', provider.name);
  const { gameId, method, origin, network, isAndroidApp, ...entering } = asked;
  const earlier = await askAboutEarlier(payments, asked, clock.now());
  for (const orderId of earlier) await settleEndedOrders(db, batcher, orderId);
  return whileOrdersEnd(async () => {
    const command = {
      kind: 'checkout',
      ...entering,
      method,
      feeCents: (cents: number) => feeCents(method, cents, feesPaidByRondo),
      orderId: randomUUID(),
      provider: provider.name,
    } as const;
    const { userId, orderId: newId } = command;
    const started = { network, gameId, userId, orderId: newId };
    const { link, answer } = await limitUnfinished(db, started, async () => {
      const answer = await batcher.submit(gameId, command);
      return { did: answer.did, answer, link: answer.did === 'held' ? await open(answer) : null };
    });
    if (answer.did === 'joined')
      return {
        orderId: null,
        paymentLink: `${origin}/match/${gameId}`,
        amountCents: 0,
        feeCents: 0,
        expiresAt: null,
        proofUntil: answer.proofUntil ?? null,
      };
    if (answer.did !== 'held') throw new Refused('game_full');
    const { orderId, amountCents, feeCents: fee, expiresAt } = answer;
    if (link !== null) return { orderId, paymentLink: link, amountCents, feeCents: fee, expiresAt, proofUntil: null };
    await forgetAnswer(db, asked.userId, asked.key, answer);
    return null;
  });

  async function open(held: GameAnswer & { did: 'held' }): Promise<string | null> {
    const { orderId, amountCents, feeCents: fee } = held;
    try {
      return await openCheckout(db, provider, {
        orderId,
        totalCents: amountCents + fee,
        method,
        description: 'Rondo: a spot in a game',
        returnUrl: `${origin}/payments/external/redirect?orderId=${orderId}${isAndroidApp ? '&app=android' : ''}`,
      });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      await endUnopened(payments, orderId);
      await settleEndedOrders(db, batcher, orderId);
      await forgetAnswer(db, asked.userId, asked.key, held);
      throw error;
    }
  }
}

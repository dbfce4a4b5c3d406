import { feeCents, type PaymentMethod } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db.ts';
import { forgetAnswer, type IdempotencyKey } from '../../../platform/idempotency.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { PaymentProvider } from '../../../providers/payments/provider.ts';
import { openCheckout, whileOrdersEnd } from '../../payments/open-checkout.ts';
import type { EventDetails, GameAnswer, GameCommand } from '../state/commands.ts';
import type { CommandBatcher } from '../batch/command-batcher.ts';
import { limitUnfinished } from './limit-unfinished.ts';

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
 * Holds a spot and opens the provider's checkout for it. The hold and its order are committed first; if the provider can't be reached,
 * the payer can try again. A repeated call gets the same checkout, or a new one once that has ended unpaid
 * (decisions/0014-paying-for-a-spot.md).
 * @throws Refused as `decideJoin`, `too_many_unfinished`, `provider_unavailable` or `unavailable`
 */
export async function startCheckout(
  context: {
    db: Database;
    provider: PaymentProvider;
    batcher: CommandBatcher<GameCommand, GameAnswer>;
    feesPaidByRondo: readonly PaymentMethod[];
  },
  asked: {
    userId: string;
    gameId: string;
    teamId: string | null;
    entryKey: string | null;
    groupId?: string | null;
    vouched: boolean;
    offeredCents: number | null;
    event: EventDetails | null;
    /** The codes of a member; null for somebody who enters by email address. */
    codes: { periodicId: string | null } | null;
    method: PaymentMethod;
    origin: string;
    network: string;
    /** Whether it was started in the Android shell, so that the page to return to leads there. */
    isAndroidApp: boolean;
    key: IdempotencyKey | null;
  },
): Promise<StartedCheckout> {
  const { db, provider, batcher, feesPaidByRondo } = context;
  const { gameId, method, origin, network, isAndroidApp, ...entering } = asked;
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
    const answer = await limitUnfinished(db, started, () => batcher.submit(gameId, command));
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
    const paymentLink = await openCheckout(db, provider, {
      orderId,
      totalCents: amountCents + fee,
      method,
      description: 'Rondo: a spot in a game',
      returnUrl: `${origin}/payments/external/redirect?orderId=${orderId}${isAndroidApp ? '&app=android' : ''}`,
    });
    if (paymentLink !== null) return { orderId, paymentLink, amountCents, feeCents: fee, expiresAt, proofUntil: null };
    await forgetAnswer(db, asked.userId, asked.key, answer);
    return null;
  });
}

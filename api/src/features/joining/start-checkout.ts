import type { PaymentMethod } from '@rondo/rules';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db.ts';
import { forgetAnswer, type IdempotencyKey } from '../../platform/idempotency.ts';
import { Refused } from '../../platform/refusal.ts';
import type { PaymentProvider } from '../../providers/payments/provider.ts';
import { openCheckout, whileOrdersEnd } from '../payments/open-checkout.ts';
import type { EventDetails, GameAnswer, GameCommand } from './commands.ts';
import type { Door } from './door.ts';
import { limitUnfinished } from './limit-unfinished.ts';

/** A checkout for a spot. Amounts in cents; without an order the spot costs nothing now and is booked. */
export interface StartedCheckout {
  orderId: string | null;
  paymentLink: string;
  amountCents: number;
  feeCents: number;
  expiresAt: string | null;
  /** A guest's spot that costs nothing is theirs until then, unless the link in their mail is opened. */
  proofUntil: string | null;
}

/**
 * Holds a spot and opens the provider's checkout for it. The hold and its order commit first; a provider that can't be reached
 * leaves them for the payer to try again. A repeated call gets the same checkout, and a new one once that has ended unpaid.
 * @throws Refused as `decideJoin`, `too_many_unfinished`, `provider_unavailable` or `unavailable`
 */
export async function startCheckout(
  context: { db: Database; provider: PaymentProvider; door: Door<GameCommand, GameAnswer> },
  asked: {
    userId: string;
    gameId: string;
    teamId: string | null;
    entryKey: string | null;
    vouched: boolean;
    offeredCents: number | null;
    event: EventDetails | null;
    method: PaymentMethod;
    origin: string;
    network: string;
    key: IdempotencyKey | null;
  },
): Promise<StartedCheckout> {
  const { db, provider, door } = context;
  const { gameId, method, origin, network, ...entering } = asked;
  return whileOrdersEnd(async () => {
    const command = { kind: 'checkout', ...entering, method, orderId: randomUUID(), provider: provider.name } as const;
    const { userId, orderId: newId } = command;
    const started = { network, gameId, userId, orderId: newId };
    const answer = await limitUnfinished(db, started, () => door.enter(gameId, command));
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
    const { orderId, amountCents, feeCents, expiresAt } = answer;
    const paymentLink = await openCheckout(db, provider, {
      orderId,
      totalCents: amountCents + feeCents,
      method,
      description: 'Rondo: a spot in a game',
      returnUrl: `${origin}/payments/external/redirect?orderId=${orderId}`,
    });
    if (paymentLink !== null) return { orderId, paymentLink, amountCents, feeCents, expiresAt, proofUntil: null };
    await forgetAnswer(db, asked.userId, asked.key, answer);
    return null;
  });
}

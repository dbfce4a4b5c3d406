import type Stripe from 'stripe';
import { z } from 'zod';
import { type ProviderAccount, ProviderError, type SettlementLine } from './provider.ts';

const payouts = z.object({
  has_more: z.boolean(),
  data: z.array(
    z.object({ id: z.string(), amount: z.int(), currency: z.string(), arrival_date: z.int(), automatic: z.boolean() }),
  ),
});
const transactions = z.object({
  has_more: z.boolean(),
  data: z.array(
    z.object({
      id: z.string(),
      amount: z.int(),
      fee: z.int(),
      reporting_category: z.string(),
      description: z.string().nullish(),
      source: z
        .object({ payment_intent: z.string().nullish(), metadata: z.record(z.string(), z.string()).nullish() })
        .nullable()
        .catch(null),
    }),
  ),
});
type Transaction = z.output<typeof transactions>['data'][number];
const money = z.array(z.object({ amount: z.int(), currency: z.string() }));
const balance = z.object({ available: money, pending: money });

const kinds: Record<string, SettlementLine['kind']> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'refund',
  partial_capture_reversal: 'refund',
  dispute: 'charge_back',
  dispute_reversal: 'charge_back',
  fee: 'cost',
  network_cost: 'cost',
};

/** Asks Stripe within the time limit; the answer is null only for a status in `no`. */
type Ask = <T>(what: string, question: () => Promise<T>) => Promise<T | null>;

/**
 * Payouts to the bank with their balance transactions, and the balance. The key must be allowed to read payouts, balance and balance transactions;
 * Stripe lists transactions only for automatic payouts.
 * @param sessionOf the checkout session of a payment intent; '' if it has none
 */
export function stripeAccount(
  stripe: Stripe,
  ask: Ask,
  sessionOf: (payment: string) => Promise<string>,
): ProviderAccount {
  /** All pages of a list. */
  const all = async <T extends { id: string }>(
    what: string,
    shape: z.ZodType<{ has_more: boolean; data: T[] }>,
    page: (after: { starting_after?: string; limit: number }) => Promise<unknown>,
  ): Promise<T[]> => {
    const found: T[] = [];
    for (;;) {
      const last = found.at(-1)?.id;
      const answer = await ask(what, () => page({ ...(last && { starting_after: last }), limit: 100 }));
      const parsed = shape.safeParse(answer);
      if (!parsed.success) throw new ProviderError(`Stripe answered something else to ${what}`);
      found.push(...parsed.data.data);
      if (!parsed.data.has_more || parsed.data.data.length === 0) return found;
    }
  };

  const lineOf = async ({
    id,
    amount,
    fee,
    reporting_category,
    description,
    source,
  }: Transaction): Promise<SettlementLine> => {
    const kind = kinds[reporting_category] ?? 'other';
    if (kind === 'cost')
      return { kind, reference: description ?? id, payment: null, grossCents: 0, feeCents: fee - amount };
    const orderId = source?.metadata?.['orderId'];
    const intent = source?.payment_intent;
    const session = orderId === undefined && intent ? await sessionOf(intent) : '';
    const payment = orderId !== undefined ? { orderId } : session === '' ? null : { reference: session };
    return { kind, reference: id, payment, grossCents: amount, feeCents: fee };
  };

  return {
    async settlements(since) {
      const arrived = { gte: Math.floor(since.getTime() / 1000) };
      const paid = await all('reading payouts', payouts, (page) =>
        stripe.payouts.list({ status: 'paid', arrival_date: arrived, ...page }),
      );
      const inEuros = paid.filter(({ currency, automatic }) => currency === 'eur' && automatic);
      const settlements = [];
      for (const { id, amount, arrival_date } of inEuros) {
        const moved = await all('reading a payout', transactions, (page) =>
          stripe.balanceTransactions.list({ payout: id, expand: ['data.source'], ...page }),
        );
        const lines: SettlementLine[] = [];
        for (const one of moved) if (one.reporting_category !== 'payout') lines.push(await lineOf(one));
        settlements.push({ reference: id, paidAt: new Date(arrival_date * 1000), netCents: amount, lines });
      }
      return settlements;
    },

    async balance() {
      const parsed = balance.safeParse(await ask('reading the balance', () => stripe.balance.retrieve()));
      if (!parsed.success) throw new ProviderError('Stripe answered something else than a balance');
      return [...parsed.data.available, ...parsed.data.pending]
        .filter(({ currency }) => currency === 'eur')
        .reduce((sum, { amount }) => sum + amount, 0);
    },
  };
}

import { z } from 'zod';
import type { MollieClient } from './mollie-client.ts';
import { type ProviderAccount, ProviderError, type SettlementLine } from './provider.ts';

const amount = z.object({ currency: z.literal('EUR'), value: z.string().regex(/^-?\d{1,9}\.\d{2}$/) });
const links = z.object({ next: z.object({ href: z.url() }).nullish() });

const cost = z.object({ description: z.string(), amountGross: amount });
const settlement = z.object({
  id: z.string().regex(/^stl_[A-Za-z\d]+$/),
  status: z.string(),
  settledAt: z.iso.datetime({ offset: true }).nullish(),
  amount,
  /** The amounts by year and month. */
  periods: z.record(z.string(), z.record(z.string(), z.object({ costs: z.array(cost).default([]) }))).catch({}),
});
const settlements = z.object({ _embedded: z.object({ settlements: z.array(settlement) }), _links: links });

const payment = z.object({ id: z.string(), settlementAmount: amount });
const back = z.object({ id: z.string(), paymentId: z.string(), settlementAmount: amount });
const balance = z.object({ availableAmount: amount, pendingAmount: amount });

const centsOf = ({ value }: z.output<typeof amount>) => Math.round(Number(value) * 100);

/** The most pages read of any list: 10,000 payments in a settlement. */
const maxPages = 100;

/**
 * Mollie's Settlements and Balances API, which an API key can't read: it takes an organisation's access token (`access_…`) with
 * `settlements.read`, `payments.read`, `refunds.read` and `balances.read`.
 */
export function mollieAccount(ask: MollieClient): ProviderAccount {
  const get = async <T>(path: string, shape: z.ZodType<T>): Promise<T> => {
    const { status, body } = await ask({ method: 'GET', path });
    const parsed = shape.safeParse(body);
    const what = path.split(/[?/]/)[0];
    if (status !== 200) throw new ProviderError(`Mollie answered ${status} to GET ${what}`);
    if (!parsed.success) throw new ProviderError(`Mollie answered something else to GET ${what}`);
    return parsed.data;
  };

  /** All parts of one kind that belong to a settlement, page by page. */
  const partsOf = async <T>(
    id: string,
    name: 'payments' | 'refunds' | 'chargebacks',
    part: z.ZodType<T>,
  ): Promise<T[]> => {
    const page = z.object({ _embedded: z.record(z.string(), z.array(part)), _links: links });
    const found: T[] = [];
    let from: string | null = '';
    for (let count = 0; from !== null && count < maxPages; count += 1) {
      const { _embedded, _links }: z.output<typeof page> = await get(
        `settlements/${id}/${name}?limit=100${from && `&from=${encodeURIComponent(from)}`}`,
        page,
      );
      found.push(...(_embedded[name] ?? []));
      from = fromOf(_links);
    }
    return found;
  };

  const linesOf = async ({ id, periods }: z.output<typeof settlement>): Promise<SettlementLine[]> => {
    const [payments, refunds, chargebacks] = [
      await partsOf(id, 'payments', payment),
      await partsOf(id, 'refunds', back),
      await partsOf(id, 'chargebacks', back),
    ];
    const wentBack = (kind: 'refund' | 'charge_back') => (part: z.output<typeof back>) => ({
      kind,
      reference: part.id,
      payment: { reference: part.paymentId },
      grossCents: centsOf(part.settlementAmount),
      feeCents: 0,
    });
    const costs = Object.values(periods).flatMap((months) => Object.values(months).flatMap(({ costs }) => costs));
    return [
      ...payments.map((part) => ({
        kind: 'payment' as const,
        reference: part.id,
        payment: { reference: part.id },
        grossCents: centsOf(part.settlementAmount),
        feeCents: 0,
      })),
      ...refunds.map(wentBack('refund')),
      ...chargebacks.map(wentBack('charge_back')),
      ...costs.map(({ description, amountGross }) => ({
        kind: 'cost' as const,
        reference: description,
        payment: null,
        grossCents: 0,
        feeCents: centsOf(amountGross),
      })),
    ];
  };

  return {
    async settlements(since) {
      const found = [];
      let from: string | null = '';
      for (let count = 0; from !== null && count < maxPages; count += 1) {
        const page: z.output<typeof settlements> = await get(
          `settlements?limit=50${from && `&from=${encodeURIComponent(from)}`}`,
          settlements,
        );
        for (const one of page._embedded.settlements) {
          if (one.status !== 'paidout' || !one.settledAt) continue;
          const paidAt = new Date(one.settledAt);
          // The newest come first.
          if (paidAt < since) return found;
          found.push({ reference: one.id, paidAt, netCents: centsOf(one.amount), lines: await linesOf(one) });
        }
        from = fromOf(page._links);
      }
      return found;
    },

    async balance() {
      const { availableAmount, pendingAmount } = await get('balances/primary', balance);
      return centsOf(availableAmount) + centsOf(pendingAmount);
    },
  };
}

/** Where the next page begins; null if there is none. */
const fromOf = ({ next }: z.output<typeof links>) => (next ? new URL(next.href).searchParams.get('from') : null);

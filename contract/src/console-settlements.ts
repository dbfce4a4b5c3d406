import { z } from 'zod';
import { consoleList, consoleSpan, reason } from './console.ts';
import { defineCall } from './define-call.ts';
import { euros, id, instant, success } from './wire.ts';

/** What the payment provider paid to the bank, beside the ledger's view of it (product.md#settlements). */

/** The decision about a line that the ledger doesn't explain: a loss, a cost, or it stays with the provider. */
export const settlementLineKinds = ['payment', 'refund', 'charge_back', 'cost', 'other'] as const;

export const lineResolutions = ['losses', 'provider_costs', 'provider'] as const;

const settlement = z.strictObject({
  _id: id,
  provider: z.string(),
  /** The provider's own reference. */
  reference: z.string(),
  paidAt: instant,
  /** When it counts in the books: when it was paid, or the first instant of the open month; null if nothing was booked. */
  valuedAt: instant.nullable(),
  /** What the bank got: gross less costs. */
  net: euros,
  gross: euros,
  costs: euros,
  lines: z.int(),
  /** Lines that the ledger doesn't explain, and about which nobody has decided. */
  open: z.int(),
});

/** The decision about a payment that the provider took but never paid out: the provider will correct it, or it is a loss. */
export const missingResolutions = ['provider', 'losses'] as const;

/** Payments older than the provider's payout time that are in no payout. */
const missing = z.strictObject({
  count: z.int(),
  total: euros,
  /** The oldest ones, fifty at most. */
  payments: z.array(
    z.strictObject({
      order: id,
      person: z.strictObject({ _id: id, name: z.string() }),
      /** The amount with the fee. */
      amount: euros,
      paidAt: instant,
    }),
  ),
});

export const { list: listSettlements, file: settlementsFile } = consoleList({
  path: '/admin/books/settlements',
  summary: 'What the payment provider paid to the bank, by its own number or that of a line.',
  rows: { settlements: settlement },
  sorts: ['newest', 'oldest'],
  filters: {
    open: z.enum(['true', 'false']).default('false').describe('Only settlements with lines that nobody has explained'),
    ...consoleSpan,
  },
  more: {
    /** What the provider last said that it holds, beside the ledger's amount; null if it was never asked. */
    balance: z.strictObject({ told: euros, booked: euros, at: instant }).nullable(),
    /** False if the provider's key may not read its payouts. */
    isReadable: z.boolean(),
    missing,
    /** Within how many days the provider pays out (`PROVIDER_PAYS_WITHIN_DAYS`). */
    paysWithinDays: z.int(),
  },
});

const line = z.strictObject({
  _id: id,
  kind: z.enum(settlementLineKinds),
  reference: z.string(),
  /** Null for a cost, or for something that Rondo doesn't know. */
  order: z.strictObject({ _id: id, person: z.string() }).nullable(),
  /** Below zero if it went back to the payer. */
  gross: euros,
  fee: euros,
  /** How much of it the ledger explains. */
  explained: euros,
  resolution: z
    .strictObject({ as: z.enum(lineResolutions), reason: z.string(), by: z.string(), at: instant })
    .nullable(),
});

export const getSettlement = defineCall({
  method: 'GET',
  path: '/admin/books/settlements/{id}',
  summary: 'A payout of the provider with its lines, those first that wait for a person.',
  access: 'admin',
  input: { params: z.object({ id }) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({ settlement: settlement.extend({ parts: z.array(line) }) }),
  }),
  errors: ['settlement_not_found'],
});

export const fetchSettlements = defineCall({
  method: 'POST',
  path: '/admin/books/settlements/fetch',
  summary: 'Ask the provider now what it paid to the bank, and book it.',
  access: 'admin',
  proof: false,
  input: { body: z.object({}).default({}) },
  output: z.strictObject({ status: success, data: z.strictObject({ fetched: z.int(), open: z.int() }) }),
  errors: ['settlements_unreadable', 'provider_unavailable'],
});

export const resolveSettlementLine = defineCall({
  method: 'POST',
  path: '/admin/books/settlements/{id}/lines/{lineId}/resolve',
  summary: 'Decide about a line that the ledger does not explain, with a reason.',
  access: 'admin',
  decidesMoney: true,
  input: {
    params: z.object({ id, lineId: id }),
    body: z.object({ as: z.enum(lineResolutions), reason }),
  },
  output: getSettlement.output,
  errors: ['settlement_line_not_found', 'settlement_line_explained', 'already_decided'],
  idempotent: true,
});

export const resolveMissingPayout = defineCall({
  method: 'POST',
  path: '/admin/books/settlements/missing/{orderId}/resolve',
  summary: 'Decide about a payment that the provider took and paid out in nothing, with a reason.',
  access: 'admin',
  decidesMoney: true,
  input: {
    params: z.object({ orderId: id }),
    body: z.object({ as: z.enum(missingResolutions), reason }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ missing }) }),
  errors: ['payout_not_missing'],
  idempotent: true,
});

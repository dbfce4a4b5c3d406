import { gameStatuses, languageCodes, ownPath, pageSizes, paymentMethods } from '@rondo/rules';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { discountTypes } from './promocodes.ts';
import { euros, givenInstant, id, instant, pagination, skipLimit, success } from './wire.ts';

export const orderStatuses = ['created', 'paid', 'failed', 'expired'] as const;

const gameOfPayment = z.strictObject({ _id: id, name: z.string(), game_date: instant, status: z.enum(gameStatuses) });

/** A payment for a game and what was refunded of it to the balance, or a promocode that topped up the balance. */
export const cashOut = z.strictObject({
  _id: id,
  amount: euros,
  createdAt: instant,
  status: z.enum(['refunded', 'confirmed', 'pending', 'partial_refund']),
  refundedAmount: euros,
  /** `topupBalance` marks a cash-in; otherwise what was taken off the price before paying. */
  promocode_discount: z
    .strictObject({ discountType: z.enum(discountTypes), name: z.string().nullable(), amount: euros })
    .nullable(),
  match: gameOfPayment.nullable(),
  /** Whose spot was paid for, when it was somebody else's. */
  friend: z.strictObject({ name: z.string() }).nullable(),
  /** `balance`, `pass` for a game that was paid ahead, or a payment method of the provider, which adds the fee to the amount. */
  method: z.enum([...paymentMethods, 'balance', 'pass']),
  fee: euros,
});

export const topUpPayment = z.strictObject({
  _id: id,
  amount: euros,
  fee: euros,
  method: z.enum(paymentMethods),
  status: z.enum(orderStatuses),
  createdAt: instant,
});

export const myCashOuts = defineCall({
  method: 'GET',
  path: '/internalPayments/user/me',
  summary: 'Payments for games, from the balance or through the provider, newest or oldest first.',
  access: 'player',
  input: {
    query: skipLimit.extend({ status: z.enum(['refunded', 'confirmed', 'pending', 'partial_refund']).optional() }),
  },
  output: z.strictObject({ status: success, data: z.strictObject({ payments: z.array(cashOut) }), pagination }),
  errors: ['wallet_for_players'],
});

export const myTopUps = defineCall({
  method: 'GET',
  path: '/payments/user/me',
  summary: 'Top-up orders, newest or oldest first.',
  access: 'player',
  input: { query: skipLimit },
  output: z.strictObject({ status: success, data: z.strictObject({ payments: z.array(topUpPayment) }), pagination }),
  errors: ['wallet_for_players'],
});

export const topUpWallet = defineCall({
  method: 'POST',
  path: '/payments/topUp',
  summary: 'Start a top-up: answers with the link of the provider’s checkout page.',
  access: 'player',
  input: {
    body: z.object({
      amount: z
        .union([
          z.number(),
          z
            .string()
            .regex(/^\d{1,5}$/)
            .transform(Number),
        ])
        .describe('Whole euros, 1 to 10000'),
      method: z.enum(paymentMethods).default('ideal'),
      clientId: z.string().max(200).nullish(),
      isAndroidApp: z.boolean().nullish(),
      returnTo: z
        .string()
        .max(200)
        .regex(/^\/(?![/\\])[\w\-/?=&.%]*$/)
        .refine((path) => ownPath(path) !== null)
        .nullish()
        .describe('Path in the app to go on to once paid'),
    }),
  },
  output: z.strictObject({ status: success, paymentLink: z.string(), orderId: id, amount: euros, fee: euros }),
  errors: ['amount_out_of_range', 'provider_unavailable', 'wallet_for_players'],
  idempotent: true,
});

export const paymentStatus = defineCall({
  method: 'POST',
  path: '/payments/payment',
  summary: 'How an order stands; asks the provider when it is still open.',
  access: 'guest',
  input: { body: z.object({ orderId: z.string().max(64) }) },
  output: z.strictObject({
    status: success,
    order: z.strictObject({
      _id: id,
      amount: euros,
      fee: euros,
      /** Credits added to the wallet so far: the amount once paid; 0 before that, or when it paid for a spot. */
      paidTokens: euros,
      matchId: id.nullable(),
      returnTo: z.string().nullable(),
      status: z.enum(orderStatuses),
      underReview: z
        .boolean()
        .describe('A person looks into it, as when another amount was paid: nothing is decided until they have'),
    }),
    userEmail: z.string(),
  }),
  errors: ['payment_not_found'],
});

export const openPayments = defineCall({
  method: 'GET',
  path: '/payments/open',
  summary: 'One’s payments that can still be paid or cancelled, the latest first: top-ups, and for spots.',
  access: 'player',
  input: {},
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      payments: z.array(
        z.strictObject({
          _id: id,
          amount: euros,
          fee: euros,
          match: z
            .strictObject({ _id: id, name: z.string() })
            .nullable()
            .describe('The game it is for; null: a top-up'),
          expiresAt: instant,
          paymentLink: z.string().nullable(),
        }),
      ),
    }),
  }),
  errors: [],
});

export const cancelPayment = defineCall({
  method: 'POST',
  path: '/payments/cancel',
  summary:
    'Cancel an open payment: its payer a top-up, whoever holds the order’s id one for a spot, which opens. A payment that comes after all is credited.',
  access: 'visitor',
  input: { body: z.object({ orderId: z.string().max(64) }) },
  output: z.strictObject({
    status: success,
    order: z.strictObject({
      _id: id,
      status: z.enum(orderStatuses).describe('`failed` once cancelled; `paid` when it was paid before'),
    }),
  }),
  errors: ['payment_not_found'],
});

const firstYear = '2020-01-01';
const lastYear = '2099-12-31';
/** The most days a statement can cover. */
export const statementDaysMost = 366;
const statementDay = z.iso.date().refine((day) => day >= firstYear && day <= lastYear, {
  error: `a day from ${firstYear} to ${lastYear}`,
});

const statementFields = {
  from: statementDay.optional().describe('First day, local to Europe/Amsterdam; the first of this month without it'),
  to: statementDay.optional().describe('Last day, inclusive; today without it'),
};

const inOrder = (query: { from?: string; to?: string }, issues: z.core.$RefinementCtx): void => {
  if (!query.from || !query.to) return;
  const days = (Date.parse(query.to) - Date.parse(query.from)) / 86_400_000;
  if (days < 0) issues.addIssue({ code: 'custom', path: ['to'], message: 'to must not be before from' });
  if (days > statementDaysMost)
    issues.addIssue({ code: 'custom', path: ['to'], message: `at most ${statementDaysMost} days` });
};

/** What moves a balance; `other` covers whatever has no word of its own yet. */
export const statementKinds = [
  'top_up',
  'late_payment',
  'entrance_fee',
  'refund',
  'cancellation',
  'group_reserved',
  'group_back',
  'pass_bought',
  'pass_back',
  'promotion',
  'guest_release',
  'forfeit',
  'correction',
  'other',
] as const;

const statementLine = z.strictObject({
  createdAt: instant,
  kind: z.enum(statementKinds),
  match: z.strictObject({ _id: id, name: z.string() }).nullable(),
  /** Whose spot it was about, when it was somebody else's. */
  friend: z.string().nullable(),
  /** The promocode that topped the balance up. */
  code: z.string().nullable(),
  /** Positive adds to the balance. */
  amount: euros,
  /** The balance after it. */
  balance: euros,
  receiptId: id.nullable(),
});

export const walletStatement = defineCall({
  method: 'GET',
  path: '/wallet/statement',
  summary:
    'All that moved the balance in a period, the earliest first: opening balance and amounts add up to the closing balance.',
  access: 'player',
  input: { query: z.object(statementFields).superRefine(inOrder) },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      from: z.iso.date(),
      to: z.iso.date(),
      openingBalance: euros,
      lines: z.array(statementLine),
      closingBalance: euros,
    }),
  }),
  errors: ['wallet_for_players'],
});

export const walletStatementCsv = defineCall({
  method: 'GET',
  path: '/wallet/statement.csv',
  summary: 'The same as a file for a spreadsheet: in Dutch with semicolons and decimal commas.',
  access: 'player',
  input: {
    query: z
      .object({
        ...statementFields,
        lang: z.enum(languageCodes).optional().describe("The reader's language without it"),
      })
      .superRefine(inOrder),
  },
  output: z.string(),
  errors: ['wallet_for_players'],
  media: 'text/csv',
});

/** What one may look at alone of the money that came and went; everything shows the other kinds too. */
export const timelineShows = {
  'top-ups': ['top_up', 'late_payment'],
  games: ['entrance_fee', 'group_reserved', 'pass_bought'],
  refunds: ['refund', 'cancellation', 'group_back', 'pass_back', 'guest_release'],
  gifts: ['promotion'],
} as const satisfies Record<string, readonly (typeof statementKinds)[number][]>;

export type TimelineShow = keyof typeof timelineShows;

export const timelineShowNames = Object.keys(timelineShows) as TimelineShow[];

const timelineLine = statementLine.extend({
  /** The provider's payment method and its fee, which came on top; null: it went over the balance alone. */
  method: z.enum(paymentMethods).nullable(),
  fee: euros,
});

export const walletTimeline = defineCall({
  method: 'GET',
  path: '/wallet/timeline',
  summary:
    'Money in and out, the latest first: what moved the balance, and spots paid through the provider, which leave it as it was.',
  access: 'player',
  input: {
    query: z.object({
      show: z.enum(timelineShowNames).optional().describe('Only these; everything without it'),
      before: givenInstant.optional().describe('`next` of the page before'),
      limit: z.coerce.number().int().min(1).max(100).default(pageSizes.walletList),
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** A page may be longer by what happened in one moment. */
      lines: z.array(timelineLine),
      /** `before` of the next page; null: this is the last. */
      next: instant.nullable(),
    }),
  }),
  errors: ['wallet_for_players'],
});

export const receiptKinds = ['top_up', 'entrance_fee', 'pass', 'promotion'] as const;

const receipt = z.strictObject({
  _id: id,
  /** Unique, and short enough to quote: `P-20261121-1A2B3C4D`. */
  number: z.string(),
  kind: z.enum(receiptKinds),
  createdAt: instant,
  payer: z.strictObject({ name: z.string(), email: z.string() }),
  match: gameOfPayment.extend({ address: z.string() }).nullable(),
  /** Whose spot was paid for, when it was somebody else's. */
  friend: z.string().nullable(),
  /** Discounts are negative; `amount` is set when there is no price before discounts. */
  lines: z.array(
    z.strictObject({
      kind: z.enum(['base', 'earlyBird', 'promocode', 'periodic', 'pass', 'amount', 'fee']),
      name: z.string().nullable(),
      amount: euros,
    }),
  ),
  total: euros,
  /** `balance`: from the wallet. `pass`: paid ahead. `promotion`: given. */
  method: z.enum([...paymentMethods, 'balance', 'pass', 'promotion']),
  status: z.enum([...orderStatuses, 'refunded', 'confirmed', 'pending', 'partial_refund']),
  /** What was refunded, to the balance or as a game on a pass. */
  refund: z.strictObject({ amount: euros, createdAt: instant }).nullable(),
});

export const walletReceipt = defineCall({
  method: 'GET',
  path: '/wallet/receipts/{id}',
  summary:
    'The receipt of a top-up order, of a payment for a spot, of a pass, or of a promocode that topped the balance up.',
  access: 'player',
  input: { params: z.object({ id }) },
  output: z.strictObject({ status: success, data: z.strictObject({ receipt }) }),
  errors: ['payment_not_found', 'wallet_for_players'],
});

export type StatementKind = (typeof statementKinds)[number];
export type TimelineLine = z.output<typeof timelineLine>;
export type StatementLine = z.output<typeof statementLine>;
export type Receipt = z.output<typeof receipt>;
export type CashOut = z.output<typeof cashOut>;
export type TopUpPayment = z.output<typeof topUpPayment>;

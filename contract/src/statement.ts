import { chosen, languageCodes, pageSizes, paymentMethods } from '@rondo/rules';
import type { JournalKind } from '@rondo/rules/books';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { euros, givenInstant, id, instant, success } from './wire.ts';

const firstYear = '2020-01-01';
const lastYear = '2099-12-31';
/** The most days a statement can cover. */
export const statementDaysMax = 366;
const statementDay = z.iso.date().refine((day) => day >= firstYear && day <= lastYear, {
  error: `a day from ${firstYear} to ${lastYear}`,
});

const statementFields = {
  from: statementDay.optional().describe('First day, local to Europe/Amsterdam; the first of this month if left out'),
  to: statementDay.optional().describe('Last day, inclusive; today if left out'),
};

const inOrder = (query: { from?: string; to?: string }, issues: z.core.$RefinementCtx): void => {
  if (!query.from || !query.to) return;
  const days = (Date.parse(query.to) - Date.parse(query.from)) / 86_400_000;
  if (days < 0) issues.addIssue({ code: 'custom', path: ['to'], message: 'to must not be before from.' });
  if (days > statementDaysMax)
    issues.addIssue({ code: 'custom', path: ['to'], message: `At most ${statementDaysMax} days.` });
};

/** What moves a balance, by the kind of its journal; `other` covers kinds that have no word of their own. */
export const statementKinds = [
  ...chosen<JournalKind>()({
    top_up: true,
    late_payment: true,
    entrance_fee: true,
    refund: true,
    cancellation: true,
    group_reserved: true,
    group_back: true,
    pass_bought: true,
    pass_back: true,
    promotion: true,
    guest_release: true,
    forfeit: true,
    correction: true,
    goodwill: true,
    top_up_back: true,
    gift_back: true,
    refund_failed: true,
    refund_again: true,
    charge_back: true,
    charge_back_won: true,
    owed_settled: true,
    settlement: false,
    guest_payment: false,
    demo: false,
    organiser_pay: false,
    organiser_pay_reversal: false,
    payout: false,
    payout_executed: false,
    payout_returned: false,
    payout_undone: false,
    owed_ended: false,
    guest_back: false,
    guest_back_by_bank: false,
    refund_asked: false,
    vat: false,
    provider_paid: false,
    provider_explained: false,
    provider_resolved: false,
    own_entry: false,
    pay_vat: false,
  }),
  'other',
] as const;

const statementLine = z.strictObject({
  createdAt: instant,
  kind: z.enum(statementKinds),
  match: z.strictObject({ _id: id, name: z.string() }).nullable(),
  /** The player whose spot it was about, if that was somebody else. */
  friend: z.string().nullable(),
  /** The promocode that topped the balance up. */
  code: z.string().nullable(),
  /** Why an admin moved it, in their words. */
  reason: z.string().nullable(),
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
  summary: 'The same as a file for a spreadsheet: in a language with decimal commas, with semicolons.',
  access: 'player',
  input: {
    query: z
      .object({
        ...statementFields,
        lang: z.enum(languageCodes).optional().describe("The reader's language if left out"),
      })
      .superRefine(inOrder),
  },
  output: z.string(),
  errors: ['wallet_for_players'],
  media: 'text/csv',
});

/** Kinds of money movements that can be shown by themselves; showing everything includes the other kinds. */
export const timelineShows = {
  'top-ups': ['top_up', 'late_payment', 'top_up_back', 'refund_again'],
  games: ['entrance_fee', 'group_reserved', 'pass_bought'],
  refunds: ['refund', 'cancellation', 'goodwill', 'group_back', 'pass_back', 'guest_release', 'refund_failed'],
  gifts: ['promotion', 'gift_back'],
} as const satisfies Record<string, readonly (typeof statementKinds)[number][]>;

export type TimelineShow = keyof typeof timelineShows;

export const timelineShowNames = Object.keys(timelineShows) as TimelineShow[];

const timelineLine = statementLine.extend({
  /** The provider's payment method and its fee, which was added; null if only the balance was used. */
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
      show: z.enum(timelineShowNames).optional().describe('Only this kind; everything if left out'),
      before: givenInstant.optional().describe('`next` of the previous page'),
      limit: z.coerce.number().int().min(1).max(100).default(pageSizes.walletList),
    }),
  },
  output: z.strictObject({
    status: success,
    data: z.strictObject({
      /** A page may be longer because of movements at the same instant. */
      lines: z.array(timelineLine),
      /** `before` for the next page; null on the last page. */
      next: instant.nullable(),
    }),
  }),
  errors: ['wallet_for_players'],
});

export type StatementKind = (typeof statementKinds)[number];
export type StatementLine = z.output<typeof statementLine>;
export type TimelineLine = z.output<typeof timelineLine>;

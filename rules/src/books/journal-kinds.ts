import type { SaleKind } from './vat.ts';

/** What has to be decided about a kind of journal (decisions/0128-complete-by-construction.md). */
interface JournalRule {
  /** What it sells or gives back. With `fee` it is a payment, which sells its fee at most; null: its money was sold before, or isn't sold yet. */
  sells: SaleKind | null;
  /** The daybook of an auditfile that has it: sales, payments, or neither. */
  daybook: 'sales' | 'payments' | 'memo';
  /** What the ledger books on revenue, if a bookkeeper has an account of its own for it. */
  revenue?: 'goodwill' | 'organisers' | 'other_income';
}

/** Every kind of journal. The daybooks, the chart of accounts and the documents of sales follow from it. */
const journalRules = {
  top_up: { sells: 'fee', daybook: 'payments' },
  entrance_fee: { sells: 'game', daybook: 'sales' },
  refund: { sells: 'game', daybook: 'sales' },
  cancellation: { sells: 'game', daybook: 'sales' },
  settlement: { sells: null, daybook: 'sales' },
  promotion: { sells: null, daybook: 'memo' },
  guest_payment: { sells: 'fee', daybook: 'payments' },
  guest_release: { sells: null, daybook: 'memo' },
  late_payment: { sells: 'fee', daybook: 'payments' },
  group_reserved: { sells: null, daybook: 'memo' },
  group_back: { sells: null, daybook: 'memo' },
  pass_bought: { sells: 'pass', daybook: 'sales' },
  pass_back: { sells: 'pass', daybook: 'sales' },
  forfeit: { sells: null, daybook: 'memo', revenue: 'other_income' },
  demo: { sells: null, daybook: 'memo' },
  organiser_pay: { sells: null, daybook: 'memo', revenue: 'organisers' },
  organiser_pay_reversal: { sells: null, daybook: 'memo', revenue: 'organisers' },
  payout: { sells: null, daybook: 'payments' },
  payout_executed: { sells: null, daybook: 'payments' },
  payout_returned: { sells: null, daybook: 'payments' },
  payout_undone: { sells: null, daybook: 'payments' },
  correction: { sells: 'correction', daybook: 'memo' },
  goodwill: { sells: 'game', daybook: 'sales', revenue: 'goodwill' },
  charge_back: { sells: 'fee', daybook: 'payments' },
  charge_back_won: { sells: 'fee', daybook: 'payments' },
  owed_settled: { sells: null, daybook: 'memo' },
  owed_ended: { sells: null, daybook: 'memo' },
  guest_back: { sells: null, daybook: 'payments' },
  guest_back_by_bank: { sells: null, daybook: 'payments' },
  top_up_back: { sells: 'fee', daybook: 'payments' },
  gift_back: { sells: null, daybook: 'memo' },
  refund_asked: { sells: 'fee', daybook: 'payments' },
  refund_failed: { sells: null, daybook: 'payments' },
  refund_again: { sells: null, daybook: 'payments' },
  vat: { sells: null, daybook: 'sales' },
  provider_paid: { sells: null, daybook: 'payments' },
  provider_explained: { sells: null, daybook: 'memo' },
  provider_resolved: { sells: null, daybook: 'memo' },
  own_entry: { sells: null, daybook: 'payments' },
  pay_vat: { sells: null, daybook: 'memo', revenue: 'organisers' },
} as const satisfies Record<string, JournalRule>;
export type JournalKind = keyof typeof journalRules;
export const journalKinds = /* @__PURE__ */ Object.keys(journalRules) as JournalKind[];

export const ruleOf = (kind: JournalKind): JournalRule => journalRules[kind];

const kindsIn = (daybook: JournalRule['daybook']) => journalKinds.filter((kind) => ruleOf(kind).daybook === daybook);

/** The daybooks of an auditfile in their order, in which bookkeepers look for one kind of transaction. Types: sales, bank, or neither. */
export const daybooks = [
  { id: 'sales', type: 'S', kinds: /* @__PURE__ */ kindsIn('sales') },
  { id: 'payments', type: 'B', kinds: /* @__PURE__ */ kindsIn('payments') },
  { id: 'memo', type: 'M', kinds: /* @__PURE__ */ kindsIn('memo') },
] as const;

/** A journal of an auditfile, in which bookkeepers look for one sort of transactions. */
interface Daybook {
  id: 'sales' | 'payments' | 'memo';
  /** As the file calls them: sales, bank, and what is neither. */
  type: 'S' | 'B' | 'M';
  /** Of the ledger's journals. */
  kinds: readonly string[];
}

/** The daybooks in their order; the last has all other kinds of journals. */
export const daybooks = [
  {
    id: 'sales',
    type: 'S',
    kinds: ['entrance_fee', 'refund', 'cancellation', 'goodwill', 'pass_bought', 'pass_back', 'settlement', 'vat'],
  },
  {
    id: 'payments',
    type: 'B',
    kinds: [
      'top_up',
      'guest_payment',
      'late_payment',
      'charge_back',
      'charge_back_won',
      'guest_back',
      'top_up_back',
      'refund_asked',
      'refund_failed',
      'refund_again',
      'guest_back_by_bank',
      'payout',
      'payout_executed',
      'payout_returned',
      'payout_undone',
      'provider_paid',
    ],
  },
  { id: 'memo', type: 'M', kinds: [] },
] as const satisfies readonly Daybook[];

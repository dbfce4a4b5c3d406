/** A journal of an auditfile, in which bookkeepers look for one kind of transaction. */
interface Daybook {
  id: 'sales' | 'payments' | 'memo';
  /** The type in the file: sales, bank, or neither. */
  type: 'S' | 'B' | 'M';
  /** The kinds of the ledger's journals. */
  kinds: readonly string[];
}

/** The daybooks in order; the last has all other kinds of journals. */
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

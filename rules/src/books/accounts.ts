/** All kinds of accounts of the ledger, in the order of the daily closes. */
export const ledgerAccounts = [
  'wallet',
  'escrow',
  'owed_to_guest',
  'revenue',
  'provider',
  'promotions',
  'fees',
  'checkout',
  'owed_to_organiser',
  'payout',
  'bank',
  'losses',
  'reserved',
  'pass',
  'owed_by_person',
  'vat',
  'vat_in_sales',
  'provider_costs',
  'unexplained',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

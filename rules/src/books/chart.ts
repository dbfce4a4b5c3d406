import type { LedgerAccount } from './accounts.ts';
import { type JournalKind, ruleOf } from './journal-kinds.ts';

interface InChart {
  /** The number, as bookkeepers number accounts. */
  number: string;
  /** Its code in the national chart (RGS 3.x), unless the operator gives it another. */
  rgs: string;
}

/**
 * The chart of accounts (decisions/0094-auditfile.md). Auditfile 4.0 wants different RGS codes, so accounts that share one have an extension. A code
 * says whether its account is on the balance sheet or in profit and loss: VAT in sales lowers the income, unless the operator gives it a balance
 * sheet code.
 */
export const chart = {
  earlier_years: { number: '0500', rgs: 'BEivOreOvw' },
  bank: { number: '1100', rgs: 'BLimBanRba' },
  payout: { number: '1190', rgs: 'BLimKruSto' },
  provider: { number: '1195', rgs: 'BVorTusTonTcv' },
  owed_by_person: { number: '1310', rgs: 'BVorOvrOvk' },
  owed_to_organiser: { number: '1600', rgs: 'BSchCreHac' },
  wallet: { number: '1650', rgs: 'BSchOvsOvs.01' },
  reserved: { number: '1651', rgs: 'BSchOvsOvs.02' },
  checkout: { number: '1652', rgs: 'BSchOvsOvs.03' },
  owed_to_guest: { number: '1653', rgs: 'BSchOvsOvs.04' },
  escrow: { number: '1660', rgs: 'BSchOpaVor.01' },
  pass: { number: '1661', rgs: 'BSchOpaVor.02' },
  vat_ahead: { number: '1662', rgs: 'BSchOpaVor.03' },
  unexplained: { number: '1690', rgs: 'BSchTusTovTvp' },
  vat: { number: '1700', rgs: 'BSchBepBtw' },
  input_vat: { number: '1710', rgs: 'BSchBepBtwVoo' },
  organisers: { number: '4100', rgs: 'WKprKuwKuw' },
  costs: { number: '4200', rgs: 'WBedHui' },
  promotions: { number: '4500', rgs: 'WBedVkkRea' },
  goodwill: { number: '4510', rgs: 'WBedVkkOvr' },
  provider_costs: { number: '4700', rgs: 'WBedAdlBan' },
  losses: { number: '4900', rgs: 'WBedAlkOal' },
  revenue: { number: '8000', rgs: 'WOmzNodOdl' },
  fees: { number: '8100', rgs: 'WOmzNodOdh' },
  other_income: { number: '8200', rgs: 'WOvbOvoOvo' },
  vat_in_sales: { number: '8900', rgs: 'WOmzNodNod' },
} as const satisfies Record<string, InChart>;
export type ChartAccount = keyof typeof chart;

/** The accounts of the books by their numbers: those of the ledger, its revenue by what it was for, VAT of what is sold ahead, and the result of earlier years. */
export const chartAccounts = /* @__PURE__ */ Object.keys(chart) as ChartAccount[];

/** The chart's account of a posting, by the kind of its journal (decisions/0132-entries-for-the-bookkeeper.md). */
export const chartAccountOf = (account: LedgerAccount, journalKind: JournalKind): ChartAccount =>
  account === 'revenue' ? (ruleOf(journalKind).revenue ?? account) : account;

/** `BLimBanRba`, with an extension `BLimBanRba.01`: sections of three letters below the balance sheet or profit and loss. */
export const rgsCode = /^[BW](?:[A-Z][a-z0-9]{2}){1,5}(?:\.[A-Za-z0-9]{1,10})?$/;

export const isOnBalanceSheet = (code: string): boolean => code.startsWith('B');

/** The code of each account, some of which the operator changed. */
export function rgsCodes(changed: Readonly<Record<string, string>>): Record<ChartAccount, string> {
  const codes = chartAccounts.map((account) => [account, changed[account] ?? chart[account].rgs] as const);
  return Object.fromEntries(codes) as Record<ChartAccount, string>;
}

import type { Cents } from '../money.ts';
import type { LedgerAccount } from './accounts.ts';
import { type ChartAccount, chartAccountOf, chartAccounts } from './chart.ts';
import { type JournalKind, ruleOf } from './journal-kinds.ts';
import type { BasisPoints, SaleKind } from './vat.ts';

/** What journals of one kind moved on one account in a period; below zero is debit. */
export interface Moved {
  account: LedgerAccount;
  kind: JournalKind;
  cents: Cents;
}

/** What a period's documents say of a kind of sale at a rate; what came back is taken off. */
export interface Documented {
  kind: SaleKind;
  rate: BasisPoints;
  /** With VAT. */
  cents: Cents;
  vatCents: Cents;
  giftCents: Cents;
}

export interface EntryLine {
  account: ChartAccount;
  /** Of the account of VAT: what it is of. */
  vat: Pick<Documented, 'kind' | 'rate'> | null;
  /** Below zero is debit. */
  cents: Cents;
}

/**
 * A period as one entry of a bookkeeper's memorial, by account, VAT by kind and rate; it adds up to zero. The VAT inside what is sold ahead stands beside
 * what is sold ahead, on the balance sheet, and moves to VAT in sales as this is played (decisions/0137-vat-of-what-is-sold-ahead.md).
 * @param vatAheadCents by how much it grew in the period
 */
export function entryOf(moved: readonly Moved[], documented: readonly Documented[], vatAheadCents: Cents): EntryLine[] {
  const sums = new Map<ChartAccount, Cents>();
  for (const { account, kind, cents } of moved) {
    const on = chartAccountOf(account, kind);
    sums.set(on, (sums.get(on) ?? 0) + cents);
  }
  sums.set('vat_ahead', 0 - vatAheadCents);
  sums.set('vat_in_sales', (sums.get('vat_in_sales') ?? 0) + vatAheadCents);
  const vat = documented.map(({ kind, rate, vatCents }) => ({
    account: 'vat' as const,
    vat: { kind, rate },
    cents: vatCents,
  }));
  const restOfVat = (sums.get('vat') ?? 0) - vat.reduce((sum, { cents }) => sum + cents, 0);
  const lines = chartAccounts.flatMap((account): EntryLine[] =>
    account === 'vat'
      ? [...vat, { account, vat: null, cents: restOfVat }]
      : [{ account, vat: null, cents: sums.get(account) ?? 0 }],
  );
  return lines.filter(({ cents }) => cents !== 0);
}

/** The ways from revenue to the turnover of the VAT return, in order. */
export const reconcilingSteps = [
  'revenue',
  'fees',
  'goodwill',
  'soldAhead',
  'unsold',
  'gifts',
  'vat',
  'vatAhead',
] as const;
type ReconcilingStep = (typeof reconcilingSteps)[number];

interface Reconciliation {
  steps: Record<ReconcilingStep, Cents>;
  /** What the steps lead to. */
  expectedCents: Cents;
  /** What the return says, without VAT. */
  turnoverCents: Cents;
  /** Zero, or something is wrong. */
  differenceCents: Cents;
}

/**
 * From what the ledger earned to the turnover of the VAT return (decisions/0132-entries-for-the-bookkeeper.md). Turnover is what was sold, so what was
 * sold ahead is in it, and what was earned without a sale isn't.
 */
export function reconcile(
  moved: readonly Moved[],
  documented: readonly Documented[],
  vatAheadCents: Cents,
): Reconciliation {
  const sumOf = (is: (of: Moved) => boolean) => moved.reduce((sum, of) => (is(of) ? sum + of.cents : sum), 0);
  const isOn =
    (...accounts: readonly ChartAccount[]) =>
    ({ account, kind }: Moved) =>
      accounts.includes(chartAccountOf(account, kind));
  const isEarned = isOn('revenue', 'fees', 'goodwill', 'escrow', 'pass');
  const add = (of: (one: Documented) => Cents) => documented.reduce((sum, one) => sum + of(one), 0);
  const steps = {
    revenue: sumOf(isOn('revenue')),
    fees: sumOf(isOn('fees')),
    goodwill: sumOf(isOn('goodwill')),
    soldAhead: sumOf(isOn('escrow', 'pass')),
    // A game that is settled moves from one of these accounts to another, and is none.
    unsold: 0 - sumOf((of) => isEarned(of) && ruleOf(of.kind).sells === null),
    gifts: 0 - add(({ giftCents }) => giftCents),
    vat: vatAheadCents - add(({ vatCents }) => vatCents),
    vatAhead: 0 - vatAheadCents,
  };
  const expectedCents = Object.values(steps).reduce((sum, cents) => sum + cents, 0);
  const turnoverCents = add(({ cents, vatCents }) => cents - vatCents);
  return { steps, expectedCents, turnoverCents, differenceCents: expectedCents - turnoverCents };
}

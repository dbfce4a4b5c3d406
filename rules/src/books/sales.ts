import type { Cents } from '../money.ts';
import { accountsOfSale } from './accounts.ts';
import { type JournalKind, journalKinds, ruleOf } from './journal-kinds.ts';
import type { SaleKind } from './vat.ts';

/** The parts of a ledger's journal from which its sales follow. */
export interface BookedJournal {
  kind: JournalKind;
  userId: string | null;
  postings: readonly { account: string; ownerId: string | null; cents: Cents }[];
}

/** What a person bought or, below zero, got back of it. */
export interface Sale {
  kind: SaleKind;
  userId: string;
  cents: Cents;
  /** The pass that the sale is about. */
  passId: string | null;
  /** Whether credits paid it, some of which may be a gift. */
  isFromCredits: boolean;
}

/** Kinds of journals that can contain a sale. */
export const journalsWithSales = /* @__PURE__ */ journalKinds.filter((kind) => ruleOf(kind).sells !== null);

const held: ReadonlySet<string> = /* @__PURE__ */ new Set(accountsOfSale('held'));
const earned: ReadonlySet<string> = /* @__PURE__ */ new Set(accountsOfSale('earned'));

/**
 * The sales that a journal stands for (product.md#vat): what people paid for a game or a pass, or got back, and the fees. A ride on a pass was sold
 * with the pass, and goes back there without a sale; what is kept of a refund stays sold.
 */
export function salesIn({ kind, userId, postings }: BookedJournal): Sale[] {
  const sales: Sale[] = [];
  const { sells } = ruleOf(kind);
  const what = sells !== 'fee' && postings.some(({ account }) => earned.has(account)) ? sells : null;
  const passId = (what === 'pass' && postings.find(({ account }) => account === 'pass')?.ownerId) || null;
  for (const { account, ownerId, cents } of what ? postings : []) {
    // An order pays for the person whose journal it is.
    const who = account === 'checkout' ? userId : ownerId;
    if (what && held.has(account) && who !== null && cents !== 0)
      sales.push({
        kind: what,
        userId: who,
        cents: -cents,
        passId,
        isFromCredits: account === 'wallet' || account === 'reserved',
      });
  }
  const feeCents = postings.reduce((sum, { account, cents }) => (account === 'fees' ? sum + cents : sum), 0);
  if (feeCents !== 0 && userId !== null)
    sales.push({ kind: 'fee', userId, cents: feeCents, passId: null, isFromCredits: false });
  return sales;
}

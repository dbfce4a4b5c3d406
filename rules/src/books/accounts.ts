/** What an account can be of; the rest are Rondo's own. */
export const ownerKinds = ['user', 'game', 'order', 'payout', 'pass'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

/** What has to be decided about a kind of accounts (decisions/0128-complete-by-construction.md). */
interface AccountRule {
  /** Whose each of them is; null: there is one, of Rondo. */
  owner: OwnerKind | null;
  /** Whether a sale shows on it: `held` for people, who own the money; or `earned`, Rondo's own, now or once a game was played. */
  sale: 'held' | 'earned' | null;
}

const accountRules = {
  wallet: { owner: 'user', sale: 'held' },
  escrow: { owner: 'game', sale: 'earned' },
  owed_to_guest: { owner: 'user', sale: 'held' },
  revenue: { owner: null, sale: 'earned' },
  provider: { owner: null, sale: null },
  promotions: { owner: null, sale: null },
  fees: { owner: null, sale: null },
  checkout: { owner: 'order', sale: 'held' },
  owed_to_organiser: { owner: 'user', sale: null },
  payout: { owner: 'payout', sale: null },
  bank: { owner: null, sale: null },
  losses: { owner: null, sale: null },
  reserved: { owner: 'user', sale: 'held' },
  pass: { owner: 'pass', sale: 'earned' },
  owed_by_person: { owner: 'user', sale: null },
  vat: { owner: null, sale: null },
  vat_in_sales: { owner: null, sale: null },
  provider_costs: { owner: null, sale: null },
  unexplained: { owner: null, sale: null },
  costs: { owner: null, sale: null },
  input_vat: { owner: null, sale: null },
} as const satisfies Record<string, AccountRule>;
export type LedgerAccount = keyof typeof accountRules;

/** All kinds of accounts of the ledger, in the order of the daily closes. */
export const ledgerAccounts = /* @__PURE__ */ Object.keys(accountRules) as LedgerAccount[];

export const ownerOf = (account: LedgerAccount): OwnerKind | null => accountRules[account].owner;

const accountsWith = (is: (rule: AccountRule) => boolean): LedgerAccount[] =>
  ledgerAccounts.filter((account) => is(accountRules[account]));
export const accountsOf = (owner: OwnerKind): LedgerAccount[] => accountsWith((rule) => rule.owner === owner);
/** The accounts on which a sale shows. */
export const accountsOfSale = (sale: 'held' | 'earned'): LedgerAccount[] => accountsWith((rule) => rule.sale === sale);

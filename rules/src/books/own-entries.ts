/** Where what the bank paid or was paid belongs, of what the operator books by hand (product.md#books). */
export const ownAccounts = ['vat', 'costs', 'provider_costs', 'losses'] as const;
/** Whether the bank paid it, or was paid. */
export const ownDirections = ['paid', 'received'] as const;

/** The key of such an entry's journal: it names the account and the document, so a document is booked once on each account. */
export const ownEntryKey = (account: string, document: string): string => `own_entry:${account}:${document}`;
/** The part of that key before the document, as PostgreSQL finds it. */
export const beforeOwnDocument = '^own_entry:[^:]+:';

/** Where what the bank paid or was paid belongs, of what the operator books by hand (product.md#books). */
export const ownAccounts = ['vat', 'costs', 'provider_costs', 'losses'] as const;
/** Whether the bank paid it, or was paid. */
export const ownDirections = ['paid', 'received'] as const;

/** The account that a line is taken from and comes back to, by the kind of payee. */
export const owedAccounts = { organiser: 'owed_to_organiser', guest: 'owed_to_guest' } as const;

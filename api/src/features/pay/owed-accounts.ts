/** The account that a line is taken from and comes back to, by whom it pays. */
export const owedAccounts = { organiser: 'owed_to_organiser', guest: 'owed_to_guest' } as const;

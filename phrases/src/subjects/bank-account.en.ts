/** Entering a bank account: an organiser’s own, or a guest’s by an admin. */
export const bankAccount = {
  holder: 'Account holder',
  holderHint: 'As on your bank account.',
  iban: 'Account number (IBAN)',
  ibanHint: 'We keep it encrypted and show only the last part.',
  holderMissing: 'Enter the account holder',
  ibanMissing: 'Enter the account number',
} as const;

/** Entering a bank account: an organiser’s own, or a guest’s by an admin. */
export const bankAccount = {
  holder: 'Account holder',
  holderHint: 'As the bank writes it.',
  iban: 'Account number (IBAN)',
  ibanHint: 'We check it, keep it encrypted and only ever show its end.',
  holderMissing: 'Enter the name of the account holder',
  ibanMissing: 'Enter the account number',
} as const;

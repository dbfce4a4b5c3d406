/** Fields that are never filled in again: passwords, bank accounts, and citizen service numbers. */
const secrets: ReadonlySet<string> = new Set([
  'password',
  'passwordCurrent',
  'confirm',
  'confirmPassword',
  'iban',
  'bsn',
]);
export const isSecret = (field: string): boolean => secrets.has(field);

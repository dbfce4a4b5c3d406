/** Fields that are never filled in again: passwords, and bank accounts. */
const secrets: ReadonlySet<string> = new Set(['password', 'passwordCurrent', 'confirm', 'confirmPassword', 'iban']);
export const isSecret = (field: string): boolean => secrets.has(field);

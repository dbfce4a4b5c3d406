/** Fields that are typed anew, whatever happens: passwords, and where money goes. */
const secrets: ReadonlySet<string> = new Set(['password', 'passwordCurrent', 'confirm', 'confirmPassword', 'iban']);
export const isSecret = (field: string): boolean => secrets.has(field);

import { accountForm } from './limits.ts';

/** Well-known passwords that would otherwise pass the rules. Compared in lower case, also with digits and signs after the word. */
const commonWords = new Set([
  'password',
  'passw0rd',
  'welcome',
  'welkom',
  'wachtwoord',
  'qwerty',
  'qwertyuiop',
  'azerty',
  'letmein',
  'football',
  'voetbal',
  'iloveyou',
  'sunshine',
  'princess',
  'superman',
  'batman',
  'monkey',
  'dragon',
  'master',
  'admin',
  'administrator',
  'login',
  'abc',
  'abcd',
  'abcdefg',
  'abcdefgh',
  'test',
  'testtest',
  'changeme',
  'secret',
  'geheim',
  'amsterdam',
  'feyenoord',
  'ajax',
  'nederland',
  'zomer',
  'winter',
  'lente',
  'herfst',
  'summer',
  'spring',
  'autumn',
  'trustno1',
  'starwars',
  'pokemon',
  'minecraft',
  'charlie',
  'shadow',
  'michael',
  'jordan',
  'baseball',
  'basketball',
  'volleyball',
  'hallo',
  'hello',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsx',
]);

/** What a new password must have (product.md#passwords), in the order in which pages show it. */
export const passwordRules = ['length', 'lowercase', 'uppercase', 'digit', 'uncommon'] as const;
export type PasswordRule = (typeof passwordRules)[number];

const passes: Record<PasswordRule, (password: string) => boolean> = {
  length: (password) => password.length >= accountForm.passwordMin,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /\d/.test(password),
  uncommon: (password) => password !== '' && !isCommonPassword(password),
};

/** The rules that a new password breaks. */
export function missedRules(password: string): PasswordRule[] {
  return passwordRules.filter((rule) => !passes[rule](password));
}

/** Whether it has the length and characters that a password needs; how common it is is checked separately. */
export function isStrongPassword(password: string): boolean {
  return missedRules(password).every((rule) => rule === 'uncommon');
}

/** Whether it is among the first passwords that anybody would guess. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const word = lower.replace(/[\d!@#$%^&*.?_-]+$/, '');
  return (
    commonWords.has(lower) ||
    commonWords.has(word) ||
    /^(.)\1+$/.test(word) ||
    (/^(0?123456789?0?|987654321)$/.test(lower.replaceAll(/\D/g, '')) && word.length <= 3)
  );
}

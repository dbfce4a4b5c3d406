import { Refused } from '../../platform/refusal.ts';

/**
 * Passwords of the well-known lists that would pass the rule of lower case, upper case, digit and eight characters.
 * Compared in lower case, also with digits and signs behind the word.
 */
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

/** @throws Refused `password_common` for a password that is one of the first that anybody would try */
export function refuseCommonPassword(password: string): void {
  if (isCommon(password))
    throw new Refused('password_common', undefined, [{ path: 'password', message: 'too common' }]);
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const word = lower.replace(/[\d!@#$%^&*.?_-]+$/, '');
  return (
    commonWords.has(lower) ||
    commonWords.has(word) ||
    /^(.)\1+$/.test(word) ||
    (/^(0?123456789?0?|987654321)$/.test(lower.replaceAll(/\D/g, '')) && word.length <= 3)
  );
}

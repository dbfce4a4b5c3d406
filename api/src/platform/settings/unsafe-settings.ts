import { realPaymentProviders } from '@rondo/rules';
import type { z } from 'zod';
import { sellerNeeded } from './seller-settings.ts';

type Guard = 'https' | 'notGuessable' | 'earlierNotGuessable';
/** What production asks of a setting beside its form; said where the setting is declared. */
const guards = new WeakMap<z.ZodType, Guard>();
const guarded =
  (guard: Guard) =>
  <Schema extends z.ZodType>(schema: Schema): Schema => {
    guards.set(schema, guard);
    return schema;
  };

/** An address that sessions, keys or payments go to. */
export const guardedAddress = guarded('https');
/** A secret that the operator draws. */
export const guardedSecret = guarded('notGuessable');
/** Earlier secrets of that kind, whose signatures are still accepted. */
export const guardedEarlier = guarded('earlierNotGuessable');

/** The default for secrets that nobody has set, which anybody can read here. */
export const publishedSecret = 'rondo development secret, never used in production';

/** The fewest different characters of a secret: 32 random hexadecimal digits have some 14 of the 16. */
const differentLeast = 8;

/** Words from examples and from lists of passwords. */
const words = 'change.?me|password|passw0rd|example|secret|development|rondo|qwerty|12345678|abcdefgh';
const anywhere = new RegExp(words, 'gi');
const byItself = new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, 'i');

/**
 * Whether somebody could guess it: it is published, made of words or few characters, or a repeated piece. Random keys may contain such a
 * word by chance, among other letters that make up most of the key.
 */
function isGuessable(secret: string): boolean {
  const isRepeated = `${secret}${secret}`.indexOf(secret, 1) < secret.length;
  const besides = secret.replaceAll(anywhere, '');
  const isWords = byItself.test(secret) || besides.length < (secret.length * 3) / 5;
  return secret === publishedSecret || isRepeated || isWords || new Set(besides).size < differentLeast;
}

interface Settings {
  NODE_ENV?: 'production' | 'development' | 'test' | undefined;
  RONDO_DEMO?: boolean | undefined;
  PUSH_LOOPBACK: boolean;
  PUBLIC_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  SECRET_KEY?: string | undefined;
  PAYMENT_PROVIDER?: string | undefined;
  SMTP_URL?: string | undefined;
  SELLER_NAME?: string | undefined;
  SELLER_ADDRESS?: string | undefined;
  SELLER_KVK?: string | undefined;
  SELLER_VAT?: string | undefined;
}

/** The settings without which production doesn't start. */
export const neededInProduction = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'SECRET_KEY',
  'PAYMENT_PROVIDER',
  'SMTP_URL',
  // Nobody may be asked for money by a seller who isn't named.
  ...sellerNeeded,
] as const;

/**
 * Why Rondo must not start with these settings, in one sentence; null if it may. Settings for trying it out (the sandbox's money, known
 * secrets, known accounts) require that somebody asked for them, or that only this machine's own database is used.
 * @param declared the settings' schemas, with their guards
 */
export function findUnsafe(settings: Settings, declared: Readonly<Record<string, z.ZodType>>): string | null {
  if (settings.NODE_ENV === 'production') return findUnsafeInProduction(settings, declared);
  if (settings.DATABASE_URL !== undefined && settings.NODE_ENV === undefined && settings.RONDO_DEMO !== true)
    return 'DATABASE_URL is set without NODE_ENV: set NODE_ENV=production for real people and money, or RONDO_DEMO=on to play with demo accounts, play money and published secrets.';
  return null;
}

function findUnsafeInProduction(settings: Settings, declared: Readonly<Record<string, z.ZodType>>): string | null {
  const missing = neededInProduction.filter((name) => settings[name] === undefined);
  if (missing.length > 0) return `NODE_ENV=production needs these settings: ${missing.join(', ')}.`;
  if (settings.RONDO_DEMO) return 'RONDO_DEMO can not be on with NODE_ENV=production.';
  if (settings.PUSH_LOOPBACK) return 'PUSH_LOOPBACK can not be on with NODE_ENV=production.';
  const provider = settings.PAYMENT_PROVIDER;
  if (!realPaymentProviders.some((name) => name === provider))
    return `PAYMENT_PROVIDER=${provider} is play money, so it can not be used with NODE_ENV=production.`;
  for (const [name, value] of Object.entries(settings)) {
    const guard = declared[name] && guards.get(declared[name]);
    const values = [value].flat().filter((one) => typeof one === 'string');
    if (guard === 'notGuessable' && values.some(isGuessable))
      return `${name} can be guessed: make one with \`openssl rand -base64 33\`.`;
    if (guard === 'earlierNotGuessable' && values.some(isGuessable)) return `${name} can be guessed: leave it out.`;
    if (guard === 'https' && !values.every((url) => url.startsWith('https:')))
      return `${name} must be an https address with NODE_ENV=production: sessions, keys and payments go over it.`;
  }
  return null;
}

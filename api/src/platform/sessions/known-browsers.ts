import { keptInBrowser } from '@rondo/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { keepCookie, readCookie } from './session-cookies.ts';
import { newToken, sameText, type Secret, sign, someSecret } from './tokens.ts';

/** The most accounts a browser is remembered for; the latest ones stay. */
const accountsMax = 5;

type KeyConfig = Pick<Config, 'publicUrl' | 'secretKey'>;

/** A browser's mark of an account it has logged in to, signed so that it can't be forged, and without revealing the account. */
const markOf = (secret: Secret, browser: string, userId: string) =>
  sign(secret, 'known-browser', browser, userId).slice(0, 22);

function read(config: KeyConfig, request: FastifyRequest): { browser: string; marks: string[] } | null {
  const [browser = '', ...marks] = (readCookie(config, request, keptInBrowser.known) ?? '').split('.');
  return /^[\w-]{43}$/.test(browser) ? { browser, marks: marks.slice(-accountsMax) } : null;
}

/** The browser's own id, if it has logged in to this account before (product.md#logging-in); otherwise null. */
export function browserKnownTo(config: KeyConfig, request: FastifyRequest, userId: string): string | null {
  const known = read(config, request);
  if (!known) return null;
  const { browser, marks } = known;
  const isKnown = someSecret(config.secretKey, (secret) => {
    const mark = markOf(secret, browser, userId);
    return marks.some((one) => sameText(one, mark));
  });
  return isKnown ? browser : null;
}

/** Makes this browser known to an account, so that strangers' guesses no longer lock it out. */
export function rememberBrowser(
  config: KeyConfig,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
): void {
  const { browser, marks } = read(config, request) ?? { browser: newToken().token, marks: [] };
  const mark = markOf(config.secretKey, browser, userId);
  const kept = [...marks.filter((one) => one !== mark), mark].slice(-accountsMax);
  keepCookie(config, reply, keptInBrowser.known, [browser, ...kept].join('.'));
}

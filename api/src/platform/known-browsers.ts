import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { cookieName, cookieOptions } from './session-cookies.ts';
import { newToken, sameText, sign } from './tokens.ts';

const days = 400;
/** Accounts a browser is remembered for at most: the last ones. */
const accountsMost = 5;

type KeyConfig = Pick<Config, 'publicUrl' | 'secretKey'>;

/** What a browser shows of an account it has logged in to: signed, so that nobody claims it, and no account can be read from it. */
const markOf = ({ secretKey }: KeyConfig, browser: string, userId: string) =>
  sign(secretKey, 'known-browser', browser, userId).slice(0, 22);

function read(config: KeyConfig, request: FastifyRequest): { browser: string; marks: string[] } | null {
  const [browser = '', ...marks] = (request.cookies[cookieName(config, 'known')] ?? '').split('.');
  return /^[\w-]{43}$/.test(browser) ? { browser, marks: marks.slice(-accountsMost) } : null;
}

/** The browser's own id, when it has logged in to this account before (3-decisions §6); else null. */
export function browserKnownTo(config: KeyConfig, request: FastifyRequest, userId: string): string | null {
  const known = read(config, request);
  if (!known) return null;
  const mark = markOf(config, known.browser, userId);
  return known.marks.some((one) => sameText(one, mark)) ? known.browser : null;
}

/** From now on this browser is known to an account: strangers' guesses keep it out no more. */
export function rememberBrowser(
  config: KeyConfig,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  userId: string,
): void {
  const { browser, marks } = read(config, request) ?? { browser: newToken().token, marks: [] };
  const mark = markOf(config, browser, userId);
  const kept = [...marks.filter((one) => one !== mark), mark].slice(-accountsMost);
  void reply.setCookie(cookieName(config, 'known'), [browser, ...kept].join('.'), cookieOptions(config, days * 86_400));
}

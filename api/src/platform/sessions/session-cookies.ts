import type { KeptInBrowser } from '@rondo/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type Site = Pick<Config, 'publicUrl'>;
/** A cookie in the table of everything that browsers store (rules/src/kept-in-browser.ts). */
type Cookie = KeptInBrowser & { where: 'cookie' | 'open cookie' };

const isHttps = ({ publicUrl }: Site) => publicUrl.startsWith('https:');

/** `__Host-` binds a cookie that scripts can't read to exactly this host over https; plain http on localhost can't use it. */
function cookieName(site: Site, { name, where }: Cookie): string {
  return where === 'cookie' && isHttps(site) ? `__Host-${name}` : name;
}

export function readCookie(site: Site, request: FastifyRequest, cookie: Cookie): string | undefined {
  return request.cookies[cookieName(site, cookie)];
}

export function keepCookie(site: Site, reply: FastifyReply, cookie: Cookie, value: string): void {
  set(site, reply, cookie, value, cookie.seconds);
}

export function dropCookie(site: Site, reply: FastifyReply, cookie: Cookie): void {
  set(site, reply, cookie, '', 0);
}

function set(site: Site, reply: FastifyReply, cookie: Cookie, value: string, maxAge: number | null): void {
  void reply.setCookie(cookieName(site, cookie), value, {
    path: '/',
    httpOnly: cookie.where === 'cookie',
    sameSite: 'lax',
    secure: isHttps(site),
    ...(maxAge !== null && { maxAge }),
  });
}

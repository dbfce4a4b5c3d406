import type { Config } from './config.ts';

/** `__Host-` binds the cookie to this very host over https; plain http on localhost can't carry it. */
export function cookieName(config: Pick<Config, 'publicUrl'>, name = 'sid'): string {
  return config.publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/** How all our cookies are set that scripts may not read. `maxAge` in seconds. */
export function cookieOptions(config: Pick<Config, 'publicUrl'>, maxAge: number) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.publicUrl.startsWith('https:'), maxAge } as const;
}

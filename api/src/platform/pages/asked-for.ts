import type { Context } from '../serve.ts';

/** Addresses that programs ask every site for, with where Rondo has what they look for. */
const places = {
  // For mail programs, feed readers and link previews, which don't read pages.
  '/favicon.ico': '/icon-192.png',
  // For password managers (W3C, a well-known URL for changing passwords).
  '/.well-known/change-password': '/settings#password',
} as const;

/** `GET /favicon.ico`, `GET /.well-known/change-password`: redirect to the icon, and to the settings, which ask people to log in first. */
export function serveAskedFor({ app }: Pick<Context, 'app'>): void {
  for (const [path, place] of Object.entries(places))
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').redirect(place, 302),
    );
}

import type { Context } from '../serve.ts';

/** Addresses that programs ask every site for, and where ours has what they look for. */
const places = {
  // Of mail programs, feed readers and link previews, which read no page.
  '/favicon.ico': '/icon-192.png',
  // Of password managers (W3C, a well-known URL for changing passwords).
  '/.well-known/change-password': '/settings#password',
} as const;

/** `GET /favicon.ico`, `GET /.well-known/change-password`: lead on to the icon, and to the settings, which ask to log in first. */
export function serveAskedFor({ app }: Pick<Context, 'app'>): void {
  for (const [path, place] of Object.entries(places))
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').redirect(place, 302),
    );
}

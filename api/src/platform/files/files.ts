import type { StorageProvider } from '../../providers/storage/provider.ts';
import { Refused } from '../refusal.ts';
import type { Context } from '../serve.ts';
import { findViewer } from '../sessions/sessions.ts';

/** JPEG pictures are for mails. */
const types: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml', jpg: 'image/jpeg' };

/** Photos that somebody sent only to Rondo: its admins see them, and no cache keeps them. */
const isPrivate = (name: string): boolean => name.startsWith('enquiries/');

/** Serves stored files below /files. A name is used only once, so a file never changes. */
export function serveFiles(
  context: Pick<Context, 'app' | 'db' | 'config' | 'sessions'>,
  storage: StorageProvider,
): void {
  context.app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const name = request.params['*'];
    const type = types[name.split('.').at(-1) ?? ''];
    if (isPrivate(name) && (await findViewer(context, request))?.role !== 'admin') throw new Refused('not_found');
    const bytes = type !== undefined && /^[\w-]+(?:\/[\w-]+)*\.\w+$/.test(name) ? await storage.read(name) : null;
    if (bytes === null) throw new Refused('not_found');
    // Mail programs load it from anywhere.
    if (type === types.jpg) void reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply
      .header('cache-control', isPrivate(name) ? 'private, no-store' : 'public, max-age=31536000, immutable')
      .type(type ?? '')
      .send(bytes);
  });
}

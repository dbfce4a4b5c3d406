import type { FastifyInstance } from 'fastify';
import type { StorageProvider } from '../providers/storage/provider.ts';
import { Refused } from './refusal.ts';

/** JPEG is for mails. */
const types: Record<string, string> = { webp: 'image/webp', svg: 'image/svg+xml', jpg: 'image/jpeg' };

/** Serves stored files below /files; a name is used once, so a file never changes. */
export function serveFiles(app: FastifyInstance, storage: StorageProvider): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const name = request.params['*'];
    const type = types[name.split('.').at(-1) ?? ''];
    const bytes = type !== undefined && /^[\w-]+(?:\/[\w-]+)*\.\w+$/.test(name) ? await storage.read(name) : null;
    if (bytes === null) throw new Refused('not_found');
    // Mail programs ask from anywhere.
    if (type === types.jpg) void reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(type ?? '')
      .send(bytes);
  });
}

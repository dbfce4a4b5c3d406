import { isId } from '../../platform/is-id.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { PreviewDrawer } from './draw-off-thread.ts';
import { PictureShelf, pictureName } from './picture-shelf.ts';
import { findPreview } from './queries.ts';
import { sayPreview } from './say-preview.ts';

const fileName = /^(.+)\.png$/i;

/**
 * `GET /previews/match/{id}.png?lang=nl`: the picture that a shared game's link unfurls to. Like a page, so not below /api.
 * In English unless `lang` says otherwise; the reader's own language is unknown, as a crawler asks.
 */
export function previewRoutes({ app, db, clock }: Context, storage: StorageProvider): void {
  const shelf = new PictureShelf();
  const drawer = new PreviewDrawer();
  app.addHook('onClose', () => drawer.close());

  app.get<{ Params: { file: string }; Querystring: { lang?: unknown } }>(
    '/previews/match/:file',
    async (request, reply) => {
      const id = fileName.exec(request.params.file)?.[1];
      const game = id !== undefined && isId(id) ? await findPreview(db, id) : null;
      if (!game) throw new Refused('game_not_found');
      const words = sayPreview(game, request.query.lang === 'nl' ? 'nl' : 'en', clock.now());
      const name = pictureName(words);
      void reply
        .header('etag', `"${name}"`)
        .header('cache-control', 'public, max-age=300')
        // Shown inside of other sites: that is what it is for.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send();
      const picture = await shelf.get(name, async () => drawer.draw(words, await readPhoto(storage, words.photo)));
      return reply.type('image/png').send(picture);
    },
  );
}

/** A photo of our own storage; an address elsewhere is never fetched. */
async function readPhoto(storage: StorageProvider, photo: string | null): Promise<Buffer | null> {
  const stored = /^\/files\/((?:[\w-]+\/)*[\w-]+\.webp)$/.exec(photo ?? '')?.[1];
  return stored === undefined ? null : storage.read(stored);
}

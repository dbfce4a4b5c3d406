import { defaultLanguage, isLanguage, type Language } from '@rondo/rules';
import type { Database } from '../../platform/db.ts';
import { isId } from '../../platform/calls/is-id.ts';
import { NetworkShares } from '../../platform/limits/network-shares.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import type { StorageProvider } from '../../providers/storage/provider.ts';
import { PreviewDrawer, type Shape } from './draw-off-thread.ts';
import { PictureCache, pictureName } from '../../platform/files/picture-cache.ts';
import { findTournament } from '../tournaments/find-tournament.ts';
import { type SaidTournament, sayTournament } from '../tournaments/say-tournament.ts';
import { findCommunityPreview, findPreview, findRecapPreview } from './queries.ts';
import { communityPreviewText, previewText, recapText, type PreviewWords } from './preview-text.ts';

const fileName = /^(.+)\.png$/i;

/**
 * `GET /previews/match/{id}.png?lang=nl`, `GET /previews/match/{id}/story.png`, `…/recap.png` of a played game, and `GET
 * /previews/community/{shortCode}.png`: the pictures that shared links unfurl to. They stand beside pages, not below /api. They are in English unless
 * `lang` says otherwise: a crawler asks, so the reader's language is unknown.
 */
export function previewRoutes({ app, db, standbys, clock, config }: Context, storage: StorageProvider): void {
  const shelf = new PictureCache({ maxBytes: 48 * 1024 * 1024, atOnce: 2, maxQueued: 40 });
  const places = new NetworkShares(40);
  const drawer = new PreviewDrawer();
  app.addHook('onClose', () => drawer.close());

  const serve = (path: string, shape: Shape, find: (name: string, language: Language) => Promise<PreviewWords>) =>
    app.get<{ Params: { file: string }; Querystring: { lang?: unknown } }>(path, async (request, reply) => {
      const { file } = request.params;
      const asked = (shape === 'preview' ? fileName.exec(file)?.[1] : file) ?? '';
      const words = await find(asked, isLanguage(request.query.lang) ? request.query.lang : defaultLanguage);
      const name = pictureName({ shape, ...words });
      void reply
        .header('etag', `"${name}"`)
        .header('cache-control', 'public, max-age=300')
        // Other sites may show it.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send();
      const draw = async () => drawer.draw(words, await readPhoto(storage, words.photo), shape);
      const picture = shelf.has(name)
        ? await shelf.get(name, draw)
        : await drawn(request.ip, () => shelf.get(name, draw));
      return reply.type('image/png').send(picture);
    });

  /** A network that asks for many undrawn pictures has to wait, so that others get their turn. */
  const drawn = async (ip: string, draw: () => Promise<Buffer>) => {
    const giveBack = places.take(ip);
    try {
      await limitAttempts(db, rateLimits.drawPreview, ip);
      return await draw();
    } finally {
      giveBack();
    }
  };

  /** What is found of a game, and what is said of its tournament. */
  const withTournament = async <T>(
    id: string,
    find: (db: Database) => Promise<T | null>,
    now: Date,
  ): Promise<[T | null, SaidTournament | null]> => {
    if (!isId(id)) return [null, null];
    const [game, row] = await standbys.read(null, (db) => Promise.all([find(db), findTournament(db, id, null)]));
    return [game, row && sayTournament(row, now)];
  };

  const ofGame = async (id: string, language: Language) => {
    const now = clock.now();
    const [game, said] = await withTournament(id, (db) => findPreview(db, id), now);
    if (!game) throw new Refused('game_not_found');
    return previewText(game, language, now, said);
  };
  serve('/previews/match/:file', 'preview', ofGame);
  serve('/previews/match/:file/story.png', 'story', ofGame);
  serve('/previews/match/:file/recap.png', 'recap', async (id, language) => {
    const now = clock.now();
    const [game, said] = await withTournament(id, (db) => findRecapPreview(db, id, now), now);
    if (!game) throw new Refused('game_not_found');
    return recapText(game, language, config.publicUrl, now, said);
  });
  serve('/previews/community/:file', 'preview', async (code, language) => {
    const community = isShortCode(code) ? await standbys.read(null, (db) => findCommunityPreview(db, code)) : null;
    if (!community) throw new Refused('community_not_found');
    return communityPreviewText(community, language);
  });
}

const isShortCode = (code: string): boolean => /^[a-z\d-]{2,40}$/.test(code);

/** A photo from our own storage; an address elsewhere is never fetched. */
async function readPhoto(storage: StorageProvider, photo: string | null): Promise<Buffer | null> {
  const stored = /^\/files\/((?:[\w-]+\/)*[\w-]+\.webp)$/.exec(photo ?? '')?.[1];
  return stored === undefined ? null : storage.read(stored);
}

import { drawScene, drawSceneElements, type Facts, factsOf, sceneSize } from '@rondo/scenes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { takes } from '../../platform/pages/compressed-body.ts';
import { PictureCache } from '../../platform/files/picture-cache.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';

const compress = promisify(brotliCompress);
const expand = promisify(brotliDecompress);
/** A scene is compressed once and kept for a year, so it may take some milliseconds more. */
const thorough = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** The size of a card in a mail, for screens with two pixels for each CSS pixel. */
const mailSize = { width: 1120, height: 467 };

/**
 * `GET /scenes/{name}.svg`, and `{name}.jpg` for mails: the picture of a game's facts, which its name contains (decisions/0043-scenes.md). Only the
 * name is read. Names that no game can have are refused; a network that asks for many undrawn pictures has to wait.
 */
export function sceneRoutes({ app, db }: Context): void {
  const drawings = new PictureCache({ maxBytes: 12 * 1024 * 1024, atOnce: 2, maxQueued: 400 });
  const photos = new PictureCache({ maxBytes: 6 * 1024 * 1024, atOnce: 1, maxQueued: 40 });

  const keep = async (cache: PictureCache, key: string, request: FastifyRequest, draw: () => Promise<Buffer>) => {
    if (!cache.has(key)) await limitAttempts(db, rateLimits.drawScene, request.ip);
    return cache.get(key, draw);
  };
  const lasting = (reply: FastifyReply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      // The picture may be opened by itself, with its own style.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");

  app.get<{ Params: { file: string } }>('/scenes/:file', async (request, reply) => {
    const [, name = '', ending] = /^([a-z\d-]{1,100})\.(svg|jpg)$/.exec(request.params.file) ?? [];
    const facts = factsOf(name);
    if (!facts) throw new Refused('not_found');
    if (ending === 'jpg') {
      const photo = await keep(photos, name, request, () => drawPhoto(facts));
      // Mail programs load it from anywhere.
      return lasting(reply).header('cross-origin-resource-policy', 'cross-origin').type('image/jpeg').send(photo);
    }
    void reply.header('vary', 'Accept-Encoding').type('image/svg+xml; charset=utf-8');
    const drawing = await keep(drawings, name, request, () => compress(drawScene(facts), thorough));
    // For clients that don't accept brotli; the picture is then compressed like any other answer.
    if (!takes(request.headers['accept-encoding'] ?? '', 'br')) return lasting(reply).send(await expand(drawing));
    return lasting(reply).header('content-encoding', 'br').send(drawing);
  });
}

/** Doesn't block this thread, because sharp draws on threads of its own. */
async function drawPhoto(facts: Facts): Promise<Buffer> {
  const { sharp } = await import('../../platform/files/picture-library.ts');
  const { width, height } = sceneSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawSceneElements(facts)}</svg>`;
  return sharp(Buffer.from(svg))
    .resize({ ...mailSize, fit: 'cover' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

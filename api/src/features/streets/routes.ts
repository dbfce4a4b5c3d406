import type { FastifyReply, FastifyRequest } from 'fastify';
import { limitConcurrency } from '../../platform/limit-concurrency.ts';
import { streetsPath } from '../../platform/map-settings.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import { type ArchivePart, type StreetArchive, StreetsError } from '../../providers/streets/provider.ts';
import { byteRange } from './byte-range.ts';

/** How many parts are read at a time, and how many may wait. */
const atOnce = 16;
const maxQueued = 400;

/**
 * `GET /map/streets.pmtiles`: the operator's vector map, by ranges of at most 1 MiB; never whole, as it may have gigabytes
 * (decisions/0048-streets.md).
 */
export function streetRoutes({ app }: Context, archive: StreetArchive): void {
  const inLine = limitConcurrency(atOnce, maxQueued);
  const read = (start: number, end: number) =>
    inLine(() => archive.read(start, end)).catch((error: unknown) => {
      if (!(error instanceof StreetsError)) throw error;
      app.log.error(error, 'the map of MAP_PMTILES could not be read');
      throw new Refused('unavailable');
    });
  app.addHook('onClose', () => archive.close());

  app.get(streetsPath, { exposeHeadRoute: false }, async (request, reply) => {
    const range = byteRange(request.headers.range);
    const part = await read(range?.start ?? 0, range?.end ?? 0);
    describe(reply, part);
    if (isKnown(request, part)) return reply.code(304).send();
    if (!range || part.bytes.byteLength === 0 || !stillHolds(request, part))
      return reply.code(416).header('content-range', `bytes */${part.size}`).header('cache-control', 'no-store').send();
    const last = range.start + part.bytes.byteLength - 1;
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${last}/${part.size}`)
      .type('application/vnd.pmtiles')
      .send(part.bytes);
  });
  app.head(streetsPath, async (request, reply) => {
    const part = await read(0, 0);
    describe(reply, part);
    if (isKnown(request, part)) return reply.code(304).send();
    return reply.header('content-length', part.size).type('application/vnd.pmtiles').send();
  });
}

/** A week: a part of another version is told from these by its mark. */
function describe(reply: FastifyReply, { version }: ArchivePart): void {
  void reply
    .header('etag', `"${version}"`)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'public, max-age=604800');
}

function isKnown({ headers }: FastifyRequest, { version }: ArchivePart): boolean {
  const known = headers['if-none-match'];
  return (
    known !== undefined && (known === '*' || known.split(',').some((mark) => mark.trim().endsWith(`"${version}"`)))
  );
}

/** Whether `If-Range`, where there is one, names this version. */
function stillHolds({ headers }: FastifyRequest, { version }: ArchivePart): boolean {
  const wanted = headers['if-range'];
  return wanted === undefined || wanted === `"${version}"`;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { streetsPath } from '../../platform/settings/map-settings.ts';
import { limitAttempts } from '../../platform/limits/rate-limit.ts';
import { rateLimits } from '../../platform/limits/rate-limits.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import { type ArchivePart, type StreetArchive, StreetsError } from '../../providers/streets/provider.ts';
import { byteRange } from './byte-range.ts';

/** How often the log says that the map can't be read. */
const quietMs = 60_000;

/**
 * `GET /map/streets.pmtiles`: the operator's vector map, by ranges of at most 1 MiB, never whole, because it may have gigabytes
 * (decisions/0048-streets.md). If the map is on another machine, a network that asks for thousands of ranges has to wait.
 */
export function streetRoutes({ app, db }: Context, archive: StreetArchive): void {
  let quietUntil = -Infinity;
  const tell = (error: StreetsError) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + quietMs;
    app.log.error(error, 'the map of MAP_PMTILES could not be read');
  };
  const read = async (request: FastifyRequest, start: number, end: number) => {
    if (!archive.isAtHand(start, end)) await limitAttempts(db, rateLimits.farStreets, request.ip);
    return archive.read(start, end).catch((error: unknown) => {
      if (!(error instanceof StreetsError)) throw error;
      tell(error);
      throw new Refused('unavailable');
    });
  };
  app.addHook('onClose', () => archive.close());

  app.get(streetsPath, { exposeHeadRoute: false }, async (request, reply) => {
    const range = byteRange(request.headers.range);
    const part = await read(request, range?.start ?? 0, range?.end ?? 0);
    describe(reply, part);
    if (isKnown(request, part)) return reply.code(304).send();
    if (!range || part.length === 0 || !stillHolds(request, part))
      return reply.code(416).header('content-range', `bytes */${part.size}`).header('cache-control', 'no-store').send();
    const last = range.start + part.length - 1;
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${last}/${part.size}`)
      .header('content-length', part.length)
      .type('application/vnd.pmtiles')
      .send(part.body);
  });
  app.head(streetsPath, async (request, reply) => {
    const part = await read(request, 0, 0);
    describe(reply, part);
    if (isKnown(request, part)) return reply.code(304).send();
    return reply.header('content-length', part.size).type('application/vnd.pmtiles').send();
  });
}

/** Kept for a week: a version's mark tells its parts from those of another version. */
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

/** Whether `If-Range`, if sent, names this version. */
function stillHolds({ headers }: FastifyRequest, { version }: ArchivePart): boolean {
  const wanted = headers['if-range'];
  return wanted === undefined || wanted === `"${version}"`;
}

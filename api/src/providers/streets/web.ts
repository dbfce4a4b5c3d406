import { createHash } from 'node:crypto';
import { beginningBytes, type FarArchive, type FarPart, StreetsError, whyNotStreets } from './provider.ts';

/** How long an answer may take. */
const patienceMs = 8000;

/**
 * An archive at a web address, asked for by ranges. It follows no redirects, so that only the configured address is asked, and asks nothing until
 * somebody looks at a map.
 */
export function webStreets(url: string): FarArchive {
  const { origin, pathname } = new URL(url);
  // Leaves out the query, which may contain a key.
  const name = `${origin}${pathname}`;
  return {
    async read(start, end) {
      const part = await ask(url, name, start, end);
      const why = start === 0 && end >= beginningBytes - 1 ? whyNotStreets(part.body) : null;
      if (why !== null) throw new StreetsError(`${name}: ${why}`);
      return part;
    },
    close: async () => undefined,
  };
}

async function ask(url: string, name: string, start: number, end: number): Promise<FarPart> {
  try {
    const answer = await fetch(url, {
      headers: { range: `bytes=${start}-${end}`, 'accept-encoding': 'identity' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const [, total] = /^bytes [^/]+\/(\d+)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
    const size = Number(total);
    const served = answer.status === 206 || answer.status === 416;
    if (!served || !Number.isSafeInteger(size)) {
      await answer.body?.cancel();
      throw new StreetsError(`${name} answered ${answer.status}, without the range it was asked for`);
    }
    const version = versionOf(answer.headers, size);
    if (answer.status === 416) {
      await answer.body?.cancel();
      return { body: Buffer.alloc(0), length: 0, size, version };
    }
    const length = Math.min(end, size - 1) - start + 1;
    const body = await collect(answer, length);
    if (!body) throw new StreetsError(`${name} answered another range than it was asked for`);
    return { body, length, size, version };
  } catch (error) {
    if (error instanceof StreetsError) throw error;
    throw new StreetsError(`${name} did not answer`, { cause: error });
  }
}

/** null if there are more or fewer bytes than `length`. */
async function collect(answer: Response, length: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > length) break;
    chunks.push(chunk);
  }
  return size === length ? Buffer.concat(chunks) : null;
}

/** The server's tag as a strong one: a tag, a date, or the size shows whether the archive was replaced. */
function versionOf(headers: Headers, size: number): string {
  const theirs = headers.get('etag') ?? headers.get('last-modified') ?? '';
  return createHash('sha256').update(`${size} ${theirs}`).digest('base64url');
}

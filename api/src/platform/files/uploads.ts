import type { ErrorCode } from '@rondo/contract';
import { gameForm } from '@rondo/rules';
import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readMultipart } from './multipart.ts';
import { tryAgainIn } from '../limits/rate-limit.ts';
import { Refused } from '../refusal.ts';

/** How many forms a process receives at a time: their files are stored on disk, and decoded one after another. */
const formsMax = 24;
/** How many of these may come from one account, or from one network address of visitors, which an office may share. */
const formsOfOne = { account: 2, network: 6 } as const;

/** Bytes for a form's other fields and boundaries. */
const aroundFile = 512 * 1024;

/** A file of this age was left behind by a killed process, because no upload takes this long. */
const forgottenMs = 3_600_000;

export interface UploadedFile {
  /** The sender's name for it. */
  name: string;
  /** Its path, until the call is answered. */
  path: string;
  /** SHA-256 of its bytes. */
  hash: Buffer;
}

interface Received {
  data: unknown;
  files: UploadedFile[];
}

interface Expected {
  /** The uploader to count for: an account, or the visitors at a network address. */
  from: { account: string } | { network: string };
  field: string;
  /** The most files. */
  most: number;
  /** The code with which a single file that is too large is refused. */
  tooLarge: ErrorCode;
}

/** Files being uploaded: counted and measured before they are read, written to disk as they arrive, and always removed. */
export class Uploads {
  readonly #folder: string;
  readonly #mayBegin: (who: string) => Promise<void>;
  readonly #ofOne = new Map<string, number>();
  #count = 0;

  /** @param mayBegin throws Refused `too_many_requests` for uploaders who have uploaded too often */
  constructor(folder: string, mayBegin: (who: string) => Promise<void>) {
    this.#folder = folder;
    this.#mayBegin = mayBegin;
  }

  /**
   * Receives a form with files in one field, and passes it to `use`; afterwards the files are removed.
   * @throws Refused what `readMultipart` refuses, `too_many_requests`, `unavailable`
   */
  async receive<T>(request: FastifyRequest, expected: Expected, use: (received: Received) => Promise<T>): Promise<T> {
    if (!request.isMultipart()) return use({ data: request.body, files: [] });
    const { from } = expected;
    const [who, atOnce] = 'account' in from ? [from.account, formsOfOne.account] : [from.network, formsOfOne.network];
    const given = this.#admit(request, { who, atOnce }, expected);
    const paths: string[] = [];
    try {
      await this.#mayBegin(who);
      const keep = async (name: string, bytes: Readable) => {
        const to = path.join(this.#folder, `${randomBytes(16).toString('hex')}.part`);
        paths.push(to);
        return { name, path: to, ...(await this.#write(bytes, to)) };
      };
      return await use(await readMultipart(request, expected, keep));
    } finally {
      given();
      await Promise.all(paths.map((one) => rm(one, { force: true })));
    }
  }

  /** Removes what a killed process left behind. */
  async tidy(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const file = path.join(this.#folder, name);
      const age = Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? Date.now());
      if (age > forgottenMs) await rm(file, { force: true });
    }
  }

  /** @returns a function that frees the place */
  #admit(
    request: FastifyRequest,
    { who, atOnce }: { who: string; atOnce: number },
    { field, most, tooLarge }: Expected,
  ): () => void {
    if (Number(request.headers['content-length'] ?? 0) > most * gameForm.pictureMaxBytes + aroundFile)
      throw new Refused(tooLarge, undefined, [{ path: field, message: 'too large' }]);
    const theirs = this.#ofOne.get(who) ?? 0;
    if (theirs >= atOnce) throw tryAgainIn(60);
    if (this.#count >= formsMax) throw new Refused('unavailable');
    this.#count += 1;
    this.#ofOne.set(who, theirs + 1);
    return () => {
      this.#count -= 1;
      const left = (this.#ofOne.get(who) ?? 1) - 1;
      if (left > 0) this.#ofOne.set(who, left);
      else this.#ofOne.delete(who);
    };
  }

  async #write(bytes: Readable, to: string): Promise<{ hash: Buffer; size: number }> {
    const hash = createHash('sha256');
    let size = 0;
    await mkdir(this.#folder, { recursive: true });
    const measure = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    };
    await pipeline(bytes, measure, createWriteStream(to, { mode: 0o600 }));
    return { hash: hash.digest(), size };
  }
}

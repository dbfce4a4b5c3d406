import { gameForm } from '@rondo/rules';
import type { FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readMultipart } from './multipart.ts';
import { tryAgainIn } from './rate-limit.ts';
import { Refused } from './refusal.ts';

/** Received at one time, by a process and from one person: they lie on the disk, and one after another is decoded. */
const most = 24;
const mostOfOne = 2;

/** A form's other fields and boundaries, in bytes. */
const aroundFile = 512 * 1024;

/** Left behind by a process that was killed: no upload takes this long. */
const forgottenMs = 3_600_000;

export interface UploadedFile {
  /** As the sender called it. */
  name: string;
  /** Where it lies until the call is answered. */
  path: string;
  /** SHA-256 of its bytes. */
  hash: Buffer;
}

interface Received {
  data: unknown;
  file: UploadedFile | null;
}

/** Files on their way in: counted and measured before they are read, written to the disk as they come, and removed always. */
export class Uploads {
  readonly #folder: string;
  readonly #mayBegin: (personId: string) => Promise<void>;
  readonly #ofPerson = new Map<string, number>();
  #count = 0;

  /** @param mayBegin throws Refused `too_many_requests` for who has uploaded too often */
  constructor(folder: string, mayBegin: (personId: string) => Promise<void>) {
    this.#folder = folder;
    this.#mayBegin = mayBegin;
  }

  /**
   * Receives a form with at most one file, in the field `field`, and hands it to `use`; afterwards the file is gone.
   * @throws Refused `picture_not_usable` for one that is too large, `too_many_requests`, `unavailable`, `invalid_input`
   */
  async receive<T>(
    request: FastifyRequest,
    { personId, field }: { personId: string; field: string },
    use: (received: Received) => Promise<T>,
  ): Promise<T> {
    if (!request.isMultipart()) return use({ data: request.body, file: null });
    const given = this.#admit(request, personId);
    const paths: string[] = [];
    try {
      await this.#mayBegin(personId);
      const keep = async (name: string, bytes: Readable) => {
        const to = path.join(this.#folder, `${randomBytes(16).toString('hex')}.part`);
        paths.push(to);
        return { name, path: to, ...(await this.#write(bytes, to)) };
      };
      return await use(await readMultipart(request, field, keep));
    } finally {
      given();
      await Promise.all(paths.map((one) => rm(one, { force: true })));
    }
  }

  /** Removes what a killed process left. */
  async tidy(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const file = path.join(this.#folder, name);
      const age = Date.now() - ((await stat(file).catch(() => null))?.mtimeMs ?? Date.now());
      if (age > forgottenMs) await rm(file, { force: true });
    }
  }

  /** @returns gives the place back */
  #admit(request: FastifyRequest, personId: string): () => void {
    if (Number(request.headers['content-length'] ?? 0) > gameForm.pictureMaxBytes + aroundFile)
      throw new Refused('picture_not_usable', undefined, [{ path: 'photo', message: 'too large' }]);
    const theirs = this.#ofPerson.get(personId) ?? 0;
    if (theirs >= mostOfOne) throw tryAgainIn(60);
    if (this.#count >= most) throw new Refused('unavailable');
    this.#count += 1;
    this.#ofPerson.set(personId, theirs + 1);
    return () => {
      this.#count -= 1;
      const left = (this.#ofPerson.get(personId) ?? 1) - 1;
      if (left > 0) this.#ofPerson.set(personId, left);
      else this.#ofPerson.delete(personId);
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

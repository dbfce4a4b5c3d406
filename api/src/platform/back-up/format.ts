import { open, type FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { createTarDecoder, type TarPackController } from 'modern-tar';
import { z } from 'zod';
import { systemCode } from '../settings/start-error.ts';

/** A back-up is a tar, compressed by Zstandard with a checksum. It contains this entry first, the cluster, uploaded files, and `lastEntry`. */
export const firstEntry = 'back-up.json';
/** When the back-up ended; a back-up without this entry was cut off. */
export const lastEntry = 'complete.json';

/** The parts of the data folder, which have the same names in a back-up. */
export const parts = { cluster: 'postgres', access: 'postgres-access.json', files: 'files' } as const;

const head = z.object({
  format: z.literal(1),
  /** The major version of PostgreSQL; another version can't read the cluster. */
  postgres: z.string(),
  /** `linux-x64`: PostgreSQL's files fit only this kind of machine. */
  platform: z.string(),
  migrations: z.array(z.string()),
  /** Folders of the cluster, empty ones included. */
  folders: z.array(z.string().regex(/^\w[\w.]*(?:\/\w[\w.]*)*$/)),
});
export const ending = z.object({ endedAt: z.iso.datetime() });
/** The head of a back-up. */
export type BackUpHead = z.output<typeof head>;

export const platform = `${process.platform}-${process.arch}`;

export const compressing = () =>
  createZstdCompress({
    params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
  });

/** Reads a back-up's tar; fails if a byte has changed. */
export const decompressing = () => createZstdDecompress();

/** @returns null if it isn't a back-up of Rondo */
export async function readHead(tar: Readable): Promise<BackUpHead | null> {
  const entries = Readable.toWeb(tar).pipeThrough(createTarDecoder());
  for await (const { header, body } of entries) {
    if (header.name !== firstEntry || header.size > 10_000_000) return null;
    return head.safeParse(await new Response(body).json()).data ?? null;
  }
  return null;
}

/** Writes the entries of a back-up, one after another. */
export class Packing {
  /** Size of the packed files, in bytes. */
  bytes = 0;
  readonly #tar: TarPackController;

  constructor(tar: TarPackController) {
    this.#tar = tar;
  }

  async text(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.#add(name, bytes.length, async (write) => write(bytes));
  }

  /**
   * Packs a file with its present length; PostgreSQL may write to it meanwhile, which replaying its log corrects.
   * @returns false if the file no longer exists
   */
  async file(name: string, path: string): Promise<boolean> {
    const file = await openIfThere(path);
    if (file === null) return false;
    try {
      const { size } = await file.stat();
      await this.#add(name, size, async (write) => {
        for (let at = 0; at < size;) {
          // A new buffer each time, because the earlier one may still wait to be compressed.
          const buffer = Buffer.alloc(Math.min(size - at, 1 << 20));
          const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
          // The file was cut off meanwhile: the rest is zeros, as in PostgreSQL's own back-ups.
          const bytes = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
          await write(bytes);
          at += bytes.length;
        }
      });
      return true;
    } finally {
      await file.close();
    }
  }

  async #add(name: string, size: number, fill: (write: (bytes: Uint8Array) => Promise<void>) => Promise<void>) {
    const writer = this.#tar.add({ name, size, type: 'file', mode: 0o600 }).getWriter();
    await fill((bytes) => writer.write(bytes));
    await writer.close();
    this.bytes += size;
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw error;
  }
}

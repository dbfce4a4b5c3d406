import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StorageProvider } from './provider.ts';

/** Stores files in a folder of the data directory, which several processes may share. */
export function diskStorage(root: string): StorageProvider {
  const locate = (name: string) => {
    const file = path.resolve(root, name);
    if (!file.startsWith(path.resolve(root) + path.sep)) throw new Error('outside of the storage folder');
    return file;
  };
  return {
    async put(name, bytes) {
      const file = locate(name);
      await mkdir(path.dirname(file), { recursive: true });
      // A file under its final name is whole, for any reader and whenever the machine stops.
      const unfinished = `${file}.${randomUUID()}.part`;
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(name) {
      try {
        return await readFile(locate(name));
      } catch {
        return null;
      }
    },
    async remove(name) {
      await rm(locate(name), { force: true });
    },
  };
}

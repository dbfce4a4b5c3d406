import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StorageProvider, StoredFile } from './provider.ts';

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
      // Under its name it is whole, whoever reads it and whenever the machine stops.
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
    async *list() {
      const folders = [''];
      for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => []);
        const files: StoredFile[] = [];
        for (const entry of entries) {
          const name = path.posix.join(folder, entry.name);
          if (entry.isDirectory()) folders.push(name);
          const changedAt = entry.isFile() && (await stat(path.join(root, name)).catch(() => null))?.mtime;
          if (changedAt) files.push({ path: name, changedAt });
        }
        yield files;
      }
    },
  };
}

import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartError, systemCode } from '../../platform/settings/start-error.ts';
import type { BackUpStore } from './provider.ts';

/** Keeps back-ups in a folder, for example one of another machine that is mounted here. */
export function folderStore(folder: string): BackUpStore {
  const at = (name: string) => path.join(folder, name);
  const make = () =>
    mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw new StartError(
        `The folder for back-ups, ${folder}, is not there and can't be made (${systemCode(error)}): make it, give it to Rondo's user, and let its unit write there.`,
      );
    });
  return {
    place: folder,
    async list() {
      await make();
      return readdir(folder);
    },
    async put(name, file) {
      await make();
      const unfinished = `${at(name)}.part`;
      try {
        await copyFile(file, unfinished);
        await sync(unfinished);
        await rename(unfinished, at(name));
        await sync(folder);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    fetch: (name, file) => copyFile(at(name), file, constants.COPYFILE_EXCL),
    remove: (name) => rm(at(name)),
  };
}

/** Makes sure that the file is there after a power cut too. */
async function sync(name: string): Promise<void> {
  const handle = await open(name);
  await handle.sync();
  await handle.close();
}

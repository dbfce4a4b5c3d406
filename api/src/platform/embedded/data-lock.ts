import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processIdentity } from './process-identity.ts';
import { StartError, systemCode } from '../settings/start-error.ts';

/**
 * Takes a data folder for this process, so that two never start the same database. The lock contains its holder's start time, so that
 * neither a killed holder nor a process number reused after a reboot locks anyone out.
 * @returns releases the folder
 * @throws StartError when a living process holds it
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, 'rondo.lock');
  const mine = `${process.pid}\n${processIdentity(process.pid)}\n`;
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return () => {
        if (read(path) === mine) rmSync(path, { force: true });
      };
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
    }
    refuseLivingHolder(read(path), dataDir);
    dropStale(path, dataDir);
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function refuseLivingHolder(lock: string, dataDir: string): void {
  const [pid, identity] = lock.split('\n');
  if (identity && processIdentity(Number(pid)) === identity)
    throw new StartError(
      `Rondo already runs on ${dataDir} (process ${pid}): stop that one first, or give this one another DATA_DIR.`,
    );
}

/** Moves the stale lock away first and checks it again, because another start may have just replaced it with its own. */
function dropStale(path: string, dataDir: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    refuseLivingHolder(read(aside), dataDir);
    rmSync(aside, { force: true });
  } catch (error) {
    if (error instanceof StartError) renameSync(aside, path);
    if (systemCode(error) !== 'ENOENT') throw error;
  }
}

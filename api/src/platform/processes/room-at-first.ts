import { existsSync, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../settings/start-error.ts';

/** What a file system has in its topmost folder by itself. */
const ofFileSystem = 'lost+found';

/**
 * Refuses a first start on a disk that is too small: such a process would never say that it is ready, and `systemctl start` would wait for it.
 * Later on there is something to look at, which is served while /readyz asks for room (operate/watch.md).
 * @throws StartError
 */
export function requireRoomAtFirst({ dataDir, diskFreeLeastBytes }: { dataDir: string; diskFreeLeastBytes: number }) {
  if (existsSync(dataDir) && readdirSync(dataDir).some((name) => name !== ofFileSystem)) return;
  const { bavail, bsize } = statfsSync(nearest(dataDir));
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  if (bavail * bsize < diskFreeLeastBytes)
    throw new StartError(
      `The disk of ${dataDir} has ${megabytes(bavail * bsize)} MB left, and Rondo needs ${megabytes(diskFreeLeastBytes)} MB to begin: make room, or set DATA_DIR to a folder on another disk.`,
    );
  begin(dataDir);
}

/** Makes the folder of uploads, so that the next start is no first one. Whoever may not write there is told by what needs it. */
function begin(dataDir: string): void {
  try {
    mkdirSync(path.join(dataDir, 'files'), { recursive: true, mode: 0o700 });
  } catch {
    // A bucket takes uploads where there is no folder.
  }
}

/** The folder, or the closest one above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(path.dirname(folder));
}

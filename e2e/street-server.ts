import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeStreetArchive } from '../api/test/street-archive.ts';
import { freePort } from '../api/test/free-port.ts';

/** A second Rondo whose maps have streets, from an archive that is made here. */
export async function startStreetServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rondo-streets-'));
  const archive = path.join(folder, 'streets.pmtiles');
  writeFileSync(archive, makeStreetArchive());
  const port = await freePort();
  const child = spawn('node', [path.resolve(import.meta.dirname, '../api/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      MAP_PMTILES: archive,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // The server writes one line when it is ready.
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (words: Buffer) => words.includes('Rondo is ready') && resolve());
  });
  const isReady = await Promise.race([ready.then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error('Rondo did not start');
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

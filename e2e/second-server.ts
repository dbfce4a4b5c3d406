import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../api/test/free-port.ts';

export interface SecondServer {
  port: number;
  origin: string;
  stop: () => Promise<void>;
}

/** A second Rondo with a demo of its own, beside that of all journeys. @param settings what differs from theirs */
export async function startSecondServer(settings: Record<string, string>): Promise<SecondServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rondo-e2e-second-'));
  const port = await freePort();
  const child = spawn('node', [path.resolve(import.meta.dirname, '../api/src/main.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      ...settings,
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
    port,
    origin: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const program = path.resolve(import.meta.dirname, '../../api/src/main.ts');

/** Runs `measure` against a process of its own with the demo's data, as `npm start` would start it. */
export async function withDemoServer<T>(
  port: number,
  measure: (server: { origin: string; pid: number; dataDir: string }) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-bench-demo-'));
  const env = { ...process.env, DATA_DIR: folder, PORT: String(port), DATABASE_URL: '', LOG_LEVEL: 'silent' };
  const server = spawn(process.execPath, [program], { env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await ready(origin);
    return await measure({ origin, pid: server.pid ?? 0, dataDir: folder });
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(folder, { recursive: true, force: true });
  }
}

async function ready(origin: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error('the server did not become ready');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sellerSettings } from '../../api/test/seller.ts';
import { end, untilReady } from '../../chaos/src/api-process.ts';

const program = path.resolve(import.meta.dirname, '../../api/src/main.ts');

/** The address that browsers see; a proxy in front terminates https, as an operator's does. */
export const publicUrl = 'https://rondo.example';

/** Runs `measure` against a process of its own as an operator has it, on an existing database. */
export async function withProductionServer<T>(
  databaseUrl: string,
  port: number,
  measure: (server: ChildProcess) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-bench-server-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    SECRET_KEY: '3Jq8ZVx0mT6uYc1nRk5wLb9hPd2sFg7e',
    // The measured requests use neither.
    PAYMENT_PROVIDER: 'mollie',
    MOLLIE_API_KEY: 'test_measured1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    ...sellerSettings,
    LOG_LEVEL: 'error',
    STOP_NOTICE_SECONDS: '0',
    SHED_LOAD: 'off', // waiting is what is measured
    MALLOC_ARENA_MAX: '2', // as npm start sets it
    ...settings,
  };
  const server = spawn(process.execPath, [...profiling(), program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await untilReady(`http://127.0.0.1:${port}`, 30_000);
    return await measure(server);
  } finally {
    await end(server, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

/** `BENCH_PROFILE=folder` writes where the server's processor time went. */
function profiling(): string[] {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../api/src/platform/config.ts';
import { startEmbeddedPostgres } from '../api/src/platform/embedded/embedded-postgres.ts';
import { root } from './run-program.ts';

/**
 * `npm run dev`: pages from their sources with hot reload (scripts/dev-server.ts), and a server that starts again when a file it runs
 * changes. PostgreSQL runs in this process, so that it outlives those starts; its data stay in DATA_DIR.
 */
const { databaseUrl, dataDir } = readConfig(process.env);
const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : null;
const env = {
  ...process.env,
  NODE_ENV: 'development',
  STOP_NOTICE_SECONDS: '0',
  RONDO_PROCESSES: '1',
  ...(embedded && { DATABASE_URL: embedded.url, RONDO_DEMO: '1' }),
};

const settleMs = 50; // an editor may write a file in several steps
let server: ChildProcess;
let waiting: NodeJS.Timeout | undefined;

function start(): void {
  server = spawn(process.execPath, [join(import.meta.dirname, 'dev-server.ts')], { stdio: 'inherit', env });
  server.once('exit', (_code, signal) => {
    if (signal === 'SIGKILL') start();
    else console.error('Rondo has stopped. It starts again when a file changes.');
  });
}

/** Killed, as nothing is lost by it: PostgreSQL takes back what was not committed. */
function restart(): void {
  if (server.exitCode === null) server.kill('SIGKILL');
  else start();
}

async function end(): Promise<never> {
  server.removeAllListeners('exit').kill('SIGKILL');
  await embedded?.stop();
  process.exit(0);
}

for (const folder of [
  'api/src',
  'api/functions',
  'api/migrations',
  'rules/src',
  'contract/src',
  'phrases/src',
  'scenes/src',
])
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!/\.(?:ts|sql)$/.test(file ?? '') || file?.endsWith('.test.ts')) return;
    clearTimeout(waiting);
    waiting = setTimeout(restart, settleMs);
  });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
start();

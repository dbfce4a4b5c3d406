import { type ChildProcess, fork } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../api/src/platform/config.ts';
import { startEmbeddedPostgres } from '../api/src/platform/embedded/embedded-postgres.ts';
import { root } from './run-program.ts';

export type SaidToServer = 'serve' | { words: string };
export type SaidByServer = 'ready' | 'strange words';

/**
 * `npm run dev`: pages from their sources with hot reload (scripts/dev-server.ts), and a server that starts again when a file it runs changes.
 * PostgreSQL runs in this process, so that it outlives those starts; its data stay in DATA_DIR. While a server serves, the next one is prepared
 * (decisions/0126-a-loop-of-two-minutes.md).
 */
const { databaseUrl, dataDir } = readConfig(process.env);
const embedded = databaseUrl === null ? await startEmbeddedPostgres({ dataDir }) : null;
const env = {
  ...process.env,
  NODE_ENV: 'development',
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  STOP_NOTICE_SECONDS: '0',
  RONDO_PROCESSES: '1',
  ...(embedded && { DATABASE_URL: embedded.url, RONDO_DEMO: '1' }),
};

const settleMs = 50; // an editor may write a file in several steps
const prepare = (): ChildProcess => fork(join(import.meta.dirname, 'dev-server.ts'), { env });
const tell = (server: ChildProcess | null, said: SaidToServer) => server?.connected && server.send(said);

let server: ChildProcess;
let next: ChildProcess | null = null;
/** Whether the next server may have loaded a file that was changed since. */
let isStale = false;
let waiting: NodeJS.Timeout | undefined;

function start(): void {
  if (isStale) next?.kill('SIGKILL');
  server = isStale || !next?.connected ? prepare() : next;
  [next, isStale] = [null, false];
  tell(server, 'serve');
  server.on('message', (said: SaidByServer) => {
    if (said === 'ready') next ??= prepare();
    else changed(true);
  });
  server.once('exit', (_code, signal) => {
    if (signal === 'SIGKILL') return start();
    next ??= prepare();
    console.error('Rondo has stopped. It starts again when a file changes.');
  });
}

/** Killed, because nothing is lost by that: PostgreSQL rolls back what was not committed. */
function restart(): void {
  if (server.exitCode === null) server.kill('SIGKILL');
  else start();
}

/** @param isShared whether it is a file that a server loads before it serves */
function changed(isShared: boolean): void {
  isStale ||= isShared;
  clearTimeout(waiting);
  waiting = setTimeout(restart, settleMs);
}

async function end(): Promise<never> {
  server.removeAllListeners('exit').kill('SIGKILL');
  next?.kill('SIGKILL');
  await embedded?.stop();
  process.exit(0);
}

const ofApi = ['api/src', 'api/functions', 'api/migrations'];
const shared = ['rules/src', 'contract/src', 'phrases/src', 'scenes/src'];
for (const folder of [...ofApi, ...shared])
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    const file = join(folder, name ?? '');
    if (!/\.(?:ts|sql)$/.test(file) || file.endsWith('.test.ts')) return;
    // Changed words replace the loaded ones, and Vite makes pages reload.
    if (file.startsWith('phrases/src/subjects/'))
      [server, next].forEach((one) => tell(one, { words: join(root, file) }));
    else changed(shared.includes(folder));
  });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
start();

import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf } from './cluster/servers.ts';

const thisVersion = path.resolve(import.meta.dirname, '../../api/src/main.ts');

/** Starts the API with its embedded database, and waits until it is ready. */
export async function startApi(
  {
    dataDir,
    port,
    inspectPort,
    program = thisVersion,
    more,
  }: { dataDir: string; port: number; inspectPort?: number; program?: string; more?: Record<string, string> },
  withinMs: number,
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    RONDO_DEMO: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: '',
    STOP_NOTICE_SECONDS: '0',
    MALLOC_ARENA_MAX: '2', // this and the room for young objects as npm start sets them
    ...more,
    ...(inspectPort !== undefined && { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` }),
  };
  const api = spawn(process.execPath, ['--max-semi-space-size=16', program], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(`http://127.0.0.1:${port}`, withinMs);
  return api;
}

/** Waits until the process answers that it is ready. */
export async function untilReady(origin: string, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok) return;
    await wait(25);
  }
  throw new Error(`not ready within ${withinMs} ms`);
}

/** Waits until a parent's processes all serve. @returns their numbers @throws Error if one does not within a minute */
export async function untilServing(origin: string, parent: number, count: number): Promise<number[]> {
  for (const until = performance.now() + 60_000; performance.now() < until; await wait(100)) {
    const answer = await fetch(`${origin}/metrics`, { headers: { connection: 'close' } }).catch(() => null);
    const serving = (await answer?.text())?.match(/^process_resident_memory_bytes\b/gm)?.length ?? 0;
    if (serving === count) return childrenOf(parent, 'main.ts');
  }
  throw new Error(`not all of ${count} processes serve`);
}

/** Ends a process, and waits until it has ended. */
export function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<unknown> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return gone;
}

/** Has a process that was started with an `inspectPort` collect its garbage, so that only what it keeps is left. */
export const collectGarbage = (inspectPort: number): Promise<void> =>
  tellInspector(inspectPort, 'HeapProfiler.collectGarbage');

/** Tells a process's inspector to do something, and waits until it is done. */
export async function tellInspector(inspectPort: number, method: string, params: object = {}): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${inspectPort}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const done = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  socket.send(JSON.stringify({ id: 1, method, params }));
  await done;
  socket.close();
}

/** The resident memory of a process in MB. */
export async function megabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** The processor time of a process in ms, of the clock ticks that /proc counts. @param andEnded whether that of its ended children counts too */
export async function processorMs(pid: number, andEnded = false): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, andEnded ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { minute } from '@rondo/rules';
import { clusterArgument } from './postgres-cluster.ts';
import { postgresEnv, type PostgresProgram } from './postgres-program.ts';
import { StartError } from '../settings/start-error.ts';

/** Milliseconds after which a fast shutdown becomes an immediate one. */
export const stopLimit = 20_000;
const startLimit = minute; // recovering after a crash may take a while
const logLimit = 10_000_000;

/** The contents of postmaster.pid: the server's process number on line 1, its state on line 8. */
export function postmaster(cluster: string): { pid?: number; ready: boolean } {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]) || undefined, ready: lines[7]?.trim() === 'ready' };
  } catch {
    return { ready: false };
  }
}

/** A fast shutdown, or an immediate one if that takes too long. */
export async function endServer(child: ChildProcess): Promise<void> {
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  child.kill('SIGINT');
  if (await waitFor(ended, stopLimit)) return;
  child.kill('SIGQUIT');
  await waitFor(ended, stopLimit);
}

/** Starts the server and waits until it accepts connections, a minute at most unless it may take longer (ms). */
export async function launchServer(
  program: PostgresProgram,
  cluster: string,
  settings: Record<string, string>,
  { log, limit = startLimit }: { log: string; limit?: number | undefined },
): Promise<ChildProcess> {
  const args = ['-D', clusterArgument(cluster), ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])];
  const deadline = performance.now() + limit;
  for (;;) {
    const logged = openLog(log);
    // Detached, so that Ctrl-C in the terminal reaches only us, and we stop it after the last request.
    const child = spawn(join(program.bin, 'postgres'), args, {
      ...program.runAs,
      cwd: cluster,
      env: postgresEnv,
      detached: true,
      stdio: ['ignore', logged.fd, logged.fd],
    });
    closeSync(logged.fd);
    let failure: Error | undefined;
    child.once('error', (error) => (failure = error));
    const exited = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
    const ready = () => {
      const state = postmaster(cluster);
      return state.ready && state.pid === child.pid;
    };
    await waitFor(() => exited() || ready(), deadline - performance.now());
    if (!exited() && ready()) return child;
    if (!exited()) await endServer(child);

    const text = failure?.message ?? readFileSync(log, 'utf8').slice(logged.start);
    // The processes of a server that was just killed need a moment to end.
    if (performance.now() < deadline && /shared memory block|lock file/.test(text)) {
      await sleep(200);
      continue;
    }
    const reason = /(?:FATAL|PANIC): +(.*)/.exec(text)?.[1] ?? text.trim().split('\n').at(-1);
    throw new StartError(
      `The embedded PostgreSQL did not start: ${reason || 'it gave no reason'} (its log is ${log}).`,
    );
  }
}

/** Opens the log at its end; a long one is moved aside once. */
function openLog(path: string): { fd: number; start: number } {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimit) renameSync(path, `${path}.1`);
  return { fd: openSync(path, 'a', 0o600), start: size > logLimit ? 0 : size };
}

/**
 * Checks every 10 ms until it is done or `limit` ms have passed.
 * @returns whether it is done
 */
export async function waitFor(done: () => boolean, limit: number): Promise<boolean> {
  const deadline = performance.now() + limit;
  while (!done()) {
    if (performance.now() >= deadline) return false;
    await sleep(10);
  }
  return true;
}

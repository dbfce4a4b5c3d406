import { type ChildProcess, spawn } from 'node:child_process';
import { type Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, vi } from 'vitest';
import { freePort } from './free-port.ts';

/** The folder of the repository. */
export const repository = path.resolve(import.meta.dirname, '../..');

export interface RealProcess {
  child: ChildProcess;
  port: number;
  origin: string;
  /** Resolves with how it ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/**
 * Starts Rondo by a command, as an operator does, and waits until it is ready.
 * @param finished registers what ends it after the test, or after all tests of a file
 */
export async function startProcess(
  [program, ...args]: [string, ...string[]],
  env: Record<string, string>,
  withinMs = 60_000,
  finished: (end: () => void) => void = onTestFinished,
): Promise<RealProcess> {
  const port = await freePort();
  const child = spawn(program, args, {
    cwd: repository,
    // Sheds no load, because these tests are not about what a busy machine refuses.
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', SHED_LOAD: 'off', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  // Ends it with everything it started: a process that outlives a test holds its output open, and the whole run waits for that.
  finished(() => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All have ended.
    }
  });
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const origin = `http://127.0.0.1:${port}`;
  const until = performance.now() + withinMs;
  while (!(await fetch(`${origin}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('Rondo did not start');
    await wait(50);
  }
  return { child, port, origin, ended };
}

/** Waits until each of its processes serves, because the first is ready before the others begin. */
export async function untilServing({ origin }: Pick<RealProcess, 'origin'>, processes: number): Promise<void> {
  const serving = async () => {
    const answer = await fetch(`${origin}/metrics`, { headers: { connection: 'close' } });
    return [...(await answer.text()).matchAll(/^process_resident_memory_bytes[{ ]/gm)].length;
  };
  await vi.waitFor(async () => expect(await serving()).toBe(processes), { timeout: 60_000, interval: 100 });
}

export interface Told {
  /** 0 if the connection was lost before an answer. */
  status: number;
  /** `ECONNRESET` and the like. */
  error: string | null;
  connection: string | undefined;
}

/** Asks on a connection of its own, or of an agent; a lost connection is an answer too. */
export function ask(
  { port }: Pick<RealProcess, 'port'>,
  path: string,
  { method = 'GET', body, as, agent = false }: { method?: string; body?: unknown; as?: string; agent?: Agent | false },
): Promise<Told> {
  return new Promise((resolve) => {
    const headers = {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const lost = (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, error: error.code ?? error.message, connection: undefined });
    request({ host: '127.0.0.1', port, path, method, headers, agent }, (answer) => {
      answer.on('error', lost).resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, error: null, connection: answer.headers.connection }),
      );
    })
      .on('error', lost)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';

/** A program of the machine that runs beside the drill, and ends with it. */
export interface Program {
  readonly child: ChildProcess;
  /** Ends it, and waits until it has ended. */
  end(): Promise<void>;
}

/**
 * Starts a program whose output goes to `log`.
 * @throws Error if it is not installed
 */
export async function startProgram(
  [name = '', ...args]: readonly string[],
  log: string,
  env: Record<string, string> = {},
): Promise<Program> {
  const file = await open(log, 'a');
  const path = `${process.env['PATH']}:/usr/sbin`;
  const child = spawn(name, args, {
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', file.fd, file.fd],
  });
  const ended = once(child, 'exit').catch(() => undefined);
  try {
    await once(child, 'spawn');
  } catch {
    throw new Error(`${name} is not installed (docs/alarms.md#setting-them-up)`);
  } finally {
    await file.close();
  }
  return {
    child,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

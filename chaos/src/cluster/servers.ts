import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts a server whose words go to `log`. It has a process group of its own: Ctrl-C reaches only its parent, which ends it in order. */
export async function startServer(words: readonly string[], folder: string, log: string): Promise<ChildProcess> {
  const file = await open(log, 'a');
  const [program = '', ...args] = words;
  const env = { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', file.fd, file.fd] });
  child.on('error', () => undefined);
  await file.close();
  return child;
}

/** Ends a process at once, stopped or not, and waits until it is gone. */
export async function kill(pid: number | undefined): Promise<void> {
  if (pid === undefined || !signal(pid, 'SIGKILL')) return;
  while (await isAlive(pid)) await wait(5);
}

/** @returns false when there is none */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** A process that has ended and that nobody waited for is not alive. */
export async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !stat.includes(') Z ');
}

/** The numbers of a process's children whose title has this word. */
export async function childrenOf(pid: number, word = ''): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const pids = text.trim().split(' ').filter(Boolean).map(Number);
  const titles = await Promise.all(pids.map((one) => readFile(`/proc/${one}/cmdline`, 'utf8').catch(() => '')));
  return pids.filter((_, n) => titles[n]?.includes(word));
}

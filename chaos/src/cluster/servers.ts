import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** Starts a server whose output goes to `log`. It has its own process group, so that Ctrl-C reaches only its parent, which ends it in order. */
export async function startServer(words: readonly string[], folder: string, log: string): Promise<ChildProcess> {
  const file = await open(log, 'a');
  const [program = '', ...args] = words;
  const env = { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const child = spawn(program, args, { cwd: folder, env, detached: true, stdio: ['ignore', file.fd, file.fd] });
  child.on('error', () => undefined);
  await file.close();
  return child;
}

/** Kills a process, even a stopped one, and waits until it is gone. */
export async function kill(pid: number | undefined): Promise<void> {
  if (pid === undefined || !signal(pid, 'SIGKILL')) return;
  while (await isAlive(pid)) await wait(5);
}

/** @returns false if there is no such process */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** A process that has ended but was not waited for doesn't count as alive. */
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

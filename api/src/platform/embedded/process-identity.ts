import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * Distinguishes a process from a later one with the same number, by its start time and the boot of the machine. Undefined if there is no
 * such process (a zombie counts as gone).
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in brackets, may contain spaces and brackets, so fields are counted from the last bracket.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return undefined;
    const startedAt = fields[18];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${startedAt}`;
  } catch {
    return undefined;
  }
}

/** Whether the process is a PostgreSQL server for this cluster, and not another one that got its number. */
export function servesCluster(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return ps(pid, 'command=')?.includes(cluster) ?? false;
  try {
    // A PostgreSQL server always works in its data directory.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster) && processIdentity(pid) !== undefined;
  } catch {
    return false;
  }
}

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-ww', '-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

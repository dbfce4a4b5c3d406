import { execFile } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** One program from each of Debian's packages. */
const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
} as const;

/** Debian's folder of the newest PostgreSQL, or null. */
export async function findPostgres(): Promise<string | null> {
  const root = '/usr/lib/postgresql';
  const [newest] = (await readdir(root).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  return newest === undefined ? null : path.join(root, newest, 'bin');
}

/**
 * @returns the folder of PostgreSQL's programs
 * @throws Error with the line that installs what is missing
 */
export async function findPrograms(): Promise<string> {
  const bin = await findPostgres();
  const found = await Promise.all(
    Object.values(programs).map((file) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  const missing = [...(bin === null ? ['postgresql'] : []), ...Object.keys(programs).filter((_, n) => !found[n])];
  if (bin === null || missing.length > 0)
    throw new Error(
      `Not installed: ${missing.join(', ')}. On Debian: apt-get install --no-install-recommends ${missing.join(' ')}`,
    );
  return bin;
}

/** The user that servers run as: PostgreSQL refuses root, so root runs them as `postgres`; null for any other user, who runs them themself. */
export async function findUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}

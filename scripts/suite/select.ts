import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { root } from '../run-program.ts';
import { type Imports, reach, readImports } from './imports.ts';
import { addressesIn, pageFilesOf } from './pages.ts';

/** What the changed files reach: the tests of vitest's projects, the journeys and the pages that `--changed` runs. */
export interface Selection {
  /** Files of tests; null for all of them. */
  tests: string[] | null;
  /** Files of journeys beside the great ones; null for none at all, not even those. */
  journeys: string[] | null;
  /** Files in web/src/pages whose addresses are looked at. */
  pages: string[];
}

/** Files that are part of everything: how it is built, put together and tested. */
const everywhere =
  /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig\.json|api\/migrations\/|api\/test\/(?:server|database|postgres|instants)\.ts|api\/src\/(?:compose|run)\.ts|web\/test\/|web\/build\/|web\/src\/ui\/theme\/|rules\/src\/index\.ts|contract\/src\/(?:index|define-call|wire)\.ts)/;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** Slow tests wait for the whole run. */
const isQuick = (file: string) => isTest(file) && !file.includes('.slow.');
const product = /^(?:rules|contract|phrases|scenes|api|web)\//;

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;

/** The newest commit, and the files that it and those of the 24 hours before it changed. */
export function newestFiles(): { commit: string; files: string[] } {
  const [commit = '', at = ''] = git('log', '-1', '--format=%H %ct').trim().split(' ');
  const dayBefore = git('rev-list', '-1', `--before=${Number(at) - 86_400}`, 'HEAD').trim();
  const changed = dayBefore === '' ? git('ls-files') : git('diff', '--name-only', dayBefore, 'HEAD');
  return { commit, files: changed.split('\n').filter((path) => path !== '') };
}

/** The files that differ from where this branch left `main`, those not committed yet among them. */
export function changedFiles(): string[] {
  const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name).trim() !== '');
  const base = main ? git('merge-base', 'HEAD', main).trim() : 'HEAD';
  const lists = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(lists.flatMap((list) => list.split('\n')))].filter((path) => path !== '');
}

/** @param changed paths from the root of the repository */
export function select(changed: readonly string[], imports: Imports = readImports()): Selection {
  const files = [...imports.keys()];
  const pages = files.filter((file) => /^web\/src\/pages\/[^/]+\.tsx$/.test(file) && !isTest(file));
  const saying = changed.filter((file) => isSubject.test(file)).map((file) => whoSays(file, imports));
  const isReached = (from: readonly string[]) => {
    const reached = reach(imports, from);
    return changed.some((file) => reached.has(file)) || saying.some((files) => !files.isDisjointFrom(reached));
  };
  const concernsJourneys = changed.some((file) => (product.test(file) && !isTest(file)) || file.startsWith('e2e/'));
  const concernsAll = changed.some((file) => everywhere.test(file));
  return {
    tests: concernsAll
      ? null
      : files.filter((file) => isQuick(file) && isReached([file, ...whatItTests(file, imports)])),
    journeys: concernsJourneys
      ? files.filter((file) => file.endsWith('.spec.ts') && namesAny(file, changed, imports))
      : null,
    pages: concernsAll ? pages : pages.filter((page) => isReached([page])),
  };
}

const isSubject = /^phrases\/src\/subjects\/[^/]+\.ts$/;

/** The files that say something of a subject, which no import tells: by its name, or by that of one it is a part of. */
function whoSays(subject: string, imports: Imports): Set<string> {
  const files = [...imports.keys()];
  const whole = files.filter((file) => isSubject.test(file) && imports.get(file)?.includes(subject));
  const names = [subject, ...whole].map((file) => /^export const (\w+)/m.exec(textOf(file))?.[1] ?? '');
  const said = new RegExp(String.raw`['"\x60](?:${names.join('|')})\.[\w$]|\]\.(?:${names.join('|')})\b`);
  const isOfPhrases = (file: string) => isTest(file) && /^phrases\/|\/phrases-used\./.test(file);
  return new Set(files.filter((file) => isOfPhrases(file) || (product.test(file) && said.test(textOf(file)))));
}

/**
 * The files a test is about besides its imports: for an API's test the files of its folder, which it reaches by HTTP only; for a
 * component's test the pages it opens, by itself or by what it shares with others.
 */
function whatItTests(file: string, imports: Imports): string[] {
  if (file.startsWith('api/')) {
    const folder = `${dirname(file)}/`;
    return [...imports.keys()].filter((one) => one.startsWith(folder) && !isTest(one));
  }
  if (!file.endsWith('.test.tsx')) return [];
  const shared = (imports.get(file) ?? []).filter((one) => one.startsWith('web/test/'));
  return [file, ...shared].flatMap((one) => addressesIn(textOf(one))).flatMap(pageFilesOf);
}

const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

/** The features that a journey names in its first lines: `// features: joining, wallet`. */
export const featuresOf = (file: string): string[] =>
  /^\/\/ features: (.+)$/m.exec(textOf(file))?.[1]?.split(', ') ?? [];

/** Whether a journey names a feature of which a file has changed, or which needs a rule or a call that has. */
function namesAny(file: string, changed: readonly string[], imports: Imports): boolean {
  if (changed.some((one) => one.startsWith('e2e/') && reach(imports, [file]).has(one))) return true;
  const named = featuresOf(file);
  return changed.some((one) => featuresThatNeed(one, imports).some((feature) => named.includes(feature)));
}

/** The feature a file is in; for a rule or a call, the features whose files import it themselves. */
function featuresThatNeed(file: string, imports: Imports): string[] {
  const own = featureIn(file);
  if (own !== undefined) return [own];
  if (!/^(?:rules|contract)\/src\//.test(file) || isTest(file)) return [];
  return [...imports].flatMap(([one, targets]) => (targets.includes(file) ? (featureIn(one) ?? []) : []));
}

const featureIn = (file: string) => /^(?:api|web)\/src\/features\/([^/]+)\//.exec(file)?.[1];

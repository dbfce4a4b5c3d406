import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, runProgram } from './run-program.ts';
import type { Change } from './suite/changes.ts';

const sources = [
  'rules',
  'contract',
  'phrases',
  'scenes',
  'api',
  'web',
  'e2e',
  'bench',
  'chaos',
  'simulate',
  'scripts',
];

/**
 * The number of cores for each tool, because two run at once. TypeScript's checkers share nothing: each one infers the contract's types again, and
 * four on one core take two and a half times as long as one (decisions/0074-three-tiers.md).
 */
const cores = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Where TypeScript notes what it has checked, so that it only checks changed files, and those that they reach. */
const notes = join(root, 'node_modules', '.cache', 'tsc');
const types = (name: string, ...more: string[]): Tool => [
  'tsc',
  '--noEmit',
  '--checkers',
  cores,
  '--incremental',
  '--tsBuildInfoFile',
  join(notes, `${name}.tsbuildinfo`),
  ...more,
];

/** A tool that checks the code, and its arguments. */
type Tool = readonly [string, ...string[]];
type Tools = Readonly<Record<string, Tool>>;

const typed: Tools = { 'tsc (server)': types('server'), 'tsc (web)': types('web', '-p', 'web') };
const wired: Tools = {
  'dependency-cruiser': ['depcruise', '--config', '.dependency-cruiser.mjs', ...sources],
  knip: ['knip', '--no-progress'],
};
const audited: Tools = { audit: ['node', 'scripts/audit.ts'] };

/** Every tool, over everything, the longest first. */
export const check = (): Promise<Checked> =>
  runAll({ oxlint: ['oxlint', '--type-aware'], ...typed, oxfmt: ['oxfmt', '--check'], ...wired, ...audited });

/** Changing one of these files changes how everything is checked. */
const howLooked = /^(?:package(?:-lock)?\.json|\.ox\w+\.json|tsconfig\.json|knip\.json|\.dependency-cruiser\.mjs)$/;

/**
 * Checks only what was changed; the rules of imports, and unused code, only if an import or an export has changed.
 * @param looked the changed files of code, and those that use them
 */
export function checkChanged(changes: readonly Change[], looked: readonly string[]): Promise<Checked> {
  const files = changes.map(({ file }) => file).filter((file) => existsSync(join(root, file)));
  if (files.some((file) => howLooked.test(file))) return check();
  return runAll({
    ...typed,
    ...(looked.length > 0 && { oxlint: ['oxlint', '--type-aware', ...looked] }),
    ...(files.length > 0 && { oxfmt: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files] }),
    ...(changes.some(({ isWired }) => isWired) && wired),
    ...audited,
  });
}

interface Checked {
  passed: number;
  failed: number;
}

/** Runs tools, two at once, shows the output of failing ones, and counts. */
async function runAll(tools: Tools): Promise<Checked> {
  mkdirSync(notes, { recursive: true });
  const waiting = Object.entries(tools);
  const failed: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, [program, ...args]] = next;
      const from = performance.now();
      const { code, output } = await runProgram(program, args, { env: { GOMAXPROCS: cores }, output: 'kept' });
      if (code !== 0) {
        failed.push(name);
        console.log(`\n${output.trim()}\n`);
      }
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
    }
  };
  await Promise.all([work(), work()]);
  const total = Object.keys(tools).length;
  console.log(failed.length > 0 ? `Checks that fail: ${failed.join(', ')}.` : `All ${total} checks pass.`);
  return { passed: total - failed.length, failed: failed.length };
}

if (import.meta.main) process.exitCode = (await check()).failed > 0 ? 1 : 0;

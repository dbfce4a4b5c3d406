import { availableParallelism } from 'node:os';
import { runProgram } from './run-program.ts';

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
 * Cores for each tool, as two run at once. TypeScript's checkers share nothing: each beyond its core infers the contract's types once more,
 * four of them in two and a half times what one takes (decisions/0074-three-tiers.md).
 */
const cores = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** Each tool that looks at the code, and how it is called; the longest first. */
const tools: Record<string, [string, ...string[]]> = {
  oxlint: ['oxlint', '--type-aware'],
  'tsc (server)': ['tsc', '--noEmit', '--checkers', cores],
  'tsc (web)': ['tsc', '--noEmit', '-p', 'web', '--checkers', cores],
  oxfmt: ['oxfmt', '--check'],
  'dependency-cruiser': ['depcruise', '--config', '.dependency-cruiser.mjs', ...sources],
  knip: ['knip', '--no-progress'],
  audit: ['node', 'scripts/audit.ts'],
};

/** Runs every tool, two at once, shows what the failing ones say, and counts. */
export async function check(): Promise<{ passed: number; failed: number }> {
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

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

/** Each tool that looks at the code, and how it is called. */
const tools: Record<string, [string, ...string[]]> = {
  oxfmt: ['oxfmt', '--check'],
  oxlint: ['oxlint', '--type-aware'],
  'tsc (server)': ['tsc', '--noEmit'],
  'tsc (web)': ['tsc', '--noEmit', '-p', 'web'],
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
      const { code, output } = await runProgram(program, args, { output: 'kept' });
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

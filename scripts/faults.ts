import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fault, faults } from './faults/list.ts';
import { browsersForJourneys } from './find-browser.ts';
import { root, runProgram, wasStopped } from './run-program.ts';

/**
 * `npm run faults [-- --only word] [--changed]`: plants each fault of the list in its own copy of the last commit and runs the tests there until one
 * fails: first those that `--changed` selects, then `npm test`, then the rest of `test:all`. With `--changed`, only the first are tried. The run
 * fails if nothing finds a fault, or if the failing test also fails without the fault, which proves nothing.
 */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, changed: { type: 'boolean', default: false } },
});

interface Tier {
  name: string;
  args: (fault: Fault) => string[];
}

const tiers: Tier[] = [
  { name: '--changed', args: () => ['--changed'] },
  { name: 'npm test', args: () => [] },
  { name: 'test:all', args: ({ rest = '' }) => ['--rest', '--part', rest] },
];

/** A copy of the last commit, with this checkout's libraries and built web app. */
function makeCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rondo-fault-'));
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', '--shared', root, folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  spawnSync('git', ['branch', '--force', 'main', 'HEAD'], { cwd: folder });
  // Linked, because copying them would take longer than the tests.
  for (const modules of ['node_modules', ...workspaceModules()])
    spawnSync('cp', ['-al', join(root, modules), join(folder, modules)]);
  const built = join(root, 'web/dist');
  if (existsSync(built)) cpSync(built, join(folder, 'web/dist'), { recursive: true });
  return folder;
}

const workspaceModules = () =>
  ['api', 'web', 'e2e', 'bench', 'chaos']
    .map((name) => `${name}/node_modules`)
    .filter((path) => existsSync(join(root, path)));

function plant(folder: string, { file, find, replace }: Fault): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${file} has not exactly one ${JSON.stringify(find)}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
}

/** Given instead of a tier if the failing test also fails without the fault. */
const unclear = 'unclear';

/** A test file in the output of a failing test. */
const testFile = /[\w./-]+\.test\.tsx?(?=: )/;

/** Whether a failing test passes without the fault; journeys and checks are believed. */
async function isGreenWithout(folder: string, { file }: Fault, red: string): Promise<boolean> {
  const [test] = testFile.exec(red) ?? [];
  if (test === undefined) return true;
  spawnSync('git', ['checkout', '--quiet', '--', file], { cwd: folder });
  const command = ['run', '--maxWorkers=1', test];
  const { code } = await runProgram('vitest', command, {
    cwd: folder,
    env: await browsersForJourneys(),
    output: 'kept',
  });
  return code === 0;
}

/** The tier that finds a fault, and the test that failed first; null if none does. */
async function tryOne(fault: Fault): Promise<{ tier: string; red: string } | null> {
  const folder = makeCopy();
  try {
    plant(folder, fault);
    for (const { name, args } of values.changed ? tiers.slice(0, 1) : tiers) {
      if (name === 'test:all' && fault.rest === undefined) continue;
      const command = ['scripts/test.ts', '--bail', ...args(fault)];
      const { code, output } = await runProgram(process.execPath, command, { cwd: folder, output: 'kept' });
      if (code === 0) continue;
      const red = (/^✗ (.*)$/m.exec(output)?.[1] ?? output.trim().slice(-200)).replace(`${folder}/`, '');
      return { tier: (await isGreenWithout(folder, fault, red)) ? name : unclear, red };
    }
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const counts = new Map<string, number>();
for (const fault of faults.filter(({ name, file }) => `${name} ${file}`.includes(values.only))) {
  const began = performance.now();
  const found = await tryOne(fault);
  const seconds = Math.round((performance.now() - began) / 1000);
  if (wasStopped()) break;
  const tier = found?.tier ?? 'nothing';
  counts.set(tier, (counts.get(tier) ?? 0) + 1);
  console.log(`| ${fault.name} | \`${fault.file}\` | ${tier} | ${found?.red ?? ''} | ${seconds} s |`);
}
console.log([...counts].map(([tier, count]) => `${tier}: ${count}`).join(', '));
process.exitCode = counts.has('nothing') || counts.has(unclear) ? 1 : 0;

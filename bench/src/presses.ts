import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { browsersForJourneys } from '../../scripts/find-browser.ts';
import { runProgram } from '../../scripts/run-program.ts';
import { ms, type Row } from './table.ts';

interface Cost {
  ms: number;
  requests: number;
}
type Costs = { name: string; rested: Cost; cold: Cost | null }[];

/** The goals: after five seconds at rest, and from a cold address pressed at once. */
const goals = { restedMs: 400, coldMs: 2500, requests: 4 };

/**
 * (d) What the twenty commonest presses cost a phone on slow 4G until what they lead to can be used (`e2e/measure-presses.ts`). Pictures and streams
 * don't count.
 */
export async function benchPresses(): Promise<Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rondo-presses-'));
  try {
    const file = path.join(folder, 'presses.json');
    const env = { ...(await browsersForJourneys()), PRESSES_FILE: file };
    const { code } = await runProgram('playwright', ['test', '--config', 'e2e/presses.config.ts', '--reporter=line'], {
      env,
    });
    if (code !== 0) throw new Error('The presses could not be measured.');
    const costs: Costs = JSON.parse(await readFile(file, 'utf8'));
    return costs.map(({ name, rested, cold }) => ({
      what: `(d) press: ${name}, at rest; at once`,
      measured: [rested, ...(cold ? [cold] : [])].map((one) => `${ms(one.ms)} in ${one.requests}`).join('; '),
      goal: `≤ ${goals.restedMs} ms in ≤ ${goals.requests}; ≤ ${goals.coldMs} ms`,
      reached:
        rested.ms <= goals.restedMs && rested.requests <= goals.requests && (cold === null || cold.ms <= goals.coldMs),
    }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

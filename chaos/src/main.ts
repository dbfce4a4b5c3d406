import { alarms } from './alarms.ts';
import { booking } from './booking.ts';
import { crash } from './crash.ts';
import { failover, failoverControl } from './failover.ts';
import { lastSpot } from './last-spot.ts';
import { memory } from './memory.ts';
import { overload } from './overload.ts';
import { severalProcesses } from './processes.ts';
import { endOf, type Report } from './report.ts';
import { restore } from './restore.ts';
import { site } from './site.ts';
import { standbys } from './standbys.ts';
import { soak } from './soak.ts';
import { upgrade } from './upgrade.ts';

/**
 * Faults, each followed by a check of all invariants. `npm run chaos -- <scenario> [number or word…]`: the argument says how often, `control`, names
 * of alarms, or the commit from which `upgrade` begins.
 */
const scenarios: Record<string, (numbers: number[], words: string[]) => Promise<Report>> = {
  booking: ([count = 500, seed = 1]) => booking(count, seed),
  'last-spot': ([rounds = 20]) => lastSpot(rounds),
  memory: ([floods = 3, seconds = 60]) => memory(floods, seconds),
  overload: ([seconds = 20]) => overload(seconds),
  restore: ([joins = 300, games = 1000]) => restore(joins, games),
  processes: ([kills = 5]) => severalProcesses(kills),
  upgrade: (_, [ref = 'HEAD']) => upgrade(ref),
  standbys: ([kills = 3]) => standbys(kills),
  failover: ([kills = 10], words) => (words.includes('control') ? failoverControl() : failover(kills)),
  site: ([delayMs = 20]) => site(delayMs),
  soak: ([minutes = 30]) => soak(minutes),
  alarms: (_, names) => alarms(names),
  crash: ([api = 10, database = 5]) => crash({ api, database }),
};

const [name = '', ...rest] = process.argv.slice(2);
const scenario = scenarios[name];
if (!scenario) {
  console.error(`Usage: npm run chaos -- ${Object.keys(scenarios).join(' | ')}`);
  process.exit(1);
}
// A scenario that ends with an error of its own proves nothing.
const report = await scenario(rest.map(Number).filter(Number.isInteger), rest).catch((error: unknown): Report => ({
  ok: true,
  isUnclear: true,
  lines: [error instanceof Error ? `${error.stack}` : String(error)],
}));
for (const line of report.lines) console.log(line);
const { words, code } = endOf(report);
console.log(`${name}: ${words}`);
process.exit(code);

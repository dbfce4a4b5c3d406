import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Advisory, keptFile, readKept } from './audit/advisories.ts';
import { exitCodeOf, findWeaknesses, installedPackages, type Weakness } from './audit/find-weaknesses.ts';
import { readOsv } from './audit/read-osv.ts';
import { readLock } from './third-party.ts';

/**
 * `npm run audit`: checks the lock file's packages against the stored advisories, without a network (releases.md#weak-packages). `npm run audit --
 * --from PLACE` refills the stored advisories from an export of OSV's or GitHub's: a JSON file, or a folder of them.
 */
function audit(from: string | undefined): void {
  const today = new Date().toISOString().slice(0, 10);
  const installed = installedPackages(readLock());
  if (from !== undefined) fill(from, new Set(installed.map(({ name }) => name)), today);
  const kept = readKept();
  const weaknesses = findWeaknesses(installed, kept, today);
  for (const one of weaknesses) console.log(say(one));
  const filled = kept.filled === null ? 'never filled from an export' : `filled on ${kept.filled}`;
  console.log(
    `${installed.length} packages, ${kept.advisories.length} advisories (${filled}): ${weaknesses.length} known.`,
  );
  process.exitCode = exitCodeOf(weaknesses);
}

function say({ name, installed, severity, ships, fixedIn, id, summary, source, accepted }: Weakness): string {
  const where = ships ? 'ships' : 'for development only';
  const way = fixedIn === null ? 'no fixed version' : `fixed in ${fixedIn}`;
  const lived = accepted ? `\n  accepted until ${accepted.until}: ${accepted.reason}` : '';
  return `${name} ${installed}: ${severity}, ${where}, ${way}\n  ${id}: ${summary} (${source})${lived}`;
}

/** The export replaces the stored advisories; acceptances stay. */
function fill(from: string, names: ReadonlySet<string>, day: string): void {
  const files = statSync(from).isDirectory()
    ? globSync('**/*.json', { cwd: from }).map((name) => join(from, name))
    : [from];
  const records = files.flatMap((file): unknown[] => [JSON.parse(readFileSync(file, 'utf8'))].flat());
  const advisories = records
    .map((record) => readOsv(record, names))
    .filter((one): one is Advisory => one !== null)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
  writeFileSync(keptFile, `${JSON.stringify({ filled: day, advisories, accepted: readKept().accepted }, null, 2)}\n`);
}

audit(parseArgs({ options: { from: { type: 'string' } } }).values.from);

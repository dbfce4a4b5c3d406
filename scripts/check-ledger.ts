import { readFile } from 'node:fs/promises';
import { ledgerCloses } from '@rondo/contract';
import { verifyCloses } from '../api/src/features/ledger/verify-closes.ts';
import { openPool } from '../api/src/platform/db.ts';
import { checkInvariants, invariantCount } from '../chaos/src/invariants.ts';
import { openDatabase } from './open-database.ts';

/**
 * `npm run check:ledger [-- file…]`: all invariants and the chain of daily closes, each in one snapshot of the database of
 * DATABASE_URL or DATA_DIR, running or not. Files are answers of GET /api/ledger/closes that were kept elsewhere.
 */
const published = new Map<string, string>();
for (const file of process.argv.slice(2)) {
  const { data } = ledgerCloses.output.parse(JSON.parse(await readFile(file, 'utf8')));
  for (const { day, hash } of data.closes) published.set(day, hash);
}

const { url, stop } = await openDatabase();
const pool = openPool(url, 1);
const checked = await Promise.all([checkInvariants(url), verifyCloses(pool.db, published)]).catch((error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  console.error(`✗ The ledger can’t be checked: ${why}. Has this database the tables of this version of Rondo?`);
  return null;
});
await pool.close();
await stop();
if (checked === null) process.exit(2);
const [violations, { closes, journals, alterations }] = checked;
for (const { invariant, count, examples } of violations) {
  console.error(`✗ ${invariant}: ${count} rows`);
  for (const example of examples) console.error(`    ${JSON.stringify(example)}`);
}
for (const { day, journalId, what } of alterations)
  console.error(`✗ ${[day, journalId !== null && `journal ${journalId}`, what].filter(Boolean).join(': ')}`);
console.log(`${invariantCount - violations.length} of ${invariantCount} invariants hold`);
console.log(`${closes} closed days with ${journals} journals, alterations found: ${alterations.length}`);
process.exit(violations.length + alterations.length === 0 ? 0 : 1);

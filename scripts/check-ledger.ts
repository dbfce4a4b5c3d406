import { readFile } from 'node:fs/promises';
import { ledgerCloses } from '@rondo/contract';
import { verifyCloses } from '../api/src/features/ledger/verify-closes.ts';
import { readDatabaseSettings } from '../api/src/platform/config.ts';
import { openPool } from '../api/src/platform/db.ts';
import { startEmbeddedPostgres } from '../api/src/platform/embedded-postgres.ts';
import { embeddedUrl } from '../api/src/platform/postgres-cluster.ts';
import { checkInvariants, invariantCount } from '../chaos/src/invariants.ts';
import { query } from '../chaos/src/world.ts';

/**
 * `npm run check:ledger [-- file…]`: all invariants and the chain of daily closes, each in one snapshot of the database of
 * DATABASE_URL or DATA_DIR, running or not. Files are answers of GET /api/ledger/closes that were kept elsewhere.
 */
const published = new Map<string, string>();
for (const file of process.argv.slice(2)) {
  const { data } = ledgerCloses.output.parse(JSON.parse(await readFile(file, 'utf8')));
  for (const { day, hash } of data.closes) published.set(day, hash);
}

const config = readDatabaseSettings(process.env);
const answers = async (url: string) =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

let stop = async (): Promise<void> => undefined;
let url = config.databaseUrl ?? embeddedUrl(config.dataDir) ?? '';
if (config.databaseUrl === null && (url === '' || !(await answers(url)))) {
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir });
  ({ url } = embedded);
  stop = () => embedded.stop();
}
const violations = await checkInvariants(url);
const pool = openPool(url, 1);
const { closes, journals, alterations } = await verifyCloses(pool.db, published);
await pool.close();
await stop();
for (const { invariant, count, examples } of violations) {
  console.error(`✗ ${invariant}: ${count} rows`);
  for (const example of examples) console.error(`    ${JSON.stringify(example)}`);
}
for (const { day, journalId, what } of alterations)
  console.error(`✗ ${[day, journalId !== null && `journal ${journalId}`, what].filter(Boolean).join(': ')}`);
console.log(`${invariantCount - violations.length} of ${invariantCount} invariants hold`);
console.log(`${closes} closed days with ${journals} journals, alterations found: ${alterations.length}`);
process.exit(violations.length + alterations.length === 0 ? 0 : 1);

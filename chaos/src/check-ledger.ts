import { readConfig } from '../../api/src/platform/config.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/embedded-postgres.ts';
import { embeddedUrl } from '../../api/src/platform/postgres-cluster.ts';
import { checkInvariants, invariantCount } from './invariants.ts';
import { query } from './world.ts';

/** `npm run check:ledger`: all invariants, in one snapshot of the database of DATABASE_URL or DATA_DIR, running or not. */
const config = readConfig(process.env);
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
await stop();
for (const { invariant, count, examples } of violations) {
  console.error(`✗ ${invariant}: ${count} rows`);
  for (const example of examples) console.error(`    ${JSON.stringify(example)}`);
}
console.log(`${invariantCount - violations.length} of ${invariantCount} invariants hold`);
process.exit(violations.length === 0 ? 0 : 1);

import { readFile } from 'node:fs/promises';
import { ledgerCloses } from '@rondo/contract';
import { lookAtLedger } from './look-at-ledger.ts';
import { openDatabase } from './open-database.ts';

/**
 * `npm run check:ledger [-- file…]`: checks all invariants and the chain of daily closes, each in one snapshot of the database of DATABASE_URL or
 * DATA_DIR, running or not. The files are answers of GET /api/ledger/closes that were kept elsewhere.
 */
const published = new Map<string, string>();
for (const file of process.argv.slice(2)) {
  const { data } = ledgerCloses.output.parse(JSON.parse(await readFile(file, 'utf8')));
  for (const { day, hash } of data.closes) published.set(day, hash);
}

const { url, stop } = await openDatabase();
const found = await lookAtLedger(url, published);
await stop();
process.exit({ whole: 0, broken: 1, unknown: 2 }[found]);

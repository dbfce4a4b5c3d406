import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { auditfileVersions } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { writeAuditfile } from '../api/src/features/ledger/auditfile/write-auditfile.ts';
import { readConfig } from '../api/src/platform/config.ts';
import { openPool } from '../api/src/platform/db.ts';
import { openDatabase } from './open-database.ts';
import { runProgram } from './run-program.ts';

/**
 * `npm run check:auditfile -- --schema FILE [--version 3.2] [--year 2026]`: makes the auditfile of the database of DATABASE_URL or DATA_DIR, and has
 * xmllint check it against a schema of the tax office, which Rondo doesn't contain.
 */
const today = amsterdamDay(new Date());
const { values } = parseArgs({
  options: {
    schema: { type: 'string' },
    version: { type: 'string', default: '3.2' },
    year: { type: 'string', default: today.slice(0, 4) },
  },
});
const year = Number(values.year);
const version = auditfileVersions.find((one) => one === values.version);
if (values.schema === undefined || version === undefined) throw new Error('a schema is needed, of version 3.2 or 4.0');
// Uses the demo's seller if none is set.
const { seller, payouts, booksAre } = readConfig({ ...process.env, RONDO_DEMO: 'on', NODE_ENV: '' });
if (!seller) throw new Error('there is no seller');

const folder = mkdtempSync(join(tmpdir(), 'rondo-auditfile-'));
const file = join(folder, `rondo-${year}-${version}.xaf`);
const { url, stop } = await openDatabase();
const pool = openPool(url, 1);
try {
  const began = performance.now();
  const written = Readable.from(
    writeAuditfile(pool.db, { year, version, seller, booksAre, iban: payouts?.iban ?? null, today }),
  );
  await pipeline(written, createWriteStream(file));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${statSync(file).size.toLocaleString('en')} bytes of ${year}, written in ${seconds} s`);
  const { code } = await runProgram('xmllint', ['--noout', '--schema', values.schema, file]);
  process.exitCode = code;
} finally {
  await pool.close();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

import { reason } from '@rondo/contract';
import { parseArgs } from 'node:util';
import { approveOnServer } from '../api/src/features/ledger/approve-on-server.ts';
import { readPublicUrl } from '../api/src/platform/config.ts';
import { openPool } from '../api/src/platform/db.ts';
import { openJobs } from '../api/src/platform/jobs.ts';
import { Refused } from '../api/src/platform/refusal.ts';
import { StartError } from '../api/src/platform/settings/start-error.ts';
import { openDatabase } from './open-database.ts';

/** `npm run approve-correction -- ID --reason "WHY"`: the second yes to a correction where no other admin could decide about it. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
const [id] = positionals;
const why = reason.safeParse(values.reason);
if (id === undefined || positionals.length > 1 || !why.success) {
  console.error('npm run approve-correction -- ID --reason "WHY" (3 to 500 characters)');
  process.exit(2);
}
process.exit((await approve(id, why.data)) ? 0 : 1);

async function approve(correction: string, because: string): Promise<boolean> {
  try {
    const publicUrl = readPublicUrl(process.env);
    const database = await openDatabase();
    const pool = openPool(database.url, 1);
    const jobs = await openJobs(pool.db, database.url, (what, error) => console.error(what, error), 1);
    try {
      await approveOnServer({ db: pool.db, jobs, publicUrl }, correction, because);
      console.log('Approved and booked. It is in the audit log.');
      return true;
    } finally {
      await jobs.stop();
      await pool.close();
      await database.stop();
    }
  } catch (error) {
    if (!(error instanceof Refused || error instanceof StartError)) throw error;
    console.error(error.message);
    return false;
  }
}

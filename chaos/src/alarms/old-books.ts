import { closeDays } from '../../../api/src/features/ledger/close-days.ts';
import { openClock } from '../../../api/src/platform/clock.ts';
import { migrate } from '../../../api/src/platform/database/migrate.ts';
import { openPool } from '../../../api/src/platform/db.ts';
import { withClient } from '../../../api/test/temporary-database.ts';
import { makeJoiners } from '../world.ts';

const day = 24 * 60 * 60_000;
/** How old the first journals are, and how many days the first close leaves open. */
const age = { journals: 6, firstClose: 3 };

/** Makes the database of a Rondo that has had people for some days; those until three days ago are closed. */
export async function makeOldBooks(url: string): Promise<void> {
  await migrate(url);
  await makeJoiners(url, 10, 1000);
  await pastRules(url, `update journal set created_at = created_at - interval '${age.journals} days'`);
  const pool = openPool(url, 2);
  try {
    const clock = await openClock(pool.db, { demo: false });
    await closeDays({ db: pool.db, clock: { ...clock, now: () => new Date(Date.now() - age.firstClose * day) } });
    clock.stop();
  } finally {
    await pool.close();
  }
}

/** Opens the last days again, as in a database that was restored without their closes. */
export async function openDaysAgain(url: string, days: number): Promise<void> {
  const last = `(select max(day) - ${days} from daily_close)`;
  await pastRules(url, ...['journal_hash', 'daily_close'].map((table) => `delete from ${table} where day > ${last}`));
}

/** Changes what a trigger would refuse, which only PostgreSQL's superuser can. */
async function pastRules(url: string, ...statements: string[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("set session_replication_role = 'replica'");
    for (const statement of statements) await client.query(statement);
  });
}

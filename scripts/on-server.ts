import { reason } from '@rondo/contract';
import { parseArgs } from 'node:util';
import { readPublicUrl } from '../api/src/platform/config.ts';
import { type Database, openPool } from '../api/src/platform/db.ts';
import { type Jobs, openJobs } from '../api/src/platform/jobs.ts';
import { Refused } from '../api/src/platform/refusal.ts';
import { StartError } from '../api/src/platform/settings/start-error.ts';
import { openDatabase } from './open-database.ts';

/** The words of a command and its reason; ends the program with 2 and the usage if it has another number of words, or no reason. */
export function readCommand(usage: string, count: number): { words: string[]; why: string } {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } });
  const why = reason.safeParse(values.reason);
  if (positionals.length === count && why.success) return { words: positionals, why: why.data };
  return endWithUsage(`${usage} --reason "WHY" (3 to 500 characters)`);
}

export function endWithUsage(usage: string): never {
  console.error(`npm run ${usage}`);
  process.exit(2);
}

/**
 * Runs an act on the server's database, without an account, and ends the program: with 0 and the act's words, or with 1 and why it was refused.
 * People are told of it.
 */
export async function onServer(
  act: (context: { db: Database; jobs: Jobs; config: { publicUrl: string } }) => Promise<string>,
): Promise<never> {
  try {
    const publicUrl = readPublicUrl(process.env);
    const database = await openDatabase();
    const pool = openPool(database.url, 1);
    const jobs = await openJobs(pool.db, database.url, (what, error) => console.error(what, error), 1);
    try {
      console.log(await act({ db: pool.db, jobs, config: { publicUrl } }));
    } finally {
      await jobs.stop();
      await pool.close();
      await database.stop();
    }
    process.exit(0);
  } catch (error) {
    if (!(error instanceof Refused || error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

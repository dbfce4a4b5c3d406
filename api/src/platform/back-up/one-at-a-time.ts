import { Client } from 'pg';
import { reasonOf, StartError } from '../settings/start-error.ts';

/** The advisory lock of who makes a back-up of a database; the console looks whether it is held. */
export const backUpLock = 72617;

/**
 * Makes a back-up only while nobody else makes one of this database, whichever process or machine that is. The lock ends with its connection, so that
 * a crash leaves none.
 * @throws StartError if one is being made, or the database doesn't answer
 */
export async function oneAtATime<T>(url: string, make: () => Promise<T>): Promise<T> {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new StartError(`The database doesn’t answer: ${reasonOf(error)}.`);
  });
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [backUpLock]);
    if (rows[0]?.mine !== true) throw new BackUpRunning('A back-up is being made already: this one did not begin.');
    return await make();
  } finally {
    await client.end();
  }
}

/** Another one is being made, so this one neither went well nor failed. */
export class BackUpRunning extends StartError {}

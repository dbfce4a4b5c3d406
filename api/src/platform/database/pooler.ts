import { sql } from 'kysely';
import type { Config } from '../config.ts';
import { connectionSettings } from '../settings/connection-settings.ts';
import { type Database, inTransaction, openPool, type Pool } from '../db.ts';
import type { Line } from '../load/line.ts';
import { reasonOf, StartError } from '../settings/start-error.ts';

const settingsLock = 72_618;

/**
 * Opens the pool that calls and pages use: on PostgreSQL itself, or on the pooler before it (decisions/0056-pooler.md).
 * @throws StartError if the pooler lets nobody in, or its connections don't have Rondo's settings
 */
export async function openServingPool(
  databaseUrl: string,
  { poolerUrl, databasePoolSize }: Pick<Config, 'poolerUrl' | 'databasePoolSize'>,
  line?: Line,
): Promise<Pool> {
  if (poolerUrl === null) return openPool(databaseUrl, databasePoolSize, { line });
  const direct = openPool(databaseUrl, 1);
  try {
    await giveRoleSettings(direct.db);
  } finally {
    await direct.close();
  }
  const pool = openPool(poolerUrl, databasePoolSize, { pooled: true, line });
  try {
    await checkPooled(pool.db);
  } catch (error) {
    await pool.close();
    if (error instanceof StartError) throw error;
    throw new StartError(`DATABASE_POOLER_URL can't be used: ${reasonOf(error)}.`);
  }
  return pool;
}

/** Gives the settings to the role, in this database alone, because a pooler drops what a connection says when it opens. */
async function giveRoleSettings(direct: Database): Promise<void> {
  await inTransaction(direct, async (trx) => {
    // Processes that start together would change the same row at once.
    await sql`select pg_advisory_xact_lock(${settingsLock})`.execute(trx);
    const { rows } = await sql<{ database: string; given: string[] | null }>`
      select d.datname::text as database, s.setconfig as given from pg_database d
      left join pg_db_role_setting s on s.setdatabase = d.oid and s.setrole = current_user::regrole
      where d.datname = current_database()`.execute(trx);
    const { database = '', given = null } = rows[0] ?? {};
    for (const [name, value] of Object.entries(connectionSettings))
      if (!given?.includes(`${name}=${value}`))
        await sql`
          alter role current_user in database ${sql.id(database)} set ${sql.raw(name)} to ${sql.lit(value)}`.execute(
          trx,
        );
  });
}

/** @throws StartError when the pooler logs in as another role, or has connections from before the role had the settings */
async function checkPooled(pooled: Database): Promise<void> {
  const { rows } = await sql<{ role: string; name: string; value: string }>`
    select current_user::text as role, name, current_setting(name) as value
    from unnest(${Object.keys(connectionSettings)}::text[]) name`.execute(pooled);
  const wrong = rows.filter(({ name, value }) => connectionSettings[name] !== value);
  if (wrong.length === 0) return;
  const found = wrong.map(({ name, value }) => `${name}=${value}`).join(', ');
  throw new StartError(
    `What DATABASE_POOLER_URL hands out, as ${wrong[0]?.role}, has ${found}: let it log in as DATABASE_URL does, and open its connections anew (RECONNECT).`,
  );
}

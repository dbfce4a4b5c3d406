import type { Client } from 'pg';
import { StartError } from './start-error.ts';

/**
 * The settings of every connection of a pool: at most 3 s for a lock (reliability.md#locks), and nothing occupies a connection for more
 * than 30 s.
 */
export const connectionSettings: Readonly<Record<string, string>> = {
  TimeZone: 'UTC',
  lock_timeout: '3s',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '30s',
};

/** PostgreSQL itself keeps the settings with which a connection opens; most poolers don't. */
const directMark = 'rondo.direct';

const said = (settings: Readonly<Record<string, string>>) =>
  Object.entries({ ...settings, [directMark]: 'on' })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** The start-up options of a pool's connections. */
export const startUpOptions = said(connectionSettings);

/** The options without time limits, for migrations. */
export const unlimitedOptions = said({
  lock_timeout: '0',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
});

/**
 * Makes sure that a connection is PostgreSQL's own, as session locks and named statements need.
 * @throws StartError if a pooler is in between
 */
export async function refusePooler(client: Client): Promise<void> {
  const { rows } = await client.query<{ direct: string | null }>('select current_setting($1, true) as direct', [
    directMark,
  ]);
  if (rows[0]?.direct === 'on') return;
  throw new StartError(
    'DATABASE_URL leads to a pooler: set it to PostgreSQL itself, and DATABASE_POOLER_URL to the pooler.',
  );
}

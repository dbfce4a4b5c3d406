import { lookup, Resolver } from 'node:dns/promises';
import { Pool } from 'pg';
import { type Config, readConfig, readReleaseFeed } from '../platform/config.ts';
import { ownKey, readNewest } from '../platform/releases/newest-release.ts';
import { StartError } from '../platform/settings/start-error.ts';
import { openPayments } from '../providers/payments/open.ts';
import type { Patient } from './check.ts';
import { proofOf } from './proof-of.ts';

const patienceMs = 5000;

/** What a running process knows of itself; a command on the server reads it from the settings. */
interface Known {
  config: Config;
  databaseUrl: string;
  /** The real time. */
  now: () => Date;
}

/** What the settings name, opened when a check asks for it. @returns the patient, and what closes it */
export function openPatient(
  env: Patient['env'],
  to: string | null,
  known?: Known,
): { patient: Patient; close: () => Promise<void> } {
  const config = known ? () => known.config : () => readConfig(env);
  let pool: Pool | null = null;
  const connect = () => {
    const connectionString = known?.databaseUrl ?? config().databaseUrl;
    if (connectionString === null) throw new StartError('DATABASE_URL is not set: only an own PostgreSQL is looked at');
    const opened = new Pool({
      connectionString,
      max: 2,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      // A statement that takes too long ends at the server too.
      statement_timeout: patienceMs,
    });
    opened.on('error', () => undefined);
    return opened;
  };
  return {
    patient: {
      env,
      isServing: known !== undefined,
      to,
      config,
      database: () => (pool ??= connect()),
      async payments() {
        const { payments, publicUrl } = config();
        return payments.provider === 'sandbox' ? null : openPayments(payments, publicUrl);
      },
      async newest() {
        const feed = readReleaseFeed(env);
        return feed === null ? null : readNewest(feed, ownKey());
      },
      ask: (url, init) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs), ...init }),
      addressesOf: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
      proofOf,
      dns: new Resolver({ timeout: patienceMs, tries: 1 }),
      now: known?.now ?? (() => new Date()),
    },
    close: async () => {
      await pool?.end();
    },
  };
}

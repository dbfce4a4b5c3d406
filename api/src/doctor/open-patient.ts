import { lookup, Resolver } from 'node:dns/promises';
import { Client } from 'pg';
import { readConfig, readReleaseFeed } from '../platform/config.ts';
import { ownKey, readNewest } from '../platform/releases/newest-release.ts';
import { StartError } from '../platform/settings/start-error.ts';
import { openPayments } from '../providers/payments/open.ts';
import type { Patient } from './check.ts';
import { proofOf } from './proof-of.ts';

const patienceMs = 5000;

/** What the settings name, opened when a check asks for it. @returns the patient, and what closes it */
export function openPatient(env: Patient['env'], to: string | null): { patient: Patient; close: () => Promise<void> } {
  const config = () => readConfig(env);
  let client: Promise<Client> | null = null;
  const connect = async () => {
    const { databaseUrl } = config();
    if (databaseUrl === null) throw new StartError('DATABASE_URL is not set: only an own PostgreSQL is looked at');
    const opened = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    opened.on('error', () => undefined);
    await opened.connect();
    return opened;
  };
  return {
    patient: {
      env,
      to,
      config,
      database: () => (client ??= connect()),
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
      now: () => new Date(),
    },
    close: async () => {
      await client?.then((opened) => opened.end()).catch(() => undefined);
    },
  };
}

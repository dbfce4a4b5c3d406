import { Client } from 'pg';
import { findViolations, type Violation } from '../../chaos/src/invariants.ts';

/** Connections to the databases that were checked, each kept until its database is dropped: connecting and planning take most of a check. */
const kept = new Map<string, Promise<Client>>();

/** Checks all invariants in one snapshot of a test's database. */
export async function checkInvariants(databaseUrl: string): Promise<Violation[]> {
  const client = kept.get(databaseUrl) ?? connect(databaseUrl);
  kept.set(databaseUrl, client);
  return findViolations(await client);
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => kept.delete(databaseUrl));
  await client.connect();
  return client;
}

import { Client } from 'pg';
import { findViolations, invariants, type Violation } from '../../chaos/src/invariants.ts';

/** Connections to the databases that were checked, each kept until its database is dropped: connecting and planning take most of a check. */
const kept = new Map<string, Promise<Client>>();

/** Asks whether any invariant is broken: one statement takes a fifth of the time of one for each invariant. */
const isAnyBroken = {
  name: 'is-any-broken',
  text: `select ${Object.values(invariants)
    .map((query) => `exists (${query})`)
    .join(' or ')} as broken`,
};

/** Checks all invariants in one snapshot of a test's database. */
export async function checkInvariants(databaseUrl: string): Promise<Violation[]> {
  const connecting = kept.get(databaseUrl) ?? connect(databaseUrl);
  kept.set(databaseUrl, connecting);
  const client = await connecting;
  const { rows } = await client.query<{ broken: boolean }>(isAnyBroken);
  return rows[0]?.broken === false ? [] : findViolations(client);
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => kept.delete(databaseUrl));
  await client.connect();
  return client;
}

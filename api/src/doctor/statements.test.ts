import { expect, test } from 'vitest';
import { mollieSettings } from '../../test/fake-mollie.ts';
import { withPlans } from '../../test/statements/plans.ts';
import { useServer } from '../../test/server.ts';
import { checks } from './checks.ts';
import type { Check } from './check.ts';
import { openPatient } from './open-patient.ts';

const server = useServer();

/** The checks that ask the database. */
const asking = Object.values<Check>(checks).filter((check) => check === checks.database || check.needs === 'database');

/** The statements of all checks, as they are sent to a database of which nothing is wrong. */
async function statementsOfAll(): Promise<string[]> {
  const { patient, close } = openPatient(
    {
      NODE_ENV: 'test',
      RONDO_DEMO: 'off',
      DATABASE_URL: server.databaseUrl,
      PUBLIC_URL: 'https://rondo.nl',
      PAYMENT_PROVIDER: 'mollie',
      MOLLIE_API_KEY: mollieSettings.apiKey,
    },
    null,
  );
  const texts: string[] = [];
  const pool = patient.database();
  const noting = new Proxy(pool, {
    get(target, name) {
      if (name !== 'query') throw new Error(`A check asks the database by ${String(name)}`);
      return (text: string, values?: unknown[]) => {
        texts.push(text);
        return target.query(text, values);
      };
    },
  });
  const ask = async () => new Response('{}');
  for (const check of asking) {
    const before = texts.length;
    await check.examine({ ...patient, ask, database: () => noting });
    expect(texts.length).toBeGreaterThan(before);
  }
  await close();
  return texts;
}

// They are sent by the pool alone, so the test of all templates doesn't see them (decisions/0134-a-doctor.md).
test('no statement of the doctor reads all of a table that grows', async () => {
  const texts = await statementsOfAll();
  await withPlans(server.databaseUrl, async (find) => {
    for (const text of texts) expect({ text, reads: await find('doctor', text) }).toEqual({ text, reads: [] });
    expect(await find('doctor', `select id from payment_order where status || provider = $1`)).toEqual([
      'payment_order',
    ]);
  });
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useServer } from '../../test/server.ts';
import { loadPlaces } from '../features/places/load-places.ts';
import { closeOldestMonth } from './close-oldest-month.ts';
import { demoPassword, loadDemoData } from './load-demo-data.ts';

const server = useServer({ DATA_DIR: mkdtempSync(join(tmpdir(), 'rondo-demo-')) });

async function logIn(email: string) {
  const { status, body } = await server.call('POST', '/api/users/login', { body: { email, password: demoPassword } });
  expect(status).toBe(200);
  return { token: String(body.token), user: (body.data as { user: Record<string, unknown> }).user };
}

test('demo data has its oldest month closed, once, and the next can be', { timeout: 120_000 }, async () => {
  await loadPlaces(server.db);
  await loadDemoData(server);
  for (let times = 0; times < 2; times += 1) await closeOldestMonth(server);
  const { token } = await logIn('admin@rondo.test');
  const { body } = await server.call('GET', '/api/admin/books/months', { as: token });
  const { months } = body.data as { months: { month: string; closed: object | null; missing: string | null }[] };
  expect(months.length).toBeGreaterThan(12);
  expect(months.at(-1)?.closed).toMatchObject({ by: { name: expect.any(String) } });
  expect(months.at(-2)).toMatchObject({ closed: null, missing: null });
});

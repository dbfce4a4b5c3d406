import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aPlayer } from '../../test/builders.ts';
import { useServer } from '../../test/server.ts';
import { loadPlaces } from '../features/places/load-places.ts';
import { closeOldestMonth } from './close-oldest-month.ts';
import { loadDemoData } from './load-demo-data.ts';

const server = useServer({ DATA_DIR: mkdtempSync(join(tmpdir(), 'rondo-demo-')) });

test('the demo’s oldest month is closed, once, and the next can be', { timeout: 120_000 }, async () => {
  await loadPlaces(server.db);
  await loadDemoData(server);
  for (let times = 0; times < 2; times += 1) await closeOldestMonth(server);
  const { body } = await server.as(await aPlayer(server, { role: 'admin' })).get('/api/admin/books/months');
  const { months } = body.data as { months: { month: string; closed: object | null; missing: string | null }[] };
  expect(months.length).toBeGreaterThan(12);
  expect(months.at(-1)?.closed).toMatchObject({ by: { name: expect.any(String) } });
  expect(months.at(-2)).toMatchObject({ closed: null, missing: null });
});

import * as fc from 'fast-check';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Table } from '../../../../chaos/src/booking/play.ts';
import { sequences } from '../../../../chaos/src/booking/sequences.ts';
import { checkInvariants } from '../../../../chaos/src/invariants.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';

let database: TestDatabase;
let table: Table;

beforeAll(async () => {
  database = await createTestDatabase();
  table = await Table.open(database.url, tmpdir());
});
afterAll(async () => {
  await table.close();
  await database.drop();
});

test(
  'generated sequences do what the specification says, step by step (many more: npm run chaos -- booking)',
  { timeout: 60_000 },
  async () => {
    const play = fc.asyncProperty(sequences, async (sequence) => {
      expect(await table.play(sequence)).toBeNull();
    });
    await fc.assert(play, { numRuns: 40, seed: Number(process.env.TEST_SEED ?? 1) });
    expect(await checkInvariants(database.url)).toEqual([]);
  },
);

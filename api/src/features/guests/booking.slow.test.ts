import * as fc from 'fast-check';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Comparison } from '../../../../chaos/src/booking/comparison.ts';
import { sequences } from '../../../../chaos/src/booking/sequences.ts';
import { checkInvariants } from '../../../test/invariants.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';

let database: TestDatabase;
let comparison: Comparison;

beforeAll(async () => {
  database = await createTestDatabase();
  comparison = await Comparison.open(database.url, tmpdir(), database.settings);
});
afterAll(async () => {
  await comparison.close();
  await database.drop();
});

test(
  'generated sequences do what the model says, step by step (many more: npm run chaos -- booking)',
  { timeout: 600_000 },
  async () => {
    const play = fc.asyncProperty(sequences, async (sequence) => {
      expect(await comparison.play(sequence)).toBeNull();
    });
    await fc.assert(play, { numRuns: 40, seed: Number(process.env.TEST_SEED ?? 1) });
    expect(await checkInvariants(database.url)).toEqual([]);
  },
);

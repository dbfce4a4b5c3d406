import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { passwordCostOf } from '../../platform/settings/password-cost.ts';
import { hashPassword, passwordMatches, passwordOfAnybodyMatches } from './passwords.ts';

const usual = passwordCostOf('production');

test('a password costs 19 MiB, two passes and one lane wherever people are, or seem to be, real', async () => {
  expect(await hashPassword('Zonnebloem12', usual)).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
  );
  for (const NODE_ENV of ['development', undefined] as const)
    expect(readConfig(NODE_ENV ? { NODE_ENV } : {}).passwordCost).toEqual(usual);
});

test('is known again by its hash, whatever that cost, however it is typed, and no other is', async () => {
  for (const cost of [usual, passwordCostOf('test')]) {
    const hash = await hashPassword('Caf\u00e9 Noord 12', cost);
    expect(await passwordMatches('Cafe\u0301 Noord 12', hash)).toBe(true);
    expect(await passwordMatches('Cafe Noord 12', hash)).toBe(false);
    expect(await hashPassword('Caf\u00e9 Noord 12', cost)).not.toBe(hash);
  }
});

test('nobody’s is no password at all, and takes as long', async () => {
  const hash = await hashPassword('Zonnebloem12', usual);
  const took = async (of: string | null) => {
    const began = performance.now();
    expect(await passwordOfAnybodyMatches('Zonnebloem13', of, usual)).toBe(false);
    return performance.now() - began;
  };
  // Measured in turn, so that both meet the same load of the machine; with the cheap hashes of tests, the difference would be a hundredth.
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < 4; n += 1) {
    times.known.push(await took(hash));
    times.unknown.push(await took(null));
  }
  expect(Math.min(...times.unknown)).toBeGreaterThan(Math.min(...times.known) / 5);
});

import { policyInForce, policyReplay } from '@rondo/rules/policy-replay';
import { gameForm } from '@rondo/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { policyFrom, queryOf } from './policy-address.ts';

const percent = fc.integer({ min: 0, max: 100 });

test('a policy is read back from its address', () => {
  const tried = fc.record({
    pricePercent: fc.integer({ min: policyReplay.pricePercentMin, max: policyReplay.pricePercentMax }),
    minimumPlayers: fc.option(fc.integer({ min: gameForm.minimumPlayersMin, max: policyReplay.minimumMax })),
    refunds: fc.record({ over24h: percent, '18to24h': percent, '12to18h': percent }),
  });
  fc.assert(
    fc.property(tried, (policy) => {
      expect(policyFrom(queryOf(policy))).toEqual(policy);
    }),
  );
});

test('the present policy needs no address, and replaces an invalid one', () => {
  expect(queryOf(policyInForce).toString()).toBe('');
  const odd = ['', 'price=0&minimum=-1', 'price=1e2&over24h=101', 'price=99999&18to24h=&minimum=1.5'];
  for (const query of odd) expect(policyFrom(new URLSearchParams(query))).toEqual(policyInForce);
});

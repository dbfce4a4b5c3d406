import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '../durations.ts';
import { decideDormancy, dormancy, heldUntil } from './dormancy.ts';

const dueAt = new Date('2029-11-28T12:00:00Z');
const inDays = (days: number, at = dueAt) => new Date(at.getTime() + days * day);

test('it is told 60 days before, again 14 days before, and ends then', () => {
  expect(decideDormancy({ dueAt, notice: null }, inDays(-60.1))).toBeNull();
  expect(decideDormancy({ dueAt, notice: null }, inDays(-60))).toEqual({
    act: 'tell',
    endsAt: dueAt,
    nextAt: inDays(-14),
  });
  const told = { endsAt: dueAt, nextAt: inDays(-14), isReminded: false };
  expect(decideDormancy({ dueAt, notice: told }, inDays(-14.1))).toBeNull();
  expect(decideDormancy({ dueAt, notice: told }, inDays(-14))).toEqual({ act: 'remind', endsAt: dueAt, nextAt: dueAt });
  const reminded = { endsAt: dueAt, nextAt: dueAt, isReminded: true };
  expect(decideDormancy({ dueAt, notice: reminded }, inDays(-0.1))).toBeNull();
  expect(decideDormancy({ dueAt, notice: reminded }, dueAt)).toEqual({ act: 'end' });
});

test('one that is held is looked at again a year later', () => {
  const held = { endsAt: dueAt, nextAt: heldUntil(dueAt), isReminded: true };
  expect(decideDormancy({ dueAt, notice: held }, inDays(364))).toBeNull();
  expect(decideDormancy({ dueAt, notice: held }, inDays(365))).toEqual({ act: 'end' });
});

test('however late the job is, its owner has 60 days after the first word and 14 after the second', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 2000 }), fc.integer({ min: 0, max: 2000 }), (first, then) => {
      const told = decideDormancy({ dueAt, notice: null }, inDays(first));
      if (told?.act !== 'tell') throw new Error('nothing was told');
      expect(told.endsAt.getTime()).toBeGreaterThanOrEqual(inDays(first + dormancy.firstDays).getTime());
      const at = inDays(then, told.nextAt);
      const again = decideDormancy({ dueAt, notice: { ...told, isReminded: false } }, at);
      if (again?.act !== 'remind') throw new Error('nothing was told again');
      expect(again.endsAt.getTime()).toBeGreaterThanOrEqual(inDays(dormancy.lastDays, at).getTime());
      expect(again.endsAt.getTime()).toBeGreaterThanOrEqual(told.endsAt.getTime());
    }),
  );
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comeBackSeconds, expectedWaitMs, isLetIn, type LineLoad, type Urgency } from './overload.ts';

const urgencies: Urgency[] = ['looking', 'changing', 'paying'];
const line = (given: Partial<LineLoad>): LineLoad => ({ waiting: 0, msEach: 0, oldestMs: 0, ...given });
const loads = fc.record({
  waiting: fc.nat(100_000),
  msEach: fc.double({ min: 0, max: 10_000, noNaN: true }),
  oldestMs: fc.double({ min: 0, max: 60_000, noNaN: true }),
});

describe('who is let in', () => {
  test.each<[string, LineLoad, Urgency[]]>([
    ['nobody waits', line({}), ['looking', 'changing', 'paying']],
    ['nobody waits, though each took long', line({ msEach: 5000 }), ['looking', 'changing', 'paying']],
    ['many wait who take nothing', line({ waiting: 5000, msEach: 0.01 }), ['looking', 'changing', 'paying']],
    ['a tenth of a second', line({ waiting: 70, msEach: 2 }), ['looking', 'changing', 'paying']],
    ['a little more', line({ waiting: 71, msEach: 2 }), ['changing', 'paying']],
    ['few wait who take long', line({ waiting: 20, msEach: 500 }), ['looking', 'changing', 'paying']],
    ['more than half a second', line({ waiting: 321, msEach: 2 }), ['paying']],
    [
      'a pause of a third of a second',
      line({ waiting: 3, msEach: 1, oldestMs: 340 }),
      ['looking', 'changing', 'paying'],
    ],
    ['two seconds', line({ waiting: 1000, msEach: 2 }), []],
    ['a database that takes nobody any more', line({ waiting: 3, msEach: 1, oldestMs: 2000 }), []],
  ])('%s', (_, load, letIn) => {
    expect(urgencies.filter((urgency) => isLetIn(urgency, expectedWaitMs(load)))).toEqual(letIn);
  });

  test('who is more urgent is let in whenever who is less is', () => {
    fc.assert(
      fc.property(loads, (load) => {
        const [looking = false, changing = false, paying = false] = urgencies.map((urgency) =>
          isLetIn(urgency, expectedWaitMs(load)),
        );
        expect(Number(looking)).toBeLessThanOrEqual(Number(changing));
        expect(Number(changing)).toBeLessThanOrEqual(Number(paying));
      }),
    );
  });

  test('a longer line lets nobody in whom a shorter one refuses', () => {
    fc.assert(
      fc.property(loads, fc.nat(1000), fc.constantFrom(...urgencies), (load, more, urgency) => {
        const longer = { ...load, waiting: load.waiting + more };
        const [shorter, later] = [load, longer].map((one) => Number(isLetIn(urgency, expectedWaitMs(one))));
        expect(later).toBeLessThanOrEqual(shorter ?? 0);
      }),
    );
  });
});

test('who is refused comes back in one to three seconds', () => {
  expect([0, 0.34, 0.99].map(comeBackSeconds)).toEqual([1, 2, 3]);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Later, laterFiles } from './later-files.ts';
import { findCycle } from './refuse-cycles.ts';

const part = (id: string, more: Partial<Later> = {}): Later => ({ id, request: 100, byte: 1, ...more });

/** The files of two modules of so many characters, where both sheets load the first, and one or both load the second. */
function filesOf(size: number, both: boolean, first: Partial<Later> = {}): string[][] {
  const imports = new Map([
    ['join', ['price', 'code']],
    ['pay', ['price', ...(both ? ['code'] : [])]],
    ['rate', both ? [] : ['code']],
  ]);
  return laterFiles([part('join', first), part('pay'), part('rate')], imports, () => size);
}

test('modules that the same parts load share a file', () => {
  expect(filesOf(1000, true)).toEqual([['price', 'code']]);
});

test('two files are joined if a request less is worth the code that nobody needs there', () => {
  expect(filesOf(49, false)).toEqual([['price', 'code']]);
  expect(filesOf(51, false)).toEqual([['price'], ['code']]);
  // A press waits for it.
  expect(filesOf(51, false, { request: 200 })).toEqual([['price', 'code']]);
});

test('what one part loads stays in its own file', () => {
  expect(laterFiles([part('join'), part('pay')], new Map([['join', ['price']]]), () => 1)).toEqual([]);
});

test('whatever is joined, no two files import each other', () => {
  const parts = ['a', 'b', 'c', 'd'];
  // A module imports later ones only: the bundler puts modules that import each other in a circle into one file by itself.
  const modules = Array.from({ length: 7 }, (_, n) => `m${n}`);
  const edges = fc.array(fc.tuple(fc.constantFrom(...parts, ...modules), fc.constantFrom(...modules)), {
    maxLength: 24,
  });
  fc.assert(
    fc.property(edges, fc.integer({ min: 1, max: 5 }), (pairs, size) => {
      const downwards = pairs.filter(([from, to]) => parts.includes(from) || from < to);
      const imports = new Map(
        [...Map.groupBy(downwards, ([from]) => from)].map(([from, to]) => [from, to.map(([, id]) => id)]),
      );
      const files = laterFiles(
        parts.map((id) => part(id)),
        imports,
        () => size * 10,
      );
      const fileOf = new Map(files.flatMap((ids, n) => ids.map((id) => [id, `file ${n}`] as const)));
      const between = downwards.flatMap(([from, to]) => {
        const [one, other] = [fileOf.get(from), fileOf.get(to)];
        return one && other && one !== other ? [[one, other] as const] : [];
      });
      const byFile = Map.groupBy(between, ([one]) => one);
      expect(findCycle(new Map([...byFile].map(([one, all]) => [one, all.map(([, other]) => other)])))).toBeNull();
    }),
    { numRuns: 500 },
  );
});

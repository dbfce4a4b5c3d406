import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstFiles } from './first-files.ts';
import { findCycle } from './refuse-cycles.ts';

const names = ['shell', 'list', 'home', 'own', 'game', 'wallet', 'beside'];
const screens = new Map(names.map((name) => [name, [name]]));

/** The file that gets a module which these screens import. */
const fileFor = (...by: string[]) => firstFiles(screens, new Map(by.map((name) => [name, ['module']]))).get('module');

test.each([
  [['shell', 'game'], 'shell'],
  [['list', 'home'], 'shell'],
  [['own', 'game', 'wallet'], 'common'],
  [['list', 'own', 'game'], 'list-common'],
  [['home', 'own'], 'home-own'],
  [['game'], 'game'],
  [['game', 'beside'], 'common'],
  [['home', 'beside'], 'home-beside'],
  [[], undefined],
])('what %j import is in %s', (by, file) => {
  expect(fileFor(...by)).toBe(file);
});

test('a screen stays by itself, and brings what it imports by others', () => {
  const imports = new Map([
    ['game', ['bar']],
    ['bar', ['mark', 'bar']],
  ]);
  expect(firstFiles(screens, imports)).toEqual(
    new Map([
      ['bar', 'game'],
      ['mark', 'game'],
    ]),
  );
});

test('whatever imports what, no two files import each other', () => {
  // A module may import any other, also in circles, but nothing imports a screen.
  const modules = Array.from({ length: 6 }, (_, n) => `m${n}`);
  const edges = fc.array(fc.tuple(fc.constantFrom(...names.slice(1), ...modules), fc.constantFrom(...modules)), {
    maxLength: 16,
  });
  fc.assert(
    fc.property(edges, (pairs) => {
      const imports = Map.groupBy(pairs, ([from]) => from);
      const files = firstFiles(screens, new Map([...imports].map(([from, to]) => [from, to.map(([, id]) => id)])));
      const between = pairs.flatMap(([from, to]) => {
        const [one, other] = [files.get(from), files.get(to)];
        return one && other && one !== other ? [[one, other] as const] : [];
      });
      const byFile = Map.groupBy(between, ([one]) => one);
      expect(findCycle(new Map([...byFile].map(([one, all]) => [one, all.map(([, other]) => other)])))).toBeNull();
    }),
    { numRuns: 1000 },
  );
});

import { expect, test } from 'vitest';
import { findCycle } from './refuse-cycles.ts';

test.each([
  ['a tree', { page: ['shell', 'list'], list: ['shell'], shell: [] }, null],
  ['two that import each other', { page: ['list'], list: ['own'], own: ['list'] }, ['list', 'own', 'list']],
  ['one around a third', { a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
  ['a library from elsewhere', { page: ['https://elsewhere'] }, null],
])('%s', (_, imports, cycle) => {
  expect(findCycle(new Map(Object.entries(imports)))).toEqual(cycle);
});

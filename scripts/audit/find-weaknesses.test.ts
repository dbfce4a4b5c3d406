import { describe, expect, test } from 'vitest';
import { readLock } from '../third-party.ts';
import { type Advisory, type Kept, type Range, readKept, severities, type Severity } from './advisories.ts';
import { exitCodeOf, findWeaknesses, installedPackages } from './find-weaknesses.ts';

const day = '2026-11-28';
const against = (ranges: Range[], severity: Severity = 'high', versions: string[] = []): Advisory => ({
  id: 'GHSA-1',
  aliases: [],
  summary: 'A ball bursts',
  modified: '2026-11-01T00:00:00Z',
  source: 'https://github.com/advisories/GHSA-1',
  severity,
  affected: [{ name: 'ball', ranges, versions }],
});
const kept = (...advisories: Advisory[]): Kept => ({ filled: null, advisories, accepted: [] });
const ball = (version: string, ships = true) => [{ name: 'ball', version, ships }];

test.each<[string, Range[], (string | null)[]]>([
  ['1.0.0', [{ introduced: '0', fixed: '1.2.0' }], ['1.2.0']],
  ['1.2.0-rc.1', [{ introduced: '0', fixed: '1.2.0' }], ['1.2.0']],
  ['1.2.0', [{ introduced: '0', fixed: '1.2.0' }], []],
  ['0.9.0', [{ introduced: '1.0.0', fixed: '1.2.0' }], []],
  [
    '2.1.0',
    [
      { introduced: '1.0.0', fixed: '1.2.0' },
      { introduced: '2.0.0', fixed: '2.1.1' },
    ],
    ['2.1.1'],
  ],
  ['2.1.0', [{ introduced: '0', last: '2.1.0' }], [null]],
  ['2.1.1', [{ introduced: '0', last: '2.1.0' }], []],
  ['99.0.0', [{ introduced: '3.0.0' }], [null]],
  ['1.0.0', [], []],
])('ball %s, by %j, is mended in %j', (version, ranges, fixedIn) => {
  const found = findWeaknesses(ball(version), kept(against(ranges)), day).map((one) => one.fixedIn);
  expect(found).toEqual(fixedIn);
});

test('single versions count besides ranges, and other packages do not', () => {
  const advisory = against([], 'high', ['1.0.1']);
  expect(findWeaknesses(ball('1.0.1'), kept(advisory), day)).toHaveLength(1);
  expect(findWeaknesses([{ name: 'net', version: '1.0.1', ships: true }], kept(advisory), day)).toEqual([]);
});

const everywhere: Range[] = [{ introduced: '0' }];
test.each<[Severity, boolean, 0 | 1 | 2]>([
  ['low', true, 1],
  ['moderate', true, 1],
  ['high', true, 2],
  ['critical', true, 2],
  ['unknown', true, 2],
  ['critical', false, 0],
])('%s that ships (%s) ends with %i', (severity, ships, code) => {
  expect(exitCodeOf(findWeaknesses(ball('1.0.0', ships), kept(against(everywhere, severity)), day))).toBe(code);
});

describe('what is accepted', () => {
  const accepted = [{ id: 'GHSA-1', name: 'ball', reason: 'Nobody kicks it here', until: day }];
  const on = (today: string) => findWeaknesses(ball('1.0.0'), { ...kept(against(everywhere)), accepted }, today);

  test('is told, and counts for nothing until its day is over', () => {
    expect(on(day)).toMatchObject([{ accepted: { reason: 'Nobody kicks it here', until: day } }]);
    expect(exitCodeOf(on(day))).toBe(0);
    expect(exitCodeOf(on('2026-11-29'))).toBe(2);
  });

  test('is one package by one advisory', () => {
    const other = { ...kept({ ...against(everywhere), id: 'GHSA-2' }), accepted };
    expect(exitCodeOf(findWeaknesses(ball('1.0.0'), other, day))).toBe(2);
  });
});

test('what ships and is worst comes first', () => {
  const installed = [...ball('1.0.0', false), ...ball('2.0.0')];
  const all = kept(against(everywhere, 'critical'), against(everywhere, 'low'));
  expect(findWeaknesses(installed, all, day).map((one) => `${one.installed} ${one.severity}`)).toEqual([
    '2.0.0 critical',
    '2.0.0 low',
    '1.0.0 critical',
    '1.0.0 low',
  ]);
});

test('of the lock file, what runs on servers or in browsers ships, and tools do not', () => {
  const installed = installedPackages(readLock());
  const ships = (name: string) => installed.find((one) => one.name === name)?.ships;
  expect(['fastify', 'react', 'sharp', 'vite', 'vitest'].map(ships)).toEqual([true, true, true, false, false]);
  expect(installed.filter(({ name }) => name.startsWith('@rondo/'))).toEqual([]);
});

test('each kept advisory has a source, a date and a severity; each accepted one a reason, a day and its advisory', () => {
  const { filled, advisories, accepted } = readKept();
  expect(filled ?? '2026-11-28').toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(advisories.filter(({ source }) => !source.startsWith('https://'))).toEqual([]);
  expect(advisories.filter(({ modified }) => Number.isNaN(Date.parse(modified)))).toEqual([]);
  expect(advisories.filter(({ severity }) => !severities.includes(severity))).toEqual([]);
  const odd = accepted.filter(
    ({ id, reason, until }) =>
      reason.length < 10 || !/^\d{4}-\d\d-\d\d$/.test(until) || advisories.every((one) => one.id !== id),
  );
  expect(odd).toEqual([]);
});

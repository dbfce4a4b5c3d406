import { expect, test } from 'vitest';
import { readOsv } from './read-osv.ts';

const names = new Set(['ball', 'net']);
const range = (...events: Record<string, string>[]) => ({ type: 'SEMVER', events });
const about = (name: string, ...ranges: object[]) => ({ package: { ecosystem: 'npm', name }, ranges });
const record = {
  schema_version: '1.4.0',
  id: 'GHSA-aaaa-bbbb-cccc',
  modified: '2026-11-01T00:00:00Z',
  aliases: ['CVE-2026-1'],
  summary: 'A ball bursts',
  affected: [about('ball', range({ introduced: '0' }, { fixed: '1.2.3' }))],
  database_specific: { severity: 'HIGH' },
};
const rangesOf = (...affected: object[]) =>
  readOsv({ ...record, affected }, names)?.affected.map(({ ranges }) => ranges);

test('of a record the fields that say what is weak are kept, with where and when they were read', () => {
  expect(readOsv({ ...record, references: [{ type: 'WEB', url: 'https://example.com' }] }, names)).toEqual({
    id: 'GHSA-aaaa-bbbb-cccc',
    aliases: ['CVE-2026-1'],
    summary: 'A ball bursts',
    modified: '2026-11-01T00:00:00Z',
    source: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    severity: 'high',
    affected: [{ name: 'ball', ranges: [{ introduced: '0', fixed: '1.2.3' }], versions: [] }],
  });
});

test.each([
  ['another package', { affected: [about('goal', range({ introduced: '0' }))] }],
  ['another ecosystem', { affected: [{ ...about('ball'), package: { ecosystem: 'PyPI', name: 'ball' } }] }],
  ['one that was taken back', { withdrawn: '2026-11-02T00:00:00Z' }],
])('%s is left out', (_, differs) => {
  expect(readOsv({ ...record, ...differs }, names)).toBeNull();
});

test('ranges follow their events: several, the last affected, none that ends, and GitHub’s own last version', () => {
  expect(
    rangesOf(
      about(
        'ball',
        range({ introduced: '1.0.0' }, { fixed: '1.2.0' }, { introduced: '2.0.0' }, { last_affected: '2.1.0' }),
      ),
    ),
  ).toEqual([
    [
      { introduced: '1.0.0', fixed: '1.2.0' },
      { introduced: '2.0.0', last: '2.1.0' },
    ],
  ]);
  expect(rangesOf(about('net', { type: 'ECOSYSTEM', events: [{ introduced: '0' }] }), about('goal'))).toEqual([
    [{ introduced: '0' }],
  ]);
  const open = about('ball', range({ introduced: '0' }));
  expect(rangesOf({ ...open, database_specific: { last_known_affected_version_range: '<= 3.0.1' } })).toEqual([
    [{ introduced: '0', last: '3.0.1' }],
  ]);
  expect(rangesOf(about('ball', { type: 'GIT', events: [{ introduced: '0' }] }))).toEqual([[]]);
});

test('what says no severity is unknown, what has no summary has its first line, and others’ ids lead to OSV', () => {
  const { database_specific: _, summary: __, ...bare } = record;
  expect(readOsv({ ...bare, id: 'MAL-2026-1', details: 'It bursts.\nAt once.' }, names)).toMatchObject({
    severity: 'unknown',
    summary: 'It bursts.',
    source: 'https://osv.dev/vulnerability/MAL-2026-1',
  });
});

test('what is no record of OSV is refused', () => {
  expect(() => readOsv({ name: 'rondo' }, names)).toThrow('no record of OSV');
  expect(() => readOsv(null, names)).toThrow('no record of OSV');
});

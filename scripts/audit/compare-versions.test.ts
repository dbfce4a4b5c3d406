import { expect, test } from 'vitest';
import { compareVersions } from './compare-versions.ts';

test('versions have the order of semver.org, with OSV’s 0 before all', () => {
  const ordered = [
    '0',
    '0.0.1-0',
    '0.0.1',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.9.0',
    '1.10.0',
    '2.0.0',
    '10.0.0',
  ];
  const signs = ordered.map((a) => ordered.map((b) => Math.sign(compareVersions(a, b))));
  expect(signs).toEqual(ordered.map((_, a) => ordered.map((__, b) => Math.sign(a - b))));
});

test.each([
  ['1.0.0+build.1', '1.0.0+build.2'],
  ['1.0.0-rc.1+a', '1.0.0-rc.1'],
  ['v2.1', '2.1.0'],
])('%s is %s', (a, b) => {
  expect(compareVersions(a, b)).toBe(0);
});

import { expect, test } from 'vitest';
import { nameVersion } from './release-version.ts';

const packed = {
  version: '1.2.0',
  commit: 'abc',
  isChanged: false,
  tagged: 'abc',
  changelog: '# Changelog\n\n## [1.2.0] - 2026-12-01\n',
};

test.each([
  ['the tagged commit has the name of the version', {}, '1.2.0'],
  ['what no tag has says so', { tagged: null }, '1.2.0-unreleased'],
  ['so does what was changed since', { tagged: null, isChanged: true }, '1.2.0-unreleased'],
])('%s', (_, differs, name) => {
  expect(nameVersion({ ...packed, ...differs })).toBe(name);
});

test.each([
  ['another commit than that of the tag', { tagged: 'def' }, 'The tag v1.2.0 is not what would be packed'],
  ['changes on top of the tag', { isChanged: true }, 'The tag v1.2.0 is not what would be packed'],
  ['a tag without its section of the changelog', { changelog: '## [1.1.0] - 2026-12-01' }, 'no section [1.2.0]'],
])('%s is refused', (_, differs, why) => {
  expect(() => nameVersion({ ...packed, ...differs })).toThrow(why);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../run-program.ts';
import { brokenPromises, documentedSettings, keptPromises, namesNow, newNames } from './promises.ts';

test('no setting and no call that a version promised is gone, but those that CHANGELOG.md lists as removed', () => {
  const [promised, now] = [keptPromises(), namesNow()];
  expect(promised.settings.length).toBeGreaterThan(70);
  expect(promised.calls.length).toBeGreaterThan(200);
  expect(brokenPromises(promised, now, readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))).toEqual([]);
});

describe('a promise', () => {
  const before = { settings: ['PORT', 'OLD_PORT'], calls: ['GET /matches', 'GET /games'] };
  const after = { settings: ['NEW_PORT', 'PORT'], calls: ['GET /matches', 'POST /matches'] };

  test('is broken by each name that is gone', () => {
    expect(brokenPromises(before, after, '# Changelog\n')).toEqual(['OLD_PORT', 'GET /games']);
    expect(newNames(before, after)).toEqual(['NEW_PORT', 'POST /matches']);
  });

  test('is taken back where a version says what it removed, and nowhere else', () => {
    const said =
      '## [2.0.0] - 2027-01-01\n\n### Added\n\n- `OLD_PORT`\n\n### Removed\n\n- `GET /games`: ask `GET /matches`.\n';
    expect(brokenPromises(before, after, said)).toEqual(['OLD_PORT']);
  });

  test('is made of the first column of a table of settings', () => {
    const page = '| `A_KEY`, `ITS_NAME` ● | none | as `OTHER` says |\n| word | `NOT_ONE` | |\n';
    expect(documentedSettings(page)).toEqual(['A_KEY', 'ITS_NAME']);
  });
});

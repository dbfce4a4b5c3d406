import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paymentMethods } from '@rondo/rules';
import { expect, test } from 'vitest';
import { settingNames } from '../api/src/platform/config.ts';
import { seldomSet } from '../api/src/platform/settings/seldom-set.ts';
import { neededInProduction } from '../api/src/platform/settings/unsafe-settings.ts';
import { operatePages } from '../chaos/src/operate-pages.ts';
import { benchParts, chaosScenarios } from './listed-in-docs.ts';
import { ownSeries } from './metric-names.ts';
import { documentedSettings } from './releases/promises.ts';
import { root } from './run-program.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();
const all = (text: string, pattern: RegExp) => sorted([...text.matchAll(pattern)].map(([, name = '']) => name));

test('each setting has its words once, in docs/operate or in `settings --all`, and nothing else that Rondo does not read', () => {
  const documented = documentedSettings([...operatePages.values()].join('\n'));
  expect([...documented, ...Object.keys(seldomSet)].toSorted()).toEqual(sorted(settingNames));
});

test('docs/operate/settings.md marks each setting without which production does not start', () => {
  const rows = read('docs/operate/settings.md').split('\n');
  const marked = rows.flatMap((row) => (/^\| [^|]*●/.test(row) ? documentedSettings(row) : []));
  expect(sorted(marked)).toEqual(sorted(neededInProduction));
});

test('docs/operate/settings.md names each way to pay', () => {
  const page = read('docs/operate/settings.md');
  expect(paymentMethods.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});

test('docs/operate/watch.md names each metric, and none that Rondo does not have', () => {
  const own = sorted(ownSeries.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')));
  expect(all(read('docs/operate/watch.md'), /\b(rondo_[a-z_]+)\b/g)).toEqual(own);
});

test('chaos/README.md has a row for each scenario, and for no other', () => {
  expect(all(read('chaos/README.md'), /^\| `npm run chaos -- ([a-z-]+)/gm)).toEqual(sorted(chaosScenarios));
});

test('CONTRIBUTING.md names each part of the bench, and no other', () => {
  const [, parts = ''] = /`npm run bench \[-- ([^\]]*)\]`/.exec(read('CONTRIBUTING.md')) ?? [];
  expect(benchParts.length).toBeGreaterThan(15);
  expect(sorted(parts.split(String.raw` \| `))).toEqual(sorted(benchParts));
});

import { refundPolicy } from '@rondo/rules';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run-program.ts';
import { changesOfTable, filesOfRow, pathsOfRow } from './contributing-row.ts';
import { usualChanges } from './list.ts';
import { edited } from './what-fails.ts';

test.each(usualChanges)('$name can be made, and has a row in CONTRIBUTING.md', ({ name, edits, asked }) => {
  for (const edit of edits) expect(edited(edit)).toContain(edit.replace);
  const row = filesOfRow(name);
  expect(row.length).toBeGreaterThan(0);
  expect(Object.keys(asked).filter((path) => !row.includes(path))).toEqual([]);
});

test.each(changesOfTable())('%s: each file that CONTRIBUTING.md names for it is there', (name) => {
  expect(pathsOfRow(name).filter((path) => globSync(path, { cwd: root }).length === 0)).toEqual([]);
});

test('the table of refunds in docs/product.md has each tier', () => {
  const product = readFileSync(join(root, 'docs/product.md'), 'utf8');
  const section = product.slice(product.indexOf('\n## Refunds\n')).split('\n## ')[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| pending, '));
  const tiers = refundPolicy.filter((tier) => 'aboveHours' in tier || 'fromHours' in tier);
  expect(rows).toHaveLength(tiers.length + 1);
  for (const tier of tiers) {
    const hours = 'aboveHours' in tier ? `more than ${tier.aboveHours} hours` : `${tier.fromHours} to `;
    const said = tier.percent === 0 ? 'nothing' : `${tier.percent} %`;
    expect(rows.filter((row) => row.includes(hours) && row.includes(said))).toHaveLength(1);
  }
});

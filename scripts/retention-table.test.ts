import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retentionTable } from './retention-table.ts';
import { root } from './run-program.ts';

test('operate/personal-data.md says how long data is kept as the privacy policy does: what differs is written there by hand', () => {
  expect(readFileSync(join(root, 'docs/operate/personal-data.md'), 'utf8')).toContain(`\n${retentionTable()}\n`);
});

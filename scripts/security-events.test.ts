import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { securityKinds } from '../api/src/platform/observability/security-kinds.ts';
import { root } from './run-program.ts';

test('docs/security-events.md says of each kind when it is, in the order of the code', () => {
  const page = readFileSync(join(root, 'docs/security-events.md'), 'utf8');
  expect([...page.matchAll(/^\| `(\w+\.\w+)` \|/gm)].map(([, kind]) => kind)).toEqual([...securityKinds]);
});

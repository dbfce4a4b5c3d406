import { errorMessage } from '@rondo/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run-program.ts';

const refusals = [
  { status: 'error', code: 'unavailable', message: errorMessage('unavailable') },
  {
    status: 'fail',
    code: 'too_many_requests',
    message: errorMessage('too_many_requests', { minutes: 1 }),
    params: { minutes: 1 },
  },
].map((body) => JSON.stringify(body));

// The whole walk is done by hand: docs/operate/in-front.md.
test.each([
  ['haproxy.cfg', [0, 1]],
  ['nginx.conf', [0, 1]],
  ['Caddyfile', [0]],
])('where a proxy answers a call itself it says what Rondo would: %s', (file, which) => {
  const text = readFileSync(join(root, 'deploy', file), 'utf8');
  const bodies = [...text.matchAll(/(?<=['`])\{"status".+?\}(?=['`])/g)].map(([body]) => body);
  expect(new Set(bodies)).toEqual(new Set(which.map((n) => refusals[n])));
});

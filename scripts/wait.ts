import { setTimeout as wait } from 'node:timers/promises';

/** `rondo wait`: until the process of PORT serves, so that a start is over only then (deploy/rondo@.service ends it after a while). */
const address = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}/readyz`;
for (;;) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (answer?.ok) break;
  await wait(200);
}

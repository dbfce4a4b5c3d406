import { setTimeout as wait } from 'node:timers/promises';

/** `rondo wait`: until the process of PORT serves, so that a start is over only then; it fails when that of MAINPID (systemd's) ends. */
const address = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}/readyz`;
const main = process.env['MAINPID'];
for (;;) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (answer?.ok) break;
  if (main !== undefined) process.kill(Number(main), 0); // throws when it is gone
  await wait(200);
}

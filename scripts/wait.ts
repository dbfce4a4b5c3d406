import { setTimeout as wait } from 'node:timers/promises';

/** `rondo wait`: waits until the process at PORT serves, so that a start ends only then; it fails if the process MAINPID (systemd's) ends. */
const address = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}/readyz`;
const main = process.env['MAINPID'];
for (;;) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  if (answer?.ok) break;
  // The process itself has said why it ended.
  if (main !== undefined && !isThere(Number(main))) process.exit(1);
  await wait(200);
}

function isThere(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

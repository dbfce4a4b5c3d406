import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repository } from '../../../test/real-process.ts';

const program = path.join(repository, 'api/test/supervised.ts');

/** A parent with processes that do nothing, and everything they say. */
function supervise(count: number, env: Record<string, string> = {}) {
  const parent = spawn(process.execPath, [program, String(count)], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  let said = '';
  parent.stdout.on('data', (text) => (said += String(text)));
  return {
    parent,
    said: () => said,
    /** The number and process id of each process that began. */
    begun: () =>
      [...said.matchAll(/^(\d) began as (\d+)\.$/gm)].map(([, number, pid]) => [Number(number), Number(pid)]),
    ended: new Promise<number | null>((resolve) => parent.once('exit', resolve)),
  };
}

test('two that die together are started again, and one that is left hears of it', async () => {
  const { parent, said, begun, ended } = supervise(3);
  await expect.poll(begun).toHaveLength(3);
  // Both end before the parent hears of either, so it tells one about the other's death.
  parent.kill('SIGSTOP');
  for (const [number, pid = 0] of begun()) if (number !== 3) process.kill(pid, 'SIGKILL');
  parent.kill('SIGCONT');
  await expect.poll(begun).toHaveLength(5);
  await expect.poll(said).toContain('3 heard of a death.');
  parent.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('told to end while the first still starts, it begins no other', async () => {
  const { parent, begun, ended } = supervise(2, { NEVER_READY: '1' });
  await expect.poll(begun).toHaveLength(1);
  parent.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(begun()).toHaveLength(1);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask, startProcess } from '../api/test/real-process.ts';

test('npm start passes on that it is to end: who has asked is answered, and npm ends well', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rondo-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: '', STOP_NOTICE_SECONDS: '0' };
  const rondo = await startProcess(['npm', 'start'], settings, 200_000);
  const logIn = () =>
    ask(rondo, '/api/users/login', {
      method: 'POST',
      body: { email: 'player@rondo.test', password: 'Rondo2026!' },
    });
  const logins = Array.from({ length: 15 }, logIn);
  await Promise.race(logins);
  rondo.child.kill('SIGTERM');
  const answers = await Promise.all(logins);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await rondo.ended).toEqual({ code: 0, signal: null });
  expect((await ask(rondo, '/healthz', {})).error).toBe('ECONNREFUSED');
}, 240_000);

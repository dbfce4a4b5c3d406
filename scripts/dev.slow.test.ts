import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../api/test/real-process.ts';
import { root } from './run-program.ts';

/** Looks to a watcher like an editor's save; the file stays as it is. */
const save = (file: string) => utimesSync(join(root, file), new Date(), new Date());

test('npm run dev draws pages from their sources, sends a changed component to them, and starts again for a changed server', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rondo-dev-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { origin, child, ended } = await startProcess(
    ['npm', 'run', 'dev'],
    { DATA_DIR: dataDir, DATABASE_URL: '', NODE_ENV: '' },
    100_000,
  );
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const text = async (path: string) => (await fetch(origin + path)).text();
  const page = await text('/about');
  expect(page).toContain('<h1');
  expect(page).toContain('src="/src/entry-client.tsx"');
  for (const file of ['/src/pages/about.tsx', '/src/ui/page.tsx']) await text(file);

  const [, token = ''] = /wsToken = "([^"]+)"/.exec(await text('/@vite/client')) ?? [];
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const updated = Promise.withResolvers<string>();
  const gone = new Promise((resolve) => socket.addEventListener('close', resolve));
  socket.addEventListener('message', ({ data }) => {
    if (String(data).includes('/src/ui/page.tsx')) updated.resolve(String(data));
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  save('web/src/ui/page.tsx');
  expect(await updated.promise).toContain('"type":"update"');

  // Phrases change without a restart, which would close the connection.
  const drawnAnew = Promise.withResolvers<string>();
  socket.addEventListener('message', ({ data }) => {
    if (/full-reload|about\.en/.test(String(data))) drawnAnew.resolve('drawn anew');
  });
  const words = 'phrases/src/subjects/about.en.ts';
  expect(await text(`/@fs${join(root, words)}`)).toContain('export const about');
  save(words);
  expect(await Promise.race([drawnAnew.promise, gone.then(() => 'started again')])).toBe('drawn anew');
  expect(await Promise.race([gone, wait(2000, 'still there')])).toBe('still there');

  save('api/src/main.ts');
  await gone;
  await expect.poll(() => text('/about').catch(() => ''), { timeout: 30_000 }).toContain('<h1');
}, 180_000);

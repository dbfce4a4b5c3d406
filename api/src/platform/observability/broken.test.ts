import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { Refused } from '../refusal.ts';
import { createServer } from '../server.ts';

async function aServer() {
  const lines: string[] = [];
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn' });
  const app = await createServer(config, { write: (line) => void lines.push(line) });
  onTestFinished(() => app.close());
  app.get('/api/broken', () => {
    throw new Error('ours');
  });
  app.get('/api/later', () => {
    throw new Refused('unavailable');
  });
  app.get('/api/busy', () => {
    throw new Refused('busy');
  });
  app.get('/*', () => {
    throw new Error('a page of ours');
  });
  return { app, lines };
}

test('a fault of ours names its request, in its answer and in the log', async () => {
  const { app, lines } = await aServer();
  for (const [path, code] of [
    ['/api/broken', 'internal'],
    ['/api/later', 'unavailable'],
  ] as const) {
    const answer = await app.inject(path);
    const id = answer.headers['x-request-id'];
    expect(answer.json()).toMatchObject({ status: 'error', code, params: { reference: id } });
    expect(lines.map((line) => (JSON.parse(line) as { request?: string }).request)).toContain(id);
  }
  expect((await app.inject('/api/busy')).json()).not.toHaveProperty('params');
});

test('a page that breaks says so on a page, in the language of its reader, with the reference', async () => {
  const { app } = await aServer();
  for (const [language, words] of [
    ['en', 'Something went wrong'],
    ['nl', 'Er ging iets mis'],
  ] as const) {
    const answer = await app.inject({ url: '/match/1', headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(words);
    expect(answer.body).toContain(String(answer.headers['x-request-id']));
  }
});

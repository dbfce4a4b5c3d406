import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import {
  followReaders,
  forReaders,
  following,
  noteRead,
  noteWritten,
  type Reader,
  wantedPosition,
} from './followed-reads.ts';
import { ResponseCache } from '../pages/response-cache.ts';

const at = (place: number) => ({ timeline: 1, at: place });
const aReader = (): Reader => ({ wanted: null, readAt: null, outer: null, tell: () => undefined });
/** Does work as a reader who wants everything written up to this position; null for anything. */
const as = <T>(place: number | null, work: () => Promise<T>) =>
  forReaders([aReader()], async () => (await following(place === null ? null : at(place), work)).result);

test('a shared answer is never followed by an older one, and who wrote since gets a newer one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const shared = new ResponseCache<{ bytes: Buffer; place: number }>(1000);
  const wanted: (number | undefined)[] = [];
  const read = (reader: number | null, place: number) =>
    as(reader, () =>
      shared.get('a', async () => {
        wanted.push(wantedPosition()?.at);
        noteRead(at(place));
        return { bytes: Buffer.from(''), place };
      }),
    ).then((answer) => answer.place);
  expect(await read(null, 10)).toBe(10);
  expect(await read(null, 11)).toBe(10);
  expect(await Promise.all([read(20, 20), read(18, 18)])).toEqual([20, 20]);
  expect(await read(15, 30)).toBe(20);
  expect(wanted).toEqual([undefined, 20]);
});

test('an answer that has expired is the least that the next one has', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const shared = new ResponseCache<{ bytes: Buffer }>(1000);
  const wanted: (number | undefined)[] = [];
  const read = () =>
    as(null, () =>
      shared.get('a', async () => {
        wanted.push(wantedPosition()?.at);
        noteRead(at(10));
        return { bytes: Buffer.from('') };
      }),
    );
  await read();
  await vi.advanceTimersByTimeAsync(2001);
  await read();
  await vi.advanceTimersByTimeAsync(8000);
  await read();
  expect(wanted).toEqual([undefined, 10, undefined]);
});

test('what is read within a request counts for all of it; what is written for what is read next', async () => {
  const { readAt } = await forReaders([aReader()], () =>
    following(null, async () => {
      await following(null, async () => noteRead(at(30)));
      await Promise.resolve();
      noteRead(at(20));
      noteWritten(at(40));
      expect(wantedPosition()).toEqual(at(40));
    }),
  );
  expect(readAt).toEqual(at(20));
  noteWritten(at(1));
  expect(wantedPosition()).toBeNull();
});

test('each request is its own, also on one connection, and one within another wants as much', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'ab'.repeat(20) });
  await app.register(async (scope) => {
    followReaders(scope, config);
    scope.post('/write', async () => {
      noteWritten(at(50));
      return {};
    });
    scope.get('/wanted', async () => ({ wanted: wantedPosition() }));
    scope.get('/page', async () => {
      const { result, readAt } = await following(at(60), () => scope.inject({ url: '/read' }));
      return { wanted: result.json<unknown>(), readAt };
    });
    scope.get('/read', async () => {
      noteRead(at(70));
      return { wanted: wantedPosition() };
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ token: string; body: unknown }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', agent, method, path, headers }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += String(part)));
        answer.on('end', () =>
          resolve({ token: String(answer.headers['rondo-written']), body: JSON.parse(text) as unknown }),
        );
      })
        .on('error', reject)
        .end(method === 'POST' ? '{}' : undefined);
    });
  const { token } = await ask('POST', '/write', { 'content-type': 'application/json' });
  expect((await ask('GET', '/wanted')).body).toEqual({ wanted: null });
  expect((await ask('GET', '/wanted', { 'rondo-written': token })).body).toEqual({ wanted: at(50) });
  expect((await ask('GET', '/wanted', { cookie: `written=${token}` })).body).toEqual({ wanted: at(50) });
  expect((await ask('GET', '/page')).body).toEqual({ wanted: { wanted: at(60) }, readAt: at(70) });
  expect((await ask('GET', '/wanted')).body).toEqual({ wanted: null });
});

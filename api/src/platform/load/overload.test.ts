import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AddressInfo } from 'node:net';
import { useServer } from '../../../test/server.ts';
import { readConfig } from '../config.ts';
import { Line } from './line.ts';
import { shedLoad } from './overload.ts';
import { createServer } from '../server.ts';

const [healthPath, pagePath, searchPath] = ['/healthz', '/*', '/api/matches'];
const [joinPath, checkoutPath] = ['/api/internalPayments/payEntranceFee', '/api/internalPayments/checkout'];
const always = [healthPath, '/assets/a.js', '/api/live', '/api/payments/webhooks/:provider', '/api/mail/reports'];
const looking = [pagePath, searchPath, '/previews/match/:file'];
const changing = [joinPath, '/api/users/login'];
const paying = [checkoutPath, '/api/payments/esn/payment', '/api/guest/bookings/:token'];
const posted = new Set([...changing, ...paying, '/api/payments/webhooks/:provider', '/api/mail/reports']);

describe('the door', () => {
  const database = new Line('database');
  const lines = { database, ofVisitors: () => database, bookings: new Line('bookings', 64) };
  let origin = '';
  let close = async () => undefined as void;
  beforeAll(async () => {
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    const app = await createServer(config);
    shedLoad(app, config, lines);
    for (const url of [...always, ...looking, ...changing, ...paying])
      app.route({ url, method: posted.has(url) ? 'POST' : 'GET', handler: async () => 'in' });
    await app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    close = async () => app.close();
  });
  afterAll(() => close());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path.replace('/*', '/somewhere'), { method: posted.has(path) ? 'POST' : 'GET', headers });

  /** Makes the first in a line have waited this long. */
  async function hold(line: Line, ms: number) {
    vi.useFakeTimers({ toFake: ['performance'] });
    const gate = Promise.withResolvers<void>();
    const waiting = line.wait(gate.promise);
    vi.advanceTimersByTime(ms);
    onTestFinished(async () => {
      gate.resolve();
      await waiting;
      vi.useRealTimers();
    });
  }

  test.each([
    ['nobody waits', 0, 0, [...always, ...looking, ...changing, ...paying]],
    ['a third of a second for the database', 330, 0, [...always, ...looking, ...changing, ...paying]],
    ['a little more', 400, 0, [...always, ...changing, ...paying]],
    ['a second for the database', 1000, 0, [...always, ...paying]],
    ['a database that is gone', 5000, 0, always],
    ['a second for a booking: who looks is not in that line', 0, 1000, [...always, ...looking, ...paying]],
  ])('%s', async (_, databaseMs, bookingsMs, letIn) => {
    if (databaseMs > 0) await hold(lines.database, databaseMs);
    if (bookingsMs > 0) await hold(lines.bookings, bookingsMs);
    const statuses = await Promise.all(
      [...always, ...looking, ...changing, ...paying].map(async (path) => [path, (await ask(path)).status] as const),
    );
    expect(statuses.filter(([, status]) => status === 200).map(([path]) => path)).toEqual(letIn);
    expect(statuses.filter(([, status]) => status !== 200 && status !== 503)).toEqual([]);
  });

  test('a call is refused with a code, a page with a page that asks again, both with when', async () => {
    await hold(lines.database, 5000);
    const refused = await ask(searchPath);
    expect(await refused.json()).toMatchObject({ status: 'error', code: 'busy' });
    expect(refused.headers.get('retry-after')).toMatch(/^[123]$/);
    expect(refused.headers.get('cache-control')).toBe('no-store');

    const page = await ask(pagePath, { 'accept-language': 'nl' });
    expect(page.status).toBe(503);
    expect(page.headers.get('refresh')).toBe(page.headers.get('retry-after'));
    const html = await page.text();
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain('Het is druk');
    const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(page.headers.get('content-security-policy')).toContain(nonce);
  });
});

test('with standbys a visitor goes on while the primary is gone, and who is logged in waits for it', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const app = await createServer(config);
  onTestFinished(() => app.close());
  const [database, standbys] = [new Line('database'), new Line('standbys')];
  let isIn = true;
  const ofVisitors = () => (isIn ? standbys : database);
  shedLoad(app, config, { database, ofVisitors, bookings: new Line('bookings', 64) });
  app.get(searchPath, async () => 'in');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const ask = async (headers: Record<string, string> = {}) => (await fetch(origin + searchPath, { headers })).status;
  const asAll = async () => [await ask(), await ask({ cookie: 'sid=x' }), await ask({ authorization: 'Bearer x' })];
  vi.useFakeTimers({ toFake: ['performance'] });
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  onTestFinished(() => {
    gates.forEach(({ resolve }) => resolve());
    vi.useRealTimers();
  });
  const hold = (line: Line, gate = gates[0]) => {
    void line.wait(gate?.promise ?? Promise.resolve());
    vi.advanceTimersByTime(5000);
  };
  hold(database);
  expect(await asAll()).toEqual([200, 503, 503]);
  // Without its last standby, visitors' reads go to the primary too.
  isIn = false;
  expect(await asAll()).toEqual([503, 503, 503]);
  isIn = true;
  hold(standbys, gates[1]);
  expect(await asAll()).toEqual([503, 503, 503]);
  gates[0]?.resolve();
  await expect.poll(asAll).toEqual([503, 200, 200]);
});

describe('a server whose connections are all taken', () => {
  const server = useServer({ DATABASE_POOL_SIZE: '2', SHED_LOAD: 'on' });
  const unshed = useServer({ DATABASE_POOL_SIZE: '2' });

  /** Takes every connection of the pool. @returns a function that lets them go */
  async function takeAll({ db }: typeof server) {
    const gate = Promise.withResolvers<void>();
    const taken = [0, 1].map(() => db.connection().execute(() => gate.promise));
    onTestFinished(() => gate.resolve());
    return async () => {
      gate.resolve();
      await Promise.all(taken);
    };
  }
  const listen = async ({ app }: typeof server) => app.listen({ port: 0, host: '127.0.0.1' });

  test('refuses those who would wait, answers those who wait already, and then everybody', async () => {
    const origin = await listen(server);
    const letGo = await takeAll(server);
    const first = fetch(`${origin}/api/matches?limit=1`);
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          const { status } = await fetch(`${origin}/api/matches?limit=2`, { signal: AbortSignal.timeout(200) }).catch(
            () => ({ status: 0 }),
          );
          statuses.add(status);
          return status;
        },
        { timeout: 20_000 },
      )
      .toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await (await fetch(`${origin}/metrics`)).text()).toMatch(
      /rondo_requests_shed_total\{urgency="looking"\} [1-9]/,
    );
    await letGo();
    expect((await first).status).toBe(200);
    await expect.poll(async () => (await fetch(`${origin}/api/matches?limit=3`)).status).toBe(200);
  });

  test('with refusing turned off everybody waits', async () => {
    const origin = await listen(unshed);
    const letGo = await takeAll(unshed);
    const first = fetch(`${origin}/api/matches?limit=1`);
    await expect
      .poll(async () => await (await fetch(`${origin}/metrics`)).text())
      .toMatch(/rondo_waiting\{line="database"\} [1-9]/);
    const second = fetch(`${origin}/api/matches?limit=2`);
    await letGo();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
  });
});

import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { linesOf } from '../../../test/log-lines.ts';
import { useServer } from '../../../test/server.ts';

const written: string[] = [];
const server = useServer(
  { REQUEST_LOG: 'on', LOG_LEVEL: 'error' },
  { logTo: { write: (lines) => void written.push(lines) } },
);
const { change, audit } = consoleCalls(server);
let origin = '';
let player: Player;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  player = await aPlayer(server);
});
beforeEach(() => written.splice(0));

const lines = () => linesOf(written);
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, { headers });
  await answer.arrayBuffer();
  return answer.headers;
};
const lineOf = async (id: string | null) => {
  await expect.poll(() => lines().find(({ request }) => request === id)).toBeDefined();
  return lines().find(({ request }) => request === id);
};

describe('a line for each request', () => {
  test('says route, status, time and bytes, and who asked by a code alone', async () => {
    const gameId = await aGame(server);
    const bearer = { authorization: `Bearer ${player.token}` };
    const headers = await ask(`/api/matches/${gameId}?secret=${'s'.repeat(20)}`, bearer);
    const line = await lineOf(headers.get('x-request-id'));
    expect(line).toMatchObject({ level: 30, stream: 'request', method: 'GET', status: 200 });
    expect(line?.['route']).toMatch(/^\/api\/matches\/:\w+$/);
    expect(line?.['bytes']).toBeGreaterThan(500);
    expect(line?.['ms']).toBeGreaterThan(0);
    expect(line?.['account']).toMatch(/^[\w-]{16}$/);
    const again = await lineOf((await ask('/api/users/me', bearer)).get('x-request-id'));
    expect(again?.['account']).toBe(line?.['account']);
    for (const personal of [player.id, player.email, player.token, gameId, 'ssss', '127.0.0.1'])
      expect(written.join('')).not.toContain(personal);
  });

  test('has the code of a refusal, and none for health and metrics', async () => {
    const headers = await ask('/api/users/me');
    expect(await lineOf(headers.get('x-request-id'))).toMatchObject({ status: 401, code: 'not_logged_in' });
    await ask('/healthz');
    await ask('/metrics');
    await lineOf((await ask('/api/nothing')).get('x-request-id'));
    expect(lines().map(({ route }) => route)).not.toContain('/healthz');
    expect(lines().map(({ route }) => route)).not.toContain('/metrics');
  });
});

describe('the id of a request', () => {
  test('is twelve signs that can be read out, or the one that a proxy gave', async () => {
    expect((await ask('/healthz')).get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
    const given = '7d3c5a52-3f0e-4a53-9d5a-0c8f5f1f0b11';
    expect((await ask('/healthz', { 'x-request-id': given })).get('x-request-id')).toBe(given);
  });

  test.each(['short', 'x'.repeat(65), 'a b c d e f', '{"level":60}aaa', 'ééééééééé'])(
    'is never what could be taken for something else: %s',
    async (given) => {
      const { headers } = await server.call('GET', '/healthz', { headers: { 'x-request-id': given } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{12}$/);
    },
  );

  test('stands with what an admin did', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    const given = 'by-the-proxy.1';
    const { status } = await server.call('PATCH', `/api/admin/users/${player.id}`, {
      as: admin.token,
      body: { reason: 'asked by mail', banned: true },
      headers: { 'x-request-id': given },
    });
    expect(status).toBe(200);
    expect((await audit(admin.token, `subject=${player.id}`))[0]?.request).toBe(given);
    await change(admin.token, player.id, { banned: false });
    const [latest] = await audit(admin.token, `subject=${player.id}`);
    expect(latest?.request).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('the trace of a caller', () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';

  test('goes on here, with a step of its own, and is in the log', async () => {
    const headers = await ask('/api/users/usersCount', { traceparent: `00-${traceId}-b7ad6b7169203331-01` });
    expect(headers.get('traceparent')).toMatch(new RegExp(`^00-${traceId}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`));
    expect(await lineOf(headers.get('x-request-id'))).toMatchObject({ trace: traceId });
  });

  test.each([
    '',
    `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `01-${traceId}-b7ad6b7169203331-01`,
    `00-${traceId.toUpperCase()}-b7ad6b7169203331-01`,
    `00-${traceId}-b7ad6b7169203331-01-more`,
  ])('is none where it is not written as it must be: %s', async (traceparent) => {
    expect((await server.call('GET', '/healthz', { headers: { traceparent } })).headers).not.toHaveProperty(
      'traceparent',
    );
  });
});

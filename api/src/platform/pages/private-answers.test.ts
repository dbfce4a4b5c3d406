import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer } from '../../../test/builders.ts';
import { aPlayerWithPassword, oldPassword } from '../../../test/passwords.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const secure = useServer({ PUBLIC_URL: 'https://rondo.test' });

const keeping = ({ headers }: { headers: Record<string, unknown> }) => String(headers['cache-control']);

test('what is answered to one person is kept by no browser or proxy, also when it is a refusal', async () => {
  const player = await aPlayer(server);
  const own = server.calls.filter(({ method, access, stream }) => method === 'GET' && access !== 'visitor' && !stream);
  expect(own.length).toBeGreaterThan(15);
  for (const { path } of own) {
    const answer = await server.as(player).get(`/api${path.replaceAll(/\{\w+\}/g, randomUUID())}`);
    expect([path, keeping(answer)]).toEqual([path, expect.stringContaining('no-store')]);
  }
  const gameId = await aGame(server);
  expect(keeping(await server.as(player).get(`/api/matches/${gameId}`))).toBe('no-store');
  const { email } = await aPlayerWithPassword(server);
  const logIn = { body: { email, password: oldPassword } };
  expect(keeping(await server.call('POST', '/api/users/login', logIn))).toBe('no-store');
});

test('a list that shows a member more is the member’s own; everybody’s may be kept and asked after', async () => {
  const member = await aPlayer(server);
  await aCommunity(server, { members: [member.id] });
  const other = await aPlayer(server);
  expect(keeping(await server.as(member).get('/api/matches'))).toBe('private, no-store');
  expect(keeping(await server.as(other).get('/api/matches'))).toBe('no-cache');
  expect(keeping(await server.call('GET', '/api/matches'))).toBe('no-cache');
});

test('under https a page of the same name on http is another site', async () => {
  const { email } = await aPlayerWithPassword(secure);
  const logIn = (origin: string) =>
    secure.call('POST', '/api/users/login', {
      body: { email, password: oldPassword },
      headers: { origin, host: 'rondo.test' },
    });
  await refuses(logIn('http://rondo.test'), 'cross_site');
  expect((await logIn('https://rondo.test')).status).toBe(200);
});

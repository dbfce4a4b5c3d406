import { beforeAll, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../../test/builders.ts';
import { refuses, useServer } from '../../../../test/server.ts';

const server = useServer({ TRUST_PROXY: '1' });
let gameId: string;
beforeAll(async () => {
  gameId = await aGame(server, { passcode: '4711' });
});

const open = (passcode: string, ip: string, as?: string) =>
  server.call('POST', `/api/matches/${gameId}/passcode`, {
    body: { passcode },
    headers: { 'x-forwarded-for': ip },
    as,
  });

test('the right passcode counts for nothing: a whole campus types it', async () => {
  for (let n = 0; n < 70; n += 1) expect((await open('4711', '198.51.100.1')).status).toBe(200);
});

test('guesses are bounded by game, from however many addresses; who is logged in and knows it gets in', async () => {
  let looked = 0;
  for (let address = 1; address <= 8; address += 1)
    for (let n = 0; n < 12; n += 1) {
      const { body } = await open(`${1000 + address * 12 + n}`, `203.0.113.${address}`);
      if (body.code === 'wrong_passcode') looked += 1;
    }
  expect(looked).toBe(60);
  const refused = await open('4711', '198.51.100.1');
  expect(refused).toMatchObject({ status: 429, body: { code: 'passcode_limited' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const player = await aPlayer(server);
  expect((await open('4711', '203.0.113.1', player.token)).status).toBe(200);
});

test('one account, too, has few guesses, and takes no other’s', async () => {
  const [guesser, knower] = [await aPlayer(server), await aPlayer(server)];
  const codes = [];
  for (let n = 0; n < 12; n += 1) codes.push((await open(`${n}`, '203.0.113.50', guesser.token)).body.code);
  expect(codes.filter((code) => code === 'wrong_passcode')).toHaveLength(10);
  await refuses(open('4711', '203.0.113.50', guesser.token), 'passcode_limited');
  expect((await open('4711', '203.0.113.50', knower.token)).status).toBe(200);
});

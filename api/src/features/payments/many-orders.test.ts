import { expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../test/builders.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();

test('one person does not flood the provider with checkouts; others pay meanwhile', async () => {
  const [player, other] = [await aPlayer(server), await aPlayer(server)];
  const start = ({ token }: Player) => server.call('POST', '/api/payments/topUp', { as: token, body: { amount: 5 } });
  for (let n = 0; n < 30; n += 1) expect((await start(player)).status).toBe(200);
  await refuses(start(player), 'too_many_requests', { status: 429 });
  expect((await start(other)).status).toBe(200);
});

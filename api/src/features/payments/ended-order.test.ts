import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../../chaos/src/invariants.ts';
import { aGame, aPlayer, balanceOf } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { advance, useServer } from '../../../test/server.ts';

const server = useServer();
const { startPaying } = guestCalls(server);

afterEach(async () => {
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

describe('a request that is repeated after its order has ended unpaid', () => {
  test.each<[string, (complete: (outcome: 'failed') => Promise<unknown>) => Promise<unknown>]>([
    ['failed', (complete) => complete('failed')],
    ['out of time', () => advance(server, 'PT16M')],
  ])('of a guest, %s: a checkout that can be paid, and the spot', async (_, end) => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [email, key] = [guestEmail(), randomUUID()];
    const first = await startPaying(gameId, email, {}, key);
    await end((outcome) => first.complete(outcome));
    const again = await startPaying(gameId, email, {}, key);
    expect(again.answer.status).toBe(200);
    expect(again.orderId).not.toBe(first.orderId);
    await again.complete('paid');
    await server.jobs.runSweeps();
    expect(await again.status()).toMatchObject({ outcome: 'joined' });
  });

  test('of a top-up: a checkout that can be paid; what is paid stays what it is', async () => {
    const player = await aPlayer(server);
    const key = randomUUID();
    const topUp = async () => {
      const { body } = await server.call('POST', '/api/payments/topUp', { as: player.token, body: { amount: 5 }, key });
      const path = new URL(String(body.paymentLink)).pathname;
      const complete = (outcome: string) => server.call('POST', `${path}/complete`, { body: { outcome } });
      return { orderId: body.orderId, complete };
    };
    const first = await topUp();
    await first.complete('failed');
    const second = await topUp();
    expect(second.orderId).not.toBe(first.orderId);
    await second.complete('paid');
    expect(await balanceOf(server, player.id)).toBe(500);
    expect((await topUp()).orderId).toBe(second.orderId);
  });

  test('but one that is paid is that one', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const [email, key] = [guestEmail(), randomUUID()];
    const first = await startPaying(gameId, email, {}, key);
    await first.complete('paid');
    await advance(server, 'PT16M');
    expect((await startPaying(gameId, email, {}, key)).orderId).toBe(first.orderId);
  });
});

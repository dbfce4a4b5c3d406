import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { startPaying } = guestCalls(server);

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
      const { body } = await server.as(player).post('/api/payments/topUp', { amount: 5 }, key);
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

describe('an order that ends while its checkout is opened, as the clock jumps', () => {
  /** Advances the clock by two hours while each of the next orders is written. */
  const jumpAtNext = async (orders: number) => {
    await server.sql`drop table if exists jumps_left`;
    await server.sql`create table jumps_left as select ${orders}::int as n`;
    await server.sql`
      create or replace function jump() returns trigger language plpgsql as $$
      begin
        update jumps_left set n = n - 1 where n > 0;
        if found then
          insert into clock_offset (ahead) values ('2 hours')
            on conflict (singleton) do update set ahead = clock_offset.ahead + excluded.ahead;
        end if;
        return null;
      end $$`;
    await server.sql`create or replace trigger jump after insert on payment_order for each row execute function jump()`;
  };
  const ordersOf = async (id: string) => (await server.rows`select from payment_order where user_id = ${id}`).length;

  test.each([
    ['with a key', randomUUID()],
    ['without a key', undefined],
  ])('a top-up %s: another order, once', async (_, key) => {
    const player = await aPlayer(server);
    const topUp = () => server.as(player).post('/api/payments/topUp', { amount: 5 }, key);
    await jumpAtNext(1);
    expect((await topUp()).status).toBe(200);
    expect(await ordersOf(player.id)).toBe(2);
    await jumpAtNext(1_000_000);
    const other = await aPlayer(server);
    await refuses(server.as(other).post('/api/payments/topUp', { amount: 5 }, key), 'unavailable', { status: 503 });
    expect(await ordersOf(other.id)).toBe(2);
    await jumpAtNext(0);
  });

  test.each([
    ['with a key', randomUUID()],
    ['without a key', undefined],
  ])('a checkout for a spot %s: another order, once', async (_, key) => {
    const gameId = await aGame(server, { priceCents: 500, hoursAhead: 200 });
    await jumpAtNext(1);
    expect((await startPaying(gameId, guestEmail(), {}, key)).answer.status).toBe(200);
    await jumpAtNext(0);
  });
});

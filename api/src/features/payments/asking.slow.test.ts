import { minute } from '@rondo/rules';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPlayer, balanceOf } from '../../../test/builders.ts';
import { useStripeServer } from '../../../test/stripe-server.ts';
import { askConcurrently } from './ask-concurrently.ts';
import { takeOrderToAsk } from './asking-queries.ts';

const { server, stripe, bookedOf } = await useStripeServer();
beforeEach(async () => {
  await server.sql`update payment_order set status = 'expired', settled_at = app_now() where status = 'created'`;
});

/** An open top-up of 5 euros, this many minutes old. */
async function anOrder(ageMinutes: number) {
  const player = await aPlayer(server);
  const { body } = await server.as(player).post('/api/payments/topUp', { amount: 5 });
  const orderId = String(body.orderId);
  const booked = bookedOf(orderId);
  await server.sql`
    update payment_order set created_at = created_at - make_interval(mins => ${ageMinutes}),
      next_ask_at = next_ask_at - make_interval(mins => ${ageMinutes}) where id = ${orderId}`;
  return { player, orderId, booked };
}

test.each([
  ['older', 30],
  ['somewhat older, all newer than 15 minutes', 10],
])('the provider hangs on %s orders: a newer one whose report was lost is found all the same', async (_, age) => {
  const hanging = new Set<string>();
  for (let n = 0; n < 12; n += 1) hanging.add((await anOrder(age)).booked.reference);
  const { player, booked } = await anOrder(2);
  booked.status = 'paid';
  stripe.trouble = { kind: 'slow', of: ({ path }) => [...hanging].some((one) => path.includes(one)) };
  const sweeping = server.jobs.runSweeps();
  await expect.poll(() => balanceOf(server, player.id), { timeout: 7000 }).toBe(500);
  stripe.trouble = { kind: 'reset', of: stripe.trouble.of };
  stripe.hangUp();
  await sweeping;
  const { body } = await server.call('GET', '/metrics');
  expect(body.text).toMatch(/rondo_payments_taken_total\{found_by="asking"\} [1-9]/);
});

describe('which order is asked about next', () => {
  const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * minute);
  const take = (age: 'new' | 'older', minutes: number) => takeOrderToAsk(server.db, age, at(minutes));

  test('new ones: those with an answer first, then the newest; each once, and again a while later', async () => {
    const [first, second] = [await anOrder(4), await anOrder(3)];
    expect([await take('new', 0), await take('new', 0), await take('new', 0)]).toEqual([
      second.orderId,
      first.orderId,
      null,
    ]);
    const third = await anOrder(5);
    expect(await take('new', 2)).toBe(third.orderId);
    expect(await take('older', 2)).toBeNull();
    await server.sql`update payment_order set unanswered_asks = 0 where id = ${first.orderId}`;
    expect([await take('new', 3), await take('new', 3)]).toEqual([first.orderId, second.orderId]);
  });

  test('older ones: those that have waited longest, ever more seldom; at their end in any case', async () => {
    const [older, old] = [await anOrder(40), await anOrder(20)];
    expect([await take('older', 0), await take('older', 0), await take('older', 0)]).toEqual([
      older.orderId,
      old.orderId,
      null,
    ]);
    const wait = await server.value<number>`
      update payment_order set unanswered_asks = 9, next_ask_at = app_now() where id = ${old.orderId}
      returning extract(epoch from expires_at - app_now()) / 60 as wait`;
    expect(await take('older', 0.1)).toBe(old.orderId);
    expect(await take('older', wait - 1)).toBe(older.orderId);
    expect([await take('older', wait + 0.1), await take('older', wait + 0.1)]).toContain(old.orderId);
  });
});

describe('asking in lanes', () => {
  const line = (count: number) => {
    const left = Array.from({ length: count }, (_, index) => index);
    return async () => left.shift() ?? null;
  };

  test('a few at a time, all of them, whatever one throws', async () => {
    const asked: number[] = [];
    let [now, most] = [0, 0];
    const failures = await askConcurrently(line(50), async (one) => {
      most = Math.max(most, ++now);
      await new Promise(setImmediate);
      now -= 1;
      asked.push(one);
      if (one % 25 === 0) throw new Error(`no ${one}`);
    });
    expect([most, failures.map(String)]).toEqual([4, ['Error: no 0', 'Error: no 25']]);
    expect(asked.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index));
  });

  test.each([
    ['it takes too long', { limitMs: 2 }, 4],
    ['it has been many', { most: 10 }, 10],
  ])('takes no more when %s', async (_, bounds, count) => {
    let asked = 0;
    const ask = async () => {
      asked += 1;
      const from = performance.now();
      while (performance.now() - from < 3) await new Promise(setImmediate);
    };
    await askConcurrently(line(50), ask, bounds);
    expect(asked).toBe(count);
  });
});

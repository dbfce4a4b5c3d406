import { day, minute } from '@rondo/rules';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPlayer } from '../../test/builders.ts';
import { suiteInstant } from '../../test/instants.ts';
import { useServer } from '../../test/server.ts';
import { type Clock, openClock } from './clock.ts';

let aheadMs = 0;
const server = useServer({}, { ownTime: () => Date.now() + aheadMs });

describe("a machine whose clock is not the database's", () => {
  test.each([-65 * minute, 65 * minute])('by %d ms: is not ready, and says so', async (ms) => {
    aheadMs = ms;
    const { status, body } = await server.call('GET', '/readyz');
    expect([status, body]).toEqual([
      503,
      { status: 'clock differs from the database', secondsAhead: Math.round(ms / 1000) },
    ]);
    aheadMs = Math.sign(ms) * 4000;
    expect((await server.call('GET', '/readyz')).status).toBe(200);
  });

  test('an hour behind: a top-up is one order, that can be paid', async () => {
    aheadMs = -65 * minute;
    await server.clock.refresh();
    const player = await aPlayer(server);
    const key = randomUUID();
    const topUp = () => server.as(player).post('/api/payments/topUp', { amount: 5 }, key);
    expect((await topUp()).status).toBe(200);
    expect((await topUp()).status).toBe(200);
    const { count, left } = await server.row<{ count: number; left: number }>`
      select count(*) as count, min(extract(epoch from expires_at - app_now())) as left
      from payment_order where user_id = ${player.id}`;
    expect(count).toBe(1);
    expect(left).toBeGreaterThan(3500);
  });

  test('tells the time of the database, never ahead of it', async () => {
    aheadMs = 65 * minute;
    for (let n = 0; n < 20; n += 1) {
      await server.clock.refresh();
      const known = server.clock.now().getTime();
      const ms = await server.value<number>`select extract(epoch from app_now()) * 1000 as ms`;
      expect(known).toBeLessThanOrEqual(ms);
      expect(known).toBeGreaterThan(ms - 1000);
    }
  });
});

describe('the clock of a demo', () => {
  const other = useServer();
  const open = async (startsAt: Date | null, demo = true) => {
    const clock = await openClock(other.db, { demo, startsAt });
    clock.stop();
    return clock;
  };
  const isAhead = (clock: Clock) => Math.abs(clock.now().getTime() - clock.real().getTime()) > 1000;
  const isJustAfter = (instant: Date, clock: { now(): Date }) => {
    const ms = clock.now().getTime() - instant.getTime();
    return ms >= 0 && ms < 5 * minute;
  };

  test('of the tests begins when the suite says, and goes on from there', () => {
    expect(isJustAfter(new Date(suiteInstant), other.clock)).toBe(true);
  });

  test('begins at an instant once: where it was begun or people are, it goes on', async () => {
    const [instant, another] = [new Date('2031-02-03T04:05:06Z'), new Date('2019-02-03T04:05:06Z')];
    await sql`delete from clock_offset`.execute(other.db);
    expect(isJustAfter(instant, await open(instant))).toBe(true);
    expect(isJustAfter(instant, await open(another))).toBe(true);

    await sql`delete from clock_offset`.execute(other.db);
    await aPlayer(other);
    const clock = await open(another);
    expect(isAhead(clock)).toBe(false);
  });

  test('that was advanced is not put back by an answer from before, which comes later', async () => {
    const [read, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let isHeld = false;
    const db = other.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (!isHeld) return result;
        read.resolve();
        await held.promise;
        return result;
      },
    });
    const clock = await openClock(db, { demo: true });
    clock.stop();
    isHeld = true;
    const before = clock.refresh();
    await read.promise;
    isHeld = false;
    await sql`
      insert into clock_offset (ahead) values ('5 days')
      on conflict (singleton) do update set ahead = clock_offset.ahead + excluded.ahead`.execute(other.db);
    const wasMs = clock.now().getTime();
    await clock.refresh();
    held.resolve();
    await before;
    expect(clock.now().getTime() - wasMs).toBeGreaterThan(4 * day);
  });

  test('is that of the database where people are real', async () => {
    expect(isAhead(await open(null, false))).toBe(false);
  });
});

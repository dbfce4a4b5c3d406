import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aPlayer, credit, usePlayer } from '../../../test/builders.ts';
import { dayIn } from '../../../test/game-form.ts';
import { advance, moveToNoon, type TestServer, useServer } from '../../../test/server.ts';
import { openPool } from '../../platform/db.ts';
import { type Journal, type Posting, postJournals } from '../wallet/post-journals.ts';
import { closeDays } from './close-days.ts';
import { accounts } from './hash-close.ts';
import { verifyCloses } from './verify-closes.ts';

const server = useServer();
const player = usePlayer(server);

interface Close {
  day: string;
  journals: number;
  hash: string;
  previousHash: string;
}

async function closes(): Promise<Close[]> {
  const { status, body } = await server.call('GET', '/api/ledger/closes');
  expect(status).toBe(200);
  return (body.data as { closes: Close[] }).closes;
}

/** Closes the days that have ended; returns the latest closes as they are now, not as cached within this second. */
async function close(): Promise<Close[]> {
  await closeDays(server);
  const rows = await server.rows<Close>`
    select day::text as day, journals, encode(hash, 'hex') as hash, encode(previous_hash, 'hex') as "previousHash"
    from daily_close order by day desc limit 30`;
  return rows;
}

beforeAll(() => moveToNoon(server));
afterEach(async () => {
  expect((await verifyCloses(server.db)).alterations).toEqual([]);
});

/**
 * Two other processes close five days while payments from before midnight are booked.
 * @returns the complaints of closing and verifying
 */
async function payWhileClosing(on: TestServer, userId: string): Promise<string[]> {
  const others = openPool(on.databaseUrl, 4);
  const complaints: unknown[] = [];
  for (let round = 0; round < 5; round += 1) {
    const taken = on.clock.now();
    const payer = { ...on, clock: { ...on.clock, now: () => taken } };
    await sql`update clock_offset set ahead = ahead + interval '24 hours'`.execute(on.db);
    await on.clock.refresh();
    const closing = { db: others.db, clock: on.clock };
    const closed = new AbortController();
    const payUntilClosed = async () => {
      while (!closed.signal.aborted) await credit(payer, userId, 1);
    };
    const payments = Array.from({ length: 4 }, payUntilClosed);
    const outcomes = await Promise.allSettled([closeDays(closing), closeDays(closing)]);
    closed.abort();
    await Promise.all(payments);
    for (const outcome of outcomes) if (outcome.status === 'rejected') complaints.push(outcome.reason);
  }
  await others.close();
  const { alterations } = await verifyCloses(on.db);
  return [...complaints.map(String), ...alterations.map(({ what }) => what)];
}

test('an empty ledger has nothing to close', async () => {
  await closeDays(server);
  expect(await closes()).toEqual([]);
});

test('the first close holds everything before it, each next one its day; all chained', async () => {
  const { id } = player;
  for (const days of [40, 3, 2])
    await server.sql`
      with head as (
        insert into journal (kind, idempotency_key, user_id, created_at)
        values ('demo', ${`past:${days}`}, ${id}, app_now() - make_interval(days => ${days}::int)) returning id)
      insert into posting (journal_id, account, owner_id, amount_cents)
      select id, 'wallet', ${id}::uuid, 700 from head union all select id, 'promotions', null, -700 from head`;
  await credit(server, id, 100);
  expect(await close()).toMatchObject([{ day: dayIn(server, -1), journals: 3, previousHash: '0'.repeat(64) }]);
  await advance(server, 'PT24H');
  await credit(server, id, 200);
  await credit(server, id, 300);
  await advance(server, 'PT24H');
  await advance(server, 'PT24H');
  const found = await close();
  expect(found.map(({ day, journals }) => [day, journals])).toEqual([
    [dayIn(server, -1), 0],
    [dayIn(server, -2), 2],
    [dayIn(server, -3), 1],
    [dayIn(server, -4), 3],
  ]);
  for (const [index, { previousHash }] of found.slice(0, -1).entries())
    expect(previousHash).toBe(found[index + 1]?.hash);
  const { wallet_cents, promotions_cents, wallets_cents } = await server.row<
    Record<string, number>
  >`select * from daily_close order by day desc limit 1`;
  expect([wallet_cents, promotions_cents, wallets_cents]).toEqual([2700, -2700, 2700]);
  expect(await verifyCloses(server.db)).toEqual({ closes: 4, journals: 6, alterations: [] });
});

test('a close holds every account that can be booked on', async () => {
  const rule = await server.value<string>`
    select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'posting_account_check'`;
  const bookable = [...rule.matchAll(/'(\w+)'/g)].map(([, account]) => account);
  expect(new Set(bookable)).toEqual(new Set(accounts));
});

test('a payment that is under way to its spot at midnight, and takes it the next day, is in both closes', async () => {
  const [before] = await close();
  const orderId = crypto.randomUUID();
  const [provider, checkout, escrow] = [
    { account: 'provider', ownerId: null, amountCents: -500 },
    { account: 'checkout', ownerId: orderId, amountCents: 500 },
    { account: 'escrow', ownerId: crypto.randomUUID(), amountCents: 500 },
  ] as const;
  const book = (kind: Journal['kind'], postings: Posting[]) =>
    postJournals(server.db, [{ kind, key: `${kind}:${orderId}`, orderId, postings }], server.clock.now());
  await book('guest_payment', [provider, checkout]);
  await advance(server, 'PT24H');
  const checkoutCents = () =>
    server.value<number>`select checkout_cents as cents from daily_close order by day desc limit 1`;
  expect([(await close())[0]?.previousHash, await checkoutCents()]).toEqual([before?.hash, 500]);
  await book('entrance_fee', [{ ...checkout, amountCents: -500 }, escrow]);
  await advance(server, 'PT24H');
  expect((await close())[0]).toMatchObject({ day: dayIn(server, -1), journals: 1 });
  expect(await checkoutCents()).toBe(0);
});

test('again, and by several at once, closes nothing twice', async () => {
  await credit(server, player.id, 100);
  const before = await close();
  await server.sql`update clock_offset set ahead = ahead + interval '3 days'`;
  await server.clock.refresh();
  await Promise.all(Array.from({ length: 4 }, () => closeDays(server)));
  const found = await close();
  expect(found).toHaveLength(before.length + 3);
  expect(await close()).toEqual(found);
});

test('weeks of days off are caught up with, a day each', async () => {
  const before = await close();
  await credit(server, player.id, 100);
  await advance(server, 'P20D');
  expect(await close()).toHaveLength(Math.min(30, before.length + 20));
});

test('a day waits for who is still booking on it; who comes after is dated after it', async () => {
  const book = (key: string) => `
    with head as (
      insert into journal (kind, idempotency_key, created_at) values ('demo', '${key}', app_now() - interval '1 day') returning id)
    insert into posting (journal_id, account, amount_cents)
    select id, 'fees', 5 from head union all select id, 'promotions', -5 from head`;
  const [before] = await close();
  const client = new Client(server.databaseUrl);
  await client.connect();
  await client.query('begin');
  await client.query(`insert into journal (kind, idempotency_key, created_at) values ('demo', 'open', app_now())`);
  await client.query(`insert into posting (journal_id, account, amount_cents)
    select id, account, cents from journal, (values ('fees', 5), ('promotions', -5)) as p(account, cents) where idempotency_key = 'open'`);
  await advance(server, 'PT24H');
  expect((await close())[0]).toEqual(before);
  await client.query('commit');
  const [after] = await close();
  expect(after).toMatchObject({ day: dayIn(server, -1), journals: 1, previousHash: before?.hash });
  await client.query(book('late'));
  await client.end();
  const day = await server.value<string>`
    select (created_at at time zone 'Europe/Amsterdam')::date::text as day from journal where idempotency_key = 'late'`;
  expect(day).toBe(dayIn(server, 0));
});

test('while people pay, days are closed: each journal is in exactly one close', async () => {
  expect(await payWhileClosing(server, player.id)).toEqual([]);
  await advance(server, 'PT24H');
  await closeDays(server);
  const { open, closed } = await server.row<{ open: number; closed: number }>`
    select (select count(*) from journal) as open, (select sum(journals) from daily_close) as closed`;
  expect(closed).toBe(open);
});

test.each(['daily_close', 'journal_hash'])('what %s says can not be changed', async (table) => {
  const change = (text: string) => sql.raw(text).execute(server.db);
  await expect(change(`update ${table} set day = day + 1`)).rejects.toThrow('rows are never changed');
  await expect(change(`delete from ${table}`)).rejects.toThrow('rows are never changed');
});

test('books that do not balance are not closed, and that is counted', async () => {
  const before = await close();
  const add = (cents: number) =>
    server.sql`update wallet set balance_cents = balance_cents + ${cents} where user_id = ${player.id}`;
  await add(1);
  await advance(server, 'PT24H');
  await expect(closeDays(server)).rejects.toThrow(/is not closed: the wallets hold \d+ cents, their postings \d+/);
  const { body } = await server.call('GET', '/metrics');
  expect((body as { text: string }).text).toMatch(/rondo_ledger_closes_refused_total [1-9]/);
  expect((body as { text: string }).text).toMatch(/rondo_ledger_closed_until_seconds \d{10}/);
  await add(-1);
  expect(await close()).toHaveLength(Math.min(30, before.length + 1));
});

test('answers as many as asked, and refuses nonsense', async () => {
  const { body } = await server.call('GET', '/api/ledger/closes?limit=2');
  expect((body.data as { closes: Close[] }).closes).toEqual((await close()).slice(0, 2));
  expect((await server.call('GET', '/api/ledger/closes?limit=1e9')).status).toBe(400);
});

describe('the control, without the cut', () => {
  const control = useServer();

  test('journals come too late for their day, and are found', async () => {
    await moveToNoon(control);
    await sql`alter table journal disable trigger journal_after_cut`.execute(control.db);
    const { id } = await aPlayer(control);
    await credit(control, id, 1);
    expect(await payWhileClosing(control, id)).not.toEqual([]);
  });
});

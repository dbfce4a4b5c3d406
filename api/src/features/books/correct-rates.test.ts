import { amsterdamDay } from '@rondo/rules';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../../chaos/src/invariants.ts';
import { aGame, aPlayer, usePlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { passCalls } from '../../../test/pass-calls.ts';
import { advance, moveToNoon, useServer } from '../../../test/server.ts';
import { correctRates } from './correct-rates.ts';
import { writeDocuments } from './write-documents.ts';

const server = useServer();
const { pay, refund } = joiningCalls(server);
const { aHolder, aSeries, handBack, play } = passCalls(server);
const admin = usePlayer(server, { role: 'admin' });
beforeAll(() => moveToNoon(server));

const rates = '/api/admin/books/rates';
const dayAhead = (days: number) => amsterdamDay(new Date(server.clock.now().getTime() + days * 86_400_000));
const enter = async (from: string, more: object = {}) => {
  const body = { kind: 'game', percent: 21, from, reason: 'By law', ...more };
  expect((await server.as(admin).post(rates, body)).status).toBe(200);
};
/** Gives what was sold its papers, and corrects them. */
const settle = async () => {
  await writeDocuments(server);
  await correctRates(server);
};
const papersOf = (userId: string) => server.rows`
  select d.series, l.rate, l.cents, l.vat_cents as vat, d.why from document d join document_line l on l.document_id = d.id
  where d.user_id = ${userId} order by d.issued_at, d.series desc, d.number`;
const sold = { series: 'R', rate: 900, cents: 400, vat: 33, why: null };
const corrected = [
  { series: 'C', rate: 900, cents: -400, vat: -33, why: 'vat_rate' },
  { series: 'R', rate: 2100, cents: 400, vat: 69, why: 'vat_rate' },
];
/** Somebody who paid 4 euro for a game in so many days. */
const aSpot = async (days: number, confirmed = true) => {
  const player = await aPlayer(server, { balanceCents: 1000 });
  const gameId = await aGame(server, { priceCents: 400, hoursAhead: days * 24, confirmed });
  await pay(player, gameId);
  return { player, gameId };
};
const inOrder = (rows: { series: string }[]) => rows.toSorted((a, b) => a.series.localeCompare(b.series));

afterEach(async () => {
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  await sql`delete from vat_rate where from_day > '2000-01-01'`.execute(server.db);
  await sql`update document_cursor set rates_until = null`.execute(server.db);
});

describe('a spot has the rate of the day it is played on', () => {
  test('at once, where the rate was known when it was sold', async () => {
    await enter(dayAhead(3));
    const [before, after] = [await aSpot(2), await aSpot(4)];
    await settle();
    expect(await papersOf(before.player.id)).toEqual([sold]);
    expect(await papersOf(after.player.id)).toEqual([{ ...sold, rate: 2100, vat: 69 }]);
    await advance(server, 'P3D');
    await settle();
    expect(await papersOf(before.player.id)).toHaveLength(1);
    expect(await papersOf(after.player.id)).toHaveLength(1);
  });

  test('once the rate has begun, where it was sold before that was known; what is given back has it too', async () => {
    const [before, after, given] = [await aSpot(2), await aSpot(5), await aSpot(5, false)];
    await settle();
    await enter(dayAhead(3));
    await settle();
    expect(await papersOf(after.player.id)).toEqual([sold]);
    await refund(given.player, given.gameId);
    await settle();
    await advance(server, 'P3D');
    for (let times = 0; times < 2; times += 1) await settle();
    expect(await papersOf(before.player.id)).toEqual([sold]);
    const [first, ...more] = (await papersOf(after.player.id)) as { series: string }[];
    expect([first, ...inOrder(more)]).toEqual([sold, ...corrected]);
    // 0.40 of it was kept, and is corrected; 3.60 was given back at the rate of then.
    const rest = (await papersOf(given.player.id)) as { series: string }[];
    expect(rest.slice(2).map((row) => Object.values(row))).toEqual(
      expect.arrayContaining([
        ['C', 900, -40, -3, 'vat_rate'],
        ['R', 2100, 40, 7, 'vat_rate'],
      ]),
    );
    await server.as(admin).post(`/api/admin/match/${after.gameId}/cancel`, { note: 'Rain' });
    await settle();
    expect(await papersOf(after.player.id)).toContainEqual({
      series: 'C',
      rate: 2100,
      cents: -400,
      vat: -69,
      why: null,
    });
  });

  test('not, where the change leaves what was prepaid alone', async () => {
    const { player } = await aSpot(5);
    await settle();
    await enter(dayAhead(3), { keepsPrepaid: true });
    const later = await aSpot(6);
    await settle();
    await advance(server, 'P3D');
    const after = await aSpot(2);
    await settle();
    expect(await papersOf(player.id)).toEqual([sold]);
    expect(await papersOf(later.player.id)).toEqual([sold]);
    expect(await papersOf(after.player.id)).toEqual([{ ...sold, rate: 2100, vat: 69 }]);
  });

  test('where a game moves across the day, and back', async () => {
    const { player, gameId } = await aSpot(2);
    await settle();
    await enter(dayAhead(0), { from: dayAhead(3) });
    const move = (days: number) =>
      server.sql`update game set starts_at = app_now() + make_interval(days => ${days}), ends_at = app_now() + make_interval(days => ${days}, hours => 1) where id = ${gameId}`;
    await move(5);
    await settle();
    expect(await papersOf(player.id)).toEqual([sold]);
    await advance(server, 'P3D');
    await settle();
    const [, ...more] = (await papersOf(player.id)) as { series: string }[];
    expect(inOrder(more)).toEqual(corrected);
  });

  test('also where a rate that it was sold at is taken back', async () => {
    const from = dayAhead(3);
    await enter(from);
    const { player } = await aSpot(4);
    await settle();
    await server.as(admin).post(`${rates}/take-back`, { kind: 'game', from, reason: 'A mistake' });
    await settle();
    const [first, ...more] = (await papersOf(player.id)) as { series: string }[];
    expect(first).toEqual({ ...sold, rate: 2100, vat: 69 });
    expect(inOrder(more)).toEqual([
      { series: 'C', rate: 2100, cents: -400, vat: -69, why: 'vat_rate' },
      { series: 'R', rate: 900, cents: 400, vat: 33, why: 'vat_rate' },
    ]);
  });
});

test('a pass has the rate of its sale, and a ride that of its day', async () => {
  const [first] = await aSeries();
  const player = await aHolder(first);
  await play(player, first);
  await settle();
  await enter(dayAhead(1), { kind: 'pass' });
  await advance(server, 'P1D');
  await settle();
  expect(await papersOf(player.id)).toEqual([{ series: 'R', rate: 900, cents: 4500, vat: 372, why: null }]);
  await server.sql`update game set starts_at = app_now() - interval '1 minute', ends_at = app_now() + interval '1 hour' where id = ${first}`;
  await settle();
  const rows = (await papersOf(player.id)) as { series: string }[];
  expect(inOrder(rows.slice(1))).toEqual([
    { series: 'C', rate: 900, cents: -450, vat: -38, why: 'vat_rate' },
    { series: 'R', rate: 2100, cents: 450, vat: 78, why: 'vat_rate' },
  ]);
  await settle();
  expect(await papersOf(player.id)).toHaveLength(3);
  await handBack(player, 36.45);
  await settle();
  expect((await papersOf(player.id)).at(-1)).toMatchObject({ series: 'C', rate: 900, cents: -3645 });
});

test('what was sold ahead is counted before a rate is entered', async () => {
  const ahead = async (more = '') =>
    (await server.as(admin).get(`${rates}/ahead?kind=game&from=${dayAhead(3)}&percent=21${more}`)).body.data;
  const before = (await ahead()) as { count: number; gross: number; difference: number };
  await aSpot(2);
  await aSpot(5);
  const { player, gameId } = await aSpot(5, false);
  await refund(player, gameId);
  await settle();
  const { count, gross, difference } = (await ahead()) as typeof before;
  expect(count - before.count).toBe(2);
  expect(gross - before.gross).toBeCloseTo(4.4);
  expect(difference - before.difference).toBeCloseTo(0.36 + 0.04);
  expect(await ahead('&keepsPrepaid=true')).toEqual({ count: 0, gross: 0, difference: 0 });
});

test('the paper says why', async () => {
  const { player } = await aSpot(5);
  await settle();
  await enter(dayAhead(3));
  await advance(server, 'P3D');
  await settle();
  const { number } = await server.row<{ number: string }>`
    select 'C-' || year || '-' || lpad(number::text, 6, '0') as number from document where user_id = ${player.id} and series = 'C'`;
  const { body } = await server.as(player).get(`/api/documents/${number}`);
  expect(body.data).toMatchObject({ document: { why: 'vat_rate', lines: [{ amount: -4, rate: 9 }] } });
});

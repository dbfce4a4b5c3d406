import type { booksPeriod, CallResponse, listMonths } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { lastDayOf } from '@rondo/rules/books';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../../../chaos/src/invariants.ts';
import { aGame, aPlayer, credit, usePlayer } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { moveToNoon, refuses, type TestServer, useServer } from '../../../../test/server.ts';
import { endOfDay } from '../../../platform/time/amsterdam.ts';
import { writeDocuments } from '../../books/write-documents.ts';
import { closeDays } from '../close-days.ts';

const server = useServer();
const { pay } = joiningCalls(server);
const admin = usePlayer(server, { role: 'admin' });
beforeAll(() => moveToNoon(server));

type Month = CallResponse<typeof listMonths>['data']['months'][number];
const presentMonth = () => amsterdamDay(server.clock.now()).slice(0, 7);
const months = async () =>
  ((await server.as(admin).get('/api/admin/books/months')).body.data as { months: Month[] }).months;
const periodOf = async (days: string) =>
  (await server.as(admin).get(`/api/admin/books/periods?${days}`)).body.data as CallResponse<
    typeof booksPeriod
  >['data'];
const close = (month: string, by = admin) =>
  server.as(by).post(`/api/admin/books/months/${month}/close`, { reason: 'All is booked' });

/** Moves only the clock, so that nothing closes days or writes documents. */
async function moveTo(instant: Date): Promise<void> {
  const ms = instant.getTime() - server.clock.now().getTime();
  await server.sql`update clock_offset set ahead = ahead + make_interval(secs => ${ms / 1000}::float8)`;
  await server.clock.refresh();
}
/** Moves to some minutes after the end of a month. */
const leave = (month: string, minutes = 10) =>
  moveTo(new Date(endOfDay(lastDayOf(month)).getTime() + minutes * 60_000));

async function closeAll(month: string): Promise<void> {
  await leave(month);
  await writeDocuments(server);
  await closeDays(server);
  expect(await close(month)).toMatchObject({ status: 200, body: { data: { month: { month, missing: null } } } });
}

test('a month is refused as long as something is missing, which its answer names, and then kept', async () => {
  const month = presentMonth();
  await refuses(close(month), 'month_not_booked');
  expect(await months()).toEqual([]);
  const player = await aPlayer(server, { balanceCents: 1000 });
  await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 2000 }));
  await refuses(close(month), 'month_not_over');
  await leave(month);
  await refuses(close(month), 'month_days_open');
  await closeDays(server);
  await refuses(close(month), 'month_undocumented');
  expect(await months()).toMatchObject([{ missing: 'month_not_over' }, { month, missing: 'month_undocumented' }]);
  await writeDocuments(server);
  const next = presentMonth();
  await leave(next);
  await writeDocuments(server);
  await closeDays(server);
  await refuses(close(next), 'month_before_open');
  const { body } = await close(month);
  expect(body).toMatchObject({ data: { month: { month, closed: { by: { _id: admin.id } }, missing: null } } });
  await refuses(close(month), 'month_is_closed');
  expect(await months()).toMatchObject([{}, { month: next, missing: null, closed: null }, { month, missing: null }]);

  const act = await server.row<{ reason: string; subject_id: string; hash: string }>`
    select reason, subject_id, after ->> 'hash' as hash from admin_action where action = 'month.close'`;
  const { hash } = (await months()).at(-1)?.closed ?? {};
  expect(act).toEqual({ reason: 'All is booked', subject_id: month, hash });
  const kept = await server.row<{ vat: unknown; revenue: number }>`select figures -> 'vat' as vat from month_close`;
  expect(kept.vat).toMatchObject([{ kind: 'game', rate: 900, sold_cents: 400, back_cents: 0, vat_cents: 33 }]);
  const period = await periodOf(`from=${month}-01&to=${lastDayOf(month)}`);
  expect(period.kept).toMatchObject({ by: { _id: admin.id }, vat: period.vat, accounts: period.accounts });
  expect((await periodOf(`from=${month}-02&to=${lastDayOf(month)}`)).kept).toBeNull();
  expect((await periodOf(`from=${next}-01&to=${lastDayOf(next)}`)).kept).toBeNull();
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

test('what is no month, and who is no admin or was long here, is refused', async () => {
  expect((await close('2026-13')).status).toBe(400);
  expect((await close('2026-1')).status).toBe(400);
  expect((await close(presentMonth(), await aPlayer(server, { role: 'organiser' }))).status).toBe(403);
  const stale = await aPlayer(server, { role: 'admin' });
  await server.sql`
    update session set identity_confirmed_at = now() - interval '11 minutes' where user_id = ${stale.id}`;
  await refuses(close(presentMonth(), stale), 'confirm_identity');
});

describe('nothing falls into a closed month', () => {
  const bookedBefore = async (at: Date) =>
    server.row<{ journals: number }>`select count(*) as journals from journal where created_at < ${at}`;

  test('with four writers and four closers at once, whatever time the writers began at', async () => {
    const month = (await months()).findLast(({ closed }) => closed === null)?.month ?? presentMonth();
    if (month < presentMonth()) await closeAll(month);
    const racing = presentMonth();
    const player = await aPlayer(server);
    await leave(racing, -1);
    const began = server.clock.now();
    await credit(server, player.id, 100);
    await leave(racing);
    const late: TestServer = { ...server, clock: { ...server.clock, now: () => began } };
    const ended = new AbortController();
    const writers = Array.from({ length: 4 }, async () => {
      while (!ended.signal.aborted) await credit(late, player.id, 1);
    });
    await writeDocuments(server);
    const closers = Array.from({ length: 4 }, async () => {
      for (;;) {
        await closeDays(server);
        const { status, body } = await close(racing);
        if (status === 200 || body.code === 'month_is_closed') return status;
        expect(body.code).toBe('month_days_open');
      }
    });
    const answers = await Promise.all(closers);
    const before = await bookedBefore(endOfDay(lastDayOf(racing)));
    await Promise.all(Array.from({ length: 20 }, () => credit(late, player.id, 1)));
    ended.abort();
    await Promise.all(writers);
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(await bookedBefore(endOfDay(lastDayOf(racing)))).toEqual(before);
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  });

  test('past the cut either: the database refuses it', async () => {
    const player = await aPlayer(server);
    const last = (await months()).find(({ closed }) => closed);
    const end = endOfDay(lastDayOf(last?.month ?? '')).getTime();
    const creditAt = (ms: number) =>
      credit({ ...server, clock: { ...server.clock, now: () => new Date(ms) } }, player.id, 1);
    await server.sql`alter table journal disable trigger journal_after_cut`;
    await expect(creditAt(end - 1)).rejects.toMatchObject({ constraint: 'journal_in_open_month' });
    await server.sql`alter table journal enable trigger journal_after_cut`;
    await creditAt(end - 1);
  });

  test('and a call that would have it so is refused by name', async () => {
    const player = await aPlayer(server, { balanceCents: 500 });
    const gameId = await aGame(server, { priceCents: 400, hoursAhead: 2000 });
    const day = sql`${`${presentMonth()}-01`}::date`;
    await server.sql`
      insert into month_close (month, figures, closed_by, closed_at, previous_hash, hash)
      values (${day}, '{}', ${admin.id}, app_now(), '', '')`;
    await refuses(pay(player, gameId), 'month_is_closed', { status: 400 });
    await server.sql`alter table month_close disable trigger month_close_append_only`;
    await server.sql`delete from month_close where month = ${day}`;
    await server.sql`alter table month_close enable trigger month_close_append_only`;
    expect((await pay(player, gameId)).status).toBe(200);
  });
});

test('corrections fall into the open month, and kept figures that are altered are named', async () => {
  const player = await aPlayer(server, { balanceCents: 500 });
  const answer = await server.as(admin).post('/api/admin/corrections', {
    person: player.email,
    account: 'wallet',
    against: 'promotions',
    amount: 2,
    reason: 'Was forgotten',
  });
  expect(answer.status).toBe(200);
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  await server.sql`alter table month_close disable trigger month_close_append_only`;
  await server.sql`
    update month_close set figures = jsonb_set(figures, '{vat,0,vat_cents}', '34')
    where month = (select min(month) from month_close)`;
  const named = (await checkInvariants(server.databaseUrl)).map(({ invariant }) => invariant);
  expect(named).toEqual(['what was sold in a closed month is what was kept', 'closed months are chained as they were']);
});

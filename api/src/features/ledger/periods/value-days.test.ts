import type { booksBalances, booksPeriod, CallResponse, listJournals } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { lastDayOf, monthAfter } from '@rondo/rules/books';
import { beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../../../../chaos/src/invariants.ts';
import { usePlayer } from '../../../../test/builders.ts';
import { readAuditfile } from '../../../../test/read-auditfile.ts';
import { moveClock, moveToNoon, useServer } from '../../../../test/server.ts';
import { settlementCalls } from '../../../../test/settlement-calls.ts';
import { endOfDay, startOfDay } from '../../../platform/time/amsterdam.ts';
import { writeDocuments } from '../../books/write-documents.ts';
import { closeDays } from '../close-days.ts';
import { verifyCloses } from '../verify-closes.ts';

const server = useServer();
const player = usePlayer(server);
const admin = usePlayer(server, { role: 'admin' });
const { get, fetchThem, aTopUp, list } = settlementCalls(server, () => ({ admin, player }));

const hours = (instant: Date, ahead: number) => new Date(instant.getTime() + ahead * 3_600_000);
const presentMonth = () => amsterdamDay(server.clock.now()).slice(0, 7);

/** A payout of the provider's own books, which nothing of Rondo's explains. @returns its reference */
async function paidOutAt(instant: Date, cents: number): Promise<string> {
  const reference = `sbs_${crypto.randomUUID()}`;
  await server.sql`
    insert into sandbox_settlement (reference, paid_at, net_cents) values (${reference}, ${instant}, ${cents})`;
  return reference;
}

async function bankIn(from: string, to: string): Promise<number> {
  const { accounts } = (await get(`/api/admin/books/periods?from=${from}&to=${to}`)) as CallResponse<
    typeof booksPeriod
  >['data'];
  const { added = 0, taken = 0 } = accounts.find(({ account }) => account === 'bank') ?? {};
  return added + taken;
}
const bankAt = async (at: string) =>
  ((await get(`/api/admin/books/balances?at=${at}`)) as CallResponse<typeof booksBalances>['data']).accounts.find(
    ({ account }) => account === 'bank',
  )?.balance;
const shown = async (reference: string) => (await list(`?query=${reference}`)).settlements[0];

async function closeUntilNow(): Promise<void> {
  await writeDocuments(server);
  await closeDays(server);
}

/** The ledger's closes and kept months hold. */
async function holds(): Promise<void> {
  expect((await verifyCloses(server.db)).alterations).toEqual([]);
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
}

// A month of its own, which begins with a payment at noon on its first day.
let month = '';
beforeAll(async () => {
  await moveClock(server, hours(startOfDay(`${monthAfter(presentMonth())}-01`), 12));
  month = presentMonth();
  await aTopUp();
});

test('a payout counts on the day it was paid, though that day is closed, and the closes hold', async () => {
  await moveClock(server, hours(startOfDay(`${month}-10`), 12));
  await closeUntilNow();
  const day = `${month}-08`;
  const paidAt = hours(startOfDay(day), 9);
  const reference = await paidOutAt(paidAt, 12_34);
  expect(await bankAt(day)).toBe(0);
  expect((await fetchThem()).status).toBe(200);
  expect(await shown(reference)).toMatchObject({ paidAt: paidAt.toISOString(), valuedAt: paidAt.toISOString() });
  expect([await bankAt(`${month}-07`), await bankAt(day)]).toEqual([0, -12.34]);
  expect([await bankIn(`${month}-09`, `${month}-09`), await bankIn(day, day)]).toEqual([0, -12.34]);
  const journals = async (span: string) =>
    ((await get(`/api/admin/journals?account=bank&${span}`)) as CallResponse<typeof listJournals>['data']).journals;
  expect(await journals(`from=${day}&until=${day}`)).toMatchObject([{ valuedAt: paidAt.toISOString() }]);
  expect(await journals(`query=${day}`)).toHaveLength(1);
  expect(await journals(`from=${month}-09&until=${month}-09`)).toEqual([]);

  const { payload } = await server.app.inject({
    method: 'GET',
    url: `/api/admin/books/auditfile?year=${month.slice(0, 4)}&version=3.2`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(readAuditfile(payload).lines.filter(({ cents }) => cents === -12_34)).toMatchObject([{ day }]);

  await moveToNoon(server);
  await closeUntilNow();
  await holds();
  // When it counts is part of what is hashed.
  await server.sql`alter table journal disable trigger user`;
  await server.sql`update journal set valued_at = valued_at - interval '1 day' where valued_at = ${paidAt} or valued_at = ${paidAt}::timestamptz - interval '1 day'`;
  expect((await verifyCloses(server.db)).alterations).toMatchObject([
    { what: 'the journal or its postings were altered' },
  ]);
  await server.sql`update journal set valued_at = valued_at + interval '1 day' where valued_at = ${paidAt} or valued_at = ${paidAt}::timestamptz - interval '1 day'`;
  await server.sql`alter table journal enable trigger user`;
});

test('a payout of a closed month counts from the first of the next, with both dates', async () => {
  const last = lastDayOf(month);
  await moveClock(server, hours(endOfDay(last), 1));
  await closeUntilNow();
  const close = await server
    .as(admin)
    .post(`/api/admin/books/months/${month}/close`, { reason: 'All is booked', withOpen: true });
  expect(close.status).toBe(200);
  await moveClock(server, hours(endOfDay(last), 60));
  const paidAt = hours(startOfDay(last), 9);
  const reference = await paidOutAt(paidAt, 4_00);
  const before = await bankAt(last);
  expect((await fetchThem()).status).toBe(200);
  expect(await shown(reference)).toMatchObject({
    paidAt: paidAt.toISOString(),
    valuedAt: endOfDay(last).toISOString(),
  });
  expect(await bankAt(last)).toBe(before);
  const first = `${monthAfter(month)}-01`;
  expect(await bankIn(first, first)).toBe(-4);
  await closeUntilNow();
  await holds();
  await expect(
    server.sql`
      insert into journal (kind, idempotency_key, created_at, valued_at) values ('provider_paid', 'late', app_now(), ${paidAt})`,
  ).rejects.toMatchObject({ constraint: 'journal_in_open_month' });
});

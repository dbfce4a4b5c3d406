import type { booksPeriod, booksReconciliation, CallResponse } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../../chaos/src/invariants.ts';
import { usePlayer } from '../../../test/builders.ts';
import { readAuditfile } from '../../../test/read-auditfile.ts';
import { sellerSettings } from '../../../test/seller.ts';
import { advance, moveToNoon, refuses, useServer } from '../../../test/server.ts';
import { verifyDay } from './verify-closes.ts';

const path = '/api/admin/books/own-entries';
const rent = {
  account: 'costs',
  direction: 'paid',
  amount: 1250.5,
  document: 'F-2026-114',
  reason: 'Rent of the office',
};

describe('where the books are all of the operator’s', () => {
  const server = useServer({ ...sellerSettings, BOOKS_ARE: 'whole' });
  const admin = usePlayer(server, { role: 'admin' });
  beforeAll(() => moveToNoon(server));
  const book = (more: object = {}, key?: string) => server.as(admin).post(path, { ...rent, ...more }, key);

  test('the return, rent and fees are booked against the bank, and stand in every report of the books', async () => {
    const day = amsterdamDay(server.clock.now());
    expect((await book()).body.data).toEqual({
      account: 'costs',
      direction: 'paid',
      amount: 1250.5,
      document: 'F-2026-114',
    });
    const paid = { account: 'vat', amount: 300, document: 'OB 2026-3', reason: 'Third quarter' };
    expect((await book(paid)).status).toBe(200);
    const back = {
      account: 'provider_costs',
      direction: 'received',
      amount: 0.5,
      document: 'B-1',
      reason: 'Counted twice',
    };
    expect((await book(back)).status).toBe(200);
    const days = `from=${day}&to=${day}`;
    const expected = { costs: -1250.5, vat: -300, provider_costs: 0.5, bank: 1550 };

    const { accounts } = (await server.as(admin).get(`/api/admin/books/periods?${days}`)).body.data as CallResponse<
      typeof booksPeriod
    >['data'];
    const moved = accounts.filter(({ closing }) => closing !== 0).map(({ account, closing }) => [account, closing]);
    expect(Object.fromEntries(moved)).toEqual(expected);
    const { lines, difference } = (await server.as(admin).get(`/api/admin/books/reconciliation?${days}`)).body
      .data as CallResponse<typeof booksReconciliation>['data'];
    expect(difference).toBe(0);
    expect(Object.fromEntries(lines.map(({ account, debit, credit }) => [account, credit - debit]))).toEqual(expected);
    const { payload } = await server.app.inject({
      method: 'GET',
      url: `/api/admin/books/auditfile?year=${day.slice(0, 4)}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(readAuditfile(payload).lines.map(({ account, cents, document }) => [account, cents, document])).toEqual(
      expect.arrayContaining([
        ['4200', -125050, 'F-2026-114'],
        ['1700', -30000, 'OB 2026-3'],
        ['1100', 125050, 'F-2026-114'],
      ]),
    );
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);

    // The day closes with it, and holds.
    await advance(server, 'P1D');
    await server.jobs.runNow('ledger');
    expect((await verifyDay(server.db, day)).alterations).toEqual([]);
    expect(await server.value`select costs_cents from daily_close where day = ${day}`).toBe(-125050);
  });

  test('who booked it and why is in the log, and a document is booked once on each account', async () => {
    const key = crypto.randomUUID();
    const taxi = { document: 'T-7', amount: 20, reason: 'Taxi' };
    for (let times = 0; times < 2; times += 1) expect((await book(taxi, key)).status).toBe(200);
    await refuses(book(taxi), 'document_booked', { params: { document: 'T-7' } });
    expect((await book({ ...taxi, account: 'vat', amount: 1.8 })).status).toBe(200);
    const rows = await server.rows`
      select subject_kind, subject_id, reason, after from admin_action where action = 'own_entry.book' and reason = 'Taxi' order by id`;
    expect(rows).toEqual([
      {
        subject_kind: 'account',
        subject_id: 'costs',
        reason: 'Taxi',
        after: { account: 'costs', cents: -2000, document: 'T-7' },
      },
      {
        subject_kind: 'account',
        subject_id: 'vat',
        reason: 'Taxi',
        after: { account: 'vat', cents: -180, document: 'T-7' },
      },
    ]);
  });

  test.each([{ amount: 0 }, { amount: -5 }, { amount: 0.001 }, { account: 'bank' }, { document: '' }])(
    'nothing is booked of %o',
    (more) => refuses(book(more), 'invalid_input'),
  );
});

describe('in a sub-administration', () => {
  const server = useServer();
  const admin = usePlayer(server, { role: 'admin' });

  test('nothing is booked by hand', async () => {
    await refuses(server.as(admin).post(path, rent), 'books_are_sub');
    expect(await server.values`select id from journal where kind = 'own_entry'`).toEqual([]);
  });
});

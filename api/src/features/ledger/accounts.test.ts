import { type booksAccounts, type CallResponse, ledgerAccounts } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { chart, chartAccounts, daybooks, journalKinds } from '@rondo/rules/books';
import { expect, test } from 'vitest';
import { usePlayer } from '../../../test/builders.ts';
import { refuses, useServer } from '../../../test/server.ts';

const server = useServer();
const admin = usePlayer(server, { role: 'admin', balanceCents: 100 });

type Accounts = CallResponse<typeof booksAccounts>['data'];
const path = '/api/admin/books/accounts';
const accounts = async () => (await server.as(admin).get(path)).body.data as Accounts;
const change = (account: string, rgs: string) =>
  server.as(admin).patch(`${path}/${account}`, { rgs, reason: 'As our accountant has it' });

test('each account of the ledger is in the chart, with the parts of revenue, VAT of what is sold ahead and the result of earlier years', () => {
  const more = ['earlier_years', 'goodwill', 'organisers', 'other_income', 'vat_ahead'];
  expect(chartAccounts.toSorted()).toEqual([...ledgerAccounts, ...more].toSorted());
});

test('each kind of journal is in one daybook', () => {
  expect(daybooks.flatMap(({ kinds }) => kinds).toSorted()).toEqual(journalKinds.toSorted());
});

test('the chart says number and code of each account, and of which years there are books', async () => {
  const { accounts: listed, years, missing } = await accounts();
  expect(listed).toEqual(
    chartAccounts.map((account) => ({ account, number: chart[account].number, rgs: chart[account].rgs })),
  );
  expect(years).toEqual([Number(amsterdamDay(server.clock.now()).slice(0, 4))]);
  expect(missing).toEqual([]);
});

test('an account gets another code, which no other has; it is in the log', async () => {
  expect((await change('bank', 'BLimBanRba.07')).status).toBe(200);
  expect((await change('bank', 'BLimBanRba.08')).status).toBe(200);
  expect((await accounts()).accounts).toContainEqual({ account: 'bank', number: '1100', rgs: 'BLimBanRba.08' });
  const taken = await change('wallet', 'BLimBanRba.08');
  expect([taken.status, taken.body.code]).toEqual([400, 'rgs_taken']);
  await refuses(change('wallet', 'bank'), 'invalid_input');
  const rows = await server.rows`
    select subject_id, reason, before, after from admin_action where action = 'account.change' order by id`;
  expect(rows[1]).toEqual({
    subject_id: 'bank',
    reason: 'As our accountant has it',
    before: { rgs: 'BLimBanRba.07' },
    after: { rgs: 'BLimBanRba.08' },
  });
});

test('the table takes no code twice, and nothing that is none', async () => {
  const insert = (account: string, rgs: string) =>
    server.sql`insert into account_code (account, rgs) values (${account}, ${rgs})`;
  await expect(insert('vat', 'BLimBanRba.08')).rejects.toMatchObject({ code: '23505' });
  await expect(insert('vat', 'none')).rejects.toMatchObject({ code: '23514' });
});

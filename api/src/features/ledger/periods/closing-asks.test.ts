import type { CallResponse, getSettlement, listMonths, monthOpen } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { lastDayOf, monthAfter } from '@rondo/rules/books';
import { beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../../../../chaos/src/invariants.ts';
import { credit, usePlayer } from '../../../../test/builders.ts';
import { moveToNoon, refuses, useServer } from '../../../../test/server.ts';
import { settlementCalls } from '../../../../test/settlement-calls.ts';
import { endOfDay } from '../../../platform/time/amsterdam.ts';
import { writeDocuments } from '../../books/write-documents.ts';
import { closeDays } from '../close-days.ts';

const server = useServer();
const admin = usePlayer(server, { role: 'admin' });
const player = usePlayer(server);
const { get, call, list, fetchThem, aTopUp, payOut, addLine } = settlementCalls(server, () => ({ admin, player }));
beforeAll(() => moveToNoon(server));

const presentMonth = () => amsterdamDay(server.clock.now()).slice(0, 7);
const close = (month: string, more: object = {}) =>
  call(`/api/admin/books/months/${month}/close`, { reason: 'All is booked', ...more });
const openOf = async (month: string) =>
  ((await get(`/api/admin/books/months/${month}/open`)) as CallResponse<typeof monthOpen>['data']).open;
const closedMonths = async () =>
  ((await get('/api/admin/books/months')) as CallResponse<typeof listMonths>['data']).months
    .filter(({ closed }) => closed !== null)
    .map(({ month }) => month);

/** Moves only the clock, to some minutes after the end of a month, and closes its days. */
async function leave(month: string): Promise<void> {
  const ms = endOfDay(lastDayOf(month)).getTime() + 600_000 - server.clock.now().getTime();
  await server.sql`update clock_offset set ahead = ahead + make_interval(secs => ${ms / 1000}::float8)`;
  await server.clock.refresh();
  await writeDocuments(server);
  await closeDays(server);
}

test('months of an installation that begins late close in one press, in order', async () => {
  const first = presentMonth();
  await credit(server, player.id, 500);
  await leave(first);
  await leave(monthAfter(first));
  const last = monthAfter(monthAfter(first));
  await leave(last);
  await refuses(close(last), 'month_before_open');
  await refuses(close(presentMonth(), { andBefore: true }), 'month_not_over');
  expect(await closedMonths()).toEqual([]);
  expect((await close(last, { andBefore: true })).body).toMatchObject({
    data: { month: { month: last, missing: null } },
  });
  expect(await closedMonths()).toEqual([last, monthAfter(first), first]);
  const acts = await server.rows<{ month: string }>`
    select subject_id as month from admin_action where action = 'month.close' order by id`;
  expect(acts.map(({ month }) => month)).toEqual([first, monthAfter(first), last]);
  await refuses(close(last, { andBefore: true }), 'month_is_closed');
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

test('a month with something open is closed only if it may stay open', async () => {
  const month = presentMonth();
  expect(await openOf(month)).toEqual([]);
  await aTopUp();
  await addLine(await payOut(), { cents: 500, kind: 'refund' });
  await fetchThem();
  const lost = await aTopUp();
  await server.sql`
    insert into correction (id, user_id, account, against, amount_cents, reason, proposed_by, proposed_at, expires_at)
    values (gen_random_uuid(), ${player.id}, 'wallet', 'promotions', 3000, 'Lost bag', ${admin.id}, app_now(), app_now() + interval '60 days')`;
  await server.sql`
    insert into mail (recipient, subject, text_body, html_body, created_at, file, file_name)
    values ('sanne@rondo.test', 'R-1', '', '', app_now(), 'x', 'R-1.pdf')`;
  await server.sql`
    with run as (insert into payout_run (created_by, created_at) values (${admin.id}, app_now()) returning id)
    insert into payout_line (run_id, user_id, amount_cents, holder, iban_sealed, iban_masked, filed_at, returned_at, reason)
    select id, ${player.id}, 1200, 'A', 'x', 'NL', app_now(), app_now(), 'No such account' from run`;
  await leave(month);
  // The provider pays out everything but this payment.
  await server.sql`update payment_order set settled_at = settled_at - interval '20 days' where id = ${lost.orderId}`;
  await server.sql`
    insert into sandbox_settlement_line (reference, settlement, kind, payment, gross_cents, fee_cents)
    select 'sbl_lost', (select min(reference) from sandbox_settlement), 'payment', p.reference, p.total_cents, 0
    from sandbox_payment p where p.order_id = ${lost.orderId}`;
  await fetchThem();
  const open = [
    { kind: 'lineToExplain', count: 1 },
    { kind: 'payoutReturned', count: 1 },
    { kind: 'correctionProposed', count: 1 },
    { kind: 'documentUnsent', count: 1 },
    { kind: 'notPaidOut', count: 1 },
  ];
  expect(await openOf(month)).toEqual(open);
  const { body } = await close(month);
  expect(body).toMatchObject({
    code: 'month_has_open',
    params: { count: 5, ...Object.fromEntries(open.map(({ kind, count }) => [kind, count])) },
  });
  expect(await closedMonths()).not.toContain(month);

  // What is settled isn't open any more.
  const _id = (await list('?open=true')).settlements[0]?._id ?? '';
  const { settlement } = (await get(`/api/admin/books/settlements/${_id}`)) as CallResponse<
    typeof getSettlement
  >['data'];
  const [line] = settlement.parts;
  await call(`/api/admin/books/settlements/${_id}/lines/${line?._id}/resolve`, { as: 'losses', reason: 'Asked them' });
  await server.sql`update mail set sent_at = app_now() where file_name = 'R-1.pdf'`;
  await server.sql`
    with run as (insert into payout_run (created_by, created_at) values (${admin.id}, app_now()) returning id)
    insert into payout_line (run_id, user_id, amount_cents, holder, iban_sealed, iban_masked)
    select id, ${player.id}, 1200, 'A', 'x', 'NL' from run`;
  expect((await openOf(month)).map(({ kind }) => kind)).toEqual(['correctionProposed', 'notPaidOut']);
  await refuses(close(month), 'month_has_open');
  expect((await close(month, { withOpen: true })).status).toBe(200);
  expect(await closedMonths()).toContain(month);
});

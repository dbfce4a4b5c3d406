import type {
  booksAccounts,
  booksBalances,
  booksPeriod,
  booksReconciliation,
  CallResponse,
  getSettlement,
  listSettlements,
} from '@rondo/contract';
import { chart, chartAccounts } from '@rondo/rules/books';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../../../../chaos/src/invariants.ts';
import { aPlayer } from '../../../../test/builders.ts';
import { importIntoHledger } from '../../../../test/hledger.ts';
import { openCompanies, readInvoices, seller } from '../../../../test/month/companies.ts';
import { moneyActs } from '../../../../test/month/money-acts.ts';
import { keepBooks } from '../../../../test/month/oracle.ts';
import { spotActs } from '../../../../test/month/spot-acts.ts';
import { openWorld, seeded } from '../../../../test/month/world.ts';
import { passCalls } from '../../../../test/pass-calls.ts';
import { aFreelancer, payCalls, payoutIn } from '../../../../test/pay-calls.ts';
import { readAuditfile } from '../../../../test/read-auditfile.ts';
import { moveClock, useServer } from '../../../../test/server.ts';
import { sandboxAccount } from '../../../providers/payments/sandbox-account.ts';

const server = useServer(seller);
type Period = CallResponse<typeof booksPeriod>['data'];
type Reconciled = CallResponse<typeof booksReconciliation>['data'];
type List = CallResponse<typeof listSettlements>['data'];
type Whole = CallResponse<typeof getSettlement>['data'];

/** The kinds of events that must have happened; otherwise the month proves nothing. */
const everything = [
  'cancelled',
  'charge-back',
  'correction',
  'discount',
  'game moved',
  'gift spent',
  'goodwill',
  'guest had it back',
  'handed over',
  'organiser paid',
  'paid late',
  'pass',
  'pass handed back',
  'played',
  'rate of what was sold ahead',
  'refund of 60 %',
  'refund of 90 %',
  'returned',
  'ride',
  'ride at another rate',
  'ride back',
  'ride given up',
  'won back',
];

const hour = 3_600_000;
/** The ledger's account on which something is booked that has an account of its own in the chart. */
const inLedger = (account: string) => {
  if (['organisers', 'goodwill', 'other_income'].includes(account)) return 'revenue';
  return account === 'vat_ahead' ? 'vat_in_sales' : account;
};
const cents = (euros: number) => Math.round(euros * 100);

/** Moves the clock to noon on the first day of the next month. @returns the month, `2026-12` */
async function toNextMonth(): Promise<string> {
  const now = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO(
    'Europe/Amsterdam',
  );
  const first = now.toPlainDate().with({ day: 1 }).add({ months: 1 });
  const noon = first.toZonedDateTime({ timeZone: 'Europe/Amsterdam', plainTime: '12:00' });
  await moveClock(server, new Date(noon.epochMilliseconds));
  return first.toString().slice(0, 7);
}

test('what four hundred people did in a month stands in the books as somebody beside them wrote it down', async () => {
  const month = await toNextMonth();
  const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`;
  const random = seeded(42);
  // From the 16th on what is played bears 21 %, which nobody knows before the 14th.
  let isKnown = false;
  const percentOn = (kind: string, on: string) =>
    kind === 'fee' || (isKnown && (kind === 'game' || kind === 'pass') && on >= day(16)) ? 21 : 9;
  const books = keepBooks(percentOn);
  const admin = await aPlayer(server, { role: 'admin' });
  const people = await Promise.all(Array.from({ length: 400 }, () => aPlayer(server)));
  const freelancer = await aFreelancer(server);
  const business = { name: 'De Wit Sport', address: 'Kade 12, 3511 AB Utrecht', vat: 'NL123456782B90' };
  const agreed = await server.as(freelancer).put('/api/organising/vat-number', { ...business, isInvoiced: true });
  expect(agreed.status).toBe(200);
  const world = openWorld(server, books, random);
  const { games, know, open, pass, pick, said } = world;
  const acts = { ...spotActs(world, admin), ...moneyActs(world, { admin, random }) };
  const { aSeries } = passCalls(server);
  const post = (path: string, body: object = {}) => server.as(admin).post(path, body);
  const get = async (path: string) => (await server.as(admin).get(path)).body.data;
  const someone = () => pick(people);
  const someoneWithMoney = () => pick(people.filter(({ id }) => books.holds(id) >= 400));

  const series = await aSeries({
    sport: 'Football',
    hoursAhead: 24 * 2 + 8,
    capacity: 14,
    minimumPlayers: 4,
    weeks: 14,
  });
  const began = server.clock.now().getTime();
  know(series, 'Football', (at) => began + (24 * 2 + 8 + 168 * at) * hour);
  for (const player of people.slice(0, 40)) await acts.giveCode(player);
  const entrepreneurs = people.slice(0, 60);
  await openCompanies(server, entrepreneurs);

  for (let date = 1; date <= 28; date += 1) {
    if (date === 14) {
      for (const kind of ['game', 'pass'])
        await post('/api/admin/books/rates', { kind, percent: 21, from: day(16), reason: 'By law' });
      isKnown = true;
      await moveAcross();
    }
    if (date >= 16) {
      if (books.sellAgain(day(date)) > 0) said.set('rate of what was sold ahead', 1);
      world.correctRides((on) => percentOn('pass', on));
    }
    for (const isEarly of [false, false, true])
      await open(isEarly ? 0 : pick([1, 2, 3, 4]), isEarly, isEarly ? null : freelancer.id);
    for (let times = 0; times < 16; times += 1) await acts.topUp(someone());
    for (let times = 0; times < 24; times += 1) await acts.pay(someoneWithMoney());
    for (let times = 0; times < 4; times += 1) await acts.payForFriend(someoneWithMoney(), someone());
    for (let times = 0; times < 3; times += 1) await acts.payAsGuest();
    for (let times = 0; times < 2; times += 1) await acts.giveGift(someone());
    await acts.payTwice(someone());
    await acts.payLate(someone());
    if (date <= 12) {
      const rider = someone();
      await acts.topUp(rider, 50);
      await acts.buyPass(rider, series, 'Football');
      const second = games.find(({ id }) => id === series[1]);
      if (date === 1 && second) await acts.refund(second, rider.id, rider);
      if (date % 2 === 0) await acts.handBack(rider);
    }
    for (let times = 0; times < 4; times += 1) {
      const game = pick(games.filter(({ state }) => state === 'pending'));
      const player = people.find(({ id }) => game.spots.has(id));
      if (player) await acts.refund(game, player.id, player);
    }
    const confirmed = games.filter(({ state }) => state === 'confirmed');
    for (const game of confirmed.slice(0, 1)) {
      const giver = people.find(({ id }) => game.spots.has(id));
      if (giver) await acts.handOver(game, giver, someoneWithMoney());
    }
    const [played] = games.filter(({ state }) => state === 'archived').slice(-1);
    for (const game of [pick(games), ...(played ? [played] : [])])
      for (const player of [...game.spots.keys()].slice(0, 1)) await acts.goodwill(game, player);
    if (date % 4 === 0) await acts.correct(someone(), 3);
    if (date % 3 === 0) await acts.chargeBack(date % 2 === 0);
    const third = games.find(({ id }) => id === series[2]);
    if (date === 13 && third) await acts.cancel(third);
    if (date % 5 === 0)
      await acts.cancel(pick(games.filter(({ state }) => state === 'pending' || state === 'confirmed')));
    if (date % 7 === 0) await acts.guestsBack();
    if (date === 20) await doubleALine();
    if (date === 21) await loseALine(await acts.topUp(someone(), 10));
    await acts.failToTopUp(someone());
    await pass('PT11H58M');
    for (let times = 0; times < 3; times += 1) await acts.topUp(someone());
    for (let times = 0; times < 6; times += 1) await acts.pay(someoneWithMoney());
    await pass('PT12H2M');
    // What the provider paid on the tenth is fetched a day late.
    if (date === 9) await sandboxAccount(server.db).settlements(new Date(0), server.clock.now());
    else await server.jobs.runNow('settlements');
    if (date === 25) await payOrganisers();
  }

  world.correctRides((on) => percentOn('pass', on));
  await settleUp();
  const lastDay = Temporal.PlainDate.from(day(1)).add({ months: 1 }).subtract({ days: 1 }).toString();
  const report = (await get(`/api/admin/books/periods?from=${day(1)}&to=${lastDay}`)) as Period;
  const written = books.report();
  expect(asWritten(report)).toEqual(written);
  expect([...said.keys()].sort()).toEqual(everything);
  const whole = `from=${day(1)}&to=${lastDay}`;
  expect(await get(`/api/admin/books/reconciliation?${whole}`)).toMatchObject({ difference: 0 });
  expect(await inHledger(whole)).toEqual(written.accounts);
  expect(await vatAhead(whole)).toBe(await vatAheadByDay());
  expect(await bankOnItsDays([day(9), day(10), day(11)])).toEqual([]);
  const invoices = await readInvoices(server, entrepreneurs);
  expect(invoices.faults).toEqual([]);
  expect(Math.min(invoices.count.invoice, invoices.count.creditNote)).toBeGreaterThan(10);

  await toNextMonth();
  await pass('PT1S');
  const closing = await post(`/api/admin/books/months/${month}/close`, { reason: 'All is booked', withOpen: true });
  expect(closing).toMatchObject({ status: 200 });
  expect(await gaps()).toEqual([]);
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  expect(await inAuditfile(month)).toEqual(written.accounts);

  /** A game of the 15th with people in it is played two days later. */
  async function moveAcross(): Promise<void> {
    const moved = games.find(({ state, startsAt, spots }) => {
      const hours = (startsAt - server.clock.now().getTime()) / hour;
      return state === 'confirmed' && spots.size > 0 && hours > 24 && hours < 36;
    });
    if (!moved) return;
    moved.startsAt += 48 * hour;
    await server.sql`
      update game set starts_at = starts_at + interval '48 hours', ends_at = ends_at + interval '48 hours' where id = ${moved.id}`;
    said.set('game moved', 1);
  }

  /** A paid-out payment is paid out once more, in a payout of its own. */
  async function doubleALine(): Promise<void> {
    const line = sql`select payment, gross_cents from sandbox_settlement_line where kind = 'payment' order by reference limit 1`;
    await server.sql`
      with twice as (${line}), extra as (
        insert into sandbox_settlement (reference, paid_at, net_cents) select 'sbs_twice', app_now(), gross_cents - 29 from twice
        returning reference)
      insert into sandbox_settlement_line (reference, settlement, kind, payment, gross_cents, fee_cents)
      select 'sbl_twice', extra.reference, 'payment', payment, gross_cents, 29 from twice, extra`;
  }
  /** The provider reports that a payment was paid out earlier, although it wasn't. */
  async function loseALine(orderId: string): Promise<void> {
    await server.sql`
      insert into sandbox_settlement_line (reference, settlement, kind, payment, gross_cents, fee_cents)
      select 'sbl_lost', (select min(reference) from sandbox_settlement), 'payment', p.reference, p.total_cents, 29
      from sandbox_payment p where p.order_id = ${orderId}`;
  }

  async function payOrganisers(): Promise<void> {
    const { file, run, settle } = payCalls(server);
    const payout = payoutIn(await run(admin));
    await file(admin, payout);
    for (const { _id, amount } of payout.lines) {
      books.move('owed_to_organiser', 'payout', cents(amount));
      expect((await settle(admin, payout, _id, 'executed')).status).toBe(200);
      books.move('payout', 'bank', cents(amount));
    }
  }

  /** Enters what the bank's statement says the provider paid, and decides about the doubled line. */
  async function settleUp(): Promise<void> {
    expect((await post('/api/admin/books/settlements/fetch')).status).toBe(200);
    const told = await server.row<{ net: number; costs: number; lost: number; twice: number }>`
      select (select sum(net_cents)::int from sandbox_settlement) as net,
      (select sum(fee_cents)::int from sandbox_settlement_line where reference <> 'sbl_lost') as costs,
      (select gross_cents from sandbox_settlement_line where reference = 'sbl_lost') as lost,
      (select gross_cents from sandbox_settlement_line where reference = 'sbl_twice') as twice`;
    books.move('bank', 'provider', told.net);
    books.move('provider_costs', 'provider', told.costs);
    const { settlements, balance } = (await get('/api/admin/books/settlements?open=true')) as List;
    expect(settlements).toMatchObject([{ reference: 'sbs_twice', open: 1 }]);
    const { settlement } = (await get(`/api/admin/books/settlements/${settlements[0]?._id}`)) as Whole;
    const line = settlement.parts[0]?._id ?? '';
    const decision = { as: 'provider', reason: 'They take it off the next payout' };
    const path = `/api/admin/books/settlements/${settlements[0]?._id}/lines/${line}/resolve`;
    expect((await post(path, decision)).status).toBe(200);
    // The provider thinks that it paid the one payment twice, and the other at all.
    expect(cents(balance?.booked ?? 0) - cents(balance?.told ?? 0)).toBe(told.lost + told.twice);
  }

  /** The days at whose end the bank doesn't hold what the provider had paid by then; one payout of them was fetched late. */
  async function bankOnItsDays(days: string[]) {
    const wrong: string[] = [];
    const late = await server.values<string>`
      select to_char(paid_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as day from settlement
      where fetched_at > paid_at + interval '20 hours'`;
    expect(late).toContain(days[1]);
    for (const at of days) {
      const { accounts } = (await get(`/api/admin/books/balances?at=${at}`)) as CallResponse<
        typeof booksBalances
      >['data'];
      // What one has is below zero.
      const held = -cents(accounts.find(({ account }) => account === 'bank')?.balance ?? 0);
      const { paid } = await server.row<{ paid: number }>`
        select sum(net_cents)::int as paid from sandbox_settlement
        where (paid_at at time zone 'Europe/Amsterdam')::date <= ${at}::date`;
      if (held !== paid) wrong.push(`${at}: ${held}, not ${paid}`);
    }
    return wrong;
  }

  /** What hledger says that each account moved, by the entry of these days; the parts of revenue together, and credit above zero. */
  async function inHledger(days: string) {
    const headers = { authorization: `Bearer ${admin.token}` };
    const { payload } = await server.app.inject({ method: 'GET', url: `/api/admin/books/entries?${days}`, headers });
    const moved = importIntoHledger(payload);
    // Before the first day nothing was booked but the admin's account.
    const sums = new Map<string, number>();
    for (const account of chartAccounts) {
      const name = inLedger(account);
      sums.set(name, (sums.get(name) ?? 0) - (moved.get(chart[account].number) ?? 0));
    }
    expect(moved.get('other side') ?? 0).toBe(0);
    return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
  }

  /** By how much VAT of what is sold ahead grew in these days, in cents. */
  async function vatAhead(days: string): Promise<number> {
    const { lines } = (await get(`/api/admin/books/reconciliation?${days}`)) as Reconciled;
    const line = lines.find(({ account }) => account === 'vat_ahead');
    return cents((line?.debit ?? 0) - (line?.credit ?? 0));
  }
  async function vatAheadByDay(): Promise<number> {
    let sum = 0;
    for (let on = day(1); on <= lastDay; on = Temporal.PlainDate.from(on).add({ days: 1 }).toString())
      sum += await vatAhead(`from=${on}&to=${on}`);
    return sum;
  }

  /** Missing numbers of a series, between its first and its last. */
  async function gaps() {
    const rows = await server.rows`
      select s.series, n from document_series s, generate_series(1, s.last) n
      where not exists (select from document d where d.series = s.series and d.year = s.year and d.number = n)`;
    return rows;
  }

  /** What each account holds according to the accountant's file. */
  async function inAuditfile(of: string) {
    const { payload } = await server.app.inject({
      method: 'GET',
      url: `/api/admin/books/auditfile?year=${of.slice(0, 4)}&version=3.2`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const { lines, totals } = readAuditfile(payload);
    expect(totals.debit).toBe(totals.credit);
    const { accounts } = (await get('/api/admin/books/accounts')) as CallResponse<typeof booksAccounts>['data'];
    const names = new Map(accounts.map(({ number, account }) => [number, account]));
    const held = new Map<string, number>();
    let ahead = 0;
    for (const { account, cents: moved, day: on } of lines) {
      if (!on.startsWith(of)) continue;
      const said = names.get(account) ?? account;
      if (said === 'vat_ahead') ahead -= moved;
      held.set(inLedger(said), (held.get(inLedger(said)) ?? 0) + moved);
    }
    expect(ahead).toBe(await vatAhead(whole));
    return Object.fromEntries([...held].filter(([, left]) => left !== 0));
  }
}, 900_000);

/** A report in whole cents, in the form of the test's own books. */
function asWritten({ vat, sports, accounts }: Period) {
  const figures = (of: { sold: number; back: number; vat: number }) => ({
    sold: cents(of.sold),
    back: cents(of.back),
    vat: cents(of.vat),
  });
  return {
    kinds: Object.fromEntries(vat.map((of) => [`${of.kind} ${of.rate}`, figures(of)])),
    sports: Object.fromEntries(sports.map((of) => [of.sport, figures(of)])),
    accounts: Object.fromEntries(
      accounts.map(({ account, closing }) => [account, cents(closing)]).filter(([, closing]) => closing !== 0),
    ),
  };
}

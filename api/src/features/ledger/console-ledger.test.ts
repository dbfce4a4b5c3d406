import type { CallResponse, ledgerOverview, listJournals } from '@rondo/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aGame, aPlayer, credit, usePlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aFreelancer, aGivenGame } from '../../../test/pay-calls.ts';
import { advance, moveToNoon, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { audit } = consoleCalls(server);
const { pay } = joiningCalls(server);
const { startPaying } = guestCalls(server);
const admin = usePlayer(server, { role: 'admin' });

beforeAll(() => moveToNoon(server));

const overview = async () =>
  (await server.as(admin).get('/api/admin/ledger')).body.data as CallResponse<typeof ledgerOverview>['data'];
const journals = async (query: string) =>
  (await server.as(admin).get(`/api/admin/journals?query=${encodeURIComponent(query)}`)).body.data as CallResponse<
    typeof listJournals
  >['data'];
const kinds = async (query: string) => (await journals(query)).journals.map(({ kind }) => kind);
const dayOf = (instant: Date) => instant.toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' });

describe('what the accounts hold', () => {
  test('is what their postings sum to, before the first close and after, and sums to zero', async () => {
    const expectSums = async () => {
      const { accounts, sum } = await overview();
      const rows = await server.rows<{ account: string; cents: number }>`
        select account, sum(amount_cents) as cents from posting group by account`;
      const sums = new Map(rows.map(({ account, cents }) => [account, cents]));
      expect(accounts).toEqual(accounts.map(({ account }) => ({ account, balance: (sums.get(account) ?? 0) / 100 })));
      expect(sum).toBe(0);
      return new Map(accounts.map(({ account, balance }) => [account, balance]));
    };
    const player = await aPlayer(server, { balanceCents: 2000 });
    await expectSums();
    await advance(server, 'P1D');
    expect((await overview()).closes).toMatchObject([{ journals: expect.any(Number) }]);
    await pay(player, await aGame(server, { priceCents: 700 }));
    const after = await expectSums();
    expect(after.get('escrow')).toBe(7);
    await advance(server, 'P1D');
    // Their VAT is booked meanwhile: 9 % VAT makes 58 cents of 7 euros.
    expect(await expectSums()).toEqual(new Map([...after, ['vat', 0.58], ['vat_in_sales', -0.58]]));
  });
});

describe('a closed day', () => {
  const verify = async (day: string) => (await server.as(admin).get(`/api/admin/ledger/closes/${day}`)).body;

  test('is hashed again, and holds until something in it is altered', async () => {
    await credit(server, admin.id, 100);
    await advance(server, 'P1D');
    const [close] = (await overview()).closes;
    const day = close?.day ?? '';
    expect(await verify(day)).toMatchObject({ data: { holds: true, journals: close?.journals, altered: [] } });
    const id = await server.value<number>`select journal_id as id from journal_hash where day = ${day}::date limit 1`;
    const doubled = (factor: string) => sql`
      begin; set local session_replication_role = replica;
      update posting set amount_cents = amount_cents ${sql.raw(factor)} where journal_id = ${sql.lit(id)}; commit`;
    await doubled('* 2').execute(server.db);
    expect(await verify(day)).toMatchObject({ data: { holds: false, altered: [id] } });
    await doubled('/ 2').execute(server.db);
    expect(await verify(day)).toMatchObject({ data: { holds: true } });
  });

  test('that is not closed, or too large to be hashed while somebody waits, is refused', async () => {
    expect(await verify('2020-01-01')).toMatchObject({ code: 'close_not_found' });
    expect(await verify('0000-01-01')).toMatchObject({ code: 'invalid_input' });
    const [close] = (await overview()).closes;
    const grown = (by: string) => sql`
      begin; set local session_replication_role = replica;
      update daily_close set journals = journals ${sql.raw(by)} where day = ${sql.lit(close?.day)}; commit`;
    await grown('+ 30001').execute(server.db);
    expect(await verify(close?.day ?? '')).toMatchObject({ code: 'close_too_large', params: { most: 30_000 } });
    await grown('- 30001').execute(server.db);
  });
});

describe('journals', () => {
  test('of a person are found by address and id, with their lines and whom these are of; each look is logged', async () => {
    const player = await aPlayer(server, { balanceCents: 1000, name: 'Fenna Boek' });
    const gameId = await aGame(server, { priceCents: 400, name: 'Evening futsal' });
    await pay(player, gameId);
    const [paid, given] = (await journals(player.email)).journals;
    expect(given).toMatchObject({ kind: 'demo', moved: 10, person: { name: 'Fenna Boek' } });
    expect(paid).toMatchObject({ kind: 'entrance_fee', moved: 4, game: { _id: gameId, name: 'Evening futsal' } });
    expect(paid?.lines).toEqual([
      {
        _id: expect.any(Number),
        account: 'wallet',
        owner: { kind: 'user', _id: player.id, name: 'Fenna Boek' },
        amount: -4,
      },
      {
        _id: expect.any(Number),
        account: 'escrow',
        owner: { kind: 'game', _id: gameId, name: 'Evening futsal' },
        amount: 4,
      },
    ]);
    expect(await kinds(player.id)).toEqual(['entrance_fee', 'demo']);
    const looks = (await audit(admin.token, `subject=${player.id}`)).map(({ action }) => action);
    expect(looks).toEqual(['journal.look', 'journal.look']);
    expect(await kinds(gameId)).toEqual(['entrance_fee']);
    expect(await kinds(String(paid?._id))).toEqual(['entrance_fee']);
    expect(await kinds(`#${given?._id}`)).toEqual(['demo']);
  });

  test('of a guest’s order are those of its payment and its spot, and the guest’s own', async () => {
    const gameId = await aGame(server, { priceCents: 500 });
    const checkout = await startPaying(gameId, guestEmail());
    const { orderId } = checkout;
    expect(await kinds(orderId)).toEqual([]);
    await checkout.complete('paid');
    expect(await checkout.status()).toMatchObject({ status: 'paid' });
    await advance(server, 'PT1M');
    expect((await kinds(orderId)).sort()).toEqual(['entrance_fee', 'guest_payment']);
    const user = await server.value<string>`select user_id as user from payment_order where id = ${orderId}`;
    expect((await kinds(user)).sort()).toEqual(['entrance_fee', 'guest_payment']);
  });

  test('of a game are its fees, refunds and its organiser’s pay', async () => {
    const organiser = await aFreelancer(server);
    const gameId = await aGivenGame(server, organiser.id, { players: 12 });
    await server.jobs.runSweeps();
    expect(await kinds(gameId)).toContain('organiser_pay');
    expect(await kinds(organiser.email)).toEqual(['organiser_pay']);
  });

  test('of a day are those from midnight to midnight in Amsterdam; what is no day or name finds nothing', async () => {
    const { id } = await aPlayer(server, { balanceCents: 100 });
    const today = dayOf(server.clock.now());
    const people = async (day: string) => (await journals(day)).journals.map(({ person }) => person?._id);
    expect(await people(today)).toContain(id);
    await advance(server, 'P1D');
    expect(await people(dayOf(server.clock.now()))).not.toContain(id);
    for (const nothing of ['2026-02-30', 'nobody', 'nobody@rondo.test', '99999999', crypto.randomUUID()])
      expect(await kinds(nothing)).toEqual([]);
  });

  test('as a file are a row a line and run no formula, and taking it away is logged', async () => {
    const player = await aPlayer(server, { balanceCents: 150, name: '=HYPERLINK("x")' });
    const { body } = await server.as(admin).get(`/api/admin/journals.csv?query=${player.id}`);
    const [head, ...lines] = String(body.text).trim().split('\r\n');
    expect(head).toBe(
      'Journal,Kind,At,Account,Owner,Owner’s id,Amount (€),Person,Person’s id,Game,Game’s id,Payment,Proposed by,Approved by,Reason,Value date',
    );
    expect(lines.map((line) => line.split(',')[6])).toEqual(['-1.50', '1.50']);
    expect(lines[1]).toContain(`,wallet,"'=HYPERLINK(""x"")",${player.id},1.50,`);
    expect((await audit(admin.token)).slice(0, 2).map(({ action }) => action)).toEqual(['list.look', 'journal.look']);
  });
});

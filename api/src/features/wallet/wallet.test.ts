import type { CashOut, Receipt, StatementLine } from '@rondo/contract';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPromocode, promocodeCalls } from '../../../test/promocodes.ts';
import { row, useServer } from '../../../test/server.ts';
import { localDate, startOfDay } from '../../platform/amsterdam.ts';
import { postJournals } from './post-journals.ts';

const server = useServer({ TRUST_PROXY: '1' });
const { pay, refund } = joiningCalls(server);
const { activate, select, list } = promocodeCalls(server);

interface StatementData {
  from: string;
  to: string;
  openingBalance: number;
  lines: StatementLine[];
  closingBalance: number;
}

const get = (path: string, player: Player, headers?: Record<string, string>) =>
  server.call('GET', `/api${path}`, { as: player.token, headers });
const statementOf = async (player: Player, query = '') =>
  (await get(`/wallet/statement${query}`, player)).body.data as StatementData;
const cashOutsOf = async (player: Player, query = '') =>
  ((await get(`/internalPayments/user/me${query}`, player)).body.data as { payments: CashOut[] }).payments;
const receiptOf = async (player: Player, id: string) =>
  ((await get(`/wallet/receipts/${id}`, player)).body.data as { receipt: Receipt }).receipt;
const cents = (euros: number) => Math.round(euros * 100);

/** A spot that `payer` paid for in some way. */
async function aSpot(
  gameId: string,
  payer: Player,
  spot: { userId?: string; priceCents: number; paidCents: number; orderId?: string; lines?: object[] },
): Promise<string> {
  const { id } = await row<{ id: string }>(
    server,
    sql`insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, order_id, price_lines, joined_at)
      values (${gameId}, ${spot.userId ?? payer.id}, ${payer.id}, ${spot.priceCents}, ${spot.paidCents}, ${spot.orderId ?? null},
        ${spot.lines ? JSON.stringify(spot.lines) : null}::jsonb, ${server.clock.now()}) returning id`,
  );
  return id;
}

async function anOrder(
  player: Player,
  more: { status?: string; kind?: string; gameId?: string; priceCents?: number } = {},
): Promise<string> {
  const { status = 'paid', kind = 'top_up' } = more;
  const now = server.clock.now();
  const { id } = await row<{ id: string }>(
    server,
    sql`insert into payment_order (user_id, kind, amount_cents, fee_cents, method, status, provider, game_id, price_cents, created_at,
        expires_at, settled_at)
      values (${player.id}, ${kind}, 500, 36, 'ideal', ${status}, 'sandbox', ${more.gameId ?? null}, ${more.priceCents ?? null}, ${now},
        ${now}, ${status === 'created' ? null : now}) returning id`,
  );
  return id;
}

describe('cash-outs', () => {
  test('tell the discount, the friend, and leave out what the provider was paid', async () => {
    const [payer, friend] = [await aPlayer(server), await aPlayer(server, { name: 'Fenna' })];
    const gameId = await aGame(server, { priceCents: 500 });
    const lines = [
      { kind: 'base', amountCents: 500 },
      { kind: 'earlyBird', amountCents: -100 },
      { kind: 'promocode', name: 'Ten percent', amountCents: -40 },
    ];
    const own = await aSpot(gameId, payer, { priceCents: 500, paidCents: 360, lines });
    const theirs = await aSpot(gameId, payer, { userId: friend.id, priceCents: 500, paidCents: 500 });
    const orderId = await anOrder(payer, { kind: 'guest_payment', gameId, priceCents: 500 });
    const other = await aPlayer(server);
    await aSpot(gameId, payer, { userId: other.id, priceCents: 500, paidCents: 500, orderId });
    const { id: promocodeId } = await aPromocode(server, { type: 'percentage', value: 10 });
    await sql`insert into promocode_holder (user_id, promocode_id, activated_at, redeemed_at, redeemed_registration_id)
      values (${payer.id}, ${promocodeId}, now(), now(), ${own})`.execute(server.db);

    const payments = await cashOutsOf(payer, '?order=earliest');
    expect(payments).toHaveLength(2);
    expect(payments.find(({ _id }) => _id === own)).toMatchObject({
      amount: 3.6,
      status: 'pending',
      promocode_discount: { discountType: 'percentage', name: 'Ten percent', amount: 0.4 },
      friend: null,
      match: { _id: gameId },
    });
    expect(payments.find(({ _id }) => _id === theirs)).toMatchObject({
      amount: 5,
      promocode_discount: null,
      friend: { name: 'Fenna' },
    });
    expect(await cashOutsOf(friend)).toEqual([]);
  });

  test('a spot that a discount made free is told while it is held', async () => {
    const payer = await aPlayer(server);
    const lines = [
      { kind: 'base', amountCents: 200 },
      { kind: 'periodic', name: 'Card', amountCents: -200 },
    ];
    await aSpot(await aGame(server, { priceCents: 200 }), payer, { priceCents: 200, paidCents: 0, lines });
    expect(await cashOutsOf(payer)).toMatchObject([
      { amount: 0, promocode_discount: { discountType: 'nominal', amount: 2 } },
    ]);
  });

  test('a code that is activated, selected and used shows on the payment, and as redeemed', async () => {
    const payer = await aPlayer(server, { balanceCents: 1000 });
    const { id, code } = await aPromocode(server, { type: 'percentage', value: 10 });
    await activate(payer, code);
    await select(payer, id);
    const gameId = await aGame(server, { priceCents: 500 });
    expect((await pay(payer, gameId)).status).toBe(200);
    const [payment] = await cashOutsOf(payer);
    expect(payment).toMatchObject({
      amount: 4.5,
      promocode_discount: { discountType: 'percentage', name: `Name of ${code}`, amount: 0.5 },
    });
    expect(await receiptOf(payer, payment?._id ?? '')).toMatchObject({
      lines: [
        { kind: 'base', amount: 5 },
        { kind: 'promocode', name: `Name of ${code}`, amount: -0.5 },
      ],
      total: 4.5,
    });
    const { body } = await list(payer);
    expect(body.data).toMatchObject({ promocodes: [{ _id: id, is_redeemed: true }] });
    expect((await select(payer, id)).body.code).toBe('promocode_redeemed');
  });

  test('statuses narrow the list', async () => {
    const payer = await aPlayer(server, { balanceCents: 1000 });
    const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48 });
    await pay(payer, gameId);
    await refund(payer, gameId);
    expect(await cashOutsOf(payer, '?status=pending')).toEqual([]);
    expect(await cashOutsOf(payer, '?status=partial_refund')).toMatchObject([{ amount: 4, refundedAmount: 3.6 }]);
  });
});

describe('the statement', () => {
  test('of this month so far, unless it is asked for other days', async () => {
    const player = await aPlayer(server, { balanceCents: 1500 });
    const gameId = await aGame(server, { priceCents: 450, name: 'Volleyball in Oost' });
    await pay(player, gameId);
    await refund(player, gameId);
    const { code, id } = await aPromocode(server, { type: 'topupBalance', value: 250 });
    await activate(player, code);
    const statement = await statementOf(player);
    const today = localDate(server.clock.now());
    expect(statement).toMatchObject({ from: `${today.slice(0, 8)}01`, to: today, openingBalance: 0 });
    expect(statement.lines).toMatchObject([
      { kind: 'other', amount: 15, balance: 15, match: null },
      {
        kind: 'entrance_fee',
        amount: -4.5,
        balance: 10.5,
        match: { _id: gameId, name: 'Volleyball in Oost' },
        friend: null,
      },
      { kind: 'refund', amount: 4.05, balance: 14.55, match: { _id: gameId } },
      { kind: 'promotion', amount: 2.5, balance: 17.05, code, receiptId: id },
    ]);
    expect(cents(statement.closingBalance)).toBe(await balanceOf(server, player.id));
  });

  test('days that make no period are refused', async () => {
    const player = await aPlayer(server);
    for (const query of [
      'from=2026-02-30',
      'from=0000-01-01',
      'from=2026-05-02&to=2026-05-01',
      'from=2024-01-01&to=2026-01-01',
    ])
      expect([query, (await get(`/wallet/statement?${query}`, player)).body.code]).toEqual([query, 'invalid_input']);
    expect(await statementOf(player, '?to=2025-03-10')).toMatchObject({
      from: '2025-03-01',
      to: '2025-03-10',
      lines: [],
    });
    expect((await statementOf(player, '?from=2098-01-05')).to).toBe('2098-01-05');
  });

  test('a day is a day in Amsterdam', async () => {
    const player = await aPlayer(server);
    // 00:30 on the first of July there, still June in UTC.
    await book(player, 300, new Date('2026-06-30T22:30:00Z'));
    expect((await statementOf(player, '?from=2026-06-01&to=2026-06-30')).closingBalance).toBe(0);
    const july = await statementOf(player, '?from=2026-07-01&to=2026-07-31');
    expect([july.openingBalance, july.closingBalance]).toEqual([0, 3]);
  });

  test('whatever happened: it ends with the balance, and splits anywhere', { timeout: 60_000 }, async () => {
    const day = 86_400_000;
    const first = startOfDay('2026-01-01').getTime();
    const history = fc.array(fc.tuple(fc.integer({ min: -2000, max: 3000 }), fc.integer({ min: 0, max: 300 * day })), {
      maxLength: 25,
    });
    await fc.assert(
      fc.asyncProperty(history, fc.integer({ min: 1, max: 300 }), async (moves, splitAfter) => {
        const player = await aPlayer(server);
        // Never below zero as it is booked; the days it is booked on are in any order.
        let balance = 0;
        for (const [amount, after] of moves) {
          if (amount === 0 || balance + amount < 0) continue;
          balance += amount;
          await book(player, amount, new Date(first + after));
        }
        const whole = await statementOf(player, '?from=2026-01-01&to=2026-12-31');
        expect(cents(whole.openingBalance)).toBe(0);
        expect(cents(whole.closingBalance)).toBe(await balanceOf(server, player.id));
        expect(cents(whole.closingBalance)).toBe(balance);
        checkRunning(whole);
        const [last, next] = [splitAfter - 1, splitAfter].map((days) =>
          localDate(new Date(startOfDay('2026-01-01').getTime() + days * day + day / 2)),
        );
        const before = await statementOf(player, `?from=2026-01-01&to=${last}`);
        const after = await statementOf(player, `?from=${next}&to=2026-12-31`);
        expect(after.openingBalance).toBe(before.closingBalance);
        expect([...before.lines, ...after.lines]).toEqual(whole.lines);
        for (const part of [before, after]) checkRunning(part);
      }),
      { numRuns: 25 },
    );
  });

  function checkRunning({ openingBalance, lines, closingBalance }: StatementData) {
    let balance = cents(openingBalance);
    for (const line of lines) {
      balance += cents(line.amount);
      expect(cents(line.balance)).toBe(balance);
    }
    expect(cents(closingBalance)).toBe(balance);
  }

  async function book(player: Player, amountCents: number, at: Date) {
    const postings = [
      { account: 'wallet' as const, ownerId: player.id, amountCents },
      { account: 'promotions' as const, ownerId: null, amountCents: -amountCents },
    ];
    await postJournals(server.db, [{ kind: 'demo', key: `test:${randomUUID()}`, userId: player.id, postings }], at);
  }
});

describe('the file of a statement', () => {
  test('is what a spreadsheet of that language expects, and nothing in it is a formula', async () => {
    const player = await aPlayer(server, { balanceCents: 1000 });
    const name = '=HYPERLINK("http://evil"),;x';
    await pay(player, await aGame(server, { priceCents: 450, name }));
    const today = localDate(server.clock.now());
    const english = await get('/wallet/statement.csv?lang=en', player);
    expect(english.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="rondo-statement-${today.slice(0, 8)}01-${today}.csv"`,
    });
    const rows = String(english.body.text).split('\r\n');
    expect(rows[0]).toBe('\uFEFFDate,Time,Description,Game,For,Promocode,Amount,Balance');
    expect(rows[1]).toMatch(/^\d{4}-\d\d-01,,Opening balance,,,,,0\.00$/);
    expect(rows[3]).toMatch(
      /^\d{4}-\d\d-\d\d,\d\d:\d\d,Entrance fee,"'=HYPERLINK\(""http:\/\/evil""\),;x",,,-4\.50,5\.50$/,
    );
    expect(rows[4]).toMatch(/,,Closing balance,,,,,5\.50$/);
    const dutch = await get('/wallet/statement.csv', player, { 'accept-language': 'nl' });
    expect(String(dutch.body.text)).toContain('Datum;Tijd;Omschrijving;Wedstrijd;Voor;Promocode;Bedrag;Saldo\r\n');
    expect(String(dutch.body.text)).toContain(';-4,50;5,50\r\n');
  });

  test('is refused as any call is', async () => {
    const refused = await get('/wallet/statement.csv?from=x', await aPlayer(server));
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
    const guest = await get('/wallet/statement.csv', await aPlayer(server, { role: 'guest' }));
    expect([guest.status, guest.body.code]).toEqual([403, 'wallet_for_players']);
  });
});

describe('a receipt', () => {
  test('of a top-up has its fee and how it was paid', async () => {
    const player = await aPlayer(server, { name: 'Sanne' });
    const id = await anOrder(player);
    const receipt = await receiptOf(player, id);
    expect(receipt).toMatchObject({
      _id: id,
      kind: 'top_up',
      payer: { name: 'Sanne', email: player.email },
      lines: [
        { kind: 'amount', amount: 5 },
        { kind: 'fee', amount: 0.36 },
      ],
      total: 5.36,
      method: 'ideal',
      status: 'paid',
      refund: null,
      match: null,
    });
    expect(receipt.number).toMatch(/^T-\d{8}-[0-9A-F]{8}$/);
  });

  test('of a spot has its price line by line, whose it was, and what came back', async () => {
    const [payer, friend] = [await aPlayer(server, { balanceCents: 1000 }), await aPlayer(server, { name: 'Joris' })];
    const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48, name: 'Futsal' });
    await pay(payer, gameId);
    await refund(payer, gameId);
    const id = (await cashOutsOf(payer))[0]?._id ?? '';
    expect(await receiptOf(payer, id)).toMatchObject({
      kind: 'entrance_fee',
      lines: [{ kind: 'base', amount: 4 }],
      total: 4,
      method: 'balance',
      status: 'partial_refund',
      refund: { amount: 3.6 },
      match: { name: 'Futsal', address: 'Sportlaan 1, Utrecht' },
      friend: null,
    });
    const lines = [
      { kind: 'base', amountCents: 400 },
      { kind: 'earlyBird', amountCents: -100 },
      { kind: 'promocode', name: 'Kick-off', amountCents: -50 },
    ];
    const orderId = await anOrder(payer, { kind: 'guest_payment', gameId, priceCents: 500 });
    const theirs = await aSpot(gameId, payer, { userId: friend.id, priceCents: 400, paidCents: 250, orderId, lines });
    expect(await receiptOf(payer, theirs)).toMatchObject({
      friend: 'Joris',
      method: 'ideal',
      lines: [
        { kind: 'base', amount: 4 },
        { kind: 'earlyBird', amount: -1 },
        { kind: 'promocode', name: 'Kick-off', amount: -0.5 },
        { kind: 'fee', amount: 0.36 },
      ],
      total: 2.86,
    });
  });

  test('of an order for a spot is that of the spot, unless it became credit', async () => {
    const player = await aPlayer(server);
    const gameId = await aGame(server, { priceCents: 600 });
    const order = { kind: 'guest_payment', gameId, priceCents: 600 };
    const [joined, credited] = [await anOrder(player, order), await anOrder(player, order)];
    await sql`update payment_order set handled_at = now(), outcome = case id when ${credited} then 'credited' else 'joined' end
      where id = any(${[joined, credited]}::uuid[])`.execute(server.db);
    expect(await receiptOf(player, joined)).toMatchObject({
      kind: 'entrance_fee',
      lines: [{ kind: 'base', amount: 6 }, { kind: 'earlyBird', amount: -1 }, { kind: 'fee' }],
      total: 5.36,
    });
    expect(await receiptOf(player, credited)).toMatchObject({
      kind: 'top_up',
      lines: [{ kind: 'amount', amount: 5 }, { kind: 'fee' }],
      total: 5.36,
    });
  });

  test('of a promocode that topped up', async () => {
    const player = await aPlayer(server);
    const { code, id } = await aPromocode(server, { type: 'topupBalance', value: 500 });
    await activate(player, code);
    expect(await receiptOf(player, id)).toMatchObject({
      kind: 'promotion',
      lines: [{ kind: 'amount', name: code, amount: 5 }],
      total: 5,
      method: 'promotion',
      status: 'confirmed',
    });
    // Somebody else’s code, order or spot is nobody’s.
    const other = await aPlayer(server);
    for (const someId of [id, await anOrder(player), randomUUID()])
      expect((await get(`/wallet/receipts/${someId}`, other)).body.code).toBe('payment_not_found');
  });
});

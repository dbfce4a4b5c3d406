import type { StatementLine } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPromocode, promocodeCalls } from '../../../test/promocodes.ts';
import { useServer } from '../../../test/server.ts';
import { walletCalls } from '../../../test/wallet-calls.ts';
import { startOfDay } from '../../platform/time/amsterdam.ts';
import { postJournals } from './post-journals.ts';

const server = useServer({ TRUST_PROXY: '1' });
const { pay, refund } = joiningCalls(server);
const { activate } = promocodeCalls(server);
const { get } = walletCalls(server);

interface StatementData {
  from: string;
  to: string;
  openingBalance: number;
  lines: StatementLine[];
  closingBalance: number;
}

const statementOf = async (player: Player, query = '') =>
  (await get(`/wallet/statement${query}`, player)).body.data as StatementData;
const cents = (euros: number) => Math.round(euros * 100);

describe('the statement', () => {
  test('of this month so far, unless it is asked for other days', async () => {
    const player = await aPlayer(server, { balanceCents: 1500 });
    const gameId = await aGame(server, { priceCents: 450, name: 'Volleyball in Oost' });
    await pay(player, gameId);
    await refund(player, gameId);
    const { code, id } = await aPromocode(server, { type: 'topupBalance', value: 250 });
    await activate(player, code);
    const statement = await statementOf(player);
    const today = amsterdamDay(server.clock.now());
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
      'from=2021-01-01',
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
    // 00:30 on 1 July there, still June in UTC.
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
        // The balance is never below zero when booked; the days come in any order.
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
          amsterdamDay(new Date(startOfDay('2026-01-01').getTime() + days * day + day / 2)),
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
    const today = amsterdamDay(server.clock.now());
    const english = await get('/wallet/statement.csv?lang=en', player);
    expect(english.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="rondo-statement-${today.slice(0, 8)}01-${today}.csv"`,
    });
    const rows = String(english.body.text).split('\r\n');
    expect(rows[0]).toBe('\uFEFFDate,Time,Description,Game,For,Promocode,Reason,Amount,Balance');
    expect(rows[1]).toMatch(/^\d{4}-\d\d-01,,Opening balance,,,,,,0\.00$/);
    expect(rows[3]).toMatch(
      /^\d{4}-\d\d-\d\d,\d\d:\d\d,Entrance fee,"'=HYPERLINK\(""http:\/\/evil""\),;x",,,,-4\.50,5\.50$/,
    );
    expect(rows[4]).toMatch(/,,Closing balance,,,,,,5\.50$/);
    const dutch = await get('/wallet/statement.csv', player, { 'accept-language': 'nl' });
    expect(String(dutch.body.text)).toContain(
      'Datum;Tijd;Omschrijving;Wedstrijd;Voor;Promocode;Reden;Bedrag;Saldo\r\n',
    );
    expect(String(dutch.body.text)).toContain(';-4,50;5,50\r\n');
  });

  test('is refused as any call is', async () => {
    const refused = await get('/wallet/statement.csv?from=x', await aPlayer(server));
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
    const guest = await get('/wallet/statement.csv', await aPlayer(server, { role: 'guest' }));
    expect([guest.status, guest.body.code]).toEqual([403, 'wallet_for_players']);
  });
});

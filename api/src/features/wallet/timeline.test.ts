import { statementKinds, type TimelineLine, timelineShows } from '@rondo/contract';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPromocode, promocodeCalls } from '../../../test/promocodes.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { walletCalls } from '../../../test/wallet-calls.ts';
import { postJournals } from './post-journals.ts';

const server = useServer();
const { pay, refund } = joiningCalls(server);
const { activate } = promocodeCalls(server);
const { get, anOrder, aSpot } = walletCalls(server);

interface Page {
  lines: TimelineLine[];
  next: string | null;
}

const pageOf = async (player: Player, query = '') => (await get(`/wallet/timeline?${query}`, player)).body.data as Page;
const cents = (euros: number) => Math.round(euros * 100);

/** All pages, one after the other. */
async function whole(player: Player, query: string): Promise<TimelineLine[]> {
  const lines: TimelineLine[] = [];
  for (let next: string | null = null; ;) {
    const page: Page = await pageOf(player, next === null ? query : `${query}&before=${encodeURIComponent(next)}`);
    lines.push(...page.lines);
    next = page.next;
    if (next === null) return lines;
  }
}

async function book(player: Player, kind: 'demo' | 'top_up', amountCents: number, at: Date, orderId?: string) {
  const postings = [
    { account: 'wallet' as const, ownerId: player.id, amountCents },
    { account: 'promotions' as const, ownerId: null, amountCents: -amountCents },
  ];
  const journal = { kind, key: `test:${randomUUID()}`, userId: player.id, postings, ...(orderId && { orderId }) };
  await postJournals(server.db, [journal], at);
}

test('each kind stands under one filter at most', () => {
  const listed: string[] = Object.values(timelineShows).flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect(statementKinds.filter((kind) => !listed.includes(kind))).toEqual([
    'forfeit',
    'correction',
    'charge_back',
    'charge_back_won',
    'owed_settled',
    'other',
  ]);
});

describe('the timeline', () => {
  test('has all that moved the balance, the latest first, with what and how', async () => {
    const [player, friend] = [await aPlayer(server, { name: 'Sanne' }), await aPlayer(server, { name: 'Bram' })];
    const order = await anOrder(player);
    await book(player, 'top_up', 1500, server.clock.now(), order);
    const gameId = await aGame(server, { priceCents: 450, name: 'Volleyball in Oost' });
    await pay(player, gameId);
    await refund(player, gameId);
    const { code } = await aPromocode(server, { type: 'topupBalance', value: 250 });
    await activate(player, code);
    const { lines, next } = await pageOf(player);
    expect(next).toBeNull();
    const match = { _id: gameId, name: 'Volleyball in Oost' };
    expect(lines).toMatchObject([
      { kind: 'promotion', amount: 2.5, balance: 17.05, code, method: null },
      { kind: 'refund', amount: 4.05, balance: 14.55, match },
      { kind: 'entrance_fee', amount: -4.5, balance: 10.5, match, friend: null, method: null, fee: 0 },
      { kind: 'top_up', amount: 15, balance: 15, method: 'ideal', fee: 0.36, receiptId: order },
    ]);
    expect(cents(lines[0]?.balance ?? 0)).toBe(await balanceOf(server, player.id));
    expect((await pageOf(friend)).lines).toEqual([]);
    for (const [show, kinds] of Object.entries(timelineShows)) {
      const only = (await pageOf(player, `show=${show}`)).lines;
      expect(only).toEqual(lines.filter(({ kind }) => (kinds as readonly string[]).includes(kind)));
    }
  });

  test('has a friend’s spot that was paid through the provider, which leaves the balance as it was', async () => {
    const [player, friend] = [await aPlayer(server, { balanceCents: 700 }), await aPlayer(server, { name: 'Bram' })];
    const gameId = await aGame(server, { priceCents: 500, name: 'Zondag' });
    const orderId = await anOrder(player, { kind: 'spot_payment', gameId, priceCents: 500 });
    const spotId = await aSpot(gameId, player, { userId: friend.id, priceCents: 500, paidCents: 500, orderId });
    const toOrder = [
      { account: 'provider' as const, ownerId: null, amountCents: -500 },
      { account: 'checkout' as const, ownerId: orderId, amountCents: 500 },
    ];
    const toGame = [
      { account: 'checkout' as const, ownerId: orderId, amountCents: -500 },
      { account: 'escrow' as const, ownerId: gameId, amountCents: 500 },
    ];
    const about = { userId: player.id, orderId };
    await postJournals(
      server.db,
      [
        { ...about, kind: 'guest_payment', key: `payment:${orderId}`, postings: toOrder },
        { ...about, kind: 'entrance_fee', key: `fee:${spotId}`, gameId, registrationId: spotId, postings: toGame },
      ],
      server.clock.now(),
    );
    expect((await pageOf(player, 'show=games')).lines).toMatchObject([
      { kind: 'entrance_fee', amount: -5, balance: 7, method: 'ideal', fee: 0.36, friend: 'Bram', receiptId: spotId },
    ]);
    expect((await pageOf(friend)).lines).toEqual([]);
  });

  test('is not for guests, and refuses what is no filter, instant or length', async () => {
    const guest = await aPlayer(server, { role: 'guest' });
    await refuses(get('/wallet/timeline', guest), 'wallet_for_players');
    const player = await aPlayer(server);
    const never = ['before=yesterday', 'before=0000-01-01T00:00:00Z', 'before=9999-12-31T23:59:59-23:59'];
    for (const query of ['show=all', 'limit=0', 'limit=101', ...never])
      await refuses(get(`/wallet/timeline?${query}`, player), 'invalid_input');
    // An offset that the database doesn't know.
    const query = new URLSearchParams({ before: '2026-01-01T00:00:00+20:00' });
    expect((await get(`/wallet/timeline?${query.toString()}`, player)).status).toBe(200);
  });

  test(
    'whatever happened: pages together are the whole, none twice, with a running balance',
    { timeout: 60_000 },
    async () => {
      const first = Date.parse('2026-01-01T00:00:00Z');
      // Only a few instants, so that several movements share one.
      const history = fc.array(fc.tuple(fc.integer({ min: -500, max: 900 }), fc.nat(12)), { maxLength: 25 });
      await fc.assert(
        fc.asyncProperty(history, fc.integer({ min: 1, max: 9 }), async (moves, limit) => {
          const player = await aPlayer(server);
          let balance = 0;
          let booked = 0;
          for (const [amount, minutes] of moves) {
            if (amount === 0 || balance + amount < 0) continue;
            balance += amount;
            booked += 1;
            await book(player, 'demo', amount, new Date(first + minutes * 60_000));
          }
          const lines = await whole(player, `limit=${limit}`);
          expect(lines).toHaveLength(booked);
          expect(lines).toEqual(await whole(player, 'limit=100'));
          let running = 0;
          for (const line of lines.toReversed()) {
            running += cents(line.amount);
            expect(cents(line.balance)).toBe(running);
          }
          expect(running).toBe(balance);
        }),
        { numRuns: 25 },
      );
    },
  );
});

import type { booksReconciliation, CallResponse } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, usePlayer } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { organisingCalls } from '../../../../test/organising-calls.ts';
import { passCalls } from '../../../../test/pass-calls.ts';
import { aPromocode } from '../../../../test/promocodes.ts';
import { advance, moveToNoon, useCheckedServer } from '../../../../test/server.ts';
import { writeDocuments } from '../../books/write-documents.ts';

const server = useCheckedServer();
const { pay, refund } = joiningCalls(server);
const { cancel } = organisingCalls(server);
const { aHolder, aSeries, handBack, play } = passCalls(server);
const admin = usePlayer(server, { role: 'admin' });
beforeAll(() => moveToNoon(server));
beforeEach(() => advance(server, 'P1D'));

const today = () => amsterdamDay(server.clock.now());
const dayOf = (first: string, days: number) => Temporal.PlainDate.from(first).add({ days }).toString();
type Data = CallResponse<typeof booksReconciliation>['data'];

/** What a period's entry moves to VAT of what is sold ahead and to VAT in sales, in cents of debit; the period agrees with its return. */
async function vatOf(from: string, to: string) {
  const answer = await server.as(admin).get(`/api/admin/books/reconciliation?from=${from}&to=${to}`);
  const { lines, steps, difference } = answer.body.data as Data;
  expect(difference).toBe(0);
  const on = (name: string) =>
    lines.reduce(
      (sum, { account, debit, credit }) => sum + (account === name ? Math.round((debit - credit) * 100) : 0),
      0,
    );
  const step = (name: string) => Math.round((steps.find((one) => one.step === name)?.amount ?? 0) * 100);
  const vat = { ahead: on('vat_ahead'), played: on('vat_in_sales') };
  expect({ ahead: 0 - step('vatAhead'), played: 0 - step('vat') }).toEqual(vat);
  return vat;
}
/** Sells, settles what was played, and goes to noon of a later day. */
async function pass(days: number) {
  await writeDocuments(server);
  await advance(server, `P${days}D`);
  await writeDocuments(server);
}

test('VAT stands by itself from the sale until the game, and goes back with what is given back', async () => {
  const first = today();
  const player = await aPlayer(server, { balanceCents: 5000 });
  const game = (priceCents: number, days: number, confirmed = true) =>
    aGame(server, { priceCents, hoursAhead: days * 24, confirmed });
  const [now, next, never] = [await game(400, 1), await game(700, 40), await game(500, 40)];
  const late = await aGame(server, { priceCents: 1000, hoursAhead: 68 });
  for (const id of [now, next, never, late]) await pay(player, id);
  // Of 26.00: 0.33 + 0.58 + 0.41 + 0.83 of VAT.
  await writeDocuments(server);
  expect(await vatOf(first, first)).toEqual({ ahead: 215, played: 0 });

  // One is played; the other is given up too late for all of it, and 40 % is kept at once.
  await pass(2);
  const before = await balanceOf(server, player.id);
  await refund(player, late);
  expect((await balanceOf(server, player.id)) - before).toBe(600);
  await pass(1);
  expect(await vatOf(dayOf(first, 1), today())).toEqual({ ahead: -33 - 83, played: 33 + 33 });

  // One is cancelled, the last is played a month later.
  const cancelled = today();
  expect((await cancel(never, { note: 'Snow' }, admin.token)).status).toBe(200);
  await pass(40);
  expect(await vatOf(cancelled, cancelled)).toEqual({ ahead: -41, played: 0 });
  expect(await vatOf(dayOf(cancelled, 1), today())).toEqual({ ahead: -58, played: 58 });
  expect(await vatOf(first, today())).toEqual({ ahead: 0, played: 33 + 33 + 58 });
});

test('of a gift there is no VAT, so none is moved', async () => {
  const first = today();
  const player = await aPlayer(server, { balanceCents: 1000 });
  const { code } = await aPromocode(server, { type: 'topupBalance', value: 150 });
  await server.as(player).post('/api/promocode/activate', { code });
  await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 24, confirmed: true }));
  await writeDocuments(server);
  expect(await vatOf(first, first)).toEqual({ ahead: 21, played: 0 });
  await pass(2);
  expect(await vatOf(dayOf(first, 1), today())).toEqual({ ahead: -21, played: 21 });
});

test('a pass is played ride by ride; what is kept when it is handed back is no longer ahead', async () => {
  const first = today();
  const [one, two, three] = await aSeries({ hoursAhead: 24, confirmed: true });
  const holder = await aHolder(one);
  await writeDocuments(server);
  // 45.00 with 3.72 of VAT, 0.372 a ride.
  expect(await vatOf(first, first)).toEqual({ ahead: 372, played: 0 });
  for (const id of [one, two]) expect((await play(holder, id, { amount: 4.5 })).status).toBe(200);
  await pass(2);
  expect(await vatOf(dayOf(first, 1), today())).toEqual({ ahead: -37, played: 37 });
  await pass(7);
  expect(await vatOf(first, today())).toEqual({ ahead: 298, played: 74 });
  // Handed back while its third ride is to come: 7 rides at 4.50, of which the policy keeps a part.
  expect((await play(holder, three, { amount: 4.5 })).status).toBe(200);
  const { params } = (await handBack(holder, 0)).body as { params: { amount: string } };
  expect((await handBack(holder, Number(params.amount))).status).toBe(200);
  await writeDocuments(server);
  // 28.35 with 2.35 of VAT goes back. The ride to come is left; what was kept of the other seven was earned at once.
  expect(params.amount).toBe('28.35');
  const back = today();
  expect(await vatOf(first, back)).toEqual({ ahead: 37, played: 372 - 235 - 37 });
  await pass(20);
  expect(await vatOf(dayOf(back, 1), today())).toEqual({ ahead: -37, played: 37 });
});

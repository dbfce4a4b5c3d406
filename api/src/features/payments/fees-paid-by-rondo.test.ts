import { expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { readConfig } from '../../platform/config.ts';
import { StartError } from '../../platform/settings/start-error.ts';
import { aGame, aPlayer, balanceOf } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer({ FEES_PAID_BY_RONDO: 'ideal, card' });
const { startPaying, startPayingAs, mailsTo } = guestCalls(server);

test('a method whose fee Rondo bears costs its price; the books have no fee, and no mail speaks of one', async () => {
  const gameId = await aGame(server, { priceCents: 750 });
  const [player, email] = [await aPlayer(server), guestEmail()];
  const checkout = await startPayingAs(player, gameId);
  const guest = await startPaying(gameId, email, { method: 'card' });
  expect(checkout.answer.body).toMatchObject({ amount: 7.5, fee: 0 });
  expect(guest.answer.body).toMatchObject({ amount: 7.5, fee: 0 });
  for (const one of [checkout, guest]) await one.complete('paid');
  await server.jobs.runSweeps();
  await server.jobs.runSweeps();
  for (const to of [player.email, email]) {
    const [mail] = await mailsTo(to);
    expect(mail?.text).toContain('Paid: €\u00A07.50\n');
  }
  const rows = await server.rows<{ n: number }>`
    select count(*)::int as n from posting where account = 'fees'`;
  expect(rows[0]?.n).toBe(0);

  const started = await server.as(player).post('/api/payments/topUp', { amount: 5, method: 'card' });
  expect(started.body).toMatchObject({ amount: 5, fee: 0 });
  const { pathname } = new URL(String(started.body.paymentLink));
  await server.call('POST', `${pathname}/complete`, { body: { outcome: 'paid' } });
  expect(await balanceOf(server, player.id)).toBe(500);
  const topUp = (await mailsTo(player.email)).find(({ subject }) => subject.startsWith('€\u00A05.00'));
  expect(topUp?.text).not.toContain('transaction fee');
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

test('other methods keep their fee', async () => {
  const gameId = await aGame(server, { priceCents: 1000 });
  const checkout = await startPayingAs(await aPlayer(server), gameId, { method: 'revolut' });
  expect(checkout.answer.body).toMatchObject({ amount: 10, fee: 0.64 });
});

test('a method nobody knows ends the start', () => {
  expect(() => readConfig({ FEES_PAID_BY_RONDO: 'ideal,gold' })).toThrow(StartError);
});

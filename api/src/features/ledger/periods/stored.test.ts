import type { booksStored, CallResponse } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { beforeAll, expect, test } from 'vitest';
import { aGame, aPlayer, type Player, usePlayer } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { advance, moveToNoon, useServer } from '../../../../test/server.ts';
import { writeDocuments } from '../../books/write-documents.ts';
import { closeDays } from '../close-days.ts';

const server = useServer();
const { pay, refund } = joiningCalls(server);
const admin = usePlayer(server, { role: 'admin' });
beforeAll(() => moveToNoon(server));

const stored = async () =>
  (await server.as(admin).get('/api/admin/books/stored')).body.data as CallResponse<typeof booksStored>['data'];

/** Tops up by this many euros, as the provider reports. */
async function topUp(player: Player, amount: number): Promise<void> {
  const { body } = await server.as(player).post('/api/payments/topUp', { amount, method: 'ideal' });
  const link = new URL(String(body.paymentLink)).pathname;
  await server.call('POST', `${link}/complete`, { body: { outcome: 'paid' } });
}

test('what is held at the end of a day, and what was topped up and spent; a refund is neither', async () => {
  const { months, year } = await stored();
  expect(months).toHaveLength(13);
  expect(year).toEqual({ toppedUp: 0, spent: 0, most: 0 });
  const player = await aPlayer(server);
  await topUp(player, 20);
  const gameId = await aGame(server, { priceCents: 500, hoursAhead: 400 });
  await pay(player, gameId);
  await refund(player, gameId);
  await writeDocuments(server);
  const month = amsterdamDay(server.clock.now()).slice(0, 7);
  await advance(server, 'PT24H');
  await writeDocuments(server);
  await closeDays(server);
  const after = await stored();
  expect(after.months.find((one) => one.month === month)).toEqual({
    month,
    held: 19.5,
    most: 19.5,
    toppedUp: 20,
    spent: 5,
  });
  expect(after.year).toEqual({ toppedUp: 20, spent: 5, most: 19.5 });

  const { body } = await server.call('GET', '/api/admin/books/stored.csv', {
    as: admin.token,
    headers: { 'accept-language': 'nl' },
  });
  expect(String(body.text)).toContain('Maand;');
  expect(String(body.text)).toContain(month);
});

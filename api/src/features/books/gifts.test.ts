import { expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { passCalls } from '../../../test/pass-calls.ts';
import { aPromocode } from '../../../test/promocodes.ts';
import { useCheckedServer } from '../../../test/server.ts';
import { writeDocuments } from './write-documents.ts';

const server = useCheckedServer();
const { pay, refund } = joiningCalls(server);
const { aSeries, buy } = passCalls(server);

/** Somebody with a gift of so many cents, and with money of their own. */
async function aGifted(giftCents: number, ownCents = 0): Promise<Player> {
  const player = await aPlayer(server, { balanceCents: ownCents });
  const { code } = await aPromocode(server, { type: 'topupBalance', value: giftCents });
  expect((await server.as(player).post('/api/promocode/activate', { code })).status).toBe(200);
  return player;
}
const papersOf = async ({ id }: Player, config = server.config) => {
  await writeDocuments({ ...server, config });
  return server.rows`
    select d.series, l.cents, l.gift_cents as gift, l.vat_cents as vat from document d join document_line l on l.document_id = d.id
    where d.user_id = ${id} order by d.journal_id, d.number`;
};

test('a gift lowers what is taxed of what it pays, and the paper says so', async () => {
  const player = await aGifted(150, 1000);
  const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48 });
  await pay(player, gameId);
  expect(await papersOf(player)).toEqual([{ series: 'R', cents: 250, gift: 150, vat: 21 }]);
  const { documents } = (await server.as(player).get('/api/wallet/documents')).body.data as {
    documents: { number: string }[];
  };
  const { body } = await server.as(player).get(`/api/documents/${documents[0]?.number}`);
  expect(body.data).toMatchObject({ document: { total: 2.5, lines: [{ amount: 2.5, gift: 1.5, vat: 0.21 }] } });
  await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 48 }));
  expect(await papersOf(player)).toMatchObject([{}, { cents: 400, gift: 0, vat: 33 }]);
});

test('a spot that a gift paid whole bears no VAT, and what comes back of it is a gift again', async () => {
  const player = await aGifted(500);
  const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48 });
  await pay(player, gameId);
  await refund(player, gameId);
  await pay(player, await aGame(server, { priceCents: 455, hoursAhead: 48 }));
  expect(await papersOf(player)).toEqual([
    { series: 'R', cents: 0, gift: 400, vat: 0 },
    { series: 'C', cents: 0, gift: -360, vat: 0 },
    { series: 'R', cents: 0, gift: 455, vat: 0 },
  ]);
});

test('of a spot that both paid, money comes back before the gift', async () => {
  const player = await aGifted(100, 300);
  const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48 });
  await pay(player, gameId);
  await refund(player, gameId);
  expect(await papersOf(player)).toEqual([
    { series: 'R', cents: 300, gift: 100, vat: 25 },
    { series: 'C', cents: -300, gift: -60, vat: -25 },
  ]);
});

test('a pass is paid with a gift too', async () => {
  const player = await aGifted(1000, 4000);
  const [first] = await aSeries();
  expect((await buy(player, first, 45)).status).toBe(200);
  expect(await papersOf(player)).toEqual([{ series: 'R', cents: 3500, gift: 1000, vat: 289 }]);
});

test('an operator for whom gifts are a cost is taxed in full', async () => {
  const player = await aGifted(500);
  await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 48 }));
  expect(await papersOf(player, { ...server.config, giftsAre: 'cost' })).toEqual([
    { series: 'R', cents: 400, gift: 0, vat: 33 },
  ]);
});

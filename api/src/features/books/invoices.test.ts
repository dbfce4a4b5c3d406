import type { DocumentHead, SaleDocument } from '@rondo/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { advance, refuses, useCheckedServer } from '../../../test/server.ts';
import { writeDocuments } from './write-documents.ts';

const server = useCheckedServer();
const { pay, refund } = joiningCalls(server);
const { startPaying, bookingOf } = guestCalls(server);

const typed = {
  name: 'Bakkerij Jansen',
  address: 'Markt 1, 3511 AB Utrecht',
  vat: 'nl 1234.56.782 b01',
  kvk: '12345678',
};
const company = { ...typed, vat: 'NL123456782B01' };
const other = { name: 'Smit V.O.F.', address: 'Kade 2, Delft', vat: 'BE0428759497' };

const aSale = async (player: Player, hoursAhead = 48): Promise<string> => {
  const gameId = await aGame(server, { priceCents: 400, hoursAhead });
  await pay(player, gameId);
  await writeDocuments(server);
  return gameId;
};
const calls = ({ token: as }: Player) => ({
  keep: (body: object) => server.call('PUT', '/api/wallet/company', { as, body }),
  kept: async () => (await server.call('GET', '/api/wallet/company', { as })).body.data,
  remove: () => server.call('DELETE', '/api/wallet/company', { as }),
  invoice: (number: string, body: object) => server.call('POST', `/api/documents/${number}/invoice`, { as, body }),
  see: async (number: string) =>
    ((await server.call('GET', `/api/documents/${number}`, { as })).body.data as { document: SaleDocument }).document,
  list: async () =>
    ((await server.call('GET', '/api/wallet/documents', { as })).body.data as { documents: DocumentHead[] }).documents,
});

describe('a company', () => {
  test('is kept, changed and removed; receipts name the one of their moment', async () => {
    const player = await aPlayer(server, { balanceCents: 2000 });
    const { keep, kept, remove, see, list } = calls(player);
    expect(await kept()).toEqual({ company: null });
    expect((await keep(typed)).body.data).toEqual({ company });
    await aSale(player);
    expect((await keep(other)).body.data).toEqual({ company: { ...other, kvk: null } });
    await aSale(player);
    expect((await remove()).status).toBe(200);
    expect(await kept()).toEqual({ company: null });
    await aSale(player);
    const documents = await list();
    expect(documents.map(({ kind }) => kind)).toEqual(['receipt', 'invoice', 'invoice']);
    const buyers = await Promise.all(documents.map(async ({ number }) => (await see(number)).buyer));
    expect(buyers).toEqual([null, { ...other, kvk: null }, company]);
  });

  test.each([
    ['a Dutch number that fails its check', 'NL123456783B01'],
    ['a Belgian number that fails its check', 'BE0123456789'],
    ['a number of no country of the EU', 'GB123456789'],
  ])('%s is refused at its field', async (_, vat) => {
    const { keep } = calls(await aPlayer(server));
    await refuses(keep({ ...typed, vat }), 'vat_number_invalid', { status: 400, issues: [{ path: 'vat' }] });
  });

  test.each([
    ['name', 'Anna அ 𐎠', 'அ 𐎠'],
    ['address', 'ქუჩა 1, Tbilisi', 'ქ უ ჩ ა'],
  ])('whose %s no paper can print is refused there', async (path, said, letters) => {
    const { keep, kept } = calls(await aPlayer(server));
    await refuses(keep({ ...typed, [path]: said }), 'letters_unprintable', { params: { letters }, issues: [{ path }] });
    expect((await keep({ ...typed, name: 'Đặng 王小明 محمد', address: '東京都渋谷区 1' })).status).toBe(200);
    expect(await kept()).toMatchObject({ company: { name: 'Đặng 王小明 محمد' } });
  });

  test('of nothing, and a KvK number of seven digits, are refused', async () => {
    const { keep } = calls(await aPlayer(server));
    const { body } = await keep({ name: '', address: '', vat: '', kvk: '1234567' });
    expect(body.code).toBe('invalid_input');
    expect((body.issues as { path: string }[]).map(({ path }) => path).sort()).toEqual([
      'address',
      'kvk',
      'name',
      'vat',
    ]);
  });
});

describe('a receipt', () => {
  test('is made an invoice once, and its credit note names the same company', async () => {
    const player = await aPlayer(server, { balanceCents: 1000 });
    const { invoice, see, list } = calls(player);
    const gameId = await aSale(player);
    await refund(player, gameId);
    await writeDocuments(server);
    const [credit, receipt] = (await list()).map(({ number }) => number);
    if (!credit || !receipt) throw new Error('no documents');
    expect(await see(credit)).toMatchObject({ kind: 'creditNote', buyer: null });
    const made = await invoice(receipt, typed);
    expect(made.body.data).toMatchObject({ document: { kind: 'invoice', number: receipt, buyer: company } });
    expect((await invoice(receipt, typed)).status).toBe(200);
    await refuses(invoice(receipt, other), 'invoice_given');
    await refuses(invoice(receipt, { ...typed, vat: 'NL1' }), 'invalid_input');
    await refuses(invoice(receipt, { ...typed, vat: 'NL123456783B01' }), 'vat_number_invalid');
    expect(await see(credit)).toMatchObject({ kind: 'creditNote', buyer: company });
    await refuses(invoice(credit, typed), 'document_not_found');
    await refuses(calls(await aPlayer(server)).invoice(receipt, typed), 'document_not_found');
  });

  test('says net, VAT and gross for each rate, and so does each list', async () => {
    const player = await aPlayer(server, { balanceCents: 5000 });
    const { see, list } = calls(player);
    await calls(player).keep(typed);
    const gameId = await aGame(server, { priceCents: 4500, hoursAhead: 48 });
    await pay(player, gameId);
    await writeDocuments(server);
    const [head] = await list();
    const vat = [{ rate: 9, net: 41.28, vat: 3.72, amount: 45, exemptReason: null }];
    expect(head).toMatchObject({ kind: 'invoice', total: 45, vat });
    expect(await see(head?.number ?? '')).toMatchObject({ vat });
  });

  test('its company is never changed or removed', async () => {
    const player = await aPlayer(server, { balanceCents: 1000 });
    await calls(player).keep(typed);
    await aSale(player);
    for (const statement of [
      sql`update document_buyer set contents = contents || '{"name": "x"}'`,
      sql`delete from document_buyer`,
      sql`truncate document_buyer`,
    ])
      await expect(statement.execute(server.db)).rejects.toThrow('never changed or deleted');
  });
});

describe('what a guest paid', () => {
  test('is seen, and made an invoice, by the link of the booking alone', async () => {
    const [gameId, email] = [await aGame(server, { priceCents: 500, hoursAhead: 48 }), guestEmail()];
    await (await startPaying(gameId, email)).complete('paid');
    await advance(server, 'PT1M');
    await writeDocuments(server);
    const { path } = await bookingOf(email);
    const list = async (of = path) => server.call('GET', `${of}/documents`);
    const { documents } = (await list()).body.data as { documents: DocumentHead[] };
    expect(documents.map(({ kind }) => kind)).toContain('receipt');
    const number = documents.find(({ about }) => about !== null)?.number ?? '';
    expect((await server.call('GET', `${path}/documents/${number}`)).body.data).toMatchObject({
      document: { number, buyer: null },
    });
    const invoice = (body: object) => server.call('POST', `${path}/documents/${number}/invoice`, { body });
    await refuses(invoice({ ...typed, vat: 'NL123456783B01' }), 'vat_number_invalid');
    expect((await invoice(typed)).body.data).toMatchObject({ document: { kind: 'invoice', buyer: company } });
    await refuses(invoice(other), 'invoice_given');

    const player = await aPlayer(server, { balanceCents: 1000 });
    await aSale(player);
    const [foreign] = await calls(player).list();
    await refuses(server.call('GET', `${path}/documents/${foreign?.number}`), 'document_not_found');
    await refuses(list('/api/guest/bookings/forged'), 'booking_not_found');
    await refuses(server.call('GET', `/api/guest/bookings/forged/documents/${number}`), 'booking_not_found');
  });
});

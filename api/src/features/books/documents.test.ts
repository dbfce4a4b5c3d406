import type { DocumentHead } from '@rondo/contract';
import { amsterdamDay } from '@rondo/rules';
import { vatIn } from '@rondo/rules/books';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { endOfDay } from '../../platform/time/amsterdam.ts';
import { checkInvariants } from '../../../../chaos/src/invariants.ts';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { passCalls } from '../../../test/pass-calls.ts';
import { advance, refuses, useServer } from '../../../test/server.ts';
import { writeDocuments } from './write-documents.ts';

const server = useServer();
const { pay, payForFriend, refund } = joiningCalls(server);
const { aHolder, aSeries, play, handBack } = passCalls(server);

interface Line {
  number: string;
  kind: string;
  cents: number;
  vat_cents: number;
  of: string | null;
}

/** Documents of a person, line by line, in the order of their numbers. */
const documentsOf = (userId: string) => server.rows<Line>`
  select d.series || '-' || d.number as number, l.kind, l.cents, l.vat_cents, o.series || '-' || o.number as of
  from document d join document_line l on l.document_id = d.id left join document o on o.id = l.of_document
  where d.user_id = ${userId} order by d.journal_id, d.year, d.number, l.position`;
const bookedOn = async (account: string): Promise<number> => {
  const rows = await server.rows<{ cents: number }>`
    select coalesce(sum(amount_cents), 0) as cents from posting where account = ${account}`;
  return rows[0]?.cents ?? Number.NaN;
};

describe('a document is given after the sale', () => {
  test('of a spot, and a credit note of what came back of it', async () => {
    const player = await aPlayer(server, { balanceCents: 1000 });
    const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48 });
    await pay(player, gameId);
    await writeDocuments(server);
    expect(await documentsOf(player.id)).toMatchObject([{ kind: 'game', cents: 400, vat_cents: 33, of: null }]);
    await refund(player, gameId);
    await writeDocuments(server);
    const back = -(33 - vatIn(40, 900));
    expect((await documentsOf(player.id))[1]).toMatchObject({ kind: 'game', cents: -360, vat_cents: back });
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  });

  test('both of them in one go, each once, however often it is looked', async () => {
    const player = await aPlayer(server, { balanceCents: 1000 });
    const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48 });
    await pay(player, gameId);
    await refund(player, gameId);
    for (let times = 0; times < 3; times += 1) await writeDocuments(server);
    expect(await documentsOf(player.id)).toMatchObject([{ cents: 400 }, { cents: -360 }]);
  });

  test('of whoever paid, when a game is cancelled', async () => {
    const [payer, friend] = [await aPlayer(server, { balanceCents: 1000 }), await aPlayer(server)];
    const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48 });
    await pay(payer, gameId);
    await payForFriend(payer, gameId, friend.email);
    const admin = await aPlayer(server, { role: 'admin' });
    await server.as(admin).post(`/api/admin/match/${gameId}/cancel`, { note: 'Rain' });
    await writeDocuments(server);
    const lines = await documentsOf(payer.id);
    expect(lines.map(({ cents }) => cents)).toEqual([400, 400, -400, -400]);
    expect(lines.reduce((sum, { vat_cents }) => sum + vat_cents, 0)).toBe(0);
    expect(await documentsOf(friend.id)).toEqual([]);
  });

  test('of the booking that comes back, by who booked the same game twice', async () => {
    const [player, friend] = [await aPlayer(server, { balanceCents: 2000 }), await aPlayer(server)];
    const gameId = await aGame(server, { priceCents: 299, hoursAhead: 48 });
    await pay(player, gameId);
    await writeDocuments(server);
    await refund(player, gameId);
    await pay(player, gameId);
    await payForFriend(player, gameId, friend.email);
    await writeDocuments(server);
    const admin = await aPlayer(server, { role: 'admin' });
    await server.as(admin).post(`/api/admin/match/${gameId}/cancel`, { note: 'Rain' });
    await writeDocuments(server);
    const lines = await documentsOf(player.id);
    const receipts = lines.filter(({ cents }) => cents > 0).map(({ number }) => number);
    const notes = lines.filter(({ cents }) => cents < 0).map(({ cents, of }) => ({ cents, of }));
    expect(notes.toSorted((a, b) => receipts.indexOf(a.of ?? '') - receipts.indexOf(b.of ?? ''))).toEqual([
      { cents: -269, of: receipts[0] },
      { cents: -299, of: receipts[1] },
      { cents: -299, of: receipts[2] },
    ]);
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  });

  test('of a pass, whose rides are no sales of their own', async () => {
    const [first] = await aSeries();
    const player = await aHolder(first);
    await play(player, first);
    await handBack(player, 36.45);
    await writeDocuments(server);
    expect(await documentsOf(player.id)).toMatchObject([
      { kind: 'pass', cents: 4500, vat_cents: 372 },
      { kind: 'pass', cents: -3645, vat_cents: -301 },
    ]);
    expect(await checkInvariants(server.databaseUrl)).toEqual([]);
  });
});

test('what goes back has the rate at which it was sold', async () => {
  const player = await aPlayer(server, { balanceCents: 2000 });
  const gameId = await aGame(server, { priceCents: 400, hoursAhead: 400 });
  const other = await aGame(server, { priceCents: 400, hoursAhead: 400 });
  await pay(player, gameId);
  await writeDocuments(server);
  const tomorrow = endOfDay(amsterdamDay(server.clock.now()));
  await server.sql`insert into vat_rate (kind, from_day, rate) values ('game', ${amsterdamDay(tomorrow)}, 2100)`;
  try {
    await advance(server, 'PT26H');
    await pay(player, other);
    await refund(player, gameId);
    await writeDocuments(server);
    expect(await documentsOf(player.id)).toMatchObject([
      { cents: 400, vat_cents: 33 },
      { cents: 400, vat_cents: 69 },
      { cents: -360, vat_cents: -30 },
    ]);
  } finally {
    await server.sql`delete from vat_rate where rate = 2100 and kind = 'game'`;
  }
});

test('numbers have no gap and VAT is booked once, with four writers at once', async () => {
  const before = await bookedOn('vat');
  const gameId = await aGame(server, { priceCents: 400, hoursAhead: 400, capacity: 40 });
  const players = await Promise.all(Array.from({ length: 24 }, () => aPlayer(server, { balanceCents: 400 })));
  await Promise.all(
    players.map(async (player) => {
      await pay(player, gameId);
      await writeDocuments(server);
    }),
  );
  await writeDocuments(server);
  expect(((await bookedOn('vat')) ?? 0) - (before ?? 0)).toBe(24 * 33);
  expect(await bookedOn('vat_in_sales')).toBe(-(await bookedOn('vat')));
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

describe('documents are read', () => {
  test('by whoever paid, the latest first, each by its number, and at the payment', async () => {
    const player = await aPlayer(server, { balanceCents: 1000 });
    const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48, name: 'Futsal' });
    await pay(player, gameId);
    await writeDocuments(server);
    await refund(player, gameId);
    await writeDocuments(server);
    const get = async (path: string, as = player.token) => server.call('GET', `/api${path}`, { as });
    const { body } = await get('/wallet/documents');
    expect(body).toMatchObject({
      data: {
        documents: [
          { kind: 'creditNote', total: -3.6, about: { name: 'Futsal' } },
          { kind: 'receipt', total: 4 },
        ],
      },
      pagination: { totalCount: 2 },
    });
    const { documents } = body.data as { documents: DocumentHead[] };
    const [credit, receipt] = documents;
    expect((await get(`/documents/${credit?.number}`)).body.data).toMatchObject({
      document: {
        kind: 'creditNote',
        lines: [{ kind: 'game', amount: -3.6, rate: 9, vat: -0.3, of: receipt?.number }],
        vat: [{ rate: 9, net: -3.3, vat: -0.3, amount: -3.6 }],
        seller: { name: 'Rondo Demo B.V.', kvk: '00000000' },
      },
    });
    const { data } = (await get('/internalPayments/user/me')).body as { data: { payments: { _id: string }[] } };
    await pay(player, await aGame(server, { priceCents: 300 }));
    await writeDocuments(server);
    expect((await get(`/wallet/documents?of=${data.payments[0]?._id}`)).body.data).toEqual({ documents });
    expect((await get('/wallet/documents')).body.pagination).toMatchObject({ totalCount: 3 });
    const other = await aPlayer(server);
    await refuses(get(`/documents/${credit?.number}`, other.token), 'document_not_found');
    await refuses(get('/documents/R-2026-999999'), 'document_not_found');
    expect((await get('/documents/anything')).status).toBe(400);
  });

  test('with the seller of then', async () => {
    const seller = {
      name: 'Sport B.V.',
      address: 'Straat 1, Utrecht',
      kvk: '12345678',
      vat: 'NL123456789B01',
      phone: null,
    };
    const player = await aPlayer(server, { balanceCents: 1000 });
    await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 48 }));
    await writeDocuments({ ...server, config: { ...server.config, seller: { ...seller, line: '' } } });
    await pay(player, await aGame(server, { priceCents: 300, hoursAhead: 48 }));
    await writeDocuments({
      ...server,
      config: { ...server.config, seller: { ...seller, name: 'Spel B.V.', line: '' } },
    });
    const rows = await server.rows<{ name: string }>`
      select s.contents ->> 'name' as name from document d join seller s on s.id = d.seller_id
      where d.user_id = ${player.id} order by d.journal_id`;
    expect(rows).toEqual([{ name: 'Sport B.V.' }, { name: 'Spel B.V.' }]);
  });
});

test('what was sold before there were documents has none, nor has what comes back of it', async () => {
  const player = await aPlayer(server, { balanceCents: 1000 });
  const gameId = await aGame(server, { priceCents: 400, hoursAhead: 48 });
  await writeDocuments(server);
  await pay(player, gameId);
  await server.sql`update document_cursor set since = app_now(), until = app_now()`;
  await refund(player, gameId);
  await writeDocuments(server);
  expect(await documentsOf(player.id)).toEqual([]);
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

test('a document is never changed, removed or emptied', async () => {
  const player = await aPlayer(server, { balanceCents: 400 });
  await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 48 }));
  await writeDocuments(server);
  for (const statement of [
    sql`update document set number = number + 1`,
    sql`delete from document_line`,
    sql`update seller set contents = '{}'`,
    sql`truncate document_line`,
  ])
    await expect(statement.execute(server.db)).rejects.toThrow('never changed or deleted');
});

test('the last day is closed once its sales have their documents', async () => {
  const player = await aPlayer(server, { balanceCents: 1000 });
  await pay(player, await aGame(server, { priceCents: 400, hoursAhead: 400 }));
  const day = amsterdamDay(server.clock.now());
  await advance(server, 'PT24H10M');
  const rows = await server.rows<{ day: string; closed: boolean }>`
    select to_char(j.created_at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD') as day,
      exists (select from journal_hash h where h.journal_id = j.id) as closed
    from document d join journal j on j.id = d.vat_journal_id where d.user_id = ${player.id}`;
  expect(rows).toEqual([{ day, closed: true }]);
});

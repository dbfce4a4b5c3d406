import type { CallResponse, getBulkChange, previewBulkChange } from '@rondo/contract';
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { aGame, aPlayer, balanceOf, useNewPlayer } from '../../../test/builders.ts';
import { consoleCalls } from '../../../test/console-calls.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { runBulkChange } from './run-bulk-changes.ts';

type BulkChange = CallResponse<typeof getBulkChange>['data']['bulkChange'];

const server = useServer();
const { pay } = joiningCalls(server);
const { audit } = consoleCalls(server);
const admin = useNewPlayer(server, { role: 'admin' });
let venue: string;
/** An address of its own, so that only this test's games are at its venue. */
let address: string;

beforeEach(async () => {
  address = `Zaalstraat ${randomUUID().slice(0, 8)}`;
});

async function gameHere(options: Parameters<typeof aGame>[1] = {}): Promise<string> {
  const id = await aGame(server, options);
  await server.sql`update game set address = ${address} where id = ${id}`;
  ({ venue } = await server.row<{ venue: string }>`select venue_id as venue from game where id = ${id}`);
  return id;
}

const preview = async (query: string) =>
  (await server.as(admin).get(`/api/admin/bulk-changes/preview?venue=${venue}&${query}`)).body.data as CallResponse<
    typeof previewBulkChange
  >['data'];
const start = (body: object, key?: string) =>
  server.call('POST', '/api/admin/bulk-changes', {
    as: admin.token,
    body: { note: 'The hall is flooded', ...body },
    ...(key && { key }),
  });
const bulkOf = ({ body }: Awaited<ReturnType<typeof start>>) => (body.data as { bulkChange: BulkChange }).bulkChange;
const see = async (id: string) => bulkOf(await server.as(admin).get(`/api/admin/bulk-changes/${id}`));
const run = (id: string) => runBulkChange({ db: server.db, jobs: server.jobs }, id);
const stateOf = (id: string) =>
  server.row<{ status: string; cancel_note: string | null; cancelled_by: string | null }>`
    select status, cancel_note, cancelled_by from game where id = ${id}`;
const placeOf = (id: string) =>
  server.row<{ starts_at: string; address: string; venue_id: string }>`
    select starts_at, address, venue_id from game where id = ${id}`;

test('the games of the list are narrowed by venue, city, organiser, series and ground, in the file too', async () => {
  const organiser = await aPlayer(server, { role: 'organiser' });
  const [one, two] = [await gameHere({ organiserId: organiser.id }), await gameHere({ hoursAhead: 96 })];
  await server.sql`update game set surface = 'Grass', city = 'Maarn' where id = ${two}`;
  const series =
    await server.value<string>`insert into game_series (organiser_id) values (${organiser.id}) returning id`;
  await server.sql`update game set series_id = ${series} where id = ${two}`;
  const ids = async (query: string) => {
    const { body } = await server.as(admin).get(`/api/admin/games?${query}`);
    return (body.data as { games: { _id: string }[] }).games.map(({ _id }) => _id);
  };
  expect(await ids(`venue=${venue}`)).toEqual([one, two]);
  expect(await ids(`venue=${venue}&city=Maarn`)).toEqual([two]);
  expect(await ids(`organiser=${organiser.id}`)).toEqual([one]);
  expect(await ids(`series=${series}`)).toEqual([two]);
  expect(await ids(`venue=${venue}&ground=indoors`)).toEqual([one]);
  expect(await ids(`venue=${venue}&ground=outdoors`)).toEqual([two]);
  const { body } = await server.as(admin).get(`/api/admin/games.csv?venue=${venue}`);
  expect(String(body.text).trim().split('\r\n')).toHaveLength(3);
});

test('a venue that is shut: its games, their people and their money are shown, cancelled with one note, and what can’t be is said', async () => {
  const [paid, free, begun] = [
    await gameHere({ priceCents: 500 }),
    await gameHere({ hoursAhead: 80 }),
    await gameHere({ hoursAhead: 0.01 }),
  ];
  const player = await aPlayer(server, { balanceCents: 1000 });
  await pay(player, paid);
  await server.sql`update game set starts_at = app_now() - interval '1 minute' where id = ${begun}`;
  expect(await preview('act=cancel')).toMatchObject({
    games: [
      { _id: begun, refusal: 'game_started' },
      { _id: paid, refusal: null, joined: 1, paid: 5 },
      { _id: free, refusal: null, joined: 0, paid: 0 },
    ],
    people: 1,
    paid: 5,
    more: false,
  });
  const key = randomUUID();
  const asked = { act: 'cancel', gameIds: [paid, free, begun] };
  const { _id } = bulkOf(await start(asked, key));
  expect(bulkOf(await start(asked, key))._id).toBe(_id);
  await Promise.all([run(_id), run(_id), run(_id)]);
  await run(_id);
  const change = await see(_id);
  expect(change).toMatchObject({ total: 3, done: 2, note: 'The hall is flooded' });
  expect(change.finishedAt).not.toBeNull();
  expect(change.refused).toMatchObject([{ _id: begun, refusal: 'game_started' }]);
  const cancelled = { status: 'cancelled', cancel_note: 'The hall is flooded', cancelled_by: 'rondo' };
  expect([await stateOf(paid), await stateOf(free)]).toEqual([cancelled, cancelled]);
  expect(await balanceOf(server, player.id)).toBe(1000);
  const mails = (await mailsTo(server, player.email)).filter(({ text }) => text.includes('The hall is flooded'));
  expect(mails).toHaveLength(1);
  expect(await audit(admin.token, `subject=${_id}`)).toMatchObject([
    { action: 'games.cancel', reason: 'The hall is flooded', after: { games: [paid, free, begun] } },
  ]);
});

test('games are moved by days and minutes, and to another venue; whoever is in hears it with the note', async () => {
  const elsewhere = await gameHere();
  const other = (await placeOf(elsewhere)).venue_id;
  address = `Sporthal ${randomUUID().slice(0, 8)}`;
  const [one, two] = [await gameHere({ priceCents: 500 }), await gameHere({ hoursAhead: 96 })];
  const player = await aPlayer(server, { balanceCents: 1000 });
  await pay(player, one);
  const before = await placeOf(one);
  expect(await preview(`act=move&days=-5`)).toMatchObject({
    games: [{ refusal: 'date_out_of_range' }, { refusal: 'date_out_of_range' }],
    people: 0,
  });
  expect(await preview(`act=move&days=1&minutes=30&venueId=${other}`)).toMatchObject({ people: 1, paid: 5 });
  const move = { act: 'move', days: 1, minutes: 30, venueId: other };
  const pressed = await Promise.all([1, 2, 3].map(() => start({ ...move, gameIds: [one, two] })));
  const [begun, ...others] = pressed.toSorted((a, b) => a.status - b.status);
  expect(others.map(({ body }) => body.code)).toEqual(['moved_just_now', 'moved_just_now']);
  if (!begun) throw new Error('nothing began');
  const { _id } = bulkOf(begun);
  await run(_id);
  expect(await see(_id)).toMatchObject({ done: 2, refused: [] });
  await refuses(start({ ...move, gameIds: [two] }), 'moved_just_now');
  const after = await placeOf(one);
  expect(Date.parse(after.starts_at) - Date.parse(before.starts_at)).toBe(24.5 * 3_600_000);
  expect([after.venue_id, (await placeOf(two)).venue_id]).toEqual([other, other]);
  const texts = (await mailsTo(server, player.email)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining('The hall is flooded'));
  const { body } = await server.as(admin).get(`/api/admin/venues?query=${address}`);
  expect(body.data).toEqual({ venues: [] });
  const found = await server.as(admin).get(`/api/admin/venues?query=zaalstraat`);
  expect((found.body.data as { venues: { _id: string }[] }).venues.map((one) => one._id)).toContain(other);
});

test('what was left by a crash is done by the sweep, and one that fails holds up no other', async () => {
  const [one, two] = [await gameHere(), await gameHere({ hoursAhead: 80 })];
  const { _id } = bulkOf(await start({ act: 'cancel', gameIds: [one, two] }));
  await server.jobs.runNow('bulk changes');
  expect(await see(_id)).toMatchObject({ done: 2, refused: [] });
});

test.each([
  ['a move to nowhere', { act: 'move' }, 'move_missing'],
  ['a venue that is none', { act: 'move', venueId: randomUUID() }, 'venue_unknown'],
  ['a game that is none', { act: 'cancel', gameIds: [randomUUID()] }, 'game_not_found'],
  ['no note', { act: 'cancel', note: ' ' }, 'invalid_input'],
])('%s is refused', async (_, body, code) => {
  const gameIds = [await gameHere()];
  expect((await start({ gameIds, ...body })).body.code).toBe(code);
});

test('a bulk change that is none, and a preview for a venue that is none', async () => {
  await gameHere();
  const none = randomUUID();
  await refuses(server.as(admin).get(`/api/admin/bulk-changes/${none}`), 'not_found');
  await refuses(server.as(admin).get(`/api/admin/bulk-changes/preview?act=move&venueId=${none}`), 'venue_unknown');
});

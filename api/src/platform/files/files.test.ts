import { hour } from '@rondo/rules';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkInvariants } from '../../../test/invariants.ts';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { openBucket, type TestBucket } from '../../../test/bucket.ts';
import { gameForm, gameIn, usePlace } from '../../../test/game-form.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { sweepLooseFiles } from '../../../test/loose-files.ts';
import { formOf } from '../../../test/passwords.ts';
import { profileCalls } from '../../../test/profile-calls.ts';
import { useServer } from '../../../test/server.ts';

let bucket: TestBucket | null = await openBucket();
const { settings } = bucket;
const server = useServer(settings);
usePlace(server);
const { join } = joiningCalls(server);
const { update, photoOf, fileOf } = profileCalls(server);

const close = async () => {
  await bucket?.close();
  bucket = null;
};
afterEach(async () => {
  bucket ??= await openBucket(Number(new URL(settings.STORAGE_S3_URL).port));
});
afterAll(close);

const picture = (background: string) =>
  sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

const openTransactions = () => server.value<number>`
  select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and state like 'idle%'`;

test('a photo is stored in the bucket under its hash, served for good, and removed with its account’s next one', async () => {
  const player = await aPlayer(server);
  expect((await update(player, {}, await picture('#204080'))).status).toBe(200);
  const first = await photoOf(player);
  const { status, headers } = await server.call('GET', first ?? '');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  await update(player, {}, await picture('#802040'));
  await sweepLooseFiles(server);
  expect([await fileOf(first), await fileOf(await photoOf(player))]).toEqual([null, expect.any(Buffer)]);
  expect((await server.call('GET', first ?? '')).status).toBe(404);
});

test('two people with the same picture have a file each', async () => {
  const [one, other] = [await aPlayer(server), await aPlayer(server)];
  const same = await picture('#108010');
  await Promise.all([update(one, {}, same), update(other, {}, same)]);
  const [theirs, others] = [await photoOf(one), await photoOf(other)];
  expect(theirs?.slice(0, 46)).toBe(others?.slice(0, 46));
  await update(one, { removePhoto: 'true' });
  await sweepLooseFiles(server);
  expect([await fileOf(theirs), await fileOf(others)]).toEqual([null, expect.any(Buffer)]);
});

test('with the bucket gone, pictures are refused for a while and nothing else is; what was to be removed is once it is back', async () => {
  const player = await aPlayer(server);
  await update(player, {}, await picture('#302010'));
  const before = await photoOf(player);
  await close();
  const later = { status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '2' } };
  expect(await update(player, {}, await picture('#403020'))).toMatchObject(later);
  expect(await photoOf(player)).toBe(before);
  expect(await server.call('GET', before ?? '')).toMatchObject(later);
  expect(await openTransactions()).toBe(0);
  expect((await join(await aPlayer(server), await aGame(server))).status).toBe(200);
  expect((await update(player, { removePhoto: 'true' })).status).toBe(200);
  expect(await photoOf(player)).toBeNull();
  await expect(sweepLooseFiles(server)).rejects.toThrow('the bucket did not answer');
  const isNoted = async () => (await server.rows`select from loose_file where address = ${before}`).length;
  bucket = await openBucket(Number(new URL(settings.STORAGE_S3_URL).port));
  await sweepLooseFiles(server);
  expect(await isNoted()).toBe(1);
  await sweepLooseFiles(server, 2 * hour);
  expect(await isNoted()).toBe(0);
  expect(await checkInvariants(server.databaseUrl)).toEqual([]);
});

test('while a picture of a game is being stored, no transaction is open', async () => {
  const { token } = await aPlayer(server, { role: 'organiser' });
  const put = server.storage.put.bind(server.storage);
  const open: number[] = [];
  server.storage.put = async (name, bytes) => {
    open.push(await openTransactions());
    await put(name, bytes);
  };
  const send = async (method: 'POST' | 'PATCH', address: string) => {
    const photo = { field: 'photo', name: 'game.png', bytes: await picture('#777777') };
    const form = await formOf({ data: JSON.stringify(gameForm(server)) }, photo);
    const answer = await server.call(method, address, { as: token, ...form });
    expect(answer.status).toBeLessThan(300);
    return gameIn(answer);
  };
  const { _id } = await send('POST', '/api/matches');
  await send('PATCH', `/api/admin/match/${_id}`);
  server.storage.put = put;
  expect(open).toEqual([0, 0, 0, 0]);
});

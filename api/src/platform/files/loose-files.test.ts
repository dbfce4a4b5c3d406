import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hour } from '@rondo/rules';
import { afterAll, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { sweepLooseFiles } from '../../../test/loose-files.ts';
import { useServer } from '../../../test/server.ts';
import { storedName } from './stored-name.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'rondo-sweep-'));
const server = useServer({ DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const isKept = async (name: string) => (await server.storage.read(name)) !== null;
const noted = async () => (await server.rows`select from loose_file`).length;

async function store(folder: string, endings: readonly string[]): Promise<string> {
  const name = storedName(folder, Buffer.from('a picture'));
  await Promise.all(endings.map((ending) => server.storage.put(`${name}${ending}`, Buffer.from('a picture'))));
  return name;
}

test('what a row names stays, in all its sizes, until it names it no more; what none comes to name goes after a day', async () => {
  const both = ['.webp', '-card.webp'];
  const three = [...both, '-mail.jpg'];
  const named = {
    photo: await store('photos', ['.webp']),
    game: await store('games', both),
    venue: await store('venues', three),
    banner: await store('communities', both),
    location: await store('communities', both),
    news: await store('communities', both),
    enquiry: await store('enquiries', both),
  };
  const shown = (name: keyof typeof named) => `/files/${named[name]}.webp`;
  const player = await aPlayer(server);
  const [game, alike] = [await aGame(server), await aGame(server)];
  await server.sql`update app_user set photo = ${shown('photo')} where id = ${player.id}`;
  await server.sql`update game set photo = ${shown('game')} where id in (${game}, ${alike})`;
  await server.sql`
    insert into venue_photo (venue_id, path, added_at) select venue_id, ${shown('venue')}, app_now() from game where id = ${game}`;
  await server.sql`
    with kept as (
      insert into community (short_code, name, sport, city, banner_image, location_image)
      values ('swept', 'S', 'Futsal', 'Delft', ${shown('banner')}, ${shown('location')}) returning id)
    insert into community_news (community_id, author_id, title, body, picture, is_told, created_at)
    select id, ${player.id}, 'T', 'B', ${shown('news')}, false, app_now() from kept`;
  await server.sql`insert into enquiry_photo (path, position) values (${shown('enquiry')}, 1)`;
  const orphan = await store('venues', three);
  expect(await noted()).toBe(8);

  await sweepLooseFiles(server, 23 * hour);
  expect(await isKept(`${orphan}-card.webp`)).toBe(true);
  await sweepLooseFiles(server, 25 * hour);
  for (const name of Object.values(named)) expect([name, await isKept(`${name}.webp`)]).toEqual([name, true]);
  expect(await isKept(`${named.venue}-mail.jpg`)).toBe(true);
  for (const ending of three) expect(await isKept(`${orphan}${ending}`)).toBe(false);
  expect(await noted()).toBe(0);

  await server.sql`update app_user set photo = null where id = ${player.id}`;
  await server.sql`update game set photo = null where id = ${game}`;
  await server.sql`delete from venue_photo where path = ${shown('venue')}`;
  await server.sql`delete from enquiry_photo where path = ${shown('enquiry')}`;
  await server.sql`delete from community_news where picture = ${shown('news')}`;
  await server.sql`update community set banner_image = location_image where short_code = 'swept'`;
  await sweepLooseFiles(server, 0);
  expect(await isKept(`${named.photo}.webp`)).toBe(true);
  await sweepLooseFiles(server);
  for (const name of ['photo', 'venue', 'enquiry', 'news', 'banner'] as const)
    expect([name, await isKept(`${named[name]}.webp`)]).toEqual([name, false]);
  expect(await isKept(`${named.venue}-mail.jpg`)).toBe(false);
  // The rows are of a game in the same series, and of the same community.
  expect([await isKept(`${named.game}.webp`), await isKept(`${named.location}.webp`)]).toEqual([true, true]);
  expect(await noted()).toBe(0);
});

test('pictures of elsewhere are not looked at', async () => {
  const player = await aPlayer(server);
  await server.sql`update app_user set photo = 'https://example.com/me.webp' where id = ${player.id}`;
  await server.sql`update app_user set photo = null where id = ${player.id}`;
  expect(await noted()).toBe(0);
});

test('every text that may name a stored file is asked for; a game’s own picture of its place is written nowhere', async () => {
  const rows = await server.values<string>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.column_name ~ '(photo|picture|image|path)'
      and c.table_name || '.' || c.column_name not in ('game.location_image', 'notification.redirect_path') order by 1`;
  expect(rows).toEqual([
    'app_user.photo',
    'community.banner_image',
    'community.location_image',
    'community_news.picture',
    'enquiry_photo.path',
    'game.photo',
    'venue_photo.path',
  ]);
});

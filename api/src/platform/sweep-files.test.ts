import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { day, hour } from '@rondo/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../test/builders.ts';
import { useServer } from '../../test/server.ts';
import { storedName } from './stored-name.ts';
import { sweepFiles } from './sweep-files.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'rondo-sweep-'));
const server = useServer({ DATA_DIR: dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const sweep = () => sweepFiles(server.db, server.storage, new AbortController().signal);
const isKept = async (name: string) => (await server.storage.read(name)) !== null;

/** Stores a file that was last changed so long ago. */
async function stored(folder: string, endings: readonly string[], agoMs: number): Promise<string> {
  const name = storedName(folder, Buffer.from('a picture'));
  for (const ending of endings) {
    await server.storage.put(`${name}${ending}`, Buffer.from('a picture'));
    const at = new Date(Date.now() - agoMs);
    utimesSync(path.join(dataDir, 'files', `${name}${ending}`), at, at);
  }
  return name;
}

test('what a row names stays, in all its sizes; what none names goes after a day', async () => {
  const both = ['.webp', '-card.webp'];
  const named = {
    photo: await stored('photos', ['.webp'], 2 * day),
    game: await stored('games', both, 2 * day),
    venue: await stored('venues', [...both, '-mail.jpg'], 2 * day),
    banner: await stored('communities', both, 2 * day),
    location: await stored('communities', both, 2 * day),
    news: await stored('communities', both, 2 * day),
    enquiry: await stored('enquiries', both, 2 * day),
  };
  const shown = (name: keyof typeof named) => `/files/${named[name]}.webp`;
  const player = await aPlayer(server);
  const game = await aGame(server);
  await sql`update app_user set photo = ${shown('photo')} where id = ${player.id}`.execute(server.db);
  await sql`update game set photo = ${shown('game')} where id = ${game}`.execute(server.db);
  await sql`insert into venue_photo (venue_id, path, added_at) select venue_id, ${shown('venue')}, now() from game where id = ${game}`.execute(
    server.db,
  );
  await sql`
    with kept as (
      insert into community (short_code, name, sport, city, banner_image, location_image)
      values ('swept', 'S', 'Futsal', 'Delft', ${shown('banner')}, ${shown('location')}) returning id)
    insert into community_news (community_id, author_id, title, body, picture, is_told, created_at)
    select id, ${player.id}, 'T', 'B', ${shown('news')}, false, now() from kept`.execute(server.db);
  await sql`insert into enquiry_photo (path, position) values (${shown('enquiry')}, 1)`.execute(server.db);

  const orphan = await stored('venues', [...both, '-mail.jpg'], 25 * hour);
  const young = await stored('games', both, 23 * hour);
  await server.storage.put('games/cut-off.webp.part', Buffer.from('half'));
  utimesSync(path.join(dataDir, 'files/games/cut-off.webp.part'), new Date(0), new Date(0));

  expect(await sweep()).toBe(4);
  for (const name of Object.values(named)) expect([name, await isKept(`${name}.webp`)]).toEqual([name, true]);
  expect(await isKept(`${named.venue}-mail.jpg`)).toBe(true);
  expect([await isKept(`${orphan}.webp`), await isKept(`${orphan}-mail.jpg`)]).toEqual([false, false]);
  expect(await isKept(`${young}-card.webp`)).toBe(true);
  expect(await sweep()).toBe(0);
});

test('every text that may name a stored file is asked for; a game’s own picture of its place is written nowhere', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
      and c.column_name ~ '(photo|picture|image|path)'
      and c.table_name || '.' || c.column_name not in ('game.location_image', 'notification.redirect_path') order by 1`.execute(
    server.db,
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'app_user.photo',
    'community.banner_image',
    'community.location_image',
    'community_news.picture',
    'enquiry_photo.path',
    'game.photo',
    'venue_photo.path',
  ]);
});

test('with most files unknown it removes none: they are another database’s', async () => {
  const names: string[] = [];
  for (let n = 0; n < 120; n += 1) names.push(await stored('photos', ['.webp'], 2 * day));
  await expect(sweep()).rejects.toThrow(/^120 of \d+ stored files have no row here: none was removed$/);
  expect(await isKept(`${names[0]}.webp`)).toBe(true);
});

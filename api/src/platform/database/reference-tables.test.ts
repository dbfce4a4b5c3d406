import { notificationKindNames } from '@rondo/rules/notification-kinds';
import { languageCodes, ratedSports, spokenLanguages, sports, weekParts } from '@rondo/rules';
import { addPseudoLanguage, pseudo, removePseudoLanguage } from '@rondo/phrases/test/pseudo-language';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGame, aPlayer } from '../../../test/builders.ts';
import { mailsTo } from '../../../test/mails.ts';
import { useServer } from '../../../test/server.ts';
import { migrate } from './migrate.ts';

const server = useServer();

test.each([
  ['language', languageCodes],
  ['notification_kind', notificationKindNames],
  ['sport', sports],
  ['rated_sport', ratedSports],
])('the table %s has the rows of the rules', async (table, rules) => {
  const rows = await server.rows<Record<string, string>>`select * from ${sql.table(table)}`;
  expect(rows.flatMap((row) => Object.values(row)).toSorted()).toEqual([...rules].toSorted());
});

test('a kind of notification is in its table without a migration, and one that other code knows stays', async () => {
  const [kind] = notificationKindNames;
  await server.sql`delete from notification_kind where name = ${kind}`;
  await server.sql`insert into notification_kind values ('ofTomorrow')`;
  await migrate(server.databaseUrl);
  const rows = await server.rows`
    select name from notification_kind where name in (${kind}, 'ofTomorrow')`;
  expect(rows).toHaveLength(2);
  await server.sql`delete from notification_kind where name = 'ofTomorrow'`;
});

test('what is in no table is refused', async () => {
  const [player, game] = [await aPlayer(server), await aGame(server)];
  const refused = (statement: ReturnType<typeof sql>) =>
    expect(statement.execute(server.db)).rejects.toMatchObject({ code: '23503' });
  await refused(sql`update app_user set language = 'xx' where id = ${player.id}`);
  await refused(sql`update game set sport = 'Chess' where id = ${game}`);
  await refused(sql`insert into notification (user_id, kind, created_at) values (${player.id}, 'chess', app_now())`);
  await refused(sql`insert into community (short_code, name, sport, city) values ('chess', 'Chess', 'Chess', 'Delft')`);
  await refused(sql`insert into score (user_id, sport, score) values (${player.id}, 'Chess', 3)`);
  await refused(sql`
    insert into grading (game_id, rater_id, target_id, sport, grade, created_at)
    values (${game}, ${player.id}, ${(await aPlayer(server)).id}, 'Futsal', 3, app_now())`);
});

test('what players say of themselves are words of the rules', async () => {
  const { id } = await aPlayer(server);
  const says = (column: string, words: readonly string[]) =>
    server.sql`update app_user set ${sql.ref(column)} = ${[...words]} where id = ${id}`;
  await says('liked_sports', sports);
  await says('playing_hours', weekParts);
  for (const language of spokenLanguages) await says('spoken_languages', [language]);
  for (const [column, word] of [
    ['liked_sports', 'Chess'],
    ['playing_hours', 'night'],
    ['spoken_languages', 'Nederlands'],
  ] as const)
    await expect(says(column, [word])).rejects.toMatchObject({ code: '23514' });
});

describe('a language that is a row and its phrases', () => {
  beforeAll(async () => {
    addPseudoLanguage();
    await server.sql`insert into language values (${pseudo})`;
  });
  afterAll(removePseudoLanguage);

  test('is that of somebody’s mails', async () => {
    const player = await aPlayer(server, { name: 'Sanne' });
    await server.sql`update app_user set language = ${pseudo} where id = ${player.id}`;
    await server.call('PATCH', '/api/users/ifEmailExists', { body: { email: player.email } });
    const [mail] = await mailsTo(server, player.email);
    expect(mail?.subject).toBe('[!!! Chóósé à ñéw pàsswórd !!!]');
  });

  test('is an address of every page', async () => {
    const { body } = await server.call('GET', '/sitemap.xml');
    expect(body.text).toContain('hreflang="xa" href="');
  });
});

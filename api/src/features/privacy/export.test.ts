import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aCode, aGame, aPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPlayerWithPassword, logIn } from '../../../test/passwords.ts';
import { useServer } from '../../../test/server.ts';
import { personalTables } from './personal-tables.ts';

const server = useServer();
const { join, pay } = joiningCalls(server);

/** Columns that name a person without a foreign key that shows it. */
const naming = String.raw`(^|_)(user|payer|owner|organiser|rater|target|actor|recipient|email)(_id)?$`;

test('every table that has something about a person is listed, with every column that does', async () => {
  const rows = await server.rows<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(distinct column_name order by column_name) as columns from (
      select c.table_name::text, c.column_name::text
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ ${naming}
      union
      select u.table_name::text, u.column_name::text
      from information_schema.referential_constraints r
      join information_schema.key_column_usage u
        on u.constraint_schema = r.constraint_schema and u.constraint_name = r.constraint_name
      join information_schema.constraint_column_usage p
        on p.constraint_schema = r.constraint_schema and p.constraint_name = r.constraint_name
      where p.table_schema = 'public' and p.table_name = 'app_user'
    ) named where table_name <> 'app_user' group by table_name order by table_name`;
  const listed = personalTables
    .map(({ table, columns }) => ({ table, columns: columns.toSorted() }))
    .toSorted((a, b) => (a.table < b.table ? -1 : 1));
  // A new table needs its row in personal-tables.ts: what is exported, and what happens to it when the account is deleted.
  expect(listed).toEqual(rows);
});

async function dataOf(token: string) {
  const answer = await server.call('GET', '/api/users/export', { as: token });
  return { ...answer, data: answer.body.data as Record<string, Record<string, unknown>[]> };
}

test('one file has it all: what they did, got and paid', async () => {
  const me = await aPlayerWithPassword(server, { balanceCents: 2000, name: 'Sanne' });
  const friend = await aPlayer(server, { name: 'Bram' });
  const [game, paid] = [await aGame(server, { name: 'Free' }), await aGame(server, { name: 'Paid', priceCents: 500 })];
  await aGame(server, { organiserId: me.id, name: 'Mine' });
  await join(me, game);
  await join(friend, game);
  await aCode(server, me.id, { value: 100 });
  await pay(me, paid);
  await server.sql`insert into grading (game_id, rater_id, target_id, sport, grade, created_at, counted_at)
    values (${game}, ${me.id}, ${friend.id}, 'Volleyball', 4, app_now(), null),
      (${game}, ${friend.id}, ${me.id}, 'Volleyball', 2.5, app_now(), app_now())`;
  await server.call('PATCH', '/api/users/ifEmailExists', { body: { email: me.email } });

  await server.sql`update app_user set photo = '/files/photos/x.webp' where id = ${me.id}`;
  const { headers, body, data } = await dataOf(me.token);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="rondo-\d{4}-\d\d-\d\d\.json"$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toMatchObject({ format: 'rondo-export-1', cutOff: [] });
  expect(data).toMatchObject({
    account: [
      {
        name: 'Sanne',
        email: me.email,
        has_password: true,
        photo: expect.stringMatching(/^http.+\/files\/photos\/x\.webp$/),
      },
    ],
    sessions: [{}],
    gamesJoined: [{ game: 'Free' }, { game: 'Paid', price_cents: 500, paid_cents: 400 }],
    gamesOrganised: [{ name: 'Mine', level: 'All levels', capacity: 10 }],
    gradesGiven: [{ game: 'Free', grade: 4 }],
    gradesReceived: [{ sport: 'Volleyball', grades: 1 }],
    wallet: [{ balance_cents: 1600 }],
    walletPostings: [{ amount_cents: 2000 }, { kind: 'entrance_fee', amount_cents: -400 }],
    promocodes: [{}],
    mails: [{ subject: 'Choose a new password' }],
    notifications: [{}, {}],
  });
  const text = JSON.stringify(body);
  expect(text).not.toContain(friend.id);
  expect(text).not.toContain('Bram');
  expect(text).not.toContain('argon2');
  expect(text).not.toMatch(/hash|token/i);
  // The seconds of an instant may end like this.
  expect(text).not.toMatch(/(?<!\d)2\.5/);
});

test('mails to an address are for who has it now', async () => {
  const email = `moved-${randomUUID()}@rondo.test`;
  await server.sql`insert into mail (recipient, subject, text_body, html_body, created_at)
    values (${email}, 'Of somebody before', '', '', app_now() - interval '1 day')`;
  const me = await aPlayerWithPassword(server);
  await server.sql`update app_user set email = ${email} where id = ${me.id}`;
  expect((await dataOf(String((await logIn(server, email)).body.token))).data.mails).toEqual([]);
});

test('one list is cut off rather than the server held up', async () => {
  const me = await aPlayer(server);
  await server.sql`insert into notification (user_id, kind, created_at)
    select ${me.id}, 'signedUp', app_now() from generate_series(1, 20001)`;
  const { body, data } = await dataOf(me.token);
  expect([body.cutOff, data.notifications?.length]).toEqual([['notifications'], 20_000]);
  expect(await server.value<number>`select count(*) as n from notification where user_id = ${me.id}`).toBe(20_001);
});

test('five files an hour are enough', async () => {
  const me = await aPlayer(server);
  const codes = [];
  for (let index = 0; index < 6; index += 1) codes.push((await dataOf(me.token)).status);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
});

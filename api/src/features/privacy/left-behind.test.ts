import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { sweepLooseFiles } from '../../../test/loose-files.ts';
import { mailsTo, subjectsTo } from '../../../test/mails.ts';
import { aPlayerWithPassword, formOf, oldPassword } from '../../../test/passwords.ts';
import { cookiesOf } from '../../../test/google-calls.ts';
import { advance, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();
const { join, pay, payForFriend, offer } = joiningCalls(server);

const leave = (player: Player, more: object = {}) =>
  server.as(player).delete('/api/users/deleteMe', { password: oldPassword, ...more });
const storedName = ({ id }: Player) => server.value<string>`select name from app_user where id = ${id}`;

describe('what is left', () => {
  test('a past game has a former player in it, and nothing else names the person', async () => {
    const player = await aPlayerWithPassword(server, { name: 'Sanne Unmistakable' });
    const [viewer, gameId] = [await aPlayer(server), await aGame(server, { hoursAhead: 3, minimumPlayers: 2 })];
    await join(player, gameId);
    await join(viewer, gameId);
    const photo = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const form = await formOf({}, { field: 'photo', name: 'me.png', bytes: photo });
    const { user } = (await server.call('PATCH', '/api/users/updateMe', { as: player.token, ...form })).body;
    const path = (user as { photo: string }).photo.replace('/files/', '');
    expect(await server.storage.read(path)).not.toBeNull();
    await advance(server, 'PT5H');
    const community = () => server.value<string>`
      insert into community (short_code, name, sport, city) values ('leaving', 'L', 'Futsal', 'Delft') returning id`;
    await server.sql`insert into community_member (community_id, user_id, status)
      values (${await community()}, ${player.id}, 'approved')`;
    await server.sql`
      insert into newsletter_subscription (email, address_hash) values (${player.email}, sha256(${player.email}::text::bytea))`;
    await server.sql`
      update app_user set liked_sports = '{Futsal}', playing_hours = '{weekendMorning}', spoken_languages = '{fy}',
      shows_playing = true, suggests_games = false where id = ${player.id}`;
    expect((await leave(player)).status).toBe(200);
    const said = await server.row`
      select liked_sports, playing_hours, spoken_languages, shows_playing, suggests_games from app_user where id = ${player.id}`;
    expect(said).toEqual({
      liked_sports: [],
      playing_hours: [],
      spoken_languages: [],
      shows_playing: false,
      suggests_games: true,
    });

    const { body } = await server.as(viewer).get(`/api/archivedmatches/match/${gameId}`);
    expect(JSON.stringify(body)).toContain('Former player');
    await sweepLooseFiles(server);
    expect(await server.storage.read(path)).toBeNull();
    const members = await server.value<number>`select member_count as n from community where short_code = 'leaving'`;
    expect(members).toBe(0);
    expect(await tablesNaming('Sanne Unmistakable')).toEqual(['mail']);
    expect(await tablesNaming(player.email)).toEqual(['mail']);
    // Except the last mail, which says that the account has been deleted.
    expect(await subjectsTo(server, player.email)).toEqual(['We deleted your Rondo account']);
  });

  test('what friends were told names them no more either', async () => {
    const player = await aPlayerWithPassword(server, { name: 'Sanne Unforgettable', balanceCents: 2000 });
    const friend = await aPlayer(server, { balanceCents: 1000 });
    const [given, offered] = [
      await aGame(server, { priceCents: 500 }),
      await aGame(server, { priceCents: 500, confirmed: true }),
    ];
    await payForFriend(player, given, friend.email);
    await pay(player, offered);
    await offer(player, offered, friend.email);
    const told = async () => {
      const { body } = await server.as(friend).get('/api/users/notifications');
      return (body.data as { type: string; title: string }[]).map(({ type, title }) => `${type}: ${title}`);
    };
    expect((await told()).filter((title) => title.includes('Sanne Unforgettable'))).toHaveLength(2);
    const { balance } = (await server.as(player).get('/api/users/leaving')).body.data as {
      balance: number;
    };
    expect((await leave(player, { givenUpBalance: balance })).status).toBe(200);
    expect(await told()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('friendPaid: Former player'),
        expect.stringContaining('handOverOffered: Former player'),
      ]),
    );
    expect(await tablesNaming('Sanne Unforgettable')).toEqual(['mail']);
  });

  test('the address can sign up again, and finds nothing of the old account', async () => {
    const player = await aPlayerWithPassword(server, { name: 'Sanne' });
    await join(player, await aGame(server));
    await leave(player);
    const email = player.email;
    const signedUp = await server.call('POST', '/api/users/confirmation', {
      body: {
        name: 'Sanne again',
        email,
        password: oldPassword,
        confirmPassword: oldPassword,
        termsConsent: true,
        privacyConsent: true,
      },
    });
    const token = /confirm-signup\/([\w-]+)/.exec((await mailsTo(server, email))[0]?.text ?? '')?.[1] ?? '';
    const { body } = await server.call('GET', `/api/users/confirmation/${token}`, {
      headers: { cookie: cookiesOf(signedUp) },
    });
    const as = String(body.token);
    const me = await server.call('GET', '/api/users/me', { as });
    expect(me.body.user).toMatchObject({ name: 'Sanne again', balance: 0, game_count: 0 });
    expect((await server.call('GET', '/api/matches/myjoined', { as })).body.matches).toEqual([]);
    const { data } = (await server.call('GET', '/api/users/export', { as })).body as {
      data: Record<string, unknown[]>;
    };
    expect([data.mails, data.gamesJoined, data.walletPostings]).toEqual([[], [], []]);
    expect(await storedName(player)).toBe('Former player');
  });
});

/** The tables with rows that contain a text. */
async function tablesNaming(text: string): Promise<string[]> {
  const rows = await server.rows<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await server.rows`
      select from ${sql.table(name)} t where position(${text} in t::text) > 0 limit 1`;
    if (hits.length > 0) found.push(name);
  }
  return found;
}

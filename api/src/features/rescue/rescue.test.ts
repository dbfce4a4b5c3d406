import { rescueLimits } from '@rondo/rules/rescue';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { guestCalls, guestEmail } from '../../../test/guest-calls.ts';
import { mailsTo } from '../../../test/mails.ts';
import { rescueCalls } from '../../../test/rescue-calls.ts';
import { advance, moveToNoon, refuses, useServer } from '../../../test/server.ts';
import { wishCalls } from '../../../test/wish-calls.ts';
import { deliverNotifications } from '../notifications/deliver-notifications.ts';
import { organisingCalls } from '../../../test/organising-calls.ts';

const server = useServer();
const { people } = organisingCalls(server);
const { join, rescue, aShortGame, needed, toldOf, played } = rescueCalls(server);
const { aWisher } = wishCalls(server);
const { bookingOf, joinFree } = guestCalls(server);

const shown = (game: string, { token }: Player) => server.call('GET', `/api/matches/${game}/rescue`, { as: token });
const choose = (player: Player, channel: string, isOn: boolean) =>
  server.sql`
  insert into notification_choice (user_id, category, channel, is_on) values (${player.id}, 'rescues', ${channel}, ${isOn})`;

beforeEach(async () => {
  await moveToNoon(server);
  for (const table of ['wish', 'rescue_wave']) await server.sql`delete from ${sql.table(table)}`;
  // Keeps the games of other tests out of the way.
  await server.sql`update game set passcode = 'x' where passcode is null`;
});

describe('a game that lacks a few players', () => {
  test('is told to who fits, once, whatever the number of processes, and its organiser sees how many', async () => {
    const player = await aWisher();
    const game = await aShortGame(6, { organiserId: people.organiser.id, name: 'Donderdag' });
    await Promise.all([rescue(), rescue(), rescue()]);
    await rescue();
    expect(await needed(player)).toEqual([game]);
    expect((await shown(game, people.organiser)).body.data).toEqual({ missing: 2, told: 1, lowered: 6 });
    await refuses(shown(game, player), 'not_allowed');
    const { body } = await server.as(player).get('/api/users/notifications');
    expect(body.data).toMatchObject([{ title: 'Donderdag needs 2 more', redirectUri: `/match/${game}` }]);
  });

  test('is told as soon as a guest who does not count gives up the last spot', async () => {
    const [player, email] = [await aWisher(), guestEmail()];
    const game = await aShortGame(7, { capacity: 9 });
    for (const guest of [email, guestEmail()]) expect((await joinFree(game, guest)).status).toBe(200);
    await rescue();
    expect(await needed(player)).toEqual([]);
    expect((await (await bookingOf(email)).cancel()).status).toBe(200);
    expect(await needed(player)).toEqual([game]);
  });

  test('is told by mail to who wants that', async () => {
    const [player, other] = [await aWisher(), await aWisher()];
    await choose(player, 'mail', true);
    await aShortGame(6, { name: 'Donderdag' });
    await rescue();
    await deliverNotifications(server);
    await server.jobs.runSweeps();
    const [mail] = await mailsTo(server, player.email);
    expect(mail?.subject).toBe('Donderdag needs 2 more');
    expect(await mailsTo(server, other.email)).toEqual([]);
  });

  test('is told to nobody once it has enough, is too far off, lacks too many, or is joined with a passcode', async () => {
    const player = await aWisher();
    await aShortGame(8);
    await aShortGame(4);
    await aShortGame(6, { hoursAhead: 39 });
    await aShortGame(6, { hoursAhead: 4.9 });
    const locked = await aShortGame(6);
    await server.sql`update game set passcode = 'x' where id = ${locked}`;
    await rescue();
    expect(await needed(player)).toEqual([]);
  });

  test('is told to nobody who is in it, waits, leads it, may not see it, lacks its level, plays then, is banned, or switched it off', async () => {
    const club = await aCommunity(server, { members: [] });
    const inClub = await aShortGame(0, { communityId: club.id, minimumPlayers: 2 });
    const member = await aWisher();
    await server.sql`
      insert into community_member (community_id, user_id, status) values (${club.id}, ${member.id}, 'approved')`;
    const [playing, organiser, busy, banned, off, pushed] = [
      await aWisher(),
      await aWisher(),
      await aWisher(),
      await aWisher(),
      await aWisher(),
      await aWisher(),
    ];
    const game = await aShortGame(5, { organiserId: organiser.id });
    await join(playing, game);
    await join(busy, await aGame(server, { hoursAhead: 26.5, capacity: 30, minimumPlayers: 20 }));
    await server.sql`update app_user set banned_at = app_now() where id = ${banned.id}`;
    for (const channel of ['app', 'push']) await choose(off, channel, false);
    await choose(pushed, 'app', false);
    await aShortGame(6, { levelLimit: 5 });
    await rescue();
    expect((await toldOf(inClub)).filter((id) => id !== member.id)).toEqual([]);
    const told = [...(await toldOf(game)), ...(await toldOf(inClub))];
    expect(told.toSorted()).toEqual([member.id, pushed.id].toSorted());
  });

  test('is told in waves, none at night, until it has enough', async () => {
    for (let n = 0; n < 20; n += 1) await aWisher();
    const game = await aShortGame(7, { hoursAhead: 30 });
    const count = async () => (await toldOf(game)).length;
    await rescue();
    expect(await count()).toBe(rescueLimits.toldPerMissing);
    await advance(server, 'PT2H55M');
    await rescue();
    expect(await count()).toBe(rescueLimits.toldPerMissing);
    await advance(server, 'PT10M');
    await rescue();
    expect(await count()).toBe(2 * rescueLimits.toldPerMissing);
    await advance(server, 'PT11H');
    await rescue();
    expect(await count()).toBe(2 * rescueLimits.toldPerMissing);
    await join(await aPlayer(server), game);
    await advance(server, 'PT7H');
    await rescue();
    expect(await count()).toBe(2 * rescueLimits.toldPerMissing);
  });

  test('is told of once a day, over all games, also by two processes at once', async () => {
    const player = await aWisher();
    await aShortGame(6);
    await aShortGame(7);
    await Promise.all([rescue(), rescue()]);
    expect(await needed(player)).toHaveLength(1);
    await rescue();
    expect(await needed(player)).toHaveLength(1);
    const twice = sql`
      insert into rescue_told (game_id, user_id, wave, told_on)
      select w.game_id, t.user_id, w.number, t.told_on from rescue_told t join rescue_wave w on w.game_id <> t.game_id
      where t.user_id = ${player.id}`;
    await expect(twice.execute(server.db)).rejects.toThrow('rescue_told_user_id_told_on_key');
  });

  test('is told first to who asked for it, then to who played with its organiser, then to who played nearby', async () => {
    const there = { latitude: 53.2, longitude: 6.56 };
    const place = { name: 'Groningen', coordinates: [6.56, 53.2] as [number, number] };
    const { id: organiserId } = await aPlayer(server, { role: 'organiser' });
    const [near, alsoNear, host, waits, elsewhere] = [
      await aPlayer(server),
      await aPlayer(server),
      await aPlayer(server),
      await aPlayer(server),
      await aPlayer(server),
    ];
    await played(host, 20, { organiserId });
    for (const player of [near, alsoNear]) await played(player, 20, there);
    await played(elsewhere, 20);
    await played(elsewhere, rescueLimits.pastDays + 5, there);
    const full = await aGame(server, { ...there, hoursAhead: 100, capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 3; n += 1) await join(await aPlayer(server), full);
    expect((await join(waits, full)).status).toBe(200);
    const wishers = [];
    for (let n = 0; n < rescueLimits.toldPerMissing - 3; n += 1) wishers.push(await aWisher({ place }));
    const game = await aShortGame(7, { ...there, organiserId });
    await rescue();
    const told = await toldOf(game);
    expect(told).toHaveLength(rescueLimits.toldPerMissing);
    expect(told).toEqual(expect.arrayContaining([...wishers, waits, host].map(({ id }) => id)));
    // One of the two who only played nearby is left for the next wave.
    expect([near, alsoNear].filter(({ id }) => told.includes(id))).toHaveLength(1);
    await advance(server, 'PT3H5M');
    await rescue();
    expect(await toldOf(game)).toEqual(expect.arrayContaining([near.id, alsoNear.id]));
    expect(await needed(elsewhere)).toEqual([]);
  });

  test('is told before others to who has more reasons, of which each counts', async () => {
    const { id: organiserId } = await aPlayer(server, { role: 'organiser' });
    const full = await aGame(server, { hoursAhead: 100, capacity: 3, minimumPlayers: 2 });
    for (let n = 0; n < 3; n += 1) await join(await aPlayer(server), full);
    const asked = await aWisher();
    expect((await join(asked, full)).status).toBe(200);
    for (let n = 0; n < rescueLimits.toldPerMissing; n += 1) await played(await aWisher(), 20, { organiserId });
    const game = await aShortGame(7, { organiserId });
    await rescue();
    expect(await toldOf(game)).toContain(asked.id);
    expect(await toldOf(game)).toHaveLength(rescueLimits.toldPerMissing);
  });

  test('is forgotten once it is over, and whoever leaves Rondo with it', async () => {
    const player = await aWisher();
    const game = await aShortGame(6);
    await rescue();
    const rows = await server.rows`select from rescue_told where user_id = ${player.id}`;
    expect(rows).toHaveLength(1);
    await advance(server, 'PT60H');
    await server.jobs.runSweeps();
    expect(await server.rows`select from rescue_wave where game_id = ${game}`).toEqual([]);
    expect(await server.rows`select from rescue_told where user_id = ${player.id}`).toEqual([]);
  });
});

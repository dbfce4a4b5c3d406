import type { GameRecap, OwnHome } from '@rondo/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player, useNewPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aPlayedGame } from '../../../test/rating-calls.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { inTransaction } from '../../platform/db.ts';

const server = useServer();
const { join } = joiningCalls(server);
const host = useNewPlayer(server, { role: 'organiser', name: 'Thijs Bakker' });
let players: Player[];
let game: string;

/** A game played the evening before last, so that its recap is shown. */
const played = (who: readonly Player[], more = {}) =>
  aPlayedGame(server, who, { hoursAhead: -40, organiserId: host.id, ...more });

beforeEach(async () => {
  players = [];
  for (const name of ['Noor van Dijk', 'Ilias Benali', 'Emma Jansen']) players.push(await aPlayer(server, { name }));
  game = await played(players, { name: 'Smash' });
});

const player = (index = 0): Player => {
  const one = players[index];
  if (!one) throw new Error(`there is no player ${index}`);
  return one;
};
const recapOf = async (as: Player, id = game) => server.as(as).get(`/api/matches/${id}/recap`);
const recap = async (as: Player, id = game): Promise<GameRecap | null> =>
  ((await recapOf(as, id)).body.data as { recap: GameRecap | null }).recap;
const onHome = async (as: Player) => ((await server.as(as).get('/api/users/home')).body.data as OwnHome).recap;
const open = (as = host, id = game) => server.as(as).post(`/api/matches/${id}/again`);
const ask = (as: Player, id = game) => server.as(as).post(`/api/matches/${id}/again/askings`);
const noticesOf = (who: Player, kind: string) =>
  server.rows<{ params: { count?: number; friend: string }; status: string }>`
    select params, status from notification where user_id = ${who.id} and kind = ${kind}`;

describe('a recap', () => {
  test('has who played, how many one met first, and the weeks in a row; the latest stands on the home', async () => {
    await played([player(0), player(1)], { hoursAhead: -40 - 7 * 24 });
    const guest = await aPlayer(server, { role: 'guest' });
    await server.sql`insert into registration (game_id, user_id, payer_id, price_cents, paid_cents, status, joined_at)
      values (${game}, ${guest.id}, ${player().id}, 0, 0, 'played', app_now())`;
    const shown = await recap(player());
    expect(shown).toMatchObject({
      game: { _id: game, name: 'Smash' },
      isHost: false,
      people: [{ name: 'Ilias Benali' }, { name: 'Emma Jansen' }],
      guests: 1,
      metFirst: 1,
      weeksInARow: 2,
      score: null,
      next: null,
      again: 'ask',
      wanted: 0,
      hasPicture: true,
    });
    expect(await onHome(player())).toEqual(shown);
    expect(await recap(host)).toMatchObject({ isHost: true, again: 'open', weeksInARow: 0, metFirst: 0 });
    expect(await onHome(host)).toMatchObject({ game: { _id: game } });
    expect(await recap(guest)).toMatchObject({ again: null });
  });

  test('names nobody who left Rondo', async () => {
    await server.sql`update app_user set deleted_at = app_now() where id = ${player(1).id}`;
    expect((await recap(player()))?.people.map(({ name }) => name)).toEqual(['Emma Jansen']);
  });

  test('is for who played or hosted, and stands for a week', async () => {
    const other = await aPlayer(server);
    await refuses(recapOf(other), 'game_not_found');
    await refuses(recapOf(player(), 'x'), 'game_not_found');
    expect(await onHome(other)).toBeNull();
    const old = await played(players, { hoursAhead: -10 * 24 });
    expect(await recap(player(), old)).toBeNull();
    const off = await played(players);
    await server.sql`update game set status = 'cancelled', cancelled_by = 'organiser' where id = ${off}`;
    await refuses(recapOf(player(), off), 'game_not_found');
  });

  test('has one’s own published score once there is one, and nobody else’s', async () => {
    await server.sql`
      insert into rating_receipt (user_id, sport, rater_count, first_day, last_day, score_before, score_after, last_grading_id, created_at)
      select ${player().id}::uuid, 'Volleyball', 3, day - 9, day - 8, 3.1, 3.2, 1, app_now() from (select (app_now() - interval '40 hours')::date as day) d
      union all
      select ${player().id}::uuid, 'Volleyball', 3, day, day + 1, 3.21, 3.44, 2, app_now() from (select (app_now() - interval '40 hours')::date as day) d`;
    expect((await recap(player()))?.score).toEqual({ before: 3.2, after: 3.4 });
    expect((await recap(player(1)))?.score).toBeNull();
    await server.sql`update game set elo_disabled = true where id = ${game}`;
    expect((await recap(player()))?.score).toBeNull();
  });

  test('of a private community’s game has no picture', async () => {
    const club = await aCommunity(server, { members: [player().id] });
    expect(await recap(player(), await played(players, { communityId: club.id }))).toMatchObject({ hasPicture: false });
  });
});

describe('again next week, of a host', () => {
  test('opens a game with the same settings a week later, and invites who played, though the host did not', async () => {
    await server.sql`
      update game set description = 'Bring a ball', passcode = '4711', field_identifier = 'Court 1' where id = ${game}`;
    const answer = await open();
    expect(answer).toMatchObject({ status: 200, body: { data: { invited: 3 } } });
    const { match } = answer.body.data as { match: string };
    const made = await server.row<object>`
      select n.name, n.description, n.passcode, n.field_identifier, n.status, n.joined_count, n.organiser_id, n.again_of_id,
        (n.starts_at at time zone 'Europe/Amsterdam') - (g.starts_at at time zone 'Europe/Amsterdam') = interval '7 days' as is_week_later,
        n.ends_at - n.starts_at = g.ends_at - g.starts_at as is_as_long
        from game n join game g on g.id = n.again_of_id where n.id = ${match}`;
    expect(made).toEqual({
      name: 'Smash',
      description: 'Bring a ball',
      passcode: '4711',
      field_identifier: 'Court 1',
      status: 'pending',
      joined_count: 0,
      organiser_id: host.id,
      again_of_id: game,
      is_week_later: true,
      is_as_long: true,
    });
    expect(await noticesOf(player(), 'matchInvited')).toHaveLength(1);
    expect(await recap(player())).toMatchObject({ again: null, next: { _id: match, isIn: false } });
    expect(await recap(host)).toMatchObject({ again: null, next: { _id: match } });
    await refuses(open(), 'next_is_open');
  });

  test('pressed twice at once makes one; one that was cancelled can be opened again', async () => {
    const answers = await Promise.all([open(), open(), open()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    const count = () => server.value<number>`select count(*)::int as n from game where again_of_id = ${game}`;
    expect(await count()).toBe(1);
    const other = await aGame(server);
    await expect(server.sql`update game set again_of_id = ${game} where id = ${other}`).rejects.toThrow('game_again');
    await server.sql`update game set status = 'cancelled', cancelled_by = 'organiser' where again_of_id = ${game}`;
    expect((await open()).status).toBe(200);
    expect(await count()).toBe(2);
  });

  test('is not offered anew once the next one has begun', async () => {
    expect((await open()).status).toBe(200);
    await server.sql`update game set starts_at = app_now() - interval '1 hour' where again_of_id = ${game}`;
    await refuses(open(), 'next_is_open');
    expect(await recap(host)).toMatchObject({ again: null, next: null });
    expect(await recap(player())).toMatchObject({ again: null, next: null });
  });

  test('opens nothing for an account that is being deleted', async () => {
    const opened = await inTransaction(server.db, async (trx) => {
      await sql`select from app_user where id = ${host.id} for no key update`.execute(trx);
      const opening = open();
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'for no key update'`;
      await expect.poll(async () => (await waiting.execute(server.db)).rows.length).toBe(1);
      await sql`update app_user set deleted_at = app_now() where id = ${host.id}`.execute(trx);
      return { opening };
    });
    await refuses(opened.opening, 'not_allowed');
    expect(await server.value`select count(*)::int as n from game where again_of_id = ${game}`).toBe(0);
  });

  test('is refused of others, for a price that the host may not ask, and after a week', async () => {
    await refuses(open(await aPlayer(server, { role: 'organiser' })), 'game_not_found');
    await refuses(open(player()), 'not_allowed');
    const paid = await played(players, { priceCents: 400 });
    expect(await recap(host, paid)).toMatchObject({ again: null });
    await refuses(open(host, paid), 'not_allowed');
    await refuses(open(host, await played(players, { hoursAhead: -12 * 24 })), 'recap_over');
  });

  test('of an admin is in the log; a tournament has its teams again, and a paid game its early birds', async () => {
    const admin = await aPlayer(server, { role: 'admin' });
    const cup = await played(players, { organiserId: admin.id, priceCents: 400, tournament: true });
    await server.sql`insert into team (game_id, name, color, size, position) values (${cup}, 'Red', '#c0392b', 6, 1)`;
    await server.sql`
      insert into early_bird (game_id, priority, spots_total, spots_occupied, discount_type, discount_value)
      values (${cup}, 1, 3, 3, 'fixed', 150)`;
    const { match } = (await open(admin, cup)).body.data as { match: string };
    expect(
      await server.row`select (select name from team where game_id = ${match}) as team,
        (select spots_occupied from early_bird where game_id = ${match}) as occupied,
        (select count(*)::int from admin_action where subject_id = ${match} and action = 'game.create') as logged`,
    ).toEqual({ team: 'Red', occupied: 0, logged: 1 });
  });

  test('is not for a community that the host left', async () => {
    const club = await aCommunity(server, { members: [host.id], isPrivate: false });
    const ours = await played(players, { communityId: club.id });
    await server.sql`delete from community_member where user_id = ${host.id}`;
    await refuses(open(host, ours), 'community_not_yours');
  });
});

describe('again next week, of a player', () => {
  test('asks the host, who hears of all together, once', async () => {
    expect((await ask(player())).status).toBe(200);
    expect((await ask(player())).status).toBe(200);
    expect(await noticesOf(host, 'againWanted')).toMatchObject([{ params: { friend: 'Noor van Dijk' } }]);
    await server.sql`update notification set status = 'read' where user_id = ${host.id}`;
    await Promise.all([ask(player(1)), ask(player(2))]);
    expect(await noticesOf(host, 'againWanted')).toMatchObject([{ status: 'unread', params: { count: 2 } }]);
    expect(await recap(player())).toMatchObject({ again: 'asked', wanted: 0 });
    expect(await recap(host)).toMatchObject({ again: 'open', wanted: 3 });
  });

  test('leads to the next one of the series, or that the host opened, where they can see it', async () => {
    const series = await server.value<string>`
      insert into game_series (organiser_id, created_at) values (${host.id}, app_now()) returning id`;
    const next = await aGame(server, { organiserId: host.id, hoursAhead: 128 });
    await server.sql`update game set series_id = ${series} where id in (${game}, ${next})`;
    expect(await recap(player())).toMatchObject({ next: { _id: next, isIn: false }, again: null });
    await join(player(), next);
    expect(await recap(player())).toMatchObject({ next: { isIn: true } });
    await refuses(ask(player()), 'next_is_open');
    const club = await aCommunity(server, { members: [player(1).id] });
    await server.sql`update game set community_id = ${club.id} where id = ${next}`;
    expect(await recap(player(1))).toMatchObject({ next: { _id: next } });
    expect(await recap(player(2))).toMatchObject({ next: null, again: 'ask' });
  });

  test('is refused after a week, of strangers, of the host, and where the host is gone', async () => {
    await refuses(ask(player(), await played(players, { hoursAhead: -12 * 24 })), 'recap_over');
    await refuses(ask(await aPlayer(server)), 'game_not_found');
    await refuses(ask(host), 'not_allowed');
    await server.sql`update app_user set deleted_at = app_now() where id = ${host.id}`;
    expect(await recap(player())).toMatchObject({ again: null });
    await refuses(ask(player()), 'not_allowed');
  });

  test('is forgotten after a week', async () => {
    await ask(player());
    await server.sql`update again_wish set asked_at = app_now() - interval '8 days'`;
    await server.jobs.runSweeps();
    expect(await server.value`select count(*)::int as n from again_wish`).toBe(0);
  });
});

import type { OwnHome } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { aGame, aPlayer, useNewPlayer } from '../../../test/builders.ts';
import { joiningCalls } from '../../../test/joining-calls.ts';
import { aFreelancer, aGivenGame } from '../../../test/pay-calls.ts';
import { useServer } from '../../../test/server.ts';

const server = useServer();
const { join } = joiningCalls(server);
const host = useNewPlayer(server, { role: 'organiser' });

const home = async (as = host): Promise<OwnHome> => (await server.as(as).get('/api/users/home')).body.data as OwnHome;
const hosted = async (as = host) => (await home(as)).hosting;
const own = (more: object) => aGame(server, { organiserId: host.id, ...more });
const fill = async (game: string, players: number) => {
  for (let n = 0; n < players; n += 1) await join(await aPlayer(server), game);
};

describe('a host’s home', () => {
  test('says first what lacks players, with how many were told, then the rest of the day', async () => {
    const tonight = await own({ name: 'Tonight', hoursAhead: 2.5, minimumPlayers: 2, confirmed: true });
    const short = await own({ name: 'Short', hoursAhead: 40, minimumPlayers: 5 });
    await own({ name: 'Next month', hoursAhead: 700 });
    await fill(short, 3);
    const told = await aPlayer(server);
    await server.sql`
      with wave as (insert into rescue_wave (game_id, number, missing, started_at) values (${short}, 1, 2, app_now()))
      insert into rescue_told (game_id, user_id, wave, told_on) values (${short}, ${told.id}, 1, app_now()::date)`;
    expect(await hosted()).toMatchObject({
      games: [
        { _id: short, needs: 'players', joined_players_number: 3, told: 1, mayEdit: true, mayCheckIn: true },
        { _id: tonight, needs: 'checkIn', told: 0 },
      ],
      week: [
        { _id: tonight, joined_players_number: 0 },
        { _id: short, joined_players_number: 3 },
      ],
      total: 3,
      owed: 0,
      hasAccount: false,
    });
  });

  test('has the next game where nothing is due, with how many wait; never one that is over or cancelled', async () => {
    await own({ name: 'Over', hoursAhead: -30 });
    const off = await own({ name: 'Off', hoursAhead: 80 });
    await server.sql`update game set status = 'cancelled', cancelled_by = 'organiser' where id = ${off}`;
    const next = await own({ name: 'Next', hoursAhead: 200, capacity: 3, minimumPlayers: 2 });
    await own({ name: 'Later', hoursAhead: 300 });
    await fill(next, 4);
    expect(await hosted()).toMatchObject({ games: [{ _id: next, needs: null, waiting: 1 }], week: [], total: 2 });
  });

  test('of a co-organiser has what they help with, as far as their rights go', async () => {
    const helper = await aPlayer(server);
    const game = await own({ hoursAhead: 30, minimumPlayers: 5 });
    await server.sql`insert into co_organiser (game_id, user_id, rights, created_at)
      values (${game}, ${helper.id}, '{checkIn}', app_now())`;
    expect(await hosted(helper)).toMatchObject({
      games: [{ _id: game, needs: 'players', mayEdit: false, mayCheckIn: true }],
    });
  });

  test('says what they are owed, and whether it can be paid', async () => {
    const freelancer = await aFreelancer(server);
    await aGivenGame(server, freelancer.id, { players: 12 });
    await server.jobs.runSweeps();
    expect(await hosted(freelancer)).toMatchObject({ owed: 20, hasAccount: true });
    await server.sql`delete from bank_details where user_id = ${freelancer.id}`;
    expect(await hosted(freelancer)).toMatchObject({ hasAccount: false });
  });

  test('of somebody who hosts nothing has none of it', async () => {
    expect(await hosted(await aPlayer(server))).toBeNull();
    expect(await hosted()).toBeNull();
  });

  test('suggests no game of their own', async () => {
    await own({ name: 'Mine', hoursAhead: 30 });
    const other = await aGame(server, { name: 'Not mine', hoursAhead: 31 });
    const shown = (await home()).forYou.games.map(({ game }) => game._id);
    expect(shown).toContain(other);
    expect((await home()).forYou.games.map(({ game }) => game.name)).not.toContain('Mine');
  });
});

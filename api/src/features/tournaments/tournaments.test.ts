import { expect, test } from 'vitest';
import { aCommunity, aPlayer } from '../../../test/builders.ts';
import { refuses, useServer } from '../../../test/server.ts';
import { terms, tournamentCalls } from '../../../test/tournament-calls.ts';

const server = useServer();
const { at, seen, aTournament } = tournamentCalls(server);

test('shows the teams that somebody is in, in the order in which they entered', async () => {
  const { id, teams, captains, host } = await aTournament({ teams: 3, places: 5 });
  const shown = await seen(id, captains[0]);
  expect(shown).toMatchObject({
    _id: id,
    stage: 'open',
    entry: 'team',
    teamSize: 5,
    terms: terms(),
    teamsMost: 5,
    teamsLeast: 3,
    matches: [],
    places: [],
    viewer: { mayLead: false, team: teams[0], isCaptain: true, mayEnter: [] },
  });
  expect(shown.teams.map(({ _id, captain, count, size, seed }) => [_id, captain?._id, count, size, seed])).toEqual(
    teams.map((team, index) => [team, captains[index]?.id, 1, 5, null]),
  );
  expect(shown.viewer.teamKey).toMatch(/^[\da-f-]{36}$/);
  expect((await seen(id, host)).viewer).toEqual({
    mayLead: true,
    team: null,
    isCaptain: false,
    teamKey: null,
    mayEnter: [],
  });
});

test('people who followed their captain are in the team; visitors see nobody', async () => {
  const { id, teams, captains } = await aTournament();
  const follower = await aPlayer(server);
  await server.sql`insert into tournament_player (team_id, user_id, joined_at) values (${teams[1]}, ${follower.id}, app_now())`;
  expect((await seen(id, follower)).teams[1]?.players.map(({ _id }) => _id)).toEqual([captains[1]?.id, follower.id]);
  expect((await seen(id, follower)).viewer).toMatchObject({ team: teams[1], isCaptain: false, teamKey: null });
  expect((await seen(id)).teams[1]).toMatchObject({ captain: null, players: [], count: 2 });
});

test('a captain who left is followed by who joined next; a cancelled one is cancelled', async () => {
  const { id, teams, captains } = await aTournament();
  await server.sql`update tournament_team set captain_id = ${captains[1]?.id} where team_id = ${teams[0]}`;
  expect((await seen(id, captains[0])).teams[0]?.captain?._id).toBe(captains[0]?.id);
  await server.sql`update game set status = 'cancelled', cancelled_by = 'organiser' where id = ${id}`;
  expect((await seen(id)).stage).toBe('cancelled');
});

test('is seen by whoever may see its game, and is no other game', async () => {
  const { id } = await aTournament();
  const member = await aPlayer(server);
  const community = await aCommunity(server, { members: [member.id] });
  await server.sql`update game set community_id = ${community.id}, private_community_id = ${community.id} where id = ${id}`;
  await refuses(server.call('GET', at(id)), 'members_only');
  expect((await seen(id, member))._id).toBe(id);
  await refuses(server.call('GET', at(community.id)), 'game_not_found');
});

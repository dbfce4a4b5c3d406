import type { CallResponse, communityResults, GameRecap, PersonPage, ShownResult } from '@rondo/contract';
import { expect, test } from 'vitest';
import { aCommunity, aGame, aPlayer, type Player } from '../../../test/builders.ts';
import { type Played, resultCalls } from '../../../test/result-calls.ts';
import { moveClock, refuses, useCheckedServer } from '../../../test/server.ts';

const server = useCheckedServer();

const { aGameOfTeams, between, ago, enter, confirm } = resultCalls(server);
const look = async ({ id }: Played, as?: Player) =>
  (await server.call('GET', `/api/matches/${id}/result`, { as: as?.token })).body.data as ShownResult;
const told = async ({ id }: Player) => {
  await server.jobs.runSweeps();
  return server.values<string>`select kind from notification where user_id = ${id} and kind = 'resultEntered'`;
};
/** How many games somebody won, of how many, as their page says. */
const resultsOf = async (player: Player) => {
  const { body } = await server.as(player).get(`/api/people/${player.id}`);
  return (body.data as { person: PersonPage }).person.results;
};
const recapOf = async ({ id }: Played, player: Player) => {
  const { body } = await server.as(player).get(`/api/matches/${id}/recap`);
  return (body.data as { recap: GameRecap | null }).recap;
};
const outcomes = ({ id }: Played) => server.rows<{ team_id: string; outcome: string }>`
  select team_id, outcome from team_outcome where game_id = ${id} order by outcome`;

test('a captain enters what came out, the other confirms it, and everybody sees that it stands', async () => {
  const game = await aGameOfTeams();
  const { red, blue, players } = game;
  expect(await look(game)).toMatchObject({ result: null, captains: [], mayEnter: false });
  expect(await look(game, players[0])).toMatchObject({ result: null, mayEnter: true, mayConfirm: false });
  expect(await look(game, players[1])).toMatchObject({ mayEnter: false });
  const { status, body } = await enter(game, players[0], [between(game, [5, 3])]);
  expect([status, body.code]).toEqual([200, undefined]);
  const seen = await look(game, players[2]);
  expect(seen).toMatchObject({
    result: {
      bouts: [{ sides: [red, blue], parts: [[5, 3]], score: [5, 3] }],
      outcomes: [
        { team: red, outcome: 'won' },
        { team: blue, outcome: 'lost' },
      ],
      stands: false,
      changes: 0,
    },
    captains: [
      { team: red, _id: players[0].id },
      { team: blue, _id: players[2].id },
    ],
    mayEnter: true,
    mayConfirm: true,
  });
  expect(await Promise.all(players.map(told))).toEqual([[], [], ['resultEntered'], []]);
  await refuses(confirm(game, players[1], seen.result?.enteredAt ?? ''), 'not_allowed');
  await refuses(confirm(game, players[0], seen.result?.enteredAt ?? ''), 'not_allowed');
  await confirm(game, players[2], seen.result?.enteredAt ?? '');
  expect((await confirm(game, players[2], seen.result?.enteredAt ?? '')).status).toBe(200);
  expect((await look(game)).result).toMatchObject({ stands: true, enteredBy: null });
  expect(await look(game, players[0])).toMatchObject({ mayEnter: false, result: { enteredBy: expect.any(String) } });
  await refuses(enter(game, players[0], [between(game, [9, 0])]), 'result_stands');
  expect(await Promise.all([resultsOf(players[1]), resultsOf(players[2])])).toEqual([
    { won: 1, of: 1 },
    { won: 0, of: 1 },
  ]);
  expect((await recapOf(game, players[1]))?.result).toEqual({ outcome: 'won', score: [5, 3] });
  expect((await recapOf(game, players[3]))?.result).toEqual({ outcome: 'lost', score: [3, 5] });
});

test('after a day it stands by itself, and is counted on the players’ pages', async () => {
  const game = await aGameOfTeams();
  await enter(game, game.host, [between(game, [2, 2])]);
  expect(await resultsOf(game.players[0])).toEqual({ won: 0, of: 0 });
  await moveClock(server, 'PT25H');
  expect(await resultsOf(game.players[0])).toEqual({ won: 0, of: 1 });
  expect((await look(game, game.players[0])).result).toMatchObject({ stands: true });
  expect(await outcomes(game)).toMatchObject([{ outcome: 'drew' }, { outcome: 'drew' }]);
});

test('of several phones the latest entry counts, whichever arrives first and however often', async () => {
  const game = await aGameOfTeams();
  const [one, , other] = game.players;
  const [early, late] = [ago(20), ago(10)];
  await enter(game, other, [between(game, [1, 4])], late);
  await enter(game, one, [between(game, [5, 3])], early);
  await enter(game, one, [between(game, [5, 3])], early);
  expect((await look(game, one)).result).toMatchObject({ bouts: [{ score: [1, 4] }], enteredAt: late, changes: 1 });
  expect(await outcomes(game)).toEqual([
    { team_id: game.red, outcome: 'lost' },
    { team_id: game.blue, outcome: 'won' },
  ]);
  expect(await told(one)).toEqual(['resultEntered']);
});

test('what was changed meanwhile is not confirmed', async () => {
  const game = await aGameOfTeams();
  const [one, , other] = game.players;
  await enter(game, one, [between(game, [5, 3])], ago(20));
  const { result } = await look(game, other);
  await enter(game, one, [between(game, [5, 4])], ago(10));
  await refuses(confirm(game, other, result?.enteredAt ?? ''), 'result_changed');
});

test('the host changes what stands, which waits again, and takes it back; the teams change only then', async () => {
  const game = await aGameOfTeams();
  const [one, two, three, four] = game.players;
  await enter(game, one, [between(game, [5, 3])], ago(20));
  const { result } = await look(game, three);
  await confirm(game, three, result?.enteredAt ?? '');
  await enter(game, game.host, [between(game, [3, 5])], ago(10));
  expect((await look(game, three)).result).toMatchObject({ stands: false, changes: 1, bouts: [{ score: [3, 5] }] });
  const teams = [one, two, three, four].map(({ id }, n) => ({ name: `${n}`, color: '#0b7a3e', members: [id] }));
  const assign = () => server.as(game.host).patch(`/api/admin/match/${game.id}/teams`, { teams });
  await refuses(assign(), 'result_entered');
  await enter(game, game.host, []);
  expect(await look(game, three)).toMatchObject({ result: null });
  expect(await outcomes(game)).toEqual([]);
  expect((await assign()).status).toBe(200);
});

test('sets are counted as volleyball has them', async () => {
  const game = await aGameOfTeams('Volleyball');
  const [one] = game.players;
  await refuses(enter(game, one, [between(game, [25, 24], [25, 20])]), 'set_not_over');
  await enter(game, one, [between(game, [25, 20], [22, 25], [25, 23], [12, 9])]);
  expect((await look(game, one)).result?.bouts).toMatchObject([{ score: [2, 1] }]);
});

test('is refused of teams of another game, by who doesn’t play, before the start and a week later', async () => {
  const game = await aGameOfTeams();
  const other = await aGameOfTeams();
  await refuses(enter(game, game.players[0], [{ sides: [game.red, other.red], parts: [[1, 0]] }]), 'result_teams');
  await refuses(enter(game, await aPlayer(server), [between(game, [1, 0])]), 'not_allowed');
  await refuses(enter(game, game.players[1], [between(game, [1, 0])]), 'not_allowed');
  const ahead = await aGame(server, { organiserId: game.host.id, sport: 'Futsal', hoursAhead: 5 });
  await refuses(enter({ ...game, id: ahead }, game.host, []), 'result_not_yet');
  await moveClock(server, 'P7D');
  await refuses(enter(game, game.players[0], [between(game, [1, 0])]), 'result_too_late');
});

test('an admin who enters or confirms one is in the log', async () => {
  const admin = await aPlayer(server, { role: 'admin' });
  const game = await aGameOfTeams();
  await enter(game, admin, [between(game, [5, 3])], ago(20));
  await enter(game, game.players[0], [between(game, [4, 3])], ago(10));
  const { result } = await look(game, admin);
  await confirm(game, admin, result?.enteredAt ?? '');
  expect(await server.rows`select action, after from admin_action where subject_id = ${game.id} order by id`).toEqual([
    { action: 'game.result', after: { result: '5–3' } },
    { action: 'game.result_confirm', after: null },
  ]);
});

test('a private game’s result is seen by who may see the game', async () => {
  const game = await aGameOfTeams();
  const member = await aPlayer(server);
  const { id: communityId } = await aCommunity(server, { members: [member.id] });
  await server.sql`
    update game set private_community_id = ${communityId}, community_id = ${communityId} where id = ${game.id}`;
  await refuses(server.call('GET', `/api/matches/${game.id}/result`, {}), 'members_only');
  expect(await look(game, member)).toMatchObject({ result: null, mayEnter: false });
});

test('a community has the scores of its games once they stand, of a private one only for members', async () => {
  const member = await aPlayer(server);
  const community = await aCommunity(server, { isPrivate: false, members: [member.id] });
  const [game, rounds] = [await aGameOfTeams('Volleyball'), await aGameOfTeams()];
  await server.sql`
    update game set community_id = ${community.id}, archived = true where id = any(${[game.id, rounds.id]}::uuid[])`;
  await server.sql`update team set name = case when id = ${game.red} then 'Red' else 'Blue' end where game_id = ${game.id}`;
  const resultsFor = async (as?: Player) => {
    const path = `/api/communities/shortcode/${community.shortCode}/results`;
    const { body } = await server.call('GET', path, { as: as?.token });
    return (body.data as CallResponse<typeof communityResults>['data']).results;
  };
  await enter(game, game.host, [between(game, [25, 20], [22, 25], [15, 9])], ago(10));
  await enter(rounds, rounds.host, [between(rounds, [1, 0]), between(rounds, [0, 2])], ago(10));
  expect(await resultsFor(member)).toEqual([]);
  await moveClock(server, 'PT25H');
  const scored = [
    {
      match: game.id,
      sides: [
        { name: 'Red', score: 2 },
        { name: 'Blue', score: 1 },
      ],
    },
  ];
  expect(await resultsFor(member)).toEqual(scored);
  await server.sql`update community set is_private = true where id = ${community.id}`;
  expect(await resultsFor()).toEqual([]);
  expect(await resultsFor(member)).toEqual(scored);
  await refuses(server.call('GET', '/api/communities/shortcode/nobody/results', {}), 'community_not_found');
});

test('what came out judges scores: how often the side won whose players had the higher ones', async () => {
  const admin = await aPlayer(server, { role: 'admin' });
  const judged = async () => {
    const { body } = await server.as(admin).get('/api/admin/results');
    const { sports } = body.data as { sports: { sport: string; games: number; won: number | null }[] };
    return sports.find(({ sport }) => sport === 'Volleyball');
  };
  const before = (await judged())?.games ?? 0;
  const game = await aGameOfTeams('Volleyball');
  for (const [index, { id }] of game.players.entries())
    await server.sql`insert into score (user_id, sport, score) values (${id}, 'Volleyball', ${index < 2 ? 4 : 3})`;
  await enter(game, game.host, [between(game, [25, 20])]);
  expect(await judged()).toMatchObject({ games: before });
  await moveClock(server, 'PT25H');
  expect(await judged()).toMatchObject({ games: before + 1, won: 1 });
});

import { expect, test } from 'vitest';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { useCheckedServer } from '../../../../test/server.ts';
import { tournamentCalls } from '../../../../test/tournament-calls.ts';
import type { Player } from '../../../../test/builders.ts';

const server = useCheckedServer();
const { at, seen, aTournament, aDay, plan, enter, ago, matchIn } = tournamentCalls(server);
const { leave, join } = joiningCalls(server);

test('of two results at once the later one stands, whichever is written first', async () => {
  for (let round = 0; round < 4; round++) {
    const cup = await aDay();
    const [one, , , four] = cup.captains as [Player, Player, Player, Player];
    const entries = [
      () => enter(cup, one, 'K1-1-1', [[2, 1]], { at: ago(4) }),
      () => enter(cup, four, 'K1-1-1', [[2, 3]], { at: ago(3) }),
      () => enter(cup, cup.host, 'K1-1-1', [[0, 1]], { at: ago(5) }),
    ];
    const answers = await Promise.all((round % 2 === 0 ? entries : entries.toReversed()).map((each) => each()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await matchIn(cup, 'K1-1-1')).score).toEqual([2, 3]);
  }
});

test('the last results of a round, entered at once, draw the next one once', async () => {
  const cup = await aDay({ teams: 8, terms: { format: 'swiss', rounds: 3 } });
  await server.sql`update tournament_match set start_minute = 200 where game_id = ${cup.id} and round > 1`;
  const first = ['S-1-1', 'S-1-2', 'S-1-3', 'S-1-4'];
  const answers = await Promise.all(first.map((id) => enter(cup, cup.host, id, [[1, 0]])));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const second = (await seen(cup.id)).matches.filter(({ round }) => round === 2);
  expect(second).toHaveLength(4);
  expect(new Set(second.flatMap(({ sides }) => sides.map(({ team }) => team)))).toEqual(new Set(cup.teams));
});

test('a result is kept while the plan moves, and the plan moves while a result is entered', async () => {
  const cup = await aDay({ teams: 6, terms: { format: 'roundRobin' } });
  const { matches } = await seen(cup.id);
  const move = { kind: 'late', courts: ['A', 'B'], minutes: 20 };
  const [moved, ...entered] = await Promise.all([
    server.as(cup.host).post(`${at(cup.id)}/plan/moves`, move),
    ...matches.slice(0, 4).map(({ id }) => enter(cup, cup.host, id, [[3, 0]])),
  ]);
  expect([moved.status, ...entered.map(({ status }) => status)]).toEqual([200, 200, 200, 200, 200]);
  const after = await seen(cup.id);
  expect(after.matches.slice(0, 4).map(({ score }) => score)).toEqual(Array.from({ length: 4 }, () => [3, 0]));
  expect(after.matches.at(-1)?.startsAt).not.toBe(matches.at(-1)?.startsAt);
});

test('of two draws at once one whole draw stands', async () => {
  const cup = await aTournament({ teams: 6, terms: { format: 'groups' } });
  const orders = [cup.teams, cup.teams.toReversed()];
  const answers = await Promise.all(orders.map((seeds) => plan(cup, { seeds })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const shown = await seen(cup.id);
  expect(orders).toContainEqual(shown.teams.map(({ _id }) => _id));
  expect(shown.matches).toHaveLength(10);
  const known = shown.matches.filter(({ stage }) => stage === 'group').flatMap(({ sides }) => sides.map(({ team }) => team)); // prettier-ignore
  expect(new Set(known).size).toBe(6);
});

test('who leaves or joins while matches are drawn is drawn or not, and never half', async () => {
  for (let round = 0; round < 4; round++) {
    const cup = await aTournament({ teams: 5, places: 6 });
    const free = await server.value<string>`select id from team where game_id = ${cup.id} and member_count = 0`;
    const [first, newcomer] = [cup.captains[0] as Player, cup.captains[1] as Player];
    await leave(newcomer, cup.id);
    await Promise.all([plan(cup), leave(first, cup.id), join(newcomer, cup.id, { teamId: free })]);
    const { teams, matches } = await seen(cup.id);
    for (const team of teams.filter(({ seed }) => seed !== null)) expect(team.withdrawn).toBe(team.count === 0);
    expect(teams.filter(({ seed, count }) => seed === null && count > 0)).toEqual([]);
    expect(matches.length).toBeGreaterThan(2);
  }
});

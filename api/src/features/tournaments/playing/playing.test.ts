import type { CallResponse, callMatch, movePlan, tournamentStandings } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../../test/builders.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { noticesOf } from '../../../../test/notices.ts';
import { moveClock, refuses, useCheckedServer } from '../../../../test/server.ts';
import { type TestTournament, tournamentCalls } from '../../../../test/tournament-calls.ts';

const server = useCheckedServer();
const { at, seen, aTournament, aDay, planned, plan, enter, ago, matchIn } = tournamentCalls(server);
const { leave } = joiningCalls(server);

const [first, second, third, final] = ['K1-1-1', 'K1-1-2', 'K3-2-1', 'K1-2-1'] as const;

const captainOf = (cup: TestTournament, place: number) => cup.captains[place - 1] as Player;
const withdraw = (cup: TestTournament, place: number, as: Player = cup.host) =>
  server.as(as).post(`${at(cup.id)}/teams/${cup.teams[place - 1]}/withdraw`);

describe('entering a result', () => {
  test('names who plays on, and the places at the end', async () => {
    const cup = await aDay();
    const [one] = cup.teams;
    expect((await enter(cup, captainOf(cup, 1), first, [[2, 1]])).status).toBe(200);
    expect(await matchIn(cup, first)).toMatchObject({ status: 'over', score: [2, 1], result: { parts: [[2, 1]], shootOut: null, gaveUp: null } }); // prettier-ignore
    expect(await matchIn(cup, final)).toMatchObject({
      status: 'waiting',
      waitsFor: [second],
      sides: [{ team: one, from: null }, { team: null, from: { winner: second } }], // prettier-ignore
    });
    await enter(cup, cup.host, second, [[0, 0]], { shootOut: 1 });
    await enter(cup, cup.host, third, [], { gaveUp: 0 });
    await enter(cup, cup.host, final, [[0, 3]]);
    const shown = await seen(cup.id);
    expect(shown.stage).toBe('over');
    expect(shown.places.map(([team]) => cup.teams.indexOf(team ?? ''))).toEqual([2, 0, 1, 3]);
  });

  test('is for captains of the two, from the beginning of their match, and for who leads', async () => {
    const cup = await aDay({ terms: { courts: [{ name: 'A', from: 0, to: 480 }] } });
    expect((await seen(cup.id, captainOf(cup, 1))).viewer.mayEnter).toEqual([first]);
    expect((await seen(cup.id, cup.host)).viewer.mayEnter).toEqual([first, second]);
    await refuses(enter(cup, captainOf(cup, 2), first, [[1, 0]]), 'not_allowed');
    await refuses(enter(cup, await aPlayer(server), first, [[1, 0]]), 'not_allowed');
    await refuses(enter(cup, cup.host, final, [[1, 0]]), 'match_not_ready');
    await refuses(enter(cup, cup.host, 'K9', [[1, 0]]), 'match_not_found');
    await refuses(enter(cup, cup.host, first, [[1, 1]]), 'result_needs_winner');
    await refuses(enter(cup, cup.host, first, []), 'invalid_input');
    await server.sql`update tournament_match set start_minute = 60 where game_id = ${cup.id}`;
    await refuses(enter(cup, captainOf(cup, 1), first, [[1, 0]]), 'result_not_yet');
    expect((await enter(cup, cup.host, first, [[1, 0]])).status).toBe(200);
    const tomorrow = await aTournament();
    await refuses(enter(tomorrow, tomorrow.host, first, [[1, 0]]), 'result_not_yet');
    const off = await aTournament();
    expect(
      (await server.as(off.host).post(`/api/admin/match/${off.id}/cancel`, { note: '', scope: 'one' })).status,
    ).toBe(200);
    await refuses(enter(off, off.host, first, [[1, 0]]), 'game_cancelled');
  });

  test('is for a captain who came as a guest too; their team may withdraw', async () => {
    const cup = await aDay();
    const guest = await aPlayer(server, { role: 'guest' });
    const team = cup.teams[0];
    await server.sql`update tournament_team set captain_id = ${guest.id} where team_id = ${team}`;
    await server.sql`update registration set user_id = ${guest.id} where team_id = ${team}`;
    expect((await enter(cup, guest, first, [[2, 1]])).status).toBe(200);
    expect((await withdraw(cup, 1, guest)).status).toBe(200);
    await refuses(withdraw(cup, 2, guest), 'not_allowed');
  });

  test('the later entry counts by the clock of who made it, whichever arrives first', async () => {
    const cup = await aDay();
    await enter(cup, captainOf(cup, 1), first, [[3, 1]], { at: ago(5) });
    await enter(cup, captainOf(cup, 4), first, [[2, 1]], { at: ago(10) });
    expect((await matchIn(cup, first)).score).toEqual([3, 1]);
    await enter(cup, captainOf(cup, 4), first, [[3, 2]], { at: ago(1) });
    expect((await matchIn(cup, first)).score).toEqual([3, 2]);
    await server.as(cup.host).put(`${at(cup.id)}/matches/${first}/result`, { result: null, at: ago(0) });
    expect(await matchIn(cup, first)).toMatchObject({ result: null, score: null, status: 'ready' });
    await enter(cup, captainOf(cup, 1), first, [[9, 0]], { at: ago(2) });
    expect((await matchIn(cup, first)).result).toBeNull();
  });

  test('says who entered it and how often it was changed, and visitors only how often', async () => {
    const cup = await aDay();
    await enter(cup, captainOf(cup, 1), first, [[3, 1]], { at: ago(5) });
    const name = await server.value<string>`select name from app_user where id = ${captainOf(cup, 4).id}`;
    const when = ago(2);
    await enter(cup, captainOf(cup, 4), first, [[3, 2]], { at: when });
    expect((await matchIn(cup, first)).entered).toEqual({ at: when, by: null, changes: 1 });
    const read = (await seen(cup.id, cup.host)).matches.find(({ id }) => id === first);
    expect(read?.entered).toEqual({ at: when, by: name, changes: 1 });
    await server.as(cup.host).put(`${at(cup.id)}/matches/${first}/result`, { result: null, at: ago(1) });
    expect((await matchIn(cup, first)).entered).toBeNull();
  });

  test('that waited on a phone is refused if other teams play the match by now', async () => {
    const cup = await aDay();
    const teams = (await matchIn(cup, first)).sides.map(({ team }) => team);
    await planned(cup, { seeds: cup.teams.toReversed() });
    await refuses(enter(cup, cup.host, first, [[2, 1]], { teams }), 'match_teams_changed');
    const now = (await matchIn(cup, first)).sides.map(({ team }) => team);
    expect((await enter(cup, cup.host, first, [[2, 1]], { teams: now })).status).toBe(200);
  });

  test('a correction is refused once others would have played what was played', async () => {
    const cup = await aDay();
    await enter(cup, cup.host, first, [[2, 1]], { at: ago(9) });
    await enter(cup, cup.host, second, [[1, 0]], { at: ago(9) });
    await enter(cup, cup.host, final, [[1, 0]], { at: ago(5) });
    await refuses(enter(cup, cup.host, first, [[1, 2]]), 'match_decided_others');
    expect((await enter(cup, cup.host, first, [[4, 1]])).status).toBe(200);
    expect((await seen(cup.id, cup.host)).viewer.mayEnter).toEqual([final, third]);
  });

  test('sets are played to their number, but the last one', async () => {
    const cup = await aDay({ game: { sport: 'Volleyball' }, terms: { sets: { toWin: 2, points: 11 } } });
    await refuses(enter(cup, cup.host, first, [[8, 3], [11, 2]]), 'set_not_over'); // prettier-ignore
    await enter(cup, cup.host, first, [[11, 3], [9, 11], [11, 8]]); // prettier-ignore
    expect((await matchIn(cup, first)).score).toEqual([2, 1]);
  });

  test('closes a week after the end', async () => {
    const cup = await aDay();
    await server.sql`
      update game set starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days' where id = ${cup.id}`;
    await refuses(enter(cup, cup.host, first, [[1, 0]]), 'result_too_late');
    expect((await seen(cup.id, cup.host)).viewer.mayEnter).toEqual([]);
  });
});

describe('a Swiss tournament', () => {
  const swiss = { teams: 6, terms: { format: 'swiss', rounds: 3 } } as const;
  const pairs = async (cup: TestTournament, round: number) =>
    (await seen(cup.id)).matches.filter((match) => match.round === round).map(({ sides }) => sides.map(({ team }) => team)); // prettier-ignore
  const playRound = async (cup: TestTournament, round: number) => {
    for (const { id } of (await seen(cup.id)).matches.filter((match) => match.round === round))
      expect((await enter(cup, cup.host, id, [[1, 0]], { at: ago(8 - round) })).status).toBe(200);
  };

  test('draws a round with the last result of the one before, at its own times, and again after a correction', async () => {
    const cup = await aDay(swiss);
    const times = (await seen(cup.id)).matches.map(({ startsAt }) => startsAt);
    expect(new Set(times).size).toBeGreaterThan(3);
    expect((await pairs(cup, 2)).flat()).toEqual(Array.from({ length: 6 }, () => null));
    expect((await matchIn(cup, 'S-2-1')).waitsFor).toEqual(['S-1-1', 'S-1-2', 'S-1-3']);
    // Nothing of the second round has begun.
    await server.sql`update tournament_match set start_minute = 200 where game_id = ${cup.id} and round > 1`;
    await playRound(cup, 1);
    const drawn = await pairs(cup, 2);
    expect(drawn.flat()).not.toContain(null);
    await enter(cup, cup.host, 'S-1-1', [[0, 4]]);
    expect(await pairs(cup, 2)).not.toEqual(drawn);
    await playRound(cup, 2);
    await playRound(cup, 3);
    const over = await seen(cup.id);
    expect(over.stage).toBe('over');
    expect(new Set(over.places.flat())).toEqual(new Set(cup.teams));
  });

  test('goes on when what it waited for was a team that left', async () => {
    const cup = await aDay(swiss);
    await server.sql`update tournament_match set start_minute = 200 where game_id = ${cup.id} and round > 1`;
    await enter(cup, cup.host, 'S-1-1', [[1, 0]]);
    await enter(cup, cup.host, 'S-1-2', [[1, 0]]);
    await server.sql`update game set starts_at = starts_at + interval '5 hours', ends_at = ends_at + interval '5 hours',
      cutoff_at = cutoff_at + interval '5 hours' where id = ${cup.id}`;
    await leave(captainOf(cup, 3), cup.id);
    const after = await pairs(cup, 2);
    expect(after).toHaveLength(2);
    expect(after.flat()).not.toContain(null);
  });
});

describe('withdrawing', () => {
  test('leaves what was played, and makes walk-overs of the rest', async () => {
    const cup = await aDay({ terms: { format: 'roundRobin' } });
    await enter(cup, cup.host, 'A-1-1', [[0, 2]]);
    await refuses(withdraw(cup, 1, captainOf(cup, 2)), 'not_allowed');
    expect((await withdraw(cup, 1, captainOf(cup, 1))).status).toBe(200);
    expect((await withdraw(cup, 1)).status).toBe(200);
    const own = (await seen(cup.id)).matches.filter(({ sides }) => sides.some(({ team }) => team === cup.teams[0]));
    expect(own.map(({ result }) => result?.gaveUp ?? null).filter((side) => side !== null)).toHaveLength(2);
    expect(own.map(({ status }) => status)).toEqual(['over', 'over', 'over']);
    const decided = own.find(({ result }) => result?.gaveUp !== null);
    const other = cup.teams.findIndex((team, index) => index > 0 && decided?.sides.some((side) => side.team === team));
    await refuses(enter(cup, captainOf(cup, other + 1), decided?.id ?? '', [[1, 0]]), 'match_not_ready');
  });

  test('before the draw one leaves the game', async () => {
    const cup = await aTournament();
    await refuses(withdraw(cup, 1), 'tournament_not_drawn');
    await planned(cup);
    await refuses(server.as(cup.host).post(`${at(cup.id)}/teams/${cup.id}/withdraw`), 'team_not_found');
  });
});

describe('moving the plan', () => {
  const move = (cup: TestTournament, body: object, as: Player = cup.host) =>
    server.as(as).post(`${at(cup.id)}/plan/moves`, { preview: false, minutes: null, ...body });
  const movesIn = ({ body }: Awaited<ReturnType<typeof move>>) =>
    (body.data as CallResponse<typeof movePlan>['data']).moves;

  test('a late court moves what follows, shown first and then kept, and tells who plays there', async () => {
    const cup = await aDay({ terms: { format: 'roundRobin' } });
    await server.sql`update tournament_match set start_minute = start_minute + 60 where game_id = ${cup.id}`;
    const late = { kind: 'late', courts: ['B'], minutes: 10 };
    const shown = movesIn(await move(cup, { ...late, preview: true }));
    expect(shown.length).toBeGreaterThan(0);
    const before = (await seen(cup.id)).matches;
    expect(movesIn(await move(cup, late))).toEqual(shown);
    const after = (await seen(cup.id)).matches;
    for (const { match, from, to } of shown) {
      expect(before.find(({ id }) => id === match)).toMatchObject({ court: from.court, startsAt: from.startsAt });
      expect(after.find(({ id }) => id === match)).toMatchObject({ court: to?.court, startsAt: to?.startsAt });
    }
    const [words] = await noticesOf(server, captainOf(cup, 1), 'tournamentPlan');
    expect(words).toMatch(/^The plan has changed\. You play next: /);
  });

  test('a court that is lost for the day is used no more, and the final moves to the other one', async () => {
    const cup = await aDay({ game: { hoursAhead: -0.1 } });
    await enter(cup, cup.host, first, [[1, 0]]);
    await move(cup, { kind: 'closed', courts: ['A'] });
    const { matches } = await seen(cup.id);
    expect(matches.find(({ id }) => id === final)).toMatchObject({ court: 'B' });
    expect(matches.filter(({ id }) => id !== first).map(({ court }) => court)).toEqual(['B', 'B', 'B']);
    await refuses(
      plan(cup, { slots: [second, final, third].map((match, index) => ({ match, court: index === 1 ? 'A' : 'B', start: 100 + 20 * index })) }), // prettier-ignore
      'plan_conflicts',
    );
  });

  test('is for who leads, and for courts there are', async () => {
    const cup = await aDay();
    await refuses(move(cup, { kind: 'closed', courts: ['C'] }), 'court_unknown');
    await refuses(move(cup, { kind: 'closed', courts: ['A'] }, captainOf(cup, 1)), 'not_allowed');
    await refuses(move(await aTournament(), { kind: 'closed', courts: ['A'] }), 'tournament_not_drawn');
  });
});

describe('a queue', () => {
  const call = async (cup: TestTournament, court: string) => {
    const { body } = await server.as(cup.host).post(`${at(cup.id)}/courts/next`, { court });
    return (body.data as CallResponse<typeof callMatch>['data']).match;
  };

  test('calls the next match whose teams are there and rested to a free court', async () => {
    const cup = await aDay({ terms: { isQueue: true, restMinutes: 5 } });
    expect((await seen(cup.id)).matches.every(({ court, startsAt }) => court === null && startsAt === null)).toBe(true);
    expect((await seen(cup.id, captainOf(cup, 1))).viewer.mayEnter).toEqual([first]);
    const [one, two] = [await call(cup, 'A'), await call(cup, 'B')];
    expect(new Set([one, two])).toEqual(new Set([first, second]));
    expect(await matchIn(cup, one ?? '')).toMatchObject({ court: 'A', status: 'playing' });
    const next = (court: string, as = cup.host) => server.as(as).post(`${at(cup.id)}/courts/next`, { court });
    await refuses(next('A'), 'court_busy');
    await refuses(next('C'), 'court_unknown');
    await refuses(next('A', captainOf(cup, 1)), 'not_allowed');
    await enter(cup, captainOf(cup, 1), first, [[1, 0]]);
    await enter(cup, cup.host, second, [[1, 0]]);
    expect(await call(cup, 'A')).toBeNull();
    await moveClock(server, 'PT6M');
    expect(await call(cup, 'A')).toBe(third);
    expect(await call(cup, 'B')).toBe(final);
  });

  test('goes on where the day ends later than its game', async () => {
    const cup = await aDay({ terms: { isQueue: true }, game: { durationMinutes: 20 } });
    await server.sql`update registration set status = 'played' where game_id = ${cup.id}`;
    await server.sql`update game set archived = true where id = ${cup.id}`;
    expect((await seen(cup.id)).stage).toBe('drawn');
    expect(await call(cup, 'A')).not.toBeNull();
    await moveClock(server, 'PT13H');
    await refuses(server.as(cup.host).post(`${at(cup.id)}/courts/next`, { court: 'B' }), 'game_archived');
    expect((await seen(cup.id)).stage).toBe('over');
  });

  test('there is none where a plan has times', async () => {
    expect(await call(await aDay(), 'A')).toBeNull();
  });
});

test('tables say what decided between teams that are level', async () => {
  const cup = await aDay({ teams: 6, terms: { format: 'groups' } });
  const tables = async () => {
    const { body } = await server.call('GET', `${at(cup.id)}/standings`);
    return (body.data as CallResponse<typeof tournamentStandings>['data']).tables;
  };
  const ofA = (await seen(cup.id)).matches.filter(({ group }) => group === 'A');
  const scores: [number, number][] = [[1, 0], [3, 0], [1, 0]]; // prettier-ignore
  for (const [index, { id }] of ofA.entries()) await enter(cup, cup.host, id, [scores[index] ?? [0, 0]]);
  const [a, b] = await tables();
  expect([a?.group, b?.group]).toEqual(['A', 'B']);
  expect(a?.rows.map(({ rank, played }) => [rank, played])).toEqual([[1, 2], [2, 2], [3, 2]]); // prettier-ignore
  const level = a?.rows.filter((row, index) => row.points === a.rows[index + 1]?.points);
  expect(level?.every(({ above }) => above !== null && above.rule !== 'points')).toBe(true);
  expect(b?.rows[0]?.above).toMatchObject({ rule: 'lot', values: [[expect.any(Number)], [expect.any(Number)]] });
  const none = await aTournament();
  const { body } = await server.call('GET', `${at(none.id)}/standings`);
  expect(body.data).toEqual({ tables: [] });
});

import type { CallResponse, planTournament } from '@rondo/contract';
import { describe, expect, test } from 'vitest';
import { aPlayer, type Player } from '../../../../test/builders.ts';
import { guestCalls } from '../../../../test/guest-calls.ts';
import { joiningCalls } from '../../../../test/joining-calls.ts';
import { noticesOf } from '../../../../test/notices.ts';
import { refuses, useCheckedServer } from '../../../../test/server.ts';
import { type TestTournament, tournamentCalls } from '../../../../test/tournament-calls.ts';

const server = useCheckedServer();
const { at, seen, aTournament, plan, planned } = tournamentCalls(server);
const { join, pay, leave, offer, takeOver } = joiningCalls(server);
const { startPayingAs } = guestCalls(server);

const planIn = ({ body }: Awaited<ReturnType<typeof plan>>) => body.data as CallResponse<typeof planTournament>['data'];

describe('a draw with its plan', () => {
  test('gives each match its teams, court and time, and everybody the news of their first one', async () => {
    const cup = await aTournament({ teams: 5 });
    const drawn = planIn(await plan(cup));
    expect(drawn.plan).toMatchObject({ unplaced: [], conflicts: [], isShortest: true });
    expect(drawn.tournament).toMatchObject({ stage: 'drawn' });
    const shown = await seen(cup.id, cup.captains[0]);
    expect(shown.matches).toHaveLength(5);
    expect(shown.teams.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5]);
    expect(shown.matches.every(({ court, startsAt }) => court !== null && startsAt !== null)).toBe(true);
    expect(shown.matches.at(-1)?.waitsFor.length).toBeGreaterThan(0);
    expect(shown.places).toHaveLength(5);
    const first = shown.matches
      .filter(({ sides }) => sides.some(({ team }) => team === cup.teams[0]))
      .toSorted((a, b) => String(a.startsAt).localeCompare(String(b.startsAt)))
      .map(({ court, startsAt }) => ({ begins: startsAt, court }))[0];
    expect(
      await server.rows`select params, redirect_path from notification where kind = 'tournamentPlan' and user_id = ${cup.captains[0]?.id}`,
    ).toEqual([{ params: expect.objectContaining({ ...first, first: 1 }), redirect_path: `/tournaments/${cup.id}` }]);
    const [words] = await noticesOf(server, cup.captains[0] as Player, 'tournamentPlan');
    expect(words).toMatch(/^The plan stands\. You play first: \w.+, [AB]\.$/);
  });

  test('begins with the seeds that are given; the lot of the others is the same however often it is drawn', async () => {
    const cup = await aTournament({ teams: 6 });
    const seeds = [cup.teams[4], cup.teams[2]];
    const order = async () => (await seen(cup.id)).teams.map(({ _id }) => _id);
    await planned(cup, { seeds });
    const first = await order();
    expect(first.slice(0, 2)).toEqual(seeds);
    await planned(cup, { seeds: [cup.teams[0]] });
    expect((await order())[0]).toBe(cup.teams[0]);
    await planned(cup, { seeds });
    expect(await order()).toEqual(first);
  });

  test('previews without keeping anything', async () => {
    const cup = await aTournament();
    const { plan: previewed, tournament } = planIn(await plan(cup, { preview: true }));
    expect(previewed.slots).toHaveLength(4);
    expect(tournament.matches).toHaveLength(4);
    const admin = await aPlayer(server, { role: 'admin' });
    expect((await server.as(admin).post(`${at(cup.id)}/plan`, { preview: true })).status).toBe(200);
    expect((await seen(cup.id)).stage).toBe('open');
    expect(await noticesOf(server, cup.captains[0] as Player, 'tournamentPlan')).toEqual([]);
  });

  test('is refused to others, to too few teams, for what does not fit, and once a match was played', async () => {
    const cup = await aTournament({ teams: 4 });
    await refuses(server.as(cup.captains[0] as Player).post(`${at(cup.id)}/plan`, {}), 'not_allowed');
    await refuses(plan(await aTournament({ teams: 2, places: 4 })), 'tournament_teams_few');
    await refuses(plan(await aTournament({ terms: { format: 'groups', groups: 2 } })), 'tournament_groups_too_many');
    await refuses(plan(await aTournament({ terms: { format: 'swiss', rounds: 3 } })), 'tournament_rounds_too_many');
    const short = await aTournament({ terms: { courts: [{ name: 'A', from: 0, to: 40 }] } });
    await refuses(plan(short), 'plan_too_long');
    expect(planIn(await plan(short, { preview: true })).plan.unplaced).toHaveLength(2);
    await refuses(plan(await aTournament({ terms: { roles: ['referee', 'table'] } })), 'plan_conflicts');
    await planned(cup);
    await server.sql`update tournament_match set result = '{"parts": [[1, 0]]}' where game_id = ${cup.id} and number = 1`;
    await refuses(plan(cup), 'tournament_under_way');
    await server.sql`update registration set status = 'played' where game_id = ${cup.id}`;
    await server.sql`
      update game set archived = true, starts_at = starts_at - interval '4 days', ends_at = ends_at - interval '4 days' where id = ${cup.id}`;
    await refuses(plan(cup), 'game_archived');
    expect((await seen(cup.id)).stage).toBe('over');
  });

  test('of more matches than any day has room for is refused before it is tried', async () => {
    const cup = await aTournament({ teams: 36, terms: { format: 'roundRobin', legs: 4 } });
    await refuses(plan(cup, { preview: true }), 'plan_too_long');
  });

  test('a co-organiser who leads the players plans', async () => {
    const cup = await aTournament();
    const helper = await aPlayer(server);
    await server.sql`
      insert into co_organiser (game_id, user_id, rights, created_at) values (${cup.id}, ${helper.id}, '{players}', app_now())`;
    expect((await server.as(helper).post(`${at(cup.id)}/plan`, {})).status).toBe(200);
    expect((await seen(cup.id, helper)).viewer.mayLead).toBe(true);
  });

  test('with referees gives duties to teams that do not play then', async () => {
    const cup = await aTournament({ teams: 6, terms: { format: 'roundRobin', roles: ['referee'] } });
    await planned(cup);
    for (const { sides, duties } of (await seen(cup.id)).matches) {
      expect(duties).toHaveLength(1);
      expect(sides.map(({ team }) => team)).not.toContain(duties[0]?.side.team);
    }
  });
});

describe('a plan by hand', () => {
  const slotsOf = async (cup: TestTournament) => planIn(await plan(cup, { preview: true })).plan.slots;

  test('is kept without a conflict, and tells only those whose matches moved', async () => {
    const cup = await aTournament();
    const slots = await slotsOf(cup);
    await refuses(plan(cup, { slots }), 'tournament_not_drawn');
    await planned(cup);
    const [one, two] = (await seen(cup.id)).matches;
    const at480 = slots.map((slot) => ({ ...slot, start: slot.start + (slot.match === one?.id ? 0 : 15) }));
    await planned(cup, { slots: at480 });
    const shown = await seen(cup.id);
    expect(Date.parse(shown.matches[1]?.startsAt ?? '')).toBe(Date.parse(two?.startsAt ?? '') + 15 * 60_000);
    expect(shown.matches[0]?.startsAt).toBe(one?.startsAt);
    const told = await Promise.all(
      cup.captains.map(async (captain) => (await noticesOf(server, captain, 'tournamentPlan')).length),
    );
    const moved = new Set(two?.sides.map(({ team }) => team));
    expect(told).toEqual(cup.teams.map((team) => (moved.has(team) ? 2 : 1)));
  });

  test('names every conflict with both matches, and is refused', async () => {
    const cup = await aTournament();
    await planned(cup);
    const [one, two, final, third] = (await seen(cup.id)).matches.map(({ id }) => id);
    const put = (match: string | undefined, court: string, start: number) => ({ match, court, start });
    const slots = [put(one, 'A', 0), put(two, 'A', 5), put(third, 'C', 30), put(final, 'B', 0)];
    const { plan: bad } = planIn(await plan(cup, { slots, preview: true }));
    expect(bad.conflicts).toEqual(
      expect.arrayContaining([
        { code: 'court_taken', match: one, other: two, court: 'A', role: null, minutes: null },
        expect.objectContaining({ code: 'court_unknown', match: third, court: 'C' }),
        expect.objectContaining({ code: 'before_result', match: final, other: one }),
        expect.objectContaining({ code: 'final_not_last', match: final }),
        expect.objectContaining({ code: 'final_not_first_court', match: final }),
      ]),
    );
    await refuses(plan(cup, { slots }), 'plan_conflicts');
    await refuses(plan(cup, { slots: slots.slice(1) }), 'plan_too_long');
  });
});

describe('joining and leaving once matches are drawn', () => {
  test('no new team begins; a team that its captain leaves has withdrawn, and nobody takes its place', async () => {
    const cup = await aTournament({ teams: 4, places: 6 });
    await planned(cup);
    const empty = await server.value<string>`
      select id from team where game_id = ${cup.id} and member_count = 0 order by position limit 1`;
    await refuses(join(await aPlayer(server), cup.id, { teamId: empty }), 'tournament_drawn');
    const [captain] = cup.captains as [Player];
    await leave(captain, cup.id);
    const shown = await seen(cup.id, cup.host);
    const left = shown.teams.find(({ _id }) => _id === cup.teams[0]);
    expect(left).toMatchObject({ withdrawn: true, count: 0 });
    const own = shown.matches.find(({ sides }) => sides.some(({ team }) => team === cup.teams[0]));
    expect(own).toMatchObject({ status: 'over', result: { parts: [] } });
    await refuses(join(await aPlayer(server), cup.id, { teamId: cup.teams[0] }), 'tournament_drawn');
  });

  test.each(['roundRobin', 'swiss', 'toTheEnd'] as const)(
    'a team that left is in no later draw: %s',
    async (format) => {
      const cup = await aTournament({ teams: 5, terms: { format, rounds: 2 } });
      await planned(cup, { seeds: cup.teams });
      await leave(cup.captains[2] as Player, cup.id);
      const { body } = await plan(cup, { seeds: cup.teams, preview: true });
      await planned(cup, { seeds: cup.teams });
      const shown = await seen(cup.id, cup.host);
      expect((body.data as { tournament: object }).tournament).toMatchObject({
        teams: shown.teams,
        places: shown.places,
      });
      expect(shown.teams.map(({ _id, seed }) => [_id, seed])).toEqual(
        [0, 1, 3, 4].map((index, rank) => [cup.teams[index], rank + 1]),
      );
      const tables = await server.call('GET', `${at(cup.id)}/standings`);
      expect(JSON.stringify([shown.matches, tables.body])).not.toContain(cup.teams[2]);
      expect(shown.places).toHaveLength(4);
    },
  );

  test('a payment that was under way for a place which the draw left empty becomes credit', async () => {
    const cup = await aTournament({ teams: 4, places: 5, game: { priceCents: 500 } });
    const empty = await server.value<string>`select id from team where game_id = ${cup.id} and member_count = 0`;
    const checkout = await startPayingAs(await aPlayer(server), cup.id, { teamId: empty });
    await planned(cup);
    await checkout.complete('paid');
    await server.jobs.runSweeps();
    expect(await checkout.status()).toMatchObject({ outcome: 'credited' });
    expect((await seen(cup.id)).teams).toHaveLength(4);
  });

  test('a spot that is handed over keeps its team, which plays on', async () => {
    const cup = await aTournament({ teams: 3, places: 4, game: { priceCents: 500 } });
    const place = await server.value<string>`select id from team where game_id = ${cup.id} and member_count = 0`;
    const [captain, taker] = [
      await aPlayer(server, { balanceCents: 500 }),
      await aPlayer(server, { balanceCents: 500 }),
    ];
    await pay(captain, cup.id, { teamId: place });
    await planned(cup);
    await offer(captain, cup.id, taker.email);
    expect((await takeOver(taker, cup.id, captain.id)).status).toBe(200);
    const team = (await seen(cup.id, taker)).teams.find(({ _id }) => _id === place);
    expect(team).toMatchObject({ withdrawn: false, captain: { _id: taker.id } });
  });

  test('friends still join a team of theirs that has room, as long as it plays', async () => {
    const cup = await aTournament({ teams: 4, game: { capacity: 20 }, entry: 'share' });
    await planned(cup);
    const friend = await aPlayer(server);
    await join(friend, cup.id, { teamId: cup.teams[1] });
    expect((await seen(cup.id, friend)).viewer.team).toBe(cup.teams[1]);
    await leave(cup.captains[1] as Player, cup.id);
    expect((await seen(cup.id, friend)).viewer).toMatchObject({ team: cup.teams[1], isCaptain: true });
  });

  test('players move between the teams that play, and leave none empty', async () => {
    const cup = await aTournament({ teams: 3, places: 4, game: { capacity: 20 }, entry: 'share' });
    await planned(cup);
    const empty = await server.value<string>`select id from team where game_id = ${cup.id} and member_count = 0`;
    const [one, two, three] = cup.captains.map(({ id }) => id);
    const assign = (...members: [string | undefined, (string | undefined)[]][]) =>
      server.as(cup.host).patch(`/api/admin/match/${cup.id}/teams`, {
        teams: members.map(([_id, ids], index) => ({ _id, name: `Team ${index}`, color: '#0b7a3e', members: ids })),
      });
    const [a, b, c] = cup.teams;
    await refuses(assign([a, [one, two]], [c, [three]]), 'tournament_drawn');
    await refuses(assign([a, [one]], [b, [two]], [empty, [three]]), 'tournament_drawn');
    expect((await assign([a, [two]], [b, [one]], [c, [three]])).status).toBe(200);
  });
});

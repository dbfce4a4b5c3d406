import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateOf, waitsFor } from './advance.ts';
import { doubleElimination } from './double-elimination.ts';
import { type PlayOffs, seedOrder, singleElimination } from './elimination.ts';
import { groupsThenKnockOut, inGroups } from './groups.ts';
import { keyOf, type Tournament, withInstead } from './matches.ts';
import { football, judgedBy, playOut, resultsFrom, someTeams } from './play-out.ts';
import { roundRobin } from './round-robin.ts';
import { everyonePlaysToTheEnd } from './to-the-end.ts';

const playOffs = fc.constantFrom<PlayOffs[]>('none', 'third', 'all');

/** Any tournament, with its teams. */
const anyTournament = fc
  .record({
    count: fc.integer({ min: 2, max: 24 }),
    groups: fc.integer({ min: 1, max: 6 }),
    through: fc.integer({ min: 1, max: 3 }),
    playOffs,
    format: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ count, format, ...stage }): { teams: string[]; tournament: Tournament } => {
    const teams = someTeams(count);
    const groups = Math.min(stage.groups, Math.floor(count / 2));
    const formats = [
      () => roundRobin(teams),
      () => groupsThenKnockOut(teams, { ...stage, groups }),
      () => singleElimination(teams, stage.playOffs),
      () => doubleElimination(teams),
      () => everyonePlaysToTheEnd(teams),
    ];
    return { teams, tournament: formats[format]?.() ?? roundRobin(teams) };
  });

const sorted = (ids: readonly (string | null)[]) => ids.map((id) => id ?? 'nobody').toSorted();

test('every format ends, and gives each team one place', () => {
  fc.assert(
    fc.property(anyTournament, fc.nat(1000), ({ teams, tournament }, seed) => {
      const { state } = playOut(tournament, judgedBy(football, teams), resultsFrom(seed));
      expect(sorted(state.places.flat())).toEqual(teams.toSorted());
      const ids = tournament.matches.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const counted = [...state.results.keys(), ...state.notNeeded].toSorted();
      expect(counted).toEqual(ids.toSorted());
    }),
  );
});

test('whoever withdraws, whenever: the rest is played, and each team has one place', () => {
  const withdrawals = fc.array(fc.record({ after: fc.nat(30), team: fc.nat(23) }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(anyTournament, withdrawals, fc.nat(1000), ({ teams, tournament }, gone, seed) => {
      const leave = (now: Tournament, played: number): Tournament => {
        const leaving = gone.flatMap(({ after, team }) => (after === played ? (teams[team % teams.length] ?? []) : []));
        return { ...now, withdrawn: [...now.withdrawn, ...leaving] };
      };
      const judged = judgedBy(football, teams);
      const { state, tournament: after } = playOut(tournament, judged, resultsFrom(seed), leave);
      expect(sorted(state.places.flat())).toEqual(teams.toSorted());
      const givenUp = after.matches.flatMap(({ id }) => {
        const result = state.results.get(id);
        return result?.gaveUp === undefined ? [] : [state.teams.get(id)?.[result.gaveUp]];
      });
      expect(givenUp.every((team) => team && after.withdrawn.includes(team))).toBe(true);
    }),
  );
});

describe('round robin', () => {
  test('everybody meets everybody once, and nobody plays twice in a round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 1, max: 2 }), (count, legs) => {
        const { matches } = roundRobin(someTeams(count), legs);
        const pairs = matches.map(({ sides }) => sides.map(keyOf).join());
        expect(new Set(pairs).size).toBe((legs * count * (count - 1)) / 2);
        expect(pairs).toHaveLength((legs * count * (count - 1)) / 2);
        for (const round of Map.groupBy(matches, (match) => match.round).values()) {
          const sides = round.flatMap((match) => match.sides.map(keyOf));
          expect(new Set(sides).size).toBe(sides.length);
          expect(sides).toHaveLength(count - (count % 2));
        }
      }),
    );
  });
});

describe('a knock-out', () => {
  test('keeps the first seeds apart as long as can be', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });

  test.each<[number, PlayOffs, number]>([
    [8, 'none', 7],
    [8, 'third', 8],
    [8, 'all', 12],
    [3, 'third', 2],
    [6, 'none', 5],
    [16, 'all', 32],
  ])('%i teams with play-offs for %s are %i matches', (teams, kind, matches) => {
    expect(singleElimination(someTeams(teams), kind).matches).toHaveLength(matches);
  });

  test('who sits out the first round is the strongest', () => {
    const { matches } = singleElimination(someTeams(6));
    const first = matches.filter(({ round }) => round === 1).flatMap(({ sides }) => sides.map(keyOf));
    expect(first).toEqual(['team t4', 'team t5', 'team t3', 'team t6']);
  });

  test('a match that ended level waits for its shoot-out', () => {
    const { matches, ...rest } = singleElimination(['a', 'b', 'c', 'd']);
    const judged = judgedBy(football, ['a', 'b', 'c', 'd']);
    const played = (shootOut?: 0 | 1) => {
      const [first, ...others] = matches;
      return stateOf(
        { ...rest, matches: first ? [{ ...first, result: { parts: [[1, 1]], shootOut } }, ...others] : [] },
        judged,
      );
    };
    const final = matches.find(({ places }) => places?.[0] === 1 && places[1] === 2);
    expect(played().teams.get(final?.id ?? '')).toEqual([null, null]);
    expect(played(1).teams.get(final?.id ?? '')).toEqual(['d', null]);
    expect(final && waitsFor(final, matches, played(1))).toEqual(['K1-1-2']);
  });
});

describe('a double elimination', () => {
  test('is over for whoever lost twice, and only for them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 32 }), fc.nat(1000), (count, seed) => {
        const teams = someTeams(count);
        const { tournament, state } = playOut(doubleElimination(teams), judgedBy(football, teams), resultsFrom(seed));
        const losses = new Map(teams.map((team) => [team, 0]));
        for (const { id } of tournament.matches) {
          const [result, sides] = [state.results.get(id), state.teams.get(id)];
          if (!result || !sides) continue;
          const [one, other] = result.parts[0] ?? [0, 0];
          const loser = sides[one === other ? (result.shootOut === 0 ? 1 : 0) : one > other ? 1 : 0] ?? '';
          losses.set(loser, (losses.get(loser) ?? 0) + 1);
        }
        const [winner] = state.places.flat();
        for (const [team, lost] of losses) expect(team === winner ? lost <= 1 : lost === 2).toBe(true);
      }),
    );
  });

  test('has a second final only if who comes from the losers won the first', () => {
    const teams = ['a', 'b', 'c', 'd'];
    const first = () => ({ parts: [[1, 0]] as const });
    const { state } = playOut(doubleElimination(teams), judgedBy(football, teams), first);
    expect(state.notNeeded).toEqual(new Set(['F-2']));
    expect(state.places[0]).toEqual(['a']);
  });
});

describe('everyone plays to the end', () => {
  test('everybody plays as often, and has a place of their own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), fc.nat(1000), (count, seed) => {
        const teams = someTeams(count);
        const { state, times } = playOut(everyonePlaysToTheEnd(teams), judgedBy(football, teams), resultsFrom(seed));
        expect(new Set(times.values()).size).toBe(1);
        expect(times.size).toBe(count);
        expect(state.places.every(({ length }) => length === 1)).toBe(true);
      }),
    );
  });

  test.each([
    [8, 3],
    [12, 4],
    [16, 4],
    [24, 5],
    [64, 6],
    [7, 4],
  ])('of %i teams each plays %i matches', (teams, each) => {
    expect((everyonePlaysToTheEnd(someTeams(teams)).matches.length * 2) / teams).toBe(each);
  });
});

describe('groups', () => {
  test('are dealt as a snake', () => {
    expect(inGroups(someTeams(8), 3)).toEqual([
      ['t1', 't6', 't7'],
      ['t2', 't5', 't8'],
      ['t3', 't4'],
    ]);
  });

  test.each([2, 4, 8])('of %i groups the first two meet again in the final at the earliest', (groups) => {
    const { matches } = groupsThenKnockOut(someTeams(groups * 4), { groups, through: 2, playOffs: 'none' });
    const first = matches.filter((match) => match.stage === 'knock-out' && match.round === 1);
    const half = (match: (typeof first)[number]) =>
      match.sides.flatMap((side) => ('from' in side && 'group' in side.from ? [side.from.group] : []));
    const upper = first.slice(0, first.length / 2).flatMap(half);
    expect(new Set(upper).size).toBe(groups);
  });

  test('with play-offs for all places, thirds and fourths play for theirs', () => {
    const all = groupsThenKnockOut(someTeams(16), { groups: 4, through: 2, playOffs: 'all' });
    expect(all.matches).toHaveLength(24 + 12 + 12);
    const none = groupsThenKnockOut(someTeams(16), { groups: 4, through: 2, playOffs: 'none' });
    expect(none.matches).toHaveLength(24 + 7);
    expect(none.places.map(({ length }) => length)).toEqual([1, 1, 2, 4, 4, 4]);
  });
});

test('who is next in line plays all matches of a team that withdrew before the start', () => {
  const tournament = withInstead(roundRobin(['a', 'b', 'c']), 'b', 'x');
  expect(tournament.matches.flatMap(({ sides }) => sides.map(keyOf)).filter((key) => key === 'team x')).toHaveLength(2);
  expect(JSON.stringify(tournament)).not.toContain('"b"');
});

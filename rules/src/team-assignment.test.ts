import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assignBalanced,
  assignRandomBalanced,
  assignTopPlayers,
  eloSums,
  proposedTeamSize,
  type AssignablePlayer,
  type TeamAssignment,
} from './team-assignment.ts';

const players = (...elos: (number | null)[]): AssignablePlayer[] =>
  elos.map((elo, index) => ({ id: `p${String(index).padStart(2, '0')}`, elo }));
const ids = (teams: readonly (readonly AssignablePlayer[])[]) => teams.map((team) => team.map(({ id }) => id));
const hundredths = fc.integer({ min: 100, max: 600 }).map((value) => value / 100);
const anyPlayers = (maxLength: number, minLength = 0) =>
  fc
    .array(fc.option(hundredths, { freq: 8 }), { minLength, maxLength })
    .map((elos): AssignablePlayer[] => players(...elos));
const anySize = fc.integer({ min: 1, max: 20 });

/** A seeded source of random numbers. */
function seeded(seed: number): () => number {
  let state = seed + 1;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function rangeOf(sums: readonly number[]): number {
  return Math.max(...sums) - Math.min(...sums);
}

const modes: Record<string, (of: AssignablePlayer[], size: number) => TeamAssignment<AssignablePlayer>> = {
  random: (of, size) => assignRandomBalanced(of, size, seeded(of.length * size)),
  top: assignTopPlayers,
  balanced: assignBalanced,
};

describe.each(Object.entries(modes))('team assignment: %s', (mode, assign) => {
  test('puts everyone in one place, in teams whose sizes differ by at most one', () => {
    fc.assert(
      fc.property(anyPlayers(40), anySize, (of, size) => {
        const { teams, unassigned } = assign(of, size);
        expect([...teams, unassigned].flat().sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(of);
        const sizes = teams.map((team) => team.length);
        expect(rangeOf(sizes)).toBeLessThanOrEqual(1);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(size);
        const needed = Math.max(1, Math.ceil(of.length / size));
        expect(teams).toHaveLength(mode === 'top' ? Math.min(2, needed) : needed);
        expect(unassigned).toHaveLength(mode === 'top' ? Math.max(0, of.length - 2 * size) : 0);
      }),
    );
  });

  test('gives the same teams again, in whatever order the players come', () => {
    const shuffled = anyPlayers(30).chain((of) =>
      fc.tuple(fc.constant(of), fc.shuffledSubarray(of, { minLength: of.length })),
    );
    fc.assert(
      fc.property(shuffled, anySize, ([of, other], size) => {
        expect(assign(other, size)).toEqual(assign(of, size));
      }),
      { numRuns: 40 },
    );
  });

  test('has one empty team for nobody', () => {
    expect(assign([], 2)).toEqual({ teams: [[]], unassigned: [] });
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a team size of %s', (size) => {
    expect(() => assign(players(3, 4), size)).toThrow(RangeError);
  });
});

describe('random balanced', () => {
  const eight = players(1, 2, 3, 4, 5, 6, 3.5, 4.5);

  test.each([
    // Blocks of two: 6 5
    // 4.5 4
    // 3.5 3
    // 2 1, swapped within each block where the source gives 0.
    [
      'as they are',
      () => 0.999,
      [
        ['p05', 'p03', 'p06', 'p00'],
        ['p04', 'p07', 'p02', 'p01'],
      ],
    ],
    [
      'all swapped',
      () => 0,
      [
        ['p04', 'p07', 'p02', 'p01'],
        ['p05', 'p03', 'p06', 'p00'],
      ],
    ],
  ])('shuffles within blocks and deals out a snake: %s', (_, random, teams) => {
    expect(ids(assignRandomBalanced(eight, 4, random).teams)).toEqual(teams);
  });

  test('every row of the snake comes from the blocks of max(2, ceil(n / 4)) it covers', () => {
    fc.assert(
      fc.property(anyPlayers(60, 1), anySize, fc.nat(1000), (of, size, seed) => {
        const { teams } = assignRandomBalanced(of, size, seeded(seed));
        const ranked = [...of].sort((a, b) => (b.elo ?? 3) - (a.elo ?? 3) || (a.id < b.id ? -1 : 1));
        const block = Math.max(2, Math.ceil(of.length / 4));
        const blockOf = new Map(ranked.map(({ id }, index) => [id, Math.floor(index / block)]));
        // Teams are dealt in rows of one player each, block by block, so a team's blocks are those of its places in the snake.
        for (const [team, members] of teams.entries()) {
          const places = members.map((_, row) =>
            row % 2 === 0 ? row * teams.length + team : (row + 1) * teams.length - 1 - team,
          );
          const inLastRow = of.length - Math.floor((of.length - 1) / teams.length) * teams.length;
          expect(inLastRow).toBeGreaterThan(0);
          expect(members.map(({ id }) => blockOf.get(id)).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
            places.map((place) => Math.floor(place / block)),
          );
        }
      }),
    );
  });

  test('differs from one seed to another', () => {
    const seen = new Set(
      Array.from({ length: 50 }, (_, seed) => JSON.stringify(assignRandomBalanced(eight, 4, seeded(seed)))),
    );
    expect(seen.size).toBeGreaterThan(5);
  });
});

describe('top players', () => {
  test.each([
    [
      players(1, 2, 3, 4, 5, 6),
      2,
      [
        ['p05', 'p02'],
        ['p04', 'p03'],
      ],
      ['p01', 'p00'],
    ],
    [players(4, null, 2), 1, [['p00'], ['p01']], ['p02']],
    [players(4, 5), 2, [['p01', 'p00']], []],
    [players(4, 5, 6), 2, [['p02'], ['p01', 'p00']], []],
  ])('of %j, %i a team', (of, size, teams, unassigned) => {
    const assigned = assignTopPlayers(of, size);
    expect(ids(assigned.teams)).toEqual(teams);
    expect(assigned.unassigned.map(({ id }) => id)).toEqual(unassigned);
  });
});

describe('balanced', () => {
  test('pairs the strong with the weak', () => {
    const { teams } = assignBalanced(players(6, 5, 2, 1), 2);
    expect(eloSums(teams)).toEqual([7, 7]);
    expect(eloSums([players(null, 1)])).toEqual([4]);
  });

  test('gives the larger team the weaker players', () => {
    const { teams } = assignBalanced(players(6, 5, 4, 3, 2), 3);
    expect(eloSums(teams)).toEqual([10, 10]);
  });

  test.each([2, 3, 4])('is the least difference of all splits of up to 12 players in %i teams', (teamCount) => {
    fc.assert(
      fc.property(anyPlayers(12, teamCount), (of) => {
        const size = Math.ceil(of.length / teamCount);
        fc.pre(Math.ceil(of.length / size) === teamCount);
        const { teams } = assignBalanced(of, size);
        expect(rangeOf(eloSums(teams))).toBeCloseTo(leastRange(of, teamCount), 6);
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ['two decimals', 100],
    ['many decimals', 1e6],
  ])('of 40 players in 4 teams, scores of %s, is as even as a plain search many times as long finds', (_, parts) => {
    for (let round = 0; round < 6; round++) {
      const random = seeded(round);
      const of = players(...Array.from({ length: 40 }, () => Math.round(parts * (1 + 5 * random())) / parts));
      const found = rangeOf(eloSums(assignBalanced(of, 10).teams));
      expect(found).toBeLessThanOrEqual(bestOfRestarts(of, 4, parts, random) * 1.01 + 1e-9);
      // Nobody notices such a difference.
      expect(found).toBeLessThan(0.01 + 1e-9);
    }
  });

  test.each([
    [13, 2],
    [14, 2],
    [13, 3],
  ])('of %i players in %i teams, where not all splits are tried, is the least there is to a hundredth', (n, count) => {
    for (let round = 0; round < 3; round++) {
      const random = seeded(round);
      const of = players(...Array.from({ length: n }, () => Math.round(100 + 500 * random()) / 100));
      const found = rangeOf(eloSums(assignBalanced(of, Math.ceil(n / count)).teams));
      expect(found).toBeLessThanOrEqual(leastRange(of, count) + 0.01 + 1e-9);
    }
  });

  test.each([1, 2, 3, 7, 20, 33, 50, 98])('of 99 players, %i a team, takes less than 100 ms', (size) => {
    const random = seeded(size);
    const of = players(...Array.from({ length: 99 }, () => 1 + 5 * random()));
    // The best of three, in processor time, because the machine may be busy with other tests.
    const took = Math.min(
      ...[1, 2, 3].map(() => {
        const before = process.threadCpuUsage();
        assignBalanced(of, size);
        return process.threadCpuUsage(before).user / 1000;
      }),
    );
    expect(took).toBeLessThan(100);
  });
});

/** The most straightforward search: every way to put each player in each team. */
function leastRange(of: readonly AssignablePlayer[], teamCount: number): number {
  const most = Math.ceil(of.length / teamCount);
  const least = Math.floor(of.length / teamCount);
  let best = Number.POSITIVE_INFINITY;
  const sums = zeros(teamCount);
  const sizes = zeros(teamCount);
  const place = (index: number) => {
    const player = of[index];
    if (!player) {
      if (sizes.every((size) => size >= least)) best = Math.min(best, rangeOf(sums));
      return;
    }
    // Teams are interchangeable, so the first player is always in the first team.
    for (let team = 0; team < (index === 0 ? 1 : teamCount); team++) {
      if ((sizes[team] ?? 0) >= most) continue;
      sizes[team] = (sizes[team] ?? 0) + 1;
      sums[team] = (sums[team] ?? 0) + (player.elo ?? 3);
      place(index + 1);
      sizes[team] = (sizes[team] ?? 0) - 1;
      sums[team] = (sums[team] ?? 0) - (player.elo ?? 3);
    }
  };
  place(0);
  return best;
}

/** Random splits, each improved by any swap that helps, for as long as a test can wait. */
function bestOfRestarts(
  of: readonly AssignablePlayer[],
  teamCount: number,
  parts: number,
  random: () => number,
): number {
  // Integers, which add up exactly.
  const scores = of.map(({ elo }) => Math.round((elo ?? 3) * parts));
  let best = Number.POSITIVE_INFINITY;
  for (let restart = 0; restart < 1000 && best > 0; restart++) {
    const order = scores.map((score) => ({ score, at: random() })).sort((a, b) => a.at - b.at);
    const teams = order.map(({ score }, index) => ({ score, team: index % teamCount }));
    const sums = zeros(teamCount);
    for (const { score, team } of teams) sums[team] = (sums[team] ?? 0) + score;
    for (let better = true; better;) {
      better = false;
      for (const one of teams)
        for (const other of teams) {
          const moved = one.score - other.score;
          const apart = (sums[one.team] ?? 0) - (sums[other.team] ?? 0);
          if (one.team === other.team || moved * (apart - moved) <= 0) continue;
          sums[one.team] = (sums[one.team] ?? 0) - moved;
          sums[other.team] = (sums[other.team] ?? 0) + moved;
          [one.team, other.team] = [other.team, one.team];
          better = true;
        }
    }
    best = Math.min(best, rangeOf(sums));
  }
  return best / parts;
}

function zeros(count: number): number[] {
  return Array.from({ length: count }, () => 0);
}

describe('the size that is proposed', () => {
  test.each([
    ['Volleyball', 12, 6, 2],
    ['Volleyball', 13, 7, 2],
    ['Volleyball', 18, 6, 3],
    ['Volleyball', 8, 4, 2],
    ['Volleyball', 0, 6, 1],
    ['Volleyball', 1, 6, 1],
    ['Football', 10, 5, 2],
    ['Football', 22, 11, 2],
    ['Futsal', 10, 5, 2],
    ['Futsal', 17, 6, 3],
    ['Basketball', 9, 5, 2],
    ['Martial arts', 12, 2, 6],
    ['Health & fitness', 5, 2, 3],
  ] as const)('%s, %i players: %i a team, %i teams', (sport, count, size, teams) => {
    const asked = proposedTeamSize(sport, count);
    expect(asked).toBe(size);
    expect(assignBalanced(players(...Array.from({ length: count }, () => null)), asked).teams).toHaveLength(teams);
  });

  test('two teams at least, none of them without a player to make it whole', () => {
    const sport = fc.constantFrom('Football', 'Futsal', 'Volleyball', 'Basketball');
    fc.assert(
      fc.property(sport, fc.integer({ min: 2, max: 99 }), (which, count) => {
        const size = proposedTeamSize(which, count);
        expect(size).toBeGreaterThanOrEqual(1);
        expect(size).toBeLessThanOrEqual(99);
        expect(Math.ceil(count / size)).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyOf, type Match } from './matches.ts';
import { football, judgedBy, resultsFrom, someTeams } from './play-out.ts';
import { type Swiss, swissRound, swissRoundsMax, swissTable } from './swiss.ts';
import { termsOf } from './terms.ts';

const judgedOf = (teams: string[]) => judgedBy(termsOf('Football', { isSwiss: true }) ?? football, teams);

/** So many rounds, each with results by chance. */
function play(teams: string[], rounds: number, seed: number, withdrawn: string[] = []): Match[] {
  const next = resultsFrom(seed);
  let swiss: Swiss = { teams, matches: [], withdrawn };
  for (let round = 1; round <= rounds; round++) {
    const drawn = swissRound(swiss, judgedOf(teams));
    if (!drawn) throw new Error(`There is no round ${round}.`);
    swiss = { ...swiss, matches: [...swiss.matches, ...drawn.map((match) => ({ ...match, result: next() }))] };
  }
  return [...swiss.matches];
}

test('nobody meets anybody twice or sits out twice, in as many rounds as half of the teams', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 40 }), fc.nat(1000), (count, seed) => {
      const teams = someTeams(count);
      const rounds = swissRoundsMax(count);
      const matches = play(teams, rounds, seed);
      const pairs = matches.map(({ sides }) => sides.map(keyOf).toSorted().join());
      expect(new Set(pairs).size).toBe(pairs.length);
      expect(matches).toHaveLength(rounds * Math.floor(count / 2));
      const times = teams.map(
        (team) => matches.filter(({ sides }) => sides.some((side) => keyOf(side) === `team ${team}`)).length,
      );
      expect(times.every((each) => each === rounds || (count % 2 === 1 && each === rounds - 1))).toBe(true);
    }),
  );
});

test('the first round is upper half against lower, and the last one sits out', () => {
  const matches = swissRound({ teams: someTeams(7), matches: [], withdrawn: [] }, judgedOf(someTeams(7)));
  expect(matches?.map(({ sides }) => sides.map(keyOf))).toEqual([
    ['team t1', 'team t4'],
    ['team t2', 'team t5'],
    ['team t3', 'team t6'],
  ]);
});

test('winners meet winners', () => {
  const teams = someTeams(8);
  const first = swissRound({ teams, matches: [], withdrawn: [] }, judgedOf(teams)) ?? [];
  const played = first.map((match) => ({ ...match, result: { parts: [[1, 0]] as const } }));
  const second = swissRound({ teams, matches: played, withdrawn: [] }, judgedOf(teams)) ?? [];
  const winners = new Set(['t1', 't2', 't3', 't4'].map((team) => `team ${team}`));
  expect(second.map(({ sides }) => sides.filter((side) => winners.has(keyOf(side))).length)).toEqual([2, 2, 0, 0]);
});

test('who sat out has the points of a walk-over, and who withdrew is paired no more', () => {
  const teams = someTeams(3);
  const matches = play(teams, 1, 1);
  const { rows } = swissTable({ teams, matches, withdrawn: [] }, judgedOf(teams));
  expect(rows.find(({ team }) => team === 't3')?.points).toBe(3);
  const next = swissRound(
    { teams: someTeams(8), matches: play(someTeams(8), 1, 1), withdrawn: ['t1', 't2'] },
    judgedOf(someTeams(8)),
  );
  expect(next?.flatMap(({ sides }) => sides.map(keyOf))).toHaveLength(6);
  expect(next?.flatMap(({ sides }) => sides.map(keyOf))).not.toContain('team t1');
});

test('when everybody has met everybody there is no next round', () => {
  const teams = ['a', 'b'];
  expect(swissRound({ teams, matches: play(teams, 1, 1), withdrawn: [] }, judgedOf(teams))).toBeNull();
});

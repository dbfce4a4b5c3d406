import type { TournamentMatch } from '@rondo/contract';
import { doubleElimination, singleElimination } from '@rondo/rules/tournaments';
import { expect, test } from 'vitest';
import { treesOf } from './trees.ts';

type Drawn = ReturnType<typeof singleElimination>;

/** What a page gets of matches that nobody played yet. */
const read = ({ matches }: Drawn): TournamentMatch[] =>
  matches.map((match) => ({
    id: match.id,
    stage: match.stage,
    group: match.group,
    round: match.round,
    places: match.places && [match.places[0], match.places[1]],
    sides: [sideOf(match.sides[0]), sideOf(match.sides[1])],
    status: 'waiting',
    waitsFor: [],
    court: null,
    startsAt: null,
    duties: [],
    result: null,
    score: null,
    entered: null,
  }));

const sideOf = (side: Drawn['matches'][number]['sides'][number]) =>
  'team' in side ? { team: side.team, from: null } : { team: null, from: side.from };

const teams = (count: number) => Array.from({ length: count }, (_, n) => String(n + 1));
const sizes = (matches: TournamentMatch[]) =>
  treesOf(matches).map(({ columns }) => columns.map(({ length }) => length));

test('a full bracket narrows from round to round, beside the match for the third place', () => {
  expect(sizes(read(singleElimination(teams(8))))).toEqual([[4, 2, 1], [1]]);
});

test('where nobody plays there is a gap, so that each match stands beside those it comes from', () => {
  const [tree] = treesOf(read(singleElimination(teams(6))));
  expect(tree?.columns[0]?.map((match) => match === null)).toEqual([true, false, true, false]);
});

test.each([4, 6, 8, 11])('each match of %i teams stands once, in whichever bracket', (count) => {
  for (const drawn of [singleElimination(teams(count), 'all'), doubleElimination(teams(count))]) {
    const shown = treesOf(read(drawn)).flatMap(({ columns }) => columns.flat().flatMap((match) => match?.id ?? []));
    expect(shown.toSorted()).toEqual(drawn.matches.map(({ id }) => id).toSorted());
  }
});

test('groups are in none', () => expect(treesOf([])).toEqual([]));

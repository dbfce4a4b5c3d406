import { describe, expect, test } from 'vitest';
import { stateOf } from './advance.ts';
import { singleElimination } from './elimination.ts';
import { type Enterer, playedByOthers, refuseEntering, refuseResult, statusOf, tidyResult } from './match-now.ts';
import type { Result, Tournament } from './matches.ts';
import { football, judgedBy, someTeams } from './play-out.ts';
import { roundRobin } from './round-robin.ts';
import { termsOf } from './terms.ts';

const teams = someTeams(4);
const judged = judgedBy(football, teams);
const now = new Date('2026-12-05T13:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

/** A knock-out of four with these results. */
function cup(results: Record<string, Result>, withdrawn: string[] = []): Tournament {
  const { matches, ...rest } = singleElimination(teams);
  return { ...rest, withdrawn, matches: matches.map((match) => ({ ...match, result: results[match.id] ?? null })) };
}
const matchIn = ({ matches }: Tournament, id: string) => matches.find((match) => match.id === id) ?? missing();
function missing(): never {
  throw new Error('There is no such match.');
}

const [first, second, final] = ['K1-1-1', 'K1-1-2', 'K1-2-1'];

test('a match waits, is ready, is being played for as long as one takes, and is over', () => {
  const tournament = cup({ [first]: { parts: [[2, 1]] } });
  const state = stateOf(tournament, judged);
  const status = (id: string, begins: Date | null) =>
    statusOf({ match: matchIn(tournament, id), begins }, state, { lasts: 600_000, now });
  expect(status(first, minutes(-30))).toBe('over');
  expect(status(second, minutes(1))).toBe('ready');
  expect(status(second, null)).toBe('ready');
  expect(status(second, minutes(0))).toBe('playing');
  expect(status(second, minutes(-9))).toBe('playing');
  expect(status(second, minutes(-10))).toBe('ready');
  expect(status(final, minutes(-9))).toBe('waiting');
});

describe('who enters a result', () => {
  const tournament = cup({ [first]: { parts: [[2, 1]] } }, ['t3']);
  const state = stateOf(tournament, judged);
  const leader: Enterer = { leads: true, captainOf: null };
  const captain = (captainOf: string): Enterer => ({ leads: false, captainOf });
  const refused = (id: string, by: Enterer, begins: Date | null = minutes(-1), isQueue = false) =>
    refuseEntering({ match: matchIn(tournament, id), begins }, state, { by, isQueue, now });

  test.each([
    ['a captain of one of the two', first, captain('t1'), undefined, null],
    ['a captain of another team', first, captain('t2'), undefined, 'not_allowed'],
    ['somebody else', first, { leads: false, captainOf: null }, undefined, 'not_allowed'],
    ['a captain before the match', first, captain('t4'), minutes(1), 'result_not_yet'],
    ['who leads, before the match, as the day runs ahead', first, leader, minutes(1), null],
    ['who leads, of teams that are not known', 'K3-2-1', leader, undefined, null],
    ['a captain of a match that a withdrawal decided', second, captain('t2'), undefined, 'match_not_ready'],
    ['who leads, of what a team had played before it withdrew', second, leader, undefined, null],
  ] as const)('%s', (_who, id, by, begins, code) => {
    expect(refused(id, by, begins)).toBe(code);
  });

  test('in a queue nobody waits for a time', () => {
    expect(refused(first, captain('t1'), null)).toBe('result_not_yet');
    expect(refused(first, captain('t1'), null, true)).toBeNull();
  });

  test('a match whose teams are not known has no result', () => {
    const open = cup({});
    const by = leader;
    const asked = { by, isQueue: true, now };
    expect(refuseEntering({ match: matchIn(open, final), begins: now }, stateOf(open, judged), asked)).toBe(
      'match_not_ready',
    );
  });
});

describe('what is a result', () => {
  const knockOut = matchIn(cup({}), final);
  const [group = missing()] = roundRobin(teams).matches;
  const volleyball = termsOf('Volleyball', { sets: { toWin: 2, points: 11 } }) ?? missing();

  test.each<[string, typeof knockOut, Result, typeof football, ReturnType<typeof refuseResult>]>([
    ['a winner', knockOut, { parts: [[2, 1]] }, football, null],
    ['a level knock-out', knockOut, { parts: [[1, 1]] }, football, { code: 'result_needs_winner' }],
    ['a shoot-out', knockOut, { parts: [[1, 1]], shootOut: 1 }, football, null],
    ['a level match of a group', group, { parts: [[1, 1]] }, football, null],
    ['nothing', group, { parts: [] }, football, { code: 'invalid_input' }],
    ['two scores', group, { parts: [[1, 1], [2, 0]] }, football, { code: 'invalid_input' }], // prettier-ignore
    ['a side that gave up', knockOut, { parts: [], gaveUp: 0 }, football, null],
    ['sets of eleven', knockOut, { parts: [[11, 5], [11, 9]] }, volleyball, null], // prettier-ignore
    ['a first set cut off', knockOut, { parts: [[9, 5], [11, 9]] }, volleyball, { code: 'set_not_over', set: 1 }], // prettier-ignore
    ['a last set cut off', group, { parts: [[11, 5], [3, 9]] }, volleyball, null], // prettier-ignore
  ])('%s', (_what, match, result, terms, refusal) => {
    expect(refuseResult(match, result, terms)).toEqual(refusal);
  });

  test('is kept without what says nothing', () => {
    expect(tidyResult(knockOut, { parts: [[2, 1]], shootOut: 1 }, football)).toEqual({ parts: [[2, 1]] });
    expect(tidyResult(group, { parts: [[1, 1]], shootOut: 1 }, football)).toEqual({ parts: [[1, 1]] });
    expect(tidyResult(knockOut, { parts: [[1, 1]], shootOut: 1 }, football)).toEqual({ parts: [[1, 1]], shootOut: 1 });
    expect(tidyResult(knockOut, { parts: [[1, 1]], gaveUp: 1 }, football)).toEqual({ parts: [], gaveUp: 1 });
  });

  test('a walk-over counts its sets, to whatever number they are played', () => {
    const tournament = { ...roundRobin(teams), withdrawn: ['t4'] };
    const table = stateOf(tournament, judgedBy(volleyball, teams)).tables.get('A');
    expect(table?.rows.find(({ team }) => team === 't4')).toMatchObject({ scored: 0, conceded: 6, lost: 3 });
  });
});

test('a correction comes too late when others would have played what was played', () => {
  const semis = { [first]: { parts: [[2, 1]], }, [second]: { parts: [[1, 0]] } } as const; // prettier-ignore
  const played = cup({ ...semis, [final]: { parts: [[3, 0]] } });
  const before = stateOf(played, judged);
  const later = (result: Result | null) =>
    stateOf({ ...played, matches: played.matches.map((one) => (one.id === first ? { ...one, result } : one)) }, judged);
  expect(playedByOthers(played.matches, before, later({ parts: [[3, 1]] }))).toEqual([]);
  expect(playedByOthers(played.matches, before, later({ parts: [[1, 3]] }))).toEqual([final]);
  expect(playedByOthers(played.matches, before, later(null))).toEqual([final]);
});

import { expect, test } from 'vitest';
import { stateOf } from './advance.ts';
import { singleElimination } from './elimination.ts';
import type { Tournament } from './matches.ts';
import { football, judgedBy } from './play-out.ts';
import { nextMatch } from './queue.ts';
import type { Court, Setup } from './timetable.ts';

const court: Court = { id: 'c1', hours: [{ from: 0, to: 200 }] };
const setup: Setup = { courts: [court], matchMinutes: 20, restMinutes: 10, roles: [] };
const teams = ['a', 'b', 'c', 'd'];
const start = singleElimination(teams);
/** With these matches won by the first side. */
const won = (...ids: string[]): Tournament => ({
  ...start,
  matches: start.matches.map((match) => (ids.includes(match.id) ? { ...match, result: { parts: [[1, 0]] } } : match)),
});
const next = (
  tournament: Tournament,
  now: number,
  playing: string[] = [],
  lastEnded: Record<string, number> = {},
  own = court,
) =>
  nextMatch(
    {
      matches: tournament.matches,
      state: stateOf(tournament, judgedBy(football, teams)),
      setup,
      playing: new Set(playing),
      lastEnded: new Map(Object.entries(lastEnded)),
    },
    own,
    now,
  );

test('a free court takes the first match whose teams are there', () => {
  expect(next(won(), 0)).toEqual({ match: 'K1-1-1', start: 0 });
  expect(next(won(), 0, ['K1-1-1'])).toEqual({ match: 'K1-1-2', start: 0 });
});

test('nothing while all others wait for a result', () => expect(next(won('K1-1-1'), 25, ['K1-1-2'])).toBeNull());

test('the final comes after the match for the third place, once its teams have rested', () => {
  const both = won('K1-1-1', 'K1-1-2');
  const ended = { a: 20, b: 40, c: 40, d: 20 };
  expect(next(both, 42, [], ended)).toEqual({ match: 'K3-2-1', start: 50 });
  expect(next(both, 55, ['K3-2-1'], ended)).toEqual({ match: 'K1-2-1', start: 55 });
});

test('nothing on a court whose hours are over', () => expect(next(won(), 190)).toBeNull());

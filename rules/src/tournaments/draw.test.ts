import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditPlan } from './audit-plan.ts';
import { type Drawn, type DrawTerms, drawTournament, refuseDraw, standingOf, withKnown } from './draw.ts';
import { tournamentForm, tournamentFormats } from './form.ts';
import { isReady } from './advance.ts';
import { planMatches } from './plan.ts';
import { football, judgedBy, resultsFrom, someTeams } from './play-out.ts';
import { redrawn, toPlan } from './swiss-day.ts';
import { swissRoundsMax } from './swiss.ts';
import { termsOf } from './terms.ts';

const terms = (more: Partial<DrawTerms>): DrawTerms => ({
  format: 'knockOut',
  groups: 2,
  through: 2,
  playOffs: 'third',
  legs: 1,
  rounds: 3,
  ...more,
});

const anyTerms = fc.record({
  format: fc.constantFrom(...tournamentFormats),
  groups: fc.integer({ min: 1, max: 6 }),
  through: fc.integer({ min: 1, max: 5 }),
  playOffs: fc.constantFrom('none' as const, 'third' as const, 'all' as const),
  legs: fc.integer({ min: 1, max: 2 }),
  rounds: fc.integer({ min: 1, max: 5 }),
});

/** Plays everything, with the rounds that follow, and withdrawals at some moments. */
function playThrough(own: DrawTerms, teams: string[], seed: number, gone: ReadonlyMap<number, string> = new Map()) {
  const judged = judgedBy(termsOf('Futsal', { isSwiss: own.format === 'swiss' }) ?? football, teams);
  const next = resultsFrom(seed);
  const { matches } = drawTournament(own, teams);
  let drawn: Drawn = { terms: own, teams, matches, withdrawn: [] };
  for (let played = 0; ; played++) {
    const left = gone.get(played);
    if (left !== undefined) drawn = { ...drawn, withdrawn: [...drawn.withdrawn, left] };
    if (own.format === 'swiss') drawn = { ...drawn, matches: redrawn(drawn, judged, new Set()).matches };
    const standing = standingOf(drawn, judged);
    const ready = drawn.matches.find((match) => isReady(match, standing));
    if (!ready) return { drawn, standing };
    const result = next();
    drawn = { ...drawn, matches: drawn.matches.map((one) => (one.id === ready.id ? { ...one, result } : one)) };
  }
}

describe('a draw', () => {
  test('is refused to too few teams, in too many groups and for too many rounds', () => {
    expect(refuseDraw(terms({}), 2)).toEqual({ code: 'tournament_teams_few', least: 3, count: 2 });
    expect(refuseDraw(terms({ format: 'groups', groups: 3 }), 8)).toEqual({ code: 'tournament_groups_too_many' });
    expect(refuseDraw(terms({ format: 'groups', groups: 3 }), 9)).toBeNull();
    expect(refuseDraw(terms({ format: 'swiss', rounds: 5 }), 8)).toEqual({
      code: 'tournament_rounds_too_many',
      most: 4,
    });
    expect(refuseDraw(terms({ format: 'swiss', rounds: 4 }), 8)).toBeNull();
    expect(refuseDraw(terms({ rounds: 9, groups: 9 }), 3)).toBeNull();
  });

  test('of any format gives each team a place of its own or a shared one, once everything was played', () => {
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 3, max: 20 }), fc.nat(1000), (own, count, seed) => {
        fc.pre(refuseDraw(own, count) === null);
        const teams = someTeams(count);
        const { drawn, standing } = playThrough(own, teams, seed);
        expect(standing.places.flat()).toHaveLength(count);
        expect(new Set(standing.places.flat())).toEqual(new Set(teams));
        expect(new Set(drawn.matches.map(({ id }) => id)).size).toBe(drawn.matches.length);
      }),
      { numRuns: 60 },
    );
  });

  test('of any format comes to its end whoever withdraws', () => {
    const anyGone = fc.array(fc.tuple(fc.nat(12), fc.nat(19)), { maxLength: 4 });
    fc.assert(
      fc.property(anyTerms, fc.integer({ min: 5, max: 12 }), anyGone, fc.nat(1000), (own, count, leaving, seed) => {
        fc.pre(refuseDraw(own, count) === null);
        const teams = someTeams(count);
        const gone = new Map(leaving.map(([at, team]) => [at, teams[team % count] ?? '']));
        const { standing } = playThrough(own, teams, seed, gone);
        expect(standing.places.flat()).not.toContain(null);
        expect(standing.places.flat()).toHaveLength(count);
      }),
      { numRuns: 60 },
    );
  });

  test('names at most as many matches as the slots of a plan may', () => {
    const most = drawTournament(terms({ format: 'roundRobin' }), someTeams(tournamentForm.teamsMax));
    expect(most.matches).toHaveLength(2016);
  });
});

describe('a Swiss day', () => {
  const setup = {
    courts: ['A', 'B', 'C'].map((id) => ({ id, hours: [{ from: 0, to: 1440 }] })),
    matchMinutes: 15,
    restMinutes: 0,
    roles: [],
  };

  test('has times for all rounds before they are drawn, round after round', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 24 }), (count) => {
        const rounds = Math.min(4, swissRoundsMax(count));
        const matches = toPlan(drawTournament(terms({ format: 'swiss', rounds }), someTeams(count)).matches);
        const { slots, unplaced } = planMatches(matches, setup);
        expect(unplaced).toEqual([]);
        expect(slots).toHaveLength(rounds * Math.floor(count / 2));
        expect(auditPlan(matches, slots, setup)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  const teams = someTeams(6);
  const own = terms({ format: 'swiss', rounds: 3 });
  const judged = judgedBy(termsOf('Futsal', { isSwiss: true }) ?? football, teams);
  const pairs = (swiss: Pick<Drawn, 'matches'>, round: number) =>
    swiss.matches.filter((match) => match.round === round).map(({ sides }) => sides.map((side) => ('team' in side ? side.team : null))); // prettier-ignore
  const played = (swiss: Drawn, id: string, one: number, other: number): Drawn => ({
    ...swiss,
    matches: swiss.matches.map((match) => (match.id === id ? { ...match, result: { parts: [[one, other]] } } : match)),
  });
  const start: Drawn = { terms: own, teams, matches: drawTournament(own, teams).matches, withdrawn: [] };
  const firstRound = ['S-1-1', 'S-1-2', 'S-1-3'].reduce((swiss, id) => played(swiss, id, 1, 0), start);
  const after = (swiss: Drawn, begun: string[] = []): Drawn => ({
    ...swiss,
    matches: redrawn(swiss, judged, new Set(begun)).matches,
  });

  test('a round is drawn when the last result of the one before is in, and again while nobody played it', () => {
    expect(pairs(after(played(start, 'S-1-1', 1, 0)), 2)).toEqual([[null, null], [null, null], [null, null]]); // prettier-ignore
    const drawn = after(firstRound);
    expect(pairs(drawn, 2).flat()).not.toContain(null);
    const corrected = after(played(drawn, 'S-1-1', 0, 9));
    expect(pairs(corrected, 2)).not.toEqual(pairs(drawn, 2));
    expect(pairs(after(played(drawn, 'S-1-1', 0, 9), ['S-2-1']), 2)).toEqual(pairs(drawn, 2));
    const takenBack = { ...drawn, matches: drawn.matches.map((match) => (match.id === 'S-1-2' ? { ...match, result: null } : match)) }; // prettier-ignore
    expect(pairs(after(takenBack), 2).flat()).toEqual(Array.from({ length: 6 }, () => null));
  });

  test('who withdrew is seated no more, and a round that loses a match keeps the others', () => {
    const gone = after({ ...after(firstRound), withdrawn: ['t1', 't2'] });
    expect(pairs(gone, 2)).toHaveLength(2);
    expect(pairs(gone, 3)).toHaveLength(2);
    expect(new Set(pairs(gone, 2).flat())).toEqual(new Set(['t3', 't4', 't5', 't6']));
  });

  test('duties of a seat are those of who takes it', () => {
    const { matches, seats } = redrawn(firstRound, judged, new Set());
    const second = matches.find(({ id }) => id === 'S-2-2');
    expect(seats.get('rank 3 S-1')).toEqual(second?.sides[0]);
    expect(seats.get('rank 4 S-1')).toEqual(second?.sides[1]);
  });
});

test('a plan knows who plays as soon as it is decided', () => {
  const teams = someTeams(4);
  const judged = judgedBy(football, teams);
  const own = terms({ playOffs: 'none' });
  const { matches } = drawTournament(own, teams);
  const one = matches.map((match) =>
    match.id === 'K1-1-1' ? { ...match, result: { parts: [[2, 1]] as const } } : match,
  );
  const final = withKnown(one, standingOf({ terms: own, teams, matches: one, withdrawn: [] }, judged)).at(-1);
  expect(final?.sides).toEqual([{ team: 't1' }, { from: { winner: 'K1-1-2' } }]);
});

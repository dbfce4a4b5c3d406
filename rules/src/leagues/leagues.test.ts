import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { football, judgedBy } from '../tournaments/play-out.ts';
import { mayTake, postponed, type ProposalRefusal, refuseProposal } from './postponing.ts';
import { fixturesOf } from './season.ts';
import { refuseTransfer, squadOn, type Stay, type Transfer, transferred } from './squads.ts';
import { nextDivisions, tablesByWeek } from './weeks.ts';

const teams = ['a', 'b', 'c', 'd'];
const season = fixturesOf({ teams, legs: 1, from: '2027-01-07', breaks: [] });
const idOf = (week: number, team: string) =>
  season.find(
    (fixture) => fixture.week === week && fixture.match.sides.some((side) => 'team' in side && side.team === team),
  )?.match.id ?? '';

describe('squads', () => {
  const stay: Stay = { player: 'p', team: 'a', from: '2027-01-01', until: null };

  test('a transfer ends the stay before on its day', () => {
    const after = transferred([stay], { player: 'p', to: 'b', day: '2027-02-01' });
    expect(squadOn(after, 'a', '2027-01-31')).toEqual(['p']);
    expect(squadOn(after, 'a', '2027-02-01')).toEqual([]);
    expect(squadOn(after, 'b', '2027-02-01')).toEqual(['p']);
  });

  test.each([
    ['after the last day', { player: 'p', to: 'b', day: '2027-03-02' }, 'transfers_over'],
    ['on the last day', { player: 'p', to: 'b', day: '2027-03-01' }, null],
    ['to where they are', { player: 'p', to: 'a', day: '2027-02-01' }, 'already_in_squad'],
    ['into a full squad', { player: 'q', to: 'a', day: '2027-02-01' }, 'squad_full'],
  ])('a transfer %s', (_, transfer, refusal) =>
    expect(refuseTransfer([stay], transfer, { last: '2027-03-01', most: 1 })).toBe(refusal),
  );

  test('nobody is ever in two squads, in whatever order they go', () => {
    const day = fc.integer({ min: 10, max: 28 }).map((n) => `2027-01-${n}`);
    const transfer = fc.record({ player: fc.constantFrom('p', 'q'), to: fc.constantFrom(...teams), day });
    fc.assert(
      fc.property(fc.array(transfer, { maxLength: 12 }), (asked) => {
        // One after the other, as they are made on their day.
        const made = asked.toSorted((a, b) => a.day.localeCompare(b.day));
        const stays = made.reduce(
          (before: Stay[], one: Transfer) =>
            refuseTransfer(before, one, { last: null, most: 2 }) === null ? transferred(before, one) : before,
          [],
        );
        for (let n = 10; n <= 31; n += 1) {
          const squads = teams.map((id) => squadOn(stays, id, `2027-01-${n}`));
          expect(squads.flat()).toHaveLength(new Set(squads.flat()).size);
          for (const squad of squads) expect(squad.length).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});

describe('another day for a match', () => {
  const on = { today: '2027-01-06', last: '2027-06-30' };
  test.each<[string, { match?: string; by?: string; day?: string }, ProposalRefusal | null]>([
    ['a free day', {}, null],
    ['no match', { match: 'none' }, 'fixture_unknown'],
    ['a match of others', { by: 'x' }, 'fixture_not_yours'],
    ['today', { day: '2027-01-06' }, 'day_past'],
    ['after the season', { day: '2027-07-01' }, 'day_after_season'],
    ['Easter', { day: '2027-03-28' }, 'day_is_holiday'],
    ['a day of another match', { day: '2027-01-14' }, 'team_plays_that_day'],
  ])('%s', (_, asked, refusal) =>
    expect(refuseProposal(season, { match: idOf(1, 'a'), by: 'a', day: '2027-01-09', ...asked }, on)).toBe(refusal),
  );

  test('is taken by the other side alone, unless it is busy by then; the match stays one of its week', () => {
    const proposal = { match: idOf(1, 'a'), by: 'a', day: '2027-01-09' };
    const takers = teams.filter((id) => mayTake(season, proposal, id, on));
    expect(takers).toEqual(['d']);
    const moved = postponed(season, proposal);
    expect(moved.find(({ match }) => match.id === proposal.match)).toMatchObject({ week: 1, day: '2027-01-09' });
    const busy = postponed(moved, { match: idOf(2, 'd'), by: 'd', day: '2027-01-10' });
    expect(mayTake(busy, { ...proposal, day: '2027-01-10' }, 'd', on)).toBe(false);
  });
});

describe('weeks', () => {
  test('a week’s table counts what was played of it, and names what was not', () => {
    const played = season.map((fixture) => {
      const isPlayed = fixture.match.id === idOf(1, 'a') || fixture.week === 2;
      return isPlayed ? { ...fixture, match: { ...fixture.match, result: { parts: [[2, 1] as const] } } } : fixture;
    });
    const tables = tablesByWeek(played, teams, judgedBy(football, teams));
    expect(tables.map(({ week }) => week)).toEqual([1, 2]);
    expect(tables.map(({ missing }) => missing)).toEqual([[idOf(1, 'b')], [idOf(1, 'b')]]);
    for (const { table } of tables) expect(table.rows.map(({ team }) => team).toSorted()).toEqual(teams);
    expect(tables[0]?.table.rows.reduce((sum, row) => sum + row.played, 0)).toBe(2);
  });

  test('the last of a division and the first of the one below change places', () => {
    expect(
      nextDivisions(
        [
          ['a', 'b', 'c', 'd'],
          ['e', 'f', 'g', 'h'],
          ['i', 'j', 'k'],
        ],
        1,
      ),
    ).toEqual([
      ['a', 'b', 'c', 'e'],
      ['d', 'f', 'g', 'i'],
      ['h', 'j', 'k'],
    ]);
    expect(nextDivisions([['a'], ['b']], 2)).toEqual([['a'], ['b']]);
  });

  test('everybody plays next season, once, in a division of the same size', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 }), fc.nat(6), (sizes, n) => {
        const divisions = sizes.map((size, d) => Array.from({ length: size }, (_, index) => `${d}-${index}`));
        const next = nextDivisions(divisions, n);
        expect(next.map(({ length }) => length)).toEqual(sizes);
        expect(next.flat().toSorted()).toEqual(divisions.flat().toSorted());
      }),
    ));
});

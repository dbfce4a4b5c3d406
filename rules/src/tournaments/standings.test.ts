import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Part } from '../results.ts';
import type { Sport } from '../sports.ts';
import { football, judgedBy, resultsFrom, someTeams } from './play-out.ts';
import { decidedBetween, type Played, tableOf } from './standings.ts';
import { termsOf } from './terms.ts';

/** "Ajax 2–1 Feyenoord" as a match. */
function said(text: string): Played {
  const [, one = '', mine, theirs, other = ''] = /^(.*) (\d+)–(\d+) (.*)$/.exec(text) ?? [];
  return { teams: [one, other], result: { parts: [[Number(mine), Number(theirs)]] } };
}

/** Sets as such a match has them, each 25–20: the figures of single sets decide none of these tables. */
function saidInSets(text: string): Played {
  const { teams, result } = said(text);
  const [won, lost] = result.parts[0] ?? [0, 0];
  const sets = (count: number, part: Part) => Array.from({ length: count }, () => part);
  return { teams, result: { parts: [...sets(won, [25, 20]), ...sets(lost, [20, 25])] } };
}

interface Known {
  name: string;
  sport: Sport;
  matches: string[];
  /** The table as it was: teams with their points. */
  table: [string, number][];
  /** Which rule put the one above the other. */
  decided: [string, string, string][];
  fairPlay?: Record<string, number>;
}

const known: Known[] = [
  {
    name: 'Euro 2020, group F',
    sport: 'Football',
    matches: [
      'Hungary 0–3 Portugal',
      'France 1–0 Germany',
      'Hungary 1–1 France',
      'Portugal 2–4 Germany',
      'Portugal 2–2 France',
      'Germany 2–2 Hungary',
    ],
    table: [
      ['France', 5],
      ['Germany', 4],
      ['Portugal', 4],
      ['Hungary', 2],
    ],
    decided: [['Germany', 'Portugal', 'direct']],
  },
  {
    name: 'Euro 2020, group D',
    sport: 'Football',
    matches: [
      'England 1–0 Croatia',
      'Scotland 0–2 Czechia',
      'Croatia 1–1 Czechia',
      'England 0–0 Scotland',
      'Croatia 3–1 Scotland',
      'Czechia 0–1 England',
    ],
    table: [
      ['England', 7],
      ['Croatia', 4],
      ['Czechia', 4],
      ['Scotland', 1],
    ],
    decided: [['Croatia', 'Czechia', 'scored']],
  },
  {
    name: 'Euro 2004, group C: three with five points, who drew with each other',
    sport: 'Football',
    matches: [
      'Denmark 0–0 Italy',
      'Sweden 5–0 Bulgaria',
      'Bulgaria 0–2 Denmark',
      'Italy 1–1 Sweden',
      'Italy 2–1 Bulgaria',
      'Denmark 2–2 Sweden',
    ],
    table: [
      ['Sweden', 5],
      ['Denmark', 5],
      ['Italy', 5],
      ['Bulgaria', 0],
    ],
    decided: [
      ['Sweden', 'Denmark', 'direct'],
      ['Denmark', 'Italy', 'direct'],
    ],
  },
  {
    name: 'World Cup 2018, group H: cards',
    sport: 'Football',
    matches: [
      'Colombia 1–2 Japan',
      'Poland 1–2 Senegal',
      'Japan 2–2 Senegal',
      'Poland 0–3 Colombia',
      'Japan 0–1 Poland',
      'Senegal 0–1 Colombia',
    ],
    table: [
      ['Colombia', 6],
      ['Japan', 4],
      ['Senegal', 4],
      ['Poland', 3],
    ],
    decided: [['Japan', 'Senegal', 'fairPlay']],
    fairPlay: { Japan: 4, Senegal: 6 },
  },
  {
    name: 'EuroBasket 2015, group B: three who beat each other in turn',
    sport: 'Basketball',
    matches: [
      'Germany 71–65 Iceland',
      'Turkey 89–87 Italy',
      'Serbia 80–70 Spain',
      'Italy 71–64 Iceland',
      'Serbia 68–66 Germany',
      'Spain 104–77 Turkey',
      'Serbia 93–64 Iceland',
      'Turkey 80–75 Germany',
      'Italy 105–98 Spain',
      'Italy 89–82 Germany',
      'Serbia 91–72 Turkey',
      'Spain 99–73 Iceland',
      'Spain 77–76 Germany',
      'Serbia 101–82 Italy',
      'Turkey 111–102 Iceland',
    ],
    table: [
      ['Serbia', 10],
      ['Spain', 8],
      ['Italy', 8],
      ['Turkey', 8],
      ['Germany', 6],
      ['Iceland', 5],
    ],
    decided: [
      ['Spain', 'Italy', 'direct'],
      ['Italy', 'Turkey', 'direct'],
    ],
  },
  {
    name: 'Olympic volleyball 2020, men, pool B: as many wins, then points',
    sport: 'Volleyball',
    matches: [
      'ROC 3–1 Argentina',
      'USA 3–0 France',
      'Brazil 3–0 Tunisia',
      'ROC 3–1 USA',
      'Brazil 3–2 Argentina',
      'France 3–0 Tunisia',
      'USA 3–1 Tunisia',
      'Argentina 3–2 France',
      'ROC 3–0 Brazil',
      'Argentina 3–2 Tunisia',
      'Brazil 3–1 USA',
      'France 3–1 ROC',
      'ROC 3–0 Tunisia',
      'Brazil 3–2 France',
      'Argentina 3–0 USA',
    ],
    table: [
      ['ROC', 12],
      ['Brazil', 10],
      ['Argentina', 8],
      ['France', 8],
      ['USA', 6],
      ['Tunisia', 1],
    ],
    decided: [
      ['ROC', 'Brazil', 'points'],
      ['Argentina', 'France', 'won'],
      ['France', 'USA', 'points'],
    ],
  },
];

describe('tables as they were', () => {
  test.each(known)('$name', ({ sport, matches, table, decided, fairPlay = {} }) => {
    const terms = termsOf(sport) ?? football;
    const teams = table.map(([team]) => team);
    const played = matches.map(sport === 'Volleyball' ? saidInSets : said);
    const judged = { terms, lots: teams.toReversed(), fairPlay: new Map(Object.entries(fairPlay)) };
    const { rows, decisions } = tableOf(teams.toSorted(), played, judged);
    expect(rows.map(({ team, points }) => [team, points])).toEqual(table);
    for (const [one, other, rule] of decided) expect(decidedBetween({ rows, decisions }, one, other)?.rule).toBe(rule);
  });

  test('a press says what both had', () => {
    const [first] = known;
    const teams = ['Germany', 'Portugal', 'France', 'Hungary'];
    const table = tableOf(teams, (first?.matches ?? []).map(said), judgedBy(football, teams));
    expect(decidedBetween(table, 'Portugal', 'Germany')).toEqual({
      rule: 'direct',
      teams: ['Germany', 'Portugal'],
      values: [
        [3, 2, 4],
        [0, -2, 2],
      ],
    });
  });
});

test('only the matches among those who are level count, and again among fewer of them', () => {
  const played = ['a 2–1 b', 'b 1–0 c', 'c 2–1 a', 'a 1–0 d', 'b 1–0 d', 'c 1–0 d'].map(said);
  const { rows, decisions } = tableOf(['a', 'b', 'c', 'd'], played, judgedBy(football, ['d', 'c', 'b', 'a']));
  expect(rows.map(({ team }) => team)).toEqual(['a', 'b', 'c', 'd']);
  expect(decisions.map(({ rule, teams }) => [rule, ...teams])).toEqual([
    ['points', 'a', 'b', 'c', 'd'],
    ['direct', 'a', 'b', 'c'],
    ['direct', 'b', 'c'],
  ]);
});

test.each<[Sport, [number, number], [number, number]]>([
  ['Football', [3, 3], [0, 0]],
  ['Futsal', [3, 5], [0, 0]],
  ['Basketball', [2, 20], [0, 0]],
  ['Volleyball', [3, 3], [0, 0]],
])('%s: a match given up', (sport, won, lost) => {
  const terms = termsOf(sport) ?? football;
  const { rows } = tableOf(
    ['a', 'b'],
    [{ teams: ['a', 'b'], result: { parts: [], gaveUp: 0 } }],
    judgedBy(terms, ['a', 'b']),
  );
  expect(rows.map(({ team, points, scored }) => [team, points, scored])).toEqual([
    ['b', ...won],
    ['a', ...lost],
  ]);
});

test('nobody wins a training', () => expect(termsOf('Health & fitness')).toBeNull());

test('a table is total and stable: each rank once, whatever the order in which matches and teams are given', () => {
  const sport = fc.constantFrom<Sport[]>('Football', 'Futsal', 'Volleyball', 'Basketball');
  fc.assert(
    fc.property(
      sport,
      fc.integer({ min: 2, max: 8 }),
      fc.nat(1000),
      fc.infiniteStream(fc.boolean()),
      (chosen, count, seed, isPlayed) => {
        const teams = someTeams(count);
        const next = resultsFrom(seed);
        const terms = termsOf(chosen) ?? football;
        const played = teams.flatMap((one, index) =>
          teams
            .slice(index + 1)
            .flatMap((other): Played[] =>
              isPlayed.next().value === true ? [{ teams: [one, other], result: next() }] : [],
            ),
        );
        const judged = judgedBy(terms, teams);
        const table = tableOf(teams, played, judged);
        expect(table.rows.map(({ rank }) => rank)).toEqual(teams.map((_, index) => index + 1));
        expect(tableOf(teams.toReversed(), played.toReversed(), judged)).toEqual(table);
        // Whoever is above has at least as much by the first rule, and a decision says why.
        for (const [index, row] of table.rows.slice(1).entries()) {
          const above = table.rows[index];
          const decision = decidedBetween(table, above?.team ?? '', row.team);
          expect(decision?.teams.indexOf(above?.team ?? '')).toBeLessThan(decision?.teams.indexOf(row.team) ?? -1);
        }
      },
    ),
  );
});

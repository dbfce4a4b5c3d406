import { assignBalanced, assignRandomBalanced, fitScores, GradeTable } from '@rondo/rules';
import { diceOf } from './dice.ts';
import { table } from './table.ts';
import { makeWorld, usualWorld, type World } from './world.ts';

const teamSize = 6;

/** How far apart teams of six really are, drawn by the scores of a world whose truth is known, compared with random teams. */
export function simulateTeams(seeds: number): string {
  const judged = Array.from({ length: seeds }, (_, at) => judgeTeams(makeWorld({ ...usualWorld, seed: at + 1 })));
  const average = (of: (one: Apart) => number) => judged.reduce((sum, one) => sum + of(one), 0) / seeds;
  const chance = average((one) => one.chance);
  const row = (name: string, of: (one: Apart) => number, goal = '') => {
    const apart = average(of);
    return [name, apart.toFixed(2), (apart / chance).toFixed(2), goal];
  };
  return table(
    `Over ${seeds} seeds, ${judged[0]?.draws ?? 0} games of twelve each: the difference of two teams' true strengths in sum.`,
    ['Teams', 'Apart', 'To pure chance', 'Goal'],
    [
      row('pure chance', (one) => one.chance),
      row('random balanced, by scores', (one) => one.blocks),
      row('balanced, by scores', (one) => one.balanced, '≤ 0.3'),
      row('balanced, by the truth', (one) => one.byTruth),
    ],
  );
}

export interface Apart {
  draws: number;
  chance: number;
  blocks: number;
  balanced: number;
  byTruth: number;
}

export function judgeTeams({ grades, strength }: World): Apart {
  const table = new GradeTable();
  for (const { rater, target, grade } of grades) table.add(String(rater), String(target), grade);
  const { scores } = fitScores(table);
  const games = [...Map.groupBy(grades, ({ game }) => game).values()]
    .map((all) => [...new Set(all.flatMap(({ rater, target }) => [rater, target]))].slice(0, 2 * teamSize))
    .filter(({ length }) => length === 2 * teamSize);
  const random = diceOf(7);
  const sums = { chance: 0, blocks: 0, balanced: 0, byTruth: 0 };
  const apart = (teams: readonly (readonly { id: string }[])[]) => {
    const [one = 0, two = 0] = teams.map((team) => team.reduce((sum, { id }) => sum + (strength[Number(id)] ?? 0), 0));
    return Math.abs(one - two);
  };
  for (const players of games) {
    const known = players.map((id) => ({ id: String(id), elo: scores.get(String(id))?.score ?? null }));
    const alike = known.map(({ id }) => ({ id, elo: 3 })).toSorted(() => random() - 0.5);
    sums.chance += apart([alike.slice(0, teamSize), alike.slice(teamSize)]);
    sums.blocks += apart(assignRandomBalanced(known, teamSize, random).teams);
    sums.balanced += apart(assignBalanced(known, teamSize).teams);
    const truth = players.map((id) => ({ id: String(id), elo: strength[id] ?? 3 }));
    sums.byTruth += apart(assignBalanced(truth, teamSize).teams);
  }
  const draws = games.length;
  return {
    draws,
    chance: sums.chance / draws,
    blocks: sums.blocks / draws,
    balanced: sums.balanced / draws,
    byTruth: sums.byTruth / draws,
  };
}

import { fitScores, GradeTable } from '@rondo/rules';
import { apartBands, type Judged, type Judgement, judgeScores } from '@rondo/rules/favoured';
import { diceOf } from './dice.ts';
import { table } from './table.ts';
import { makeWorld, usualWorld, type World } from './world.ts';

const teamSize = 6;
/** How much a difference of one in the teams' mean strength changes the odds, which nobody in the world knows. */
const truth = 4;
const evenly = 0.12;

/** How often the side wins that scores favour, in a world whose truth is known: by scores, by the truth, and by scores that say nothing. */
export function simulateResults(seeds: number): string {
  const judged = Array.from({ length: seeds }, (_, at) => judgeResults(makeWorld({ ...usualWorld, seed: at + 1 })));
  const mean = (of: (one: ResultsJudged) => number | null) =>
    judged.reduce((sum, one) => sum + (of(one) ?? 0), 0) / seeds;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const row = (name: string, of: (one: ResultsJudged) => Judgement) => [
    name,
    percent(mean((one) => of(one).won)),
    mean((one) => of(one).brier).toFixed(3),
    ...apartBands.map((_, n) => {
      const share = (what: 'won' | 'expected') => percent(mean((one) => of(one).bands[n]?.[what] ?? null));
      return `${share('won')} (${share('expected')})`;
    }),
  ];
  return table(
    `Over ${seeds} seeds, ${judged[0]?.byScores.games ?? 0} games of twelve each: how often the favoured side won (as often as its chance said).`,
    ['Favoured', 'Won', 'Brier', 'up to 0.1', 'to 0.25', 'to 0.5', 'more'],
    [
      row('by scores', (one) => one.byScores),
      row('by the truth', (one) => one.byTruth),
      row('by chance', (one) => one.byChance),
    ],
  );
}

export interface ResultsJudged {
  byScores: Judgement;
  byTruth: Judgement;
  byChance: Judgement;
}

export function judgeResults({ grades, strength }: World): ResultsJudged {
  const graded = new GradeTable();
  for (const { rater, target, grade } of grades) graded.add(String(rater), String(target), grade);
  const { scores } = fitScores(graded);
  const random = diceOf(11);
  const games = [...Map.groupBy(grades, ({ game }) => game).values()]
    .map((all) => [...new Set(all.flatMap(({ rater, target }) => [rater, target]))].slice(0, 2 * teamSize))
    .filter(({ length }) => length === 2 * teamSize);
  const played = games.map((players) => {
    const apartBy = (of: (id: number) => number) =>
      meanOf(players.slice(0, teamSize), of) - meanOf(players.slice(teamSize), of);
    const byTruth = apartBy((id) => strength[id] ?? 3);
    const byScores = apartBy((id) => scores.get(String(id))?.score ?? 3);
    const chance = 1 / (1 + Math.exp(-truth * byTruth));
    const drawn = random();
    const one: Judged['outcome'] = random() < evenly ? 'drew' : drawn < chance ? 'won' : 'lost';
    return { byTruth, byScores, byChance: random() - 0.5, one };
  });
  const judge = (of: (game: (typeof played)[number]) => number) =>
    judgeScores(
      played.map((game) => ({ apart: Math.abs(of(game)), outcome: of(game) < 0 ? turned[game.one] : game.one })),
    );
  return {
    byScores: judge((game) => game.byScores),
    byTruth: judge((game) => game.byTruth),
    byChance: judge((game) => game.byChance),
  };
}

const turned = { won: 'lost', drew: 'drew', lost: 'won' } as const;

const meanOf = (players: readonly number[], of: (id: number) => number) =>
  players.reduce((sum, id) => sum + of(id), 0) / players.length;

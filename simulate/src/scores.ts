import { fitScores, gradesCounted, type FittedRater, GradeTable, reliabilityOf } from '@rondo/rules';
import { table } from './table.ts';
import { makeWorld, type SimulatedGrade, usualWorld, type World, type WorldOptions } from './world.ts';

/** Players with as many grades as most players will have, whose errors count. */
const [least, most] = [5, 30];

type Worlds = readonly [name: string, options: Partial<WorldOptions>, goal: string];
const worlds: readonly Worlds[] = [
  ['the usual world', {}, '≤ 0.71'],
  ['few grades: 900 games', { games: 900 }, '≤ 0.76'],
  ['groups that hardly mix: 2 % strangers', { strangers: 0.02 }, '≤ 0.76'],
  ['leniency 1.0', { leniencySd: 1 }, '≤ 0.68'],
  ['leniency 0.4', { leniencySd: 0.4 }, '≤ 0.88'],
  ['true mean 2.6', { strengthMean: 2.6 }, '≤ 0.85'],
  ['clubs of twelve', { groups: 125, strangers: 0.02 }, '≤ 0.73'],
  ['a quarter of all pairs give each other 0.6 more', { friends: 0.25, friendsGive: 0.6 }, '≤ 0.83'],
  ['a quarter of all pairs give each other 1.2 more', { friends: 0.25, friendsGive: 1.2 }, ''],
  ['a ring of ten', { ring: 10 }, 'gains ≤ 0.15'],
  ['a ring of twenty', { ring: 20 }, 'gains ≤ 0.3'],
  ['a ring of thirty, half its club', { ring: 30 }, 'gains ≤ 1.0'],
  ['a spiteful ring of ten', { ring: 10, spiteful: true }, 'victims lose ≤ 0.1'],
  ['one rater in five gives any grade', { careless: 0.2 }, ''],
  ['one rater in five grades all alike', { alike: 0.2 }, ''],
];

interface Judged {
  mean: number;
  fit: number;
  ringByMean: number;
  ringByFit: number;
  victims: number;
  honest: number;
  /** How many of a hundred grades count, from careful raters and from careless ones. */
  counted: { seeing: number; blind: number };
}

/** A table: how far scores are from the truth, compared with the plain mean, over several seeds. */
export function simulateScores(seeds: number): string {
  const rows = worlds.map(([name, options, goal]) => {
    const judged = Array.from({ length: seeds }, (_, at) =>
      judge(makeWorld({ ...usualWorld, ...options, seed: at + 1 })),
    );
    const average = (of: (one: Judged) => number) => judged.reduce((sum, one) => sum + of(one), 0) / seeds;
    const spread = (of: (one: Judged) => number) => {
      const all = judged.map(of);
      return `${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)}`;
    };
    const toMean = (of: (one: Judged) => number) => (one: Judged) => of(one) / one.mean;
    const fit = toMean((one) => one.fit);
    return [
      name,
      average((one) => one.mean).toFixed(3),
      `${average((one) => one.fit).toFixed(3)} (${average(fit).toFixed(2)}; ${spread(fit)})`,
      options.ring
        ? `${average((one) => one.ringByMean).toFixed(2)} / ${average((one) => one.ringByFit).toFixed(2)}`
        : '',
      options.spiteful ? average((one) => one.victims).toFixed(2) : '',
      `${(100 * average((one) => one.honest)).toFixed(0)} %`,
      options.careless || options.alike
        ? `${average((one) => one.counted.seeing).toFixed(0)} / ${average((one) => one.counted.blind).toFixed(0)}`
        : '',
      goal,
    ];
  });
  return table(
    `Over ${seeds} seeds; RMSE, in brackets its ratio to that of the plain mean.`,
    [
      'World',
      'Plain mean',
      'Fit',
      'Ring gains: mean / fit',
      'Victims lose',
      'Within 0.35 of those at 80 %',
      'Of 100 grades count: who looks / who doesn’t',
      'Goal',
    ],
    rows,
  );
}

export function judge({ grades, strength, ring, blind }: World): Judged {
  const table = new GradeTable();
  for (const { rater, target, grade } of grades) table.add(String(rater), String(target), grade);
  const { scores, raters } = fitScores(table);
  const given = Map.groupBy(grades, ({ target }) => target);
  const errors = { mean: 0, fit: 0, counted: 0 };
  const [ringGains, victims, sure] = [
    { mean: 0, fit: 0 },
    { lost: 0, count: 0 },
    { shown: 0, within: 0 },
  ];
  const victimsOf = new Set(
    grades.filter(({ rater, target }) => ring.has(rater) && !ring.has(target)).map((g) => g.target),
  );
  for (const [id, theirs] of given) {
    const truth = strength[id] ?? 0;
    const fitted = scores.get(String(id));
    if (!fitted) continue;
    const byMean = theirs.reduce((sum, { grade }) => sum + grade, 0) / theirs.length - truth;
    const byFit = fitted.score - truth;
    if (ring.has(id)) {
      ringGains.mean += byMean;
      ringGains.fit += byFit;
      continue;
    }
    if (reliabilityOf(fitted.deviation) >= 80) {
      sure.shown += 1;
      if (Math.abs(byFit) <= 0.35) sure.within += 1;
    }
    if (victimsOf.has(id)) {
      victims.lost -= byFit;
      victims.count += 1;
    }
    if (theirs.length < least || theirs.length > most) continue;
    errors.counted += 1;
    errors.mean += byMean ** 2;
    errors.fit += byFit ** 2;
  }
  const rmse = (squares: number) => Math.sqrt(squares / errors.counted);
  return {
    mean: rmse(errors.mean),
    fit: rmse(errors.fit),
    ringByMean: ringGains.mean / Math.max(1, ring.size),
    ringByFit: ringGains.fit / Math.max(1, ring.size),
    victims: victims.lost / Math.max(1, victims.count),
    honest: sure.within / sure.shown,
    counted: countedShares(grades, raters, blind),
  };
}

/** How many of a hundred grades count, from raters who look at the players and from others. */
function countedShares(
  grades: readonly SimulatedGrade[],
  raters: ReadonlyMap<string, FittedRater>,
  blind: ReadonlySet<number>,
): Judged['counted'] {
  const sums = { seeing: { given: 0, counted: 0 }, blind: { given: 0, counted: 0 } };
  for (const [rater, theirs] of Map.groupBy(grades, (one) => one.rater)) {
    const fitted = raters.get(String(rater));
    if (!fitted) continue;
    const players = new Set(theirs.map(({ target }) => target)).size;
    const sum = sums[blind.has(rater) ? 'blind' : 'seeing'];
    sum.given += theirs.length;
    sum.counted += gradesCounted(players, fitted);
  }
  const share = ({ given, counted }: typeof sums.seeing) => (100 * counted) / Math.max(1, given);
  return { seeing: share(sums.seeing), blind: share(sums.blind) };
}

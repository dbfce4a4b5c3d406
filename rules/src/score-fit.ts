import { favours, mutualGrades, openGrades, takeOff } from './favour.ts';
import type { GradeTable, Pairs } from './grade-table.ts';
import { grading } from './rating.ts';

/**
 * The fit of all grades of one sport (product.md#score): a grade lies above the mean by the rater's leniency, plus the player's strength above the
 * mean as far as this rater sees it (the slope: 1, or 0 for a rater who grades everybody alike), plus noise. Strengths, leniencies and slopes lie
 * around means with variances estimated from the grades; so does the noise of each rater, around a prior. Each is computed from the others, round
 * after round, until nothing changes (after Piech and others, 2013: model PG1 with a variance and a slope for each rater).
 */

/** The estimate of a graded player: the score, and its standard deviation. */
export interface FittedScore {
  score: number;
  deviation: number;
}

/** The estimates of a rater. */
export interface FittedRater {
  /** How far their grades are above those of others. */
  leniency: number;
  /** How much of a difference between players they see: around 1, and 0 for a rater who grades everybody alike. */
  slope: number;
  /** The variance of the residuals. */
  noise: number;
  /** The variance of the leniency's error. */
  uncertainty: number;
}

/** The result of fitting all grades of a sport together. */
export interface Fit {
  /** The mean of the strengths, which is the score without grades. */
  mean: number;
  strengthVariance: number;
  leniencyVariance: number;
  slopeVariance: number;
  scores: Map<string, FittedScore>;
  raters: Map<string, FittedRater>;
}

/** The priors before any grade; each is worth `weight` grades. */
const before = {
  mean: { value: 3, weight: 20 },
  strength: { variance: 0.5, weight: 50 },
  leniency: { variance: 0.4, weight: 50 },
  slope: { variance: 0.05, weight: 50 },
  noise: { variance: 0.4, weight: 6 },
} as const;

const rounds = 60;
const settled = 1e-4;
/** The first fit, from which the next one goes on, may stop at this distance. */
const nearby = 1e-2;

/** The estimates so far, while a fit is made, for each person by number. */
interface Course extends Population {
  /** The strength of players above the mean. */
  strength: Float64Array;
  /** The variance of the strength's error. */
  strengthUncertainty: Float64Array;
  leniency: Float64Array;
  slope: Float64Array;
  noise: Float64Array;
  /** The variance of the leniency's error. */
  uncertainty: Float64Array;
}

function startOf(people: number): Course {
  const { leniency, slope, noise, uncertainty } = newRater(usualPopulation);
  return {
    ...usualPopulation,
    strength: new Float64Array(people),
    strengthUncertainty: new Float64Array(people),
    leniency: new Float64Array(people).fill(leniency),
    slope: new Float64Array(people).fill(slope),
    noise: new Float64Array(people).fill(noise),
    uncertainty: new Float64Array(people).fill(uncertainty),
  };
}

/** Fits all grades of a sport together: first the open ones, then all, without the part that favour added. */
export function fitScores(table: GradeTable): Fit {
  const { ids, ...pairs } = table.pairs();
  const course = startOf(ids.length);
  const { strength, leniency, slope, noise, uncertainty } = course;
  const marks = mutualGrades(pairs);
  if (marks.given.includes(1)) {
    const open = openGrades(pairs, marks);
    fitRounds(open, course, nearby);
    const favour = favours(
      pairs,
      marks,
      open,
      (by, one) => course.mean + (leniency[by] ?? 0) + (slope[by] ?? 1) * (strength[one] ?? 0),
    );
    takeOff(favour, pairs, marks);
  }
  fitRounds(pairs, course, settled);

  const { mean, strengthVariance, leniencyVariance, slopeVariance } = course;
  const { received, given } = pairs;
  const [scores, raters] = [new Map<string, FittedScore>(), new Map<string, FittedRater>()];
  for (const [one, id] of ids.entries()) {
    const [from, to] = [received.start[one] ?? 0, received.start[one + 1] ?? 0];
    let precision = 1 / strengthVariance;
    for (let at = from; at < to; at += 1) {
      const by = received.other[at] ?? 0;
      precision += (slope[by] ?? 1) ** 2 / ((noise[by] ?? 1) + (uncertainty[by] ?? 0));
    }
    if (from < to) scores.set(id, { score: toScale(mean + (strength[one] ?? 0)), deviation: Math.sqrt(1 / precision) });
    if ((given.start[one] ?? 0) < (given.start[one + 1] ?? 0))
      raters.set(id, {
        leniency: leniency[one] ?? 0,
        slope: slope[one] ?? 1,
        noise: noise[one] ?? 1,
        uncertainty: uncertainty[one] ?? 0,
      });
  }
  return { mean, strengthVariance, leniencyVariance, slopeVariance, scores, raters };
}

/** Continues a fit until no score changes by more than `enough`. */
function fitRounds({ received, given }: Pairs, course: Course, enough: number): void {
  const { strength, strengthUncertainty, leniency, slope, noise, uncertainty } = course;
  const people = strength.length;
  const [players, raters] = [peopleOf(received.start), peopleOf(given.start)];
  // What a rater's grade says about its player. A rater's numbers lie together, because raters are looked up in no order and each memory access costs
  // time.
  const sight = new Float64Array(people * 4);
  // A player's strength and its uncertainty, likewise.
  const seen = new Float64Array(people * 2);

  for (let round = 0, moved = 1; round < rounds && moved > enough; round += 1) {
    // Computes strengths from the estimates of the raters.
    for (let by = 0; by < people; by += 1) {
      const perNoise = (slope[by] ?? 1) / (noise[by] ?? 1);
      sight[by * 4] = perNoise;
      sight[by * 4 + 1] = perNoise * (slope[by] ?? 1);
      sight[by * 4 + 2] = perNoise * (course.mean + (leniency[by] ?? 0));
    }
    moved = 0;
    let [sum, squares] = [0, 0];
    for (let one = 0; one < people; one += 1) {
      const [from, to] = [received.start[one] ?? 0, received.start[one + 1] ?? 0];
      if (from === to) continue;
      let [precision, weighted] = [1 / course.strengthVariance, 0];
      for (let at = from; at < to; at += 1) {
        const by = (received.other[at] ?? 0) * 4;
        precision += sight[by + 1] ?? 0;
        weighted += (sight[by] ?? 0) * (received.value[at] ?? 0) - (sight[by + 2] ?? 0);
      }
      const fitted = weighted / precision;
      moved = Math.max(moved, Math.abs(fitted - (strength[one] ?? 0)));
      strength[one] = fitted;
      strengthUncertainty[one] = 1 / precision;
      sum += fitted;
      squares += fitted ** 2 + 1 / precision;
    }
    course.strengthVariance = varianceOf(squares, players, before.strength);
    const centre = course.mean;
    const mean = (centre * players + sum + before.mean.value * before.mean.weight) / (players + before.mean.weight);
    course.mean = mean;
    for (let one = 0; one < people; one += 1) {
      strength[one] = (strength[one] ?? 0) + centre - mean;
      seen[one * 2] = strength[one] ?? 0;
      seen[one * 2 + 1] = (strength[one] ?? 0) ** 2 + (strengthUncertainty[one] ?? 0);
    }

    // Estimates the raters from the strengths.
    let [lenient, steep] = [0, 0];
    for (let by = 0; by < people; by += 1) {
      const [from, to] = [given.start[by] ?? 0, given.start[by + 1] ?? 0];
      if (from === to) continue;
      let [ofStrength, ofStrengthSquare, ofGrade, ofBoth, ofGradeSquare] = [0, 0, 0, 0, 0];
      for (let at = from; at < to; at += 1) {
        const one = (given.other[at] ?? 0) * 2;
        const [above, own] = [(given.value[at] ?? 0) - mean, seen[one] ?? 0];
        ofStrength += own;
        ofStrengthSquare += seen[one + 1] ?? 0;
        ofGrade += above;
        ofBoth += above * own;
        ofGradeSquare += above * above;
      }
      const sums = { count: to - from, ofStrength, ofStrengthSquare, ofGrade, ofBoth, ofGradeSquare };
      const fitted = fitRater(sums, noise[by] ?? 1, course);
      leniency[by] = fitted.leniency;
      slope[by] = fitted.slope;
      noise[by] = fitted.noise;
      uncertainty[by] = fitted.uncertainty;
      lenient += fitted.leniency ** 2 + fitted.uncertainty;
      steep += (fitted.slope - 1) ** 2 + fitted.slopeUncertainty;
    }
    course.leniencyVariance = varianceOf(lenient, raters, before.leniency);
    course.slopeVariance = varianceOf(steep, raters, before.slope);
  }
}

/** How many people have any grade in this table. */
function peopleOf(start: Int32Array): number {
  let count = 0;
  for (let one = 0; one + 1 < start.length; one += 1) if (start[one] !== start[one + 1]) count += 1;
  return count;
}

/** A variance, from this many squares and from the prior. */
const varianceOf = (squares: number, count: number, prior: { variance: number; weight: number }): number =>
  (squares + prior.variance * prior.weight) / (count + prior.weight);

/** Sums over a rater's grades, of the players' strengths and of the grades, above the mean. */
interface RaterSums {
  count: number;
  ofStrength: number;
  /** The sum of the strengths' squares, with the variance of their errors. */
  ofStrengthSquare: number;
  ofGrade: number;
  ofBoth: number;
  ofGradeSquare: number;
}

/** The line through a rater's grades by the players' strengths, never falling, and the noise around it. */
function fitRater(
  { count, ofStrength, ofStrengthSquare, ofGrade, ofBoth, ofGradeSquare }: RaterSums,
  noiseBefore: number,
  { leniencyVariance, slopeVariance }: Pick<Population, 'leniencyVariance' | 'slopeVariance'>,
): FittedRater & { slopeUncertainty: number } {
  const level = count + noiseBefore / leniencyVariance;
  const square = ofStrengthSquare + noiseBefore / slopeVariance;
  const determinant = level * square - ofStrength ** 2;
  const slope = Math.max(0, (level * (ofBoth + noiseBefore / slopeVariance) - ofStrength * ofGrade) / determinant);
  const leniency = (ofGrade - slope * ofStrength) / level;
  const errors =
    ofGradeSquare -
    2 * (leniency * ofGrade + slope * ofBoth - leniency * slope * ofStrength) +
    leniency ** 2 * count +
    slope ** 2 * ofStrengthSquare;
  const { variance, weight } = before.noise;
  return {
    leniency,
    slope,
    noise: (Math.max(0, errors) + variance * weight) / (count + weight),
    uncertainty: (noiseBefore * square) / determinant,
    slopeUncertainty: (noiseBefore * level) / determinant,
  };
}

const toScale = (score: number): number => Math.min(grading.max, Math.max(grading.min, score));

/** The players of a sport as a whole: from a fit, or the priors before there is one. */
export type Population = Pick<Fit, 'mean' | 'strengthVariance' | 'leniencyVariance' | 'slopeVariance'>;
export const usualPopulation: Population = {
  mean: before.mean.value,
  strengthVariance: before.strength.variance,
  leniencyVariance: before.leniency.variance,
  slopeVariance: before.slope.variance,
};
/** A person about whom nothing is known yet. */
export const newRater = ({ leniencyVariance }: Population): FittedRater => ({
  leniency: 0,
  slope: 1,
  noise: before.noise.variance,
  uncertainty: leniencyVariance,
});

/** How many of a rater's grades count in the fit, given how many players they graded: fewer for a rater who strays from the others. */
export const gradesCounted = (players: number, { noise, slope }: Pick<FittedRater, 'noise' | 'slope'>): number =>
  Math.round(players * Math.min(1, (slope ** 2 * before.noise.variance) / noise));

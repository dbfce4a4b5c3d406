import { favours, mutualGrades } from './favour.ts';
import { grading } from './rating.ts';

/**
 * The fit of all grades of one sport (product.md#score): a grade lies above the mean by the rater's leniency, plus the player's strength
 * above the mean as far as this rater sees it (the slope: 1, or 0 for who grades everybody alike), plus noise. Strengths, leniencies and
 * slopes lie around means with variances that the grades themselves tell; so does the noise of each rater, around a prior. Each is
 * computed from the others, round after round, until nothing moves (after Piech and others, 2013: model PG1 with a variance and a slope a
 * rater).
 */

/** Grades of one sport in columns; ids are numbered as they come. */
export class GradeTable {
  readonly raters = new Numbering();
  readonly targets = new Numbering();
  private rater = new Int32Array(1024);
  private target = new Int32Array(1024);
  private value = new Float32Array(1024);
  size = 0;

  add(raterId: string, targetId: string, grade: number): void {
    if (this.size === this.rater.length) this.grow();
    this.rater[this.size] = this.raters.of(raterId);
    this.target[this.size] = this.targets.of(targetId);
    this.value[this.size] = grade;
    this.size += 1;
  }

  private grow(): void {
    const grown = <A extends Int32Array | Float32Array>(column: A, larger: A): A => {
      larger.set(column);
      return larger;
    };
    const length = this.size * 2;
    this.rater = grown(this.rater, new Int32Array(length));
    this.target = grown(this.target, new Int32Array(length));
    this.value = grown(this.value, new Float32Array(length));
  }

  /** In the order of targets, then raters, then grades, whatever order they came in: sums are the same to the last digit. */
  columns(): GradeColumns {
    const { size } = this;
    const [targetIds, raterIds] = [this.targets.sorted(), this.raters.sorted()];
    const [targetRank, raterRank] = [this.targets.ranks(targetIds), this.raters.ranks(raterIds)];
    // All three fit into the 53 bits of a number for 9 million players and as many raters.
    const most = targetIds.length * raterIds.length * steps;
    if (most > Number.MAX_SAFE_INTEGER) throw new RangeError('too many players and raters to fit at once');
    const keys = new Float64Array(size);
    const raters = this.raters.ids.length;
    for (let at = 0; at < size; at += 1) {
      const pair = (targetRank[this.target[at] ?? 0] ?? 0) * raters + (raterRank[this.rater[at] ?? 0] ?? 0);
      keys[at] = pair * steps + Math.round(((this.value[at] ?? 1) - grading.min) * stepsPerGrade);
    }
    keys.sort();
    const columns: GradeColumns = {
      rater: new Int32Array(size),
      target: new Int32Array(size),
      value: new Float32Array(size),
      raterIds,
      targetIds,
    };
    for (let at = 0; at < size; at += 1) {
      const key = keys[at] ?? 0;
      const pair = Math.floor(key / steps);
      columns.value[at] = (key - pair * steps) / stepsPerGrade + grading.min;
      columns.target[at] = Math.floor(pair / raters);
      columns.rater[at] = pair % raters;
    }
    return columns;
  }
}

const { stepsPerGrade } = grading;
const steps = (grading.max - grading.min) * stepsPerGrade + 1;

export interface GradeColumns {
  rater: Int32Array;
  target: Int32Array;
  value: Float32Array;
  raterIds: string[];
  targetIds: string[];
}

class Numbering {
  private readonly numbers = new Map<string, number>();
  readonly ids: string[] = [];

  of(id: string): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    this.numbers.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  sorted(): string[] {
    return [...this.ids].sort();
  }

  /** The place of each among the sorted ids. */
  ranks(sorted: readonly string[]): Int32Array {
    const ranks = new Int32Array(this.ids.length);
    for (const [rank, id] of sorted.entries()) ranks[this.of(id)] = rank;
    return ranks;
  }
}

/** What is known of a graded player: the score, and the standard deviation of what it may be off by. */
export interface FittedScore {
  score: number;
  deviation: number;
}

/** What is known of a rater. */
export interface FittedRater {
  /** How far above others' their grades are. */
  leniency: number;
  /** How much of a difference between players they see: around 1, and 0 for who grades everybody alike. */
  slope: number;
  /** Variance of what is left. */
  noise: number;
  /** Variance that the leniency may be off by. */
  uncertainty: number;
}

/** What all grades of a sport say together. */
export interface Fit {
  /** Of the strengths; a score without grades is the mean. */
  mean: number;
  strengthVariance: number;
  leniencyVariance: number;
  slopeVariance: number;
  scores: Map<string, FittedScore>;
  raters: Map<string, FittedRater>;
}

/** What is believed before any grade: as many grades' worth as `weight`. */
const before = {
  mean: { value: 3, weight: 20 },
  strength: { variance: 0.5, weight: 50 },
  leniency: { variance: 0.4, weight: 50 },
  slope: { variance: 0.05, weight: 50 },
  noise: { variance: 0.4, weight: 6 },
} as const;

const rounds = 60;
const settled = 1e-4;
/** A first fit, from which the next goes on, need not be nearer. */
const nearby = 1e-2;

/** What is known so far, while a fit is made. */
interface Course extends Population {
  /** Of players above the mean. */
  strength: Float64Array;
  strengthUncertainty: Float64Array;
  /** What belongs to one rater lies together: they come in no order, and each costs a look into memory. */
  known: Float64Array;
}

/** Fits all grades of a sport together: the open ones first, then all, with what favour gave taken off. */
export function fitScores(table: GradeTable): Fit {
  const grades = table.columns();
  const { rater, target, value, raterIds, targetIds } = grades;
  const weight = pairWeights(grades);
  const known = new Float64Array(raterIds.length * stride);
  for (let by = 0; by < raterIds.length; by += 1) storeRater(known, by, newRater(usualPopulation));
  const course: Course = {
    ...usualPopulation,
    strength: new Float64Array(targetIds.length),
    strengthUncertainty: new Float64Array(targetIds.length),
    known,
  };
  const mutual = mutualGrades(grades);
  if (mutual.includes(1)) {
    const open = weight.map((much, at) => (mutual[at] === 1 ? 0 : much));
    fitRounds(grades, open, course, nearby);
    const { mean, strength } = course;
    const favour = favours(grades, mutual, weight, (at) => {
      const by = (rater[at] ?? 0) * stride;
      return mean + (known[by] ?? 0) + (known[by + 1] ?? 1) * (strength[target[at] ?? 0] ?? 0);
    });
    for (let at = 0; at < value.length; at += 1)
      if (mutual[at] === 1) value[at] = (value[at] ?? 0) - (favour[rater[at] ?? 0] ?? 0);
  }
  fitRounds(grades, weight, course, settled);

  const { mean, strengthVariance, leniencyVariance, slopeVariance, strength } = course;
  const uncertain = new Float64Array(targetIds.length).fill(1 / strengthVariance);
  for (let at = 0; at < value.length; at += 1) {
    const [by, one, much] = [(rater[at] ?? 0) * stride, target[at] ?? 0, weight[at] ?? 0];
    uncertain[one] =
      (uncertain[one] ?? 0) + (much * (known[by + 1] ?? 1) ** 2) / ((known[by + 2] ?? 1) + much * (known[by + 3] ?? 0));
  }
  return {
    mean,
    strengthVariance,
    leniencyVariance,
    slopeVariance,
    scores: new Map(
      targetIds.map((id, one) => [
        id,
        { score: toScale(mean + (strength[one] ?? 0)), deviation: Math.sqrt(1 / (uncertain[one] ?? 1)) },
      ]),
    ),
    raters: new Map(raterIds.map((id, by) => [id, raterAt(known, by)])),
  };
}

/** Goes on with a fit until no score moves by more than `enough`. */
function fitRounds(
  { rater, target, value, raterIds, targetIds }: GradeColumns,
  weight: Float32Array,
  course: Course,
  enough: number,
): void {
  const count = value.length;
  const { strength, strengthUncertainty, known } = course;
  let { mean, strengthVariance, leniencyVariance, slopeVariance } = course;

  for (let round = 0, moved = 1; round < rounds && moved > enough; round += 1) {
    // Strengths, from what is known of the raters.
    moved = 0;
    let [sum, squares] = [0, 0];
    for (let at = 0; at < count;) {
      const one = target[at] ?? 0;
      let [precision, weighted] = [1 / strengthVariance, 0];
      for (; at < count && target[at] === one; at += 1) {
        const by = (rater[at] ?? 0) * stride;
        const slope = known[by + 1] ?? 1;
        const share = ((weight[at] ?? 0) * slope) / (known[by + 2] ?? 1);
        precision += share * slope;
        weighted += share * ((value[at] ?? 0) - mean - (known[by] ?? 0));
      }
      const fitted = weighted / precision;
      moved = Math.max(moved, Math.abs(fitted - (strength[one] ?? 0)));
      strength[one] = fitted;
      strengthUncertainty[one] = 1 / precision;
      sum += fitted;
      squares += fitted ** 2 + 1 / precision;
    }
    strengthVariance = varianceOf(squares, targetIds.length, before.strength);
    const centre = mean;
    mean =
      (centre * targetIds.length + sum + before.mean.value * before.mean.weight) /
      (targetIds.length + before.mean.weight);
    for (let one = 0; one < targetIds.length; one += 1) strength[one] = (strength[one] ?? 0) + centre - mean;

    // What is known of the raters, from the strengths.
    const sums = new Float64Array(raterIds.length * stride);
    for (let at = 0; at < count; at += 1) {
      const [by, one, much] = [(rater[at] ?? 0) * stride, target[at] ?? 0, weight[at] ?? 0];
      const [above, own] = [(value[at] ?? 0) - mean, strength[one] ?? 0];
      sums[by] = (sums[by] ?? 0) + much;
      sums[by + 1] = (sums[by + 1] ?? 0) + much * own;
      sums[by + 2] = (sums[by + 2] ?? 0) + much * (own * own + (strengthUncertainty[one] ?? 0));
      sums[by + 3] = (sums[by + 3] ?? 0) + much * above;
      sums[by + 4] = (sums[by + 4] ?? 0) + much * above * own;
      sums[by + 5] = (sums[by + 5] ?? 0) + much * above * above;
    }
    let [lenient, steep] = [0, 0];
    for (let by = 0; by < raterIds.length; by += 1) {
      const fitted = fitRater(sumsAt(sums, by), known[by * stride + 2] ?? 1, { leniencyVariance, slopeVariance });
      storeRater(known, by, fitted);
      lenient += fitted.leniency ** 2 + fitted.uncertainty;
      steep += (fitted.slope - 1) ** 2 + fitted.slopeUncertainty;
    }
    leniencyVariance = varianceOf(lenient, raterIds.length, before.leniency);
    slopeVariance = varianceOf(steep, raterIds.length, before.slope);
  }

  Object.assign(course, { mean, strengthVariance, leniencyVariance, slopeVariance });
}

/** Numbers kept of each rater: as many as are fetched from memory together. */
const stride = 8;

function storeRater(known: Float64Array, by: number, { leniency, slope, noise, uncertainty }: FittedRater): void {
  known[by * stride] = leniency;
  known[by * stride + 1] = slope;
  known[by * stride + 2] = noise;
  known[by * stride + 3] = uncertainty;
}

function raterAt(known: Float64Array, by: number): FittedRater {
  const [leniency = 0, slope = 1, noise = 1, uncertainty = 1] = known.subarray(by * stride, by * stride + 4);
  return { leniency, slope, noise, uncertainty };
}

/** A variance, from squares of so many and from what is believed before. */
const varianceOf = (squares: number, count: number, prior: { variance: number; weight: number }): number =>
  (squares + prior.variance * prior.weight) / (count + prior.weight);

/** Sums over a rater's grades, each counted by its weight: of the players' strengths, and of the grades, above the mean. */
interface RaterSums {
  weights: number;
  ofStrength: number;
  /** Of the strengths' squares, with what the strengths may be off by. */
  ofStrengthSquare: number;
  ofGrade: number;
  ofBoth: number;
  ofGradeSquare: number;
}

function sumsAt(sums: Float64Array, by: number): RaterSums {
  const at = by * stride;
  return {
    weights: sums[at] ?? 0,
    ofStrength: sums[at + 1] ?? 0,
    ofStrengthSquare: sums[at + 2] ?? 0,
    ofGrade: sums[at + 3] ?? 0,
    ofBoth: sums[at + 4] ?? 0,
    ofGradeSquare: sums[at + 5] ?? 0,
  };
}

/** The line through a rater's grades by the players' strengths, which nobody sees the wrong way round, and the noise around it. */
function fitRater(
  { weights, ofStrength, ofStrengthSquare, ofGrade, ofBoth, ofGradeSquare }: RaterSums,
  noiseBefore: number,
  { leniencyVariance, slopeVariance }: Pick<Population, 'leniencyVariance' | 'slopeVariance'>,
): FittedRater & { slopeUncertainty: number } {
  const level = weights + noiseBefore / leniencyVariance;
  const square = ofStrengthSquare + noiseBefore / slopeVariance;
  const determinant = level * square - ofStrength ** 2;
  const slope = Math.max(0, (level * (ofBoth + noiseBefore / slopeVariance) - ofStrength * ofGrade) / determinant);
  const leniency = (ofGrade - slope * ofStrength) / level;
  const errors =
    ofGradeSquare -
    2 * (leniency * ofGrade + slope * ofBoth - leniency * slope * ofStrength) +
    leniency ** 2 * weights +
    slope ** 2 * ofStrengthSquare;
  const { variance, weight } = before.noise;
  return {
    leniency,
    slope,
    noise: (Math.max(0, errors) + variance * weight) / (weights + weight),
    uncertainty: (noiseBefore * square) / determinant,
    slopeUncertainty: (noiseBefore * level) / determinant,
  };
}

/** Grades that one rater gives one player count together as one, however many they are: what they know, they know. */
function pairWeights({ rater, target }: GradeColumns): Float32Array {
  const weight = new Float32Array(rater.length);
  for (let from = 0, to = 0; from < rater.length; from = to) {
    while (to < rater.length && rater[to] === rater[from] && target[to] === target[from]) to += 1;
    weight.fill(1 / (to - from), from, to);
  }
  return weight;
}

const toScale = (score: number): number => Math.min(grading.max, Math.max(grading.min, score));

/** What the players of a sport are like as a whole: of a fit, or what is believed before there is one. */
export type Population = Pick<Fit, 'mean' | 'strengthVariance' | 'leniencyVariance' | 'slopeVariance'>;
export const usualPopulation: Population = {
  mean: before.mean.value,
  strengthVariance: before.strength.variance,
  leniencyVariance: before.leniency.variance,
  slopeVariance: before.slope.variance,
};
/** Of whom nothing is known yet. */
export const newRater = ({ leniencyVariance }: Population): FittedRater => ({
  leniency: 0,
  slope: 1,
  noise: before.noise.variance,
  uncertainty: leniencyVariance,
});

/** How many of a rater's grades count in the fit, given how many players they graded: less from who strays from the others. */
export const gradesCounted = (players: number, { noise, slope }: Pick<FittedRater, 'noise' | 'slope'>): number =>
  Math.round(players * Math.min(1, (slope ** 2 * before.noise.variance) / noise));

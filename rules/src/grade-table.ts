import { grading } from './rating.ts';

/** Grades by person: those of person n are from `start[n]` to before `start[n + 1]`, in the order of `other`. */
export interface GradesBy {
  start: Int32Array;
  /** The rater of each grade that somebody got, or the player of each grade that somebody gave. */
  other: Int32Array;
  value: Float32Array;
}

/** The same grades, by player and by rater. */
export interface Pairs {
  received: GradesBy;
  given: GradesBy;
}

/** Grades of one sport in columns; people are numbered in the order in which they come. */
export class GradeTable {
  private readonly numbers = new Map<string, number>();
  private readonly ids: string[] = [];
  private rater = new Int32Array(1024);
  private target = new Int32Array(1024);
  /** In steps above the lowest grade: sums of whole numbers are the same in any order. */
  private steps = new Float32Array(1024);
  size = 0;

  add(raterId: string, targetId: string, grade: number): void {
    if (this.size === this.rater.length) this.grow();
    this.rater[this.size] = this.numberOf(raterId);
    this.target[this.size] = this.numberOf(targetId);
    this.steps[this.size] = Math.round((grade - grading.min) * grading.stepsPerGrade);
    this.size += 1;
  }

  private numberOf(id: string): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    this.numbers.set(id, this.ids.length);
    return this.ids.push(id) - 1;
  }

  private grow(): void {
    const grown = <A extends Int32Array | Float32Array>(column: A, larger: A): A => {
      larger.set(column);
      return larger;
    };
    const length = this.size * 2;
    this.rater = grown(this.rater, new Int32Array(length));
    this.target = grown(this.target, new Int32Array(length));
    this.steps = grown(this.steps, new Float32Array(length));
  }

  /** The grades of each pair as one, in the order of ids, whatever order they came in: so sums are the same to the last digit. */
  pairs(): Pairs & { ids: string[] } {
    const { size } = this;
    const ids = [...this.ids].sort();
    const ranks = new Int32Array(ids.length);
    for (const [rank, id] of ids.entries()) ranks[this.numberOf(id)] = rank;
    const ranked = (numbers: Int32Array) => numbers.subarray(0, size).map((number) => ranks[number] ?? 0);
    const byRater = grouped(ids.length, ranked(this.rater), ranked(this.target), this.steps);
    const received = oncePerPair(transposed(byRater));
    return { ids, received, given: transposed(received) };
  }
}

/** Groups grades by person, for this many people; a person's grades stay in their order. */
function grouped(people: number, person: Int32Array, other: Int32Array, value: Float32Array): GradesBy {
  const start = new Int32Array(people + 1);
  for (const one of person) start[one + 1] = (start[one + 1] ?? 0) + 1;
  for (let one = 0; one < people; one += 1) start[one + 1] = (start[one + 1] ?? 0) + (start[one] ?? 0);
  const next = start.slice();
  const result: GradesBy = { start, other: new Int32Array(person.length), value: new Float32Array(person.length) };
  for (let at = 0; at < person.length; at += 1) {
    const one = person[at] ?? 0;
    const place = next[one] ?? 0;
    next[one] = place + 1;
    result.other[place] = other[at] ?? 0;
    result.value[place] = value[at] ?? 0;
  }
  return result;
}

/** The same grades by the person on the other side. */
function transposed({ start, other, value }: GradesBy): GradesBy {
  const people = start.length - 1;
  const person = new Int32Array(other.length);
  for (let one = 0; one < people; one += 1) person.fill(one, start[one], start[one + 1]);
  return grouped(people, other, person, value);
}

/** Grades in steps converted to the scale; a rater's grades for one player become one, their mean. */
function oncePerPair({ start, other, value }: GradesBy): GradesBy {
  const people = start.length - 1;
  const once = {
    start: new Int32Array(people + 1),
    other: new Int32Array(other.length),
    value: new Float32Array(other.length),
  };
  let size = 0;
  for (let one = 0, at = 0; one < people; one += 1) {
    const end = start[one + 1] ?? 0;
    while (at < end) {
      const [by, from] = [other[at] ?? 0, at];
      let sum = 0;
      for (; at < end && other[at] === by; at += 1) sum += value[at] ?? 0;
      once.other[size] = by;
      once.value[size] = sum / (at - from) / grading.stepsPerGrade + grading.min;
      size += 1;
    }
    once.start[one + 1] = size;
  }
  return { start: once.start, other: once.other.slice(0, size), value: once.value.slice(0, size) };
}

/** Only the grades that have this mark. */
export function marked({ start, other, value }: GradesBy, marks: Uint8Array, mark: number): GradesBy {
  const before = new Int32Array(start.length);
  let count = 0;
  for (let one = 0; one + 1 < start.length; one += 1) {
    for (let at = start[one] ?? 0; at < (start[one + 1] ?? 0); at += 1) if (marks[at] === mark) count += 1;
    before[one + 1] = count;
  }
  const kept = { start: before, other: new Int32Array(count), value: new Float32Array(count) };
  for (let at = 0, size = 0; at < other.length; at += 1) {
    if (marks[at] !== mark) continue;
    kept.other[size] = other[at] ?? 0;
    kept.value[size] = value[at] ?? 0;
    size += 1;
  }
  return kept;
}

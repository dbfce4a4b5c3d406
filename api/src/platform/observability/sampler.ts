/**
 * Which of many lines are written, so that no flood fills the disk: of each second the first hundred; of the next nine hundred one of ten,
 * and of all others one of a hundred.
 */
export class Sampler {
  /** Lines of a second that are written whatever comes. */
  readonly #whole: number;
  #second = 0;
  #count = 0;

  constructor(whole = 100) {
    this.#whole = whole;
  }

  /**
   * @param nowMs any clock that goes forward
   * @returns for how many such lines this one stands; 0: it is left out
   */
  weigh(nowMs: number): number {
    const second = Math.floor(nowMs / 1000);
    if (second !== this.#second) [this.#second, this.#count] = [second, 0];
    const before = this.#count;
    this.#count += 1;
    if (before < this.#whole) return 1;
    const oneOf = before < 1000 ? 10 : 100;
    return before % oneOf === 0 ? oneOf : 0;
  }
}

/**
 * Decides which of many lines are written, so that no flood fills the disk: in each second the first hundred, a tenth of the next nine hundred, and a
 * hundredth of all others.
 */
export class Sampler {
  /** The number of lines in a second that are always written. */
  readonly #whole: number;
  #second = 0;
  #count = 0;

  constructor(whole = 100) {
    this.#whole = whole;
  }

  /**
   * @param nowMs any clock that goes forward
   * @returns how many such lines this one stands for; 0 if it is left out
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

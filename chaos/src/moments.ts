/** The moments at which something went well. */
export class Moments {
  readonly #at: number[] = [];

  add(): void {
    this.#at.push(performance.now());
  }

  /** The longest time without such a moment, in ms, between two values of `performance.now()`. */
  longestGap(from: number, to: number): number {
    let last = from;
    let longest = 0;
    for (const at of [...this.#at.filter((one) => one > from && one < to), to]) {
      longest = Math.max(longest, at - last);
      last = at;
    }
    return longest;
  }

  /** Resolves at the next one. */
  async next(): Promise<void> {
    const count = this.#at.length;
    while (this.#at.length === count) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

import { networkOf } from './network-of.ts';
import { Refused } from '../refusal.ts';

/** The part of the free places a network may hold: one network gets 1000 of 5000, and ten together leave 500 to others. */
const share = 1 / 4;

/** Places of this process that networks share: each may hold a part of what is still free, so that a few never take all. */
export class NetworkShares {
  readonly #most: number;
  readonly #held = new Map<string, number>();
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Takes a place.
   * @returns a function that gives it back
   * @throws Refused `unavailable`
   */
  take(ip: string | undefined): () => void {
    const network = networkOf(ip);
    const held = this.#held.get(network) ?? 0;
    if (held >= (this.#most - this.#taken) * share) throw new Refused('unavailable');
    this.#change(network, 1);
    return () => this.#change(network, -1);
  }

  #change(network: string, by: 1 | -1): void {
    this.#taken += by;
    const held = (this.#held.get(network) ?? 0) + by;
    if (held > 0) this.#held.set(network, held);
    else this.#held.delete(network);
  }
}

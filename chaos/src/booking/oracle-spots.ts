import { type Checkout, keeps, type OracleGame, priceOf, type Spot, type Waiting } from './oracle-game.ts';

const hour = 3_600_000;

/** Who is in a game, who waits, what is kept for whom, and what a spot costs. */
export class OracleSpots {
  readonly game: OracleGame;
  readonly balances: number[];
  /** Who is in, in order of joining. */
  spots = new Map<number, Spot>();
  /** Who ever had a spot, and so a mail with its link. */
  readonly booked = new Set<number>();
  queue: Waiting[] = [];
  checkouts = new Map<number, Checkout>();
  /** Whose spot is offered to whom. */
  offers = new Map<number, number>();
  /** Who has a selected code of so much. */
  readonly codes: Map<number, number>;

  /** @param balances of players, and what is kept for guests */
  constructor(game: OracleGame, balances: number[], codes: Map<number, number>) {
    this.game = game;
    this.balances = balances;
    this.codes = codes;
  }

  /** Whether there is an early-bird spot for somebody: what others' checkouts keep is theirs. */
  earlyBird(who: number, now: number): boolean {
    const { price, earlyBirds, earlyBirdsTaken, start } = this.game;
    const kept = [...this.checkouts].filter(
      ([guest, checkout]) => guest !== who && checkout.early && keeps(checkout, now),
    );
    return price > 0 && earlyBirdsTaken + kept.length < earlyBirds && now < start - 12 * hour;
  }

  /** What a spot for `who` costs `payer`. */
  cost(payer: number, who: number, now: number): number {
    return Math.max(0, priceOf(this.game, this.earlyBird(who, now)) - (this.codes.get(payer) ?? 0));
  }

  waits(who: number): boolean {
    return this.queue.some((one) => one.who === who);
  }

  #offered(now: number): number {
    return this.queue.filter(({ until }) => until === 'pending' || (until !== null && until > now)).length;
  }

  /** Spots that are kept for somebody. */
  kept(now: number): number {
    return this.#offered(now) + [...this.checkouts.values()].filter((one) => keeps(one, now)).length;
  }

  open(now: number): number {
    return this.game.capacity - this.spots.size - this.kept(now);
  }

  /** Nobody is refused by the spot that is kept for them. */
  roomFor(who: number, now: number): boolean {
    const checkout = this.checkouts.get(who);
    const own = (checkout && keeps(checkout, now)) || this.queue.some((one) => one.who === who && one.until !== null);
    return this.spots.size + (own ? 0 : this.kept(now)) < this.game.capacity;
  }
}

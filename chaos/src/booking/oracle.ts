/**
 * What must become of one game, told once more from the specification (3-decisions §3 and §4) and from nothing else: no rule
 * of the product is imported here, so that a fault in one shows as a difference. Money in cents, times in milliseconds.
 */

const minute = 60_000;
const hour = 60 * minute;

interface Spot {
  /** Who paid and gets refunds. */
  payer: number;
  paid: number;
  price: number;
  joinedAt: number;
}

interface Waiting {
  who: number;
  /** Agreed to pay up to this at once. */
  allowed: number | null;
  /** A spot is kept for them until then; null: no offer yet. `pending`: just made, the time is not known yet. */
  until: number | 'pending' | null;
}

/** A guest's checkout; the latest one of a guest is the one that is paid. */
interface Checkout {
  amount: number;
  /** Before discounts. */
  price: number;
  until: number;
  /** Whether it keeps an early-bird spot. */
  early: boolean;
  /** Whether it still keeps a spot, unless its time is up. */
  holds: boolean;
}

export interface OracleGame {
  start: number;
  /** Created, or last rescheduled. */
  since: number;
  changedAt: number | null;
  minutes: number;
  price: number;
  capacity: number;
  minimum: number;
  status: 'pending' | 'confirmed' | 'cancelled';
  archived: boolean;
  /** Half the price for the first so many. */
  earlyBirds: number;
  earlyBirdsTaken: number;
}

export class Oracle {
  readonly game: OracleGame;
  readonly balances: number[];
  /** Who is in, in order of joining. */
  spots = new Map<number, Spot>();
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

  join(who: number, allow: boolean, now: number): string {
    this.promote(now);
    const refusal = this.#closed(now) ?? (this.spots.has(who) ? 'already_joined' : null);
    if (refusal) return refusal;
    if (!this.#roomFor(who, now)) {
      if (this.#waits(who)) return 'already_waiting';
      this.queue.push({ who, allowed: allow ? this.game.price : null, until: null });
      return 'waiting';
    }
    if (this.game.price > 0) return 'payment_required';
    this.#enter(who, who, now);
    return 'joined';
  }

  /** Somebody pays for their own spot, or a friend's. */
  pay(payer: number, who: number, now: number): string {
    this.promote(now);
    const joined = payer === who ? 'already_joined' : 'friend_joined';
    const refusal = this.#closed(now) ?? (this.spots.has(who) ? joined : null);
    if (refusal) return refusal;
    if (this.game.price === 0) return 'game_is_free';
    if (!this.#roomFor(who, now)) return 'game_full';
    if ((this.balances[payer] ?? 0) < this.#cost(payer, who, now)) return 'insufficient_balance';
    this.#enter(who, payer, now);
    return 'joined';
  }

  /** A guest joins by address. */
  joinAsGuest(who: number, now: number): string {
    this.promote(now);
    const refusal = this.#closed(now) ?? (this.spots.has(who) ? 'already_joined' : null);
    if (refusal) return refusal;
    if (!this.#roomFor(who, now)) return 'game_full';
    if (this.game.price > 0) return 'payment_required';
    this.#enter(who, who, now);
    return 'joined';
  }

  /** A guest opens a checkout: the spot is kept for 15 minutes at the price of now. */
  checkout(who: number, now: number): string {
    this.promote(now);
    const refusal = this.#closed(now) ?? (this.spots.has(who) ? 'already_joined' : null);
    if (refusal) return refusal;
    if (this.game.price === 0) return 'game_is_free';
    if (!this.#roomFor(who, now)) return 'game_full';
    const early = this.#earlyBird(who, now);
    const amount = this.#cost(who, who, now);
    this.checkouts.set(who, { amount, price: this.game.price, until: now + 15 * minute, early, holds: true });
    return `held ${amount}`;
  }

  /** The provider says how a guest's latest checkout ended; then the sweeps run. */
  settle(who: number, paid: boolean, now: number): string {
    const checkout = this.checkouts.get(who);
    if (!checkout) return 'nothing';
    const { game } = this;
    const inTime = now < checkout.until;
    const held = this.#keeps(checkout, now);
    this.checkouts.delete(who);
    if (!paid) {
      this.sweep(now);
      return inTime ? 'failed none' : 'expired none';
    }
    const over = game.status === 'cancelled' || game.archived || this.spots.has(who);
    if (inTime && held && !over) this.#give(who, who, checkout.amount, checkout.price, checkout.early, now);
    else this.#credit(who, checkout.amount);
    this.sweep(now);
    return inTime && held && !over ? 'paid joined' : 'paid credited';
  }

  offer(who: number, to: number, now: number): string {
    if (who === to) return 'hand_over_to_self';
    const spot = this.spots.get(who);
    if (!spot || this.game.archived) return 'not_joined';
    if (spot.price === 0) return 'game_is_free';
    if (now >= this.#closes()) return 'joining_closed';
    if (this.offers.has(who)) return 'already_offered';
    if (this.spots.has(to)) return 'friend_joined';
    this.offers.set(who, to);
    return 'offered';
  }

  takeOver(who: number, from: number, now: number): string {
    this.promote(now);
    const spot = this.spots.get(from);
    if (!spot || this.offers.get(from) !== who) return 'hand_over_not_found';
    const refusal = this.#closed(now) ?? (this.spots.has(who) ? 'already_joined' : null);
    if (refusal) return refusal;
    if (this.game.price === 0) return 'game_is_free';
    const back = spot.payer === who ? spot.paid : 0;
    if ((this.balances[who] ?? 0) + back < this.#cost(who, who, now)) return 'insufficient_balance';
    this.#credit(spot.payer, spot.paid);
    this.#vacate(from);
    this.#enter(who, who, now);
    // A spot that was kept for the taker opens.
    this.promote(now);
    return 'joined';
  }

  leave(who: number, now: number): string {
    this.promote(now);
    const spot = this.spots.get(who);
    if (!spot && this.#waits(who)) {
      this.queue = this.queue.filter((one) => one.who !== who);
      this.promote(now);
      return 'left';
    }
    if (!spot) return 'not_joined';
    if (this.game.archived) return 'game_archived';
    if (spot.price > 0) return 'refund_instead';
    if (now >= this.#cutoff(0)) return 'leaving_closed';
    this.#vacate(who);
    this.promote(now);
    return 'left';
  }

  /** `by` gives up the spot of `who`: their own, or one they paid for. */
  refund(by: number, who: number, now: number): string {
    this.promote(now);
    const spot = this.spots.get(who);
    if (!spot) return 'not_joined';
    if (by !== who && by !== spot.payer) return 'spot_not_yours';
    if (this.game.archived) return 'game_archived';
    if (spot.price === 0) return 'game_is_free';
    const percent = this.#percentBack(spot, now);
    if (percent === null) return 'refund_not_possible';
    const back = Math.floor((spot.paid * percent + 50) / 100);
    this.#credit(spot.payer, back);
    this.#vacate(who);
    this.promote(now);
    return `refunded ${back}`;
  }

  cancel(now: number): string {
    const refusal = this.#unchangeable(now);
    if (refusal) return refusal;
    this.#callOff();
    return 'cancelled';
  }

  /** Another capacity, and maybe another price and start. */
  edit(capacity: number, price: number, start: number, now: number): string {
    const refusal = this.#unchangeable(now);
    if (refusal) return refusal;
    if (capacity < this.spots.size + this.#kept(now)) return 'capacity_below_joined';
    const { game } = this;
    if (start !== game.start) game.changedAt = now;
    if (start !== game.start || price > 0 !== game.price > 0) game.since = now;
    Object.assign(game, { capacity, price, start });
    return 'edited';
  }

  /** What the sweeps do when the clock has moved. */
  sweep(now: number): void {
    const { game } = this;
    if (game.archived) return;
    if (game.status === 'pending' && now >= this.#cutoff(game.price)) this.#callOff();
    if (now >= game.start + game.minutes * minute) {
      game.archived = true;
      this.queue = [];
      this.offers.clear();
      this.#releaseCheckouts();
    }
    this.promote(now);
  }

  /** Gives open spots to who waits; those who let an offer pass wait no more. */
  promote(now: number): void {
    this.queue = this.queue.filter(({ until }) => until === null || until === 'pending' || until > now);
    for (const one of this.queue) {
      if (one.until !== null) continue;
      if (this.#open(now) <= 0 || this.#closed(now)) return;
      const cost = this.#cost(one.who, one.who, now);
      const payable = one.allowed !== null && cost <= one.allowed && cost <= (this.balances[one.who] ?? 0);
      if (this.game.price === 0 || payable) this.#enter(one.who, one.who, now);
      else if (now < this.#closes() - 2 * hour) one.until = 'pending';
      // Else it is for the first who takes it.
    }
  }

  /** Somebody gets in at the price of now, which comes off the payer's balance and uses their code. */
  #enter(who: number, payer: number, now: number): void {
    const { price } = this.game;
    const early = this.#earlyBird(who, now);
    const cost = price > 0 ? this.#cost(payer, who, now) : 0;
    if (price > 0 && this.codes.has(payer) && this.#afterEarlyBird(early) > 0) this.codes.delete(payer);
    this.balances[payer] = (this.balances[payer] ?? 0) - cost;
    this.#give(who, payer, cost, price, early, now);
  }

  #give(who: number, payer: number, paid: number, price: number, early: boolean, now: number): void {
    const { game } = this;
    if (early) game.earlyBirdsTaken += 1;
    this.queue = this.queue.filter((one) => one.who !== who);
    this.checkouts.forEach((checkout, guest) => {
      if (guest === who) checkout.holds = false;
    });
    this.spots.set(who, { payer, paid, price, joinedAt: now });
    if (this.spots.size >= game.minimum && game.status === 'pending') game.status = 'confirmed';
  }

  #vacate(who: number): void {
    this.spots.delete(who);
    this.offers.delete(who);
  }

  #credit(who: number, amount: number): void {
    this.balances[who] = (this.balances[who] ?? 0) + amount;
  }

  #callOff(): void {
    for (const { payer, paid } of this.spots.values()) this.#credit(payer, paid);
    this.spots.clear();
    this.offers.clear();
    this.queue = [];
    this.#releaseCheckouts();
    this.game.earlyBirdsTaken = 0;
    this.game.status = 'cancelled';
  }

  #releaseCheckouts(): void {
    for (const checkout of this.checkouts.values()) checkout.holds = false;
  }

  #closed(now: number): string | null {
    if (this.game.status === 'cancelled') return 'game_cancelled';
    if (this.game.archived) return 'game_archived';
    return now >= this.#closes() ? 'joining_closed' : null;
  }

  #unchangeable(now: number): string | null {
    if (this.game.status === 'cancelled') return 'game_cancelled';
    if (this.game.archived) return 'game_archived';
    return now >= this.game.start ? 'game_started' : null;
  }

  #closes(): number {
    const { price, status, start } = this.game;
    return price > 0 && status === 'confirmed' ? start : this.#cutoff(price);
  }

  #cutoff(price: number): number {
    const cutoff = this.game.start - (price > 0 ? 12 : 2) * hour;
    return this.game.since >= cutoff ? this.game.start : cutoff;
  }

  #percentBack(spot: Spot, now: number): number | null {
    const { start, changedAt, status } = this.game;
    if (changedAt !== null && spot.joinedAt < changedAt && now < Math.min(changedAt + 24 * hour, start)) return 100;
    if (status === 'confirmed') return null;
    const left = (start - now) / hour;
    if (left > 24) return 90;
    if (left >= 18) return 60;
    return left >= 12 ? 0 : null;
  }

  /** Whether there is an early-bird spot for somebody: what others' checkouts keep is theirs. */
  #earlyBird(who: number, now: number): boolean {
    const { price, earlyBirds, earlyBirdsTaken, start } = this.game;
    const kept = [...this.checkouts].filter(
      ([guest, checkout]) => guest !== who && checkout.early && this.#keeps(checkout, now),
    );
    return price > 0 && earlyBirdsTaken + kept.length < earlyBirds && now < start - 12 * hour;
  }

  #afterEarlyBird(early: boolean): number {
    const { price } = this.game;
    return early ? price - Math.floor((price * 50 + 50) / 100) : price;
  }

  /** What a spot for `who` costs `payer`. */
  #cost(payer: number, who: number, now: number): number {
    return Math.max(0, this.#afterEarlyBird(this.#earlyBird(who, now)) - (this.codes.get(payer) ?? 0));
  }

  #waits(who: number): boolean {
    return this.queue.some((one) => one.who === who);
  }

  #offered(now: number): number {
    return this.queue.filter(({ until }) => until === 'pending' || (until !== null && until > now)).length;
  }

  #keeps(checkout: Checkout, now: number): boolean {
    return checkout.holds && now < checkout.until;
  }

  /** Spots that are kept for somebody. */
  #kept(now: number): number {
    return this.#offered(now) + [...this.checkouts.values()].filter((one) => this.#keeps(one, now)).length;
  }

  #open(now: number): number {
    return this.game.capacity - this.spots.size - this.#kept(now);
  }

  /** Nobody is refused by the spot that is kept for them. */
  #roomFor(who: number, now: number): boolean {
    const checkout = this.checkouts.get(who);
    const own =
      (checkout && this.#keeps(checkout, now)) || this.queue.some((one) => one.who === who && one.until !== null);
    return this.spots.size + (own ? 0 : this.#kept(now)) < this.game.capacity;
  }
}

/**
 * What must become of one game, told once more from the specification (3-decisions §3 and §4) and from nothing else: no rule
 * of the product is imported here, so that a fault in one shows as a difference. Money in cents, times in milliseconds.
 */

const minute = 60_000;
const hour = 60 * minute;

interface Spot {
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

  constructor(game: OracleGame, balances: number[]) {
    this.game = game;
    this.balances = balances;
  }

  join(who: number, allow: boolean, now: number): string {
    this.promote(now);
    const refusal = this.#closed(now) ?? (this.spots.has(who) ? 'already_joined' : null);
    if (refusal) return refusal;
    if (!this.#roomFor(who)) {
      if (this.#waits(who)) return 'already_waiting';
      this.queue.push({ who, allowed: allow ? this.game.price : null, until: null });
      return 'waiting';
    }
    if (this.game.price > 0) return 'payment_required';
    this.#enter(who, 0, now);
    return 'joined';
  }

  pay(who: number, now: number): string {
    this.promote(now);
    const refusal = this.#closed(now) ?? (this.spots.has(who) ? 'already_joined' : null);
    if (refusal) return refusal;
    if (this.game.price === 0) return 'game_is_free';
    if (!this.#roomFor(who)) return 'game_full';
    const cost = this.#cost(now);
    if ((this.balances[who] ?? 0) < cost) return 'insufficient_balance';
    this.#enter(who, cost, now);
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
    this.spots.delete(who);
    this.promote(now);
    return 'left';
  }

  refund(who: number, now: number): string {
    this.promote(now);
    const spot = this.spots.get(who);
    if (!spot) return 'not_joined';
    if (this.game.archived) return 'game_archived';
    if (spot.price === 0) return 'game_is_free';
    const percent = this.#percentBack(spot, now);
    if (percent === null) return 'refund_not_possible';
    const back = Math.floor((spot.paid * percent + 50) / 100);
    this.balances[who] = (this.balances[who] ?? 0) + back;
    this.spots.delete(who);
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
    if (capacity < this.spots.size + this.#offered(now)) return 'capacity_below_joined';
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
    }
    this.promote(now);
  }

  /** Gives open spots to who waits; those who let an offer pass wait no more. */
  promote(now: number): void {
    this.queue = this.queue.filter(({ until }) => until === null || until === 'pending' || until > now);
    for (const one of this.queue) {
      if (one.until !== null) continue;
      if (this.#open(now) <= 0 || this.#closed(now)) return;
      const cost = this.#cost(now);
      const payable = one.allowed !== null && cost <= one.allowed && cost <= (this.balances[one.who] ?? 0);
      if (this.game.price === 0 || payable) this.#enter(one.who, cost, now);
      else if (now < this.#closes() - 2 * hour) one.until = 'pending';
      // Else it is for the first who takes it.
    }
  }

  #enter(who: number, cost: number, now: number): void {
    const { game } = this;
    if (this.#earlyBird(now)) game.earlyBirdsTaken += 1;
    this.balances[who] = (this.balances[who] ?? 0) - cost;
    this.queue = this.queue.filter((one) => one.who !== who);
    this.spots.set(who, { paid: cost, price: game.price, joinedAt: now });
    if (this.spots.size >= game.minimum && game.status === 'pending') game.status = 'confirmed';
  }

  #callOff(): void {
    for (const [who, { paid }] of this.spots) this.balances[who] = (this.balances[who] ?? 0) + paid;
    this.spots.clear();
    this.queue = [];
    this.game.earlyBirdsTaken = 0;
    this.game.status = 'cancelled';
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

  #earlyBird(now: number): boolean {
    const { price, earlyBirds, earlyBirdsTaken, start } = this.game;
    return price > 0 && earlyBirdsTaken < earlyBirds && now < start - 12 * hour;
  }

  #cost(now: number): number {
    const { price } = this.game;
    return this.#earlyBird(now) ? price - Math.floor((price * 50 + 50) / 100) : price;
  }

  #waits(who: number): boolean {
    return this.queue.some((one) => one.who === who);
  }

  #offered(now: number): number {
    return this.queue.filter(({ until }) => until === 'pending' || (until !== null && until > now)).length;
  }

  #open(now: number): number {
    return this.game.capacity - this.spots.size - this.#offered(now);
  }

  /** Nobody is refused by the spot that is kept for them. */
  #roomFor(who: number): boolean {
    const held = this.queue.filter((one) => one.until !== null);
    const own = held.some((one) => one.who === who);
    return this.spots.size + (own ? 0 : held.length) < this.game.capacity;
  }
}

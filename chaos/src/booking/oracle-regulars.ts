import { isToCome } from './oracle-game.ts';
import { OraclePasses } from './oracle-passes.ts';

const day = 24 * 3_600_000;

/** Spots kept for regulars of a series (product.md#regulars). */
export class OracleRegulars extends OraclePasses {
  readonly regulars = new Set<number>();
  #spots = 0;
  #days = 2;

  /** At most half of the smallest upcoming game; the later one is large. */
  offerRegulars(spots: number, days: number, now: number): string {
    const most = this.#isAhead(now) ? Math.floor(this.game.capacity / 2) : this.later.isCancelled ? 0 : 7;
    if (spots > most) return 'regulars_too_many';
    this.#spots = spots;
    const isMoved = days !== this.#days;
    this.#days = days;
    if (isMoved && this.#isAhead(now)) this.moveRegularSpots(now);
    return 'offered';
  }

  /** Makes a player of the series a regular: each of its games keeps a spot for them if it has one and nobody waits. */
  become(who: number, now: number): string {
    const isNew = !this.regulars.has(who);
    if (isNew) {
      if (this.#isOver(now)) return 'regulars_over';
      if (!this.played.has(who) && !this.spots.has(who) && !this.later.rides.has(who)) return 'regulars_not_played';
      if (this.regulars.size >= this.#spots) return 'regulars_full';
    }
    this.regulars.add(who);
    if (this.#isAhead(now)) this.promote(now);
    const until = this.#until();
    const hasSpot = this.isIn(who) || this.holds(who, now) || this.queue.length > 0;
    const mayHave = !hasSpot && !this.takenOut.has(who);
    if (isNew && this.#isAhead(now) && now < until && mayHave && this.open(now) > 0) this.regularSpots.set(who, until);
    if (isNew && !this.later.isCancelled && !this.later.rides.has(who)) this.later.kept.add(who);
    return `regular ${Number(this.regularSpots.has(who)) + Number(this.later.kept.has(who))}`;
  }

  stop(who: number, now: number): string {
    if (this.regularSpots.has(who)) this.free(who, now);
    this.later.kept.delete(who);
    this.regulars.delete(who);
    return 'stopped';
  }

  /** Frees the spot in this game only. */
  free(who: number, now: number): string {
    this.promote(now);
    this.regularSpots.delete(who);
    this.promote(now);
    return 'freed';
  }

  override sweep(now: number): void {
    for (const [who, until] of this.regularSpots) if (until <= now) this.regularSpots.delete(who);
    super.sweep(now);
    if (this.#isOver(now)) this.regulars.clear();
  }

  /** After another start, or another day, a regular who is paying keeps the spot as long as that takes. */
  protected moveRegularSpots(now: number): void {
    for (const who of this.regularSpots.keys()) {
      const until = Math.max(this.#until(), this.checkouts.get(who)?.until ?? 0);
      if (until > now) this.regularSpots.set(who, until);
      else this.regularSpots.delete(who);
    }
  }

  /** Until when a spot of the game is kept. */
  #until(): number {
    return this.game.start - this.#days * day;
  }

  #isAhead(now: number): boolean {
    return isToCome(this.game) && now < this.game.start;
  }

  #isOver(now: number): boolean {
    return this.later.isCancelled && !this.#isAhead(now);
  }
}

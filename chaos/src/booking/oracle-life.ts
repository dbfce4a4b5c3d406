import { closedBy, closes, cutoff, ends, type Given, priceOf, type Spot } from './oracle-game.ts';
import { OracleGroups } from './oracle-groups.ts';
import { players } from './steps.ts';

const hour = 3_600_000;

/** How people join and leave a game, and what happens to it by itself as time passes. */
export class OracleLife extends OracleGroups {
  /** All spots that were ever taken, in whatever state. */
  readonly sold: Spot[] = [];

  /** Does the work of the sweeps when the clock has moved. */
  sweep(now: number): void {
    const { game } = this;
    if (game.archived) return this.tidy(now);
    this.#lapse(now);
    if (game.status === 'pending' && now >= cutoff(this.game, game.price)) this.callOff();
    if (now >= ends(game)) {
      game.archived = true;
      this.queue = [];
      this.offers.clear();
      this.released = [];
      this.#releaseKept();
    }
    this.promote(now);
  }

  /** Gives open spots to the waiting list; people who let an offer lapse no longer wait. */
  promote(now: number): void {
    this.#lapse(now);
    this.tidy(now);
    this.queue = this.queue.filter(({ until }) => until === null || until === 'pending' || until > now);
    for (const one of this.queue) {
      if (one.until !== null) continue;
      if (!this.hasSome(now) || closedBy(this.game, now)) return;
      // A place that is kept for a captain is theirs already.
      const isNamed = this.game.teams && (this.regularSpots.get(one.who) ?? 0) > now;
      if (this.isReserved(one.who) || isNamed) continue;
      const cost = this.cost(one.who, one.who, now);
      // Near the end nobody is charged automatically: a spot with a price goes to the first person who takes it.
      const last = now >= closes(this.game) - 2 * hour;
      const payable = !last && one.allowed !== null && cost <= one.allowed && cost <= (this.balances[one.who] ?? 0);
      if (this.game.price === 0 || payable) this.enter(one.who, one.who, now);
      else if (!last) {
        one.of = this.giverFor(one.who, now);
        one.until = 'pending';
      }
    }
  }

  /** Why nobody can get this person a spot, however many are open; `asks` is the person who is told. */
  protected refusal(who: number, now: number, asks = who): string | null {
    const closed = closedBy(this.game, now);
    if (closed) return closed;
    // Typing an address never reveals that its owner was taken out.
    if (this.takenOut.has(who)) return asks === who && who < players ? 'taken_out' : 'not_let_in';
    if (!this.isIn(who)) return null;
    return asks === who ? 'already_joined' : 'friend_joined';
  }

  /** Somebody joins at the present price, which comes off the payer's balance and uses their code. */
  protected enter(who: number, payer: number, now: number, proofUntil: number | null = null): void {
    const { price } = this.game;
    const giver = this.giverFor(who, now);
    if (giver !== null) this.takeFrom(giver);
    const early = this.earlyBird(who, now);
    const cost = price > 0 ? this.cost(payer, who, now) : 0;
    const code = price > 0 && this.codeFor(payer, who, now) > 0 && priceOf(this.game, early) > 0;
    if (code) this.useCode(payer);
    this.debit(payer, cost);
    this.give(who, { payer, paid: cost, price, proofUntil, code }, early, now);
  }

  protected give(who: number, given: Given, early: boolean, now: number): void {
    const { game } = this;
    if (early) game.earlyBirdsTaken += 1;
    this.queue = this.queue.filter((one) => one.who !== who);
    this.supersede(who, now);
    this.regularSpots.delete(who);
    const spot = { joinedAt: now, proofUntil: null, pass: null, code: false, ...given };
    this.sold.push(spot);
    this.booked.set(who, spot);
    this.spots.set(who, spot);
    this.confirm();
  }

  /** Somebody joins, or starts another checkout: their open one ends, and holds neither spot nor code. */
  protected supersede(who: number, now: number): void {
    const checkout = this.checkouts.get(who);
    if (!checkout) return;
    checkout.holds = false;
    if (now < checkout.until) checkout.superseded = checkout.settled = true;
  }

  /** Guests who have not opened the link in the mail don't count. */
  protected confirm(): void {
    const { game } = this;
    const count = [...this.spots.values()].filter(({ proofUntil }) => proofUntil === null).length;
    if (count >= game.minimum && game.status === 'pending') game.status = 'confirmed';
  }

  /** Guests who have not opened the link in time lose their spot; those of a cancelled game have lost it already. */
  #lapse(now: number): void {
    for (const [who, { proofUntil }] of this.spots)
      if (proofUntil !== null && proofUntil <= now) this.spots.delete(who);
  }

  /** The game becomes free: payers get everything back, and everyone stays in. Offered spots can then be taken for free. */
  protected payBack(): void {
    for (const spot of this.spots.values()) {
      this.giveBack(spot);
      this.giveCodeBack(spot);
      spot.price = 0;
    }
    for (const one of this.queue) Object.assign(one, { until: null, of: null });
    for (const checkout of this.checkouts.values()) checkout.early = false;
    for (const group of this.groups) for (const one of group.reserved.values()) one.early = false;
    this.game.earlyBirdsTaken = 0;
  }

  /** A released spot is taken: its payer gets everything back. */
  protected takeFrom(giver: number): void {
    const spot = this.spots.get(giver);
    if (spot) this.giveBack(spot);
    this.vacate(giver);
  }

  /** A person for whom a released spot was kept now has an open spot kept for them. */
  protected vacate(who: number): void {
    this.spots.delete(who);
    this.offers.delete(who);
    this.released = this.released.filter((giver) => giver !== who);
    for (const one of [...this.queue, ...this.checkouts.values()]) if (one.of === who) one.of = null;
  }

  /** Money that arrives settles the debt first. */
  protected credit(who: number, amount: number): void {
    const settled = Math.min(this.owed[who] ?? 0, amount);
    this.owed[who] = (this.owed[who] ?? 0) - settled;
    this.balances[who] = (this.balances[who] ?? 0) + amount - settled;
  }

  protected debit(who: number, amount: number): void {
    this.balances[who] = (this.balances[who] ?? 0) - amount;
  }

  /** Refunds everything that was paid and not refunded yet; a ride goes back on its pass, unless that has ended. */
  protected giveBack(spot: Pick<Spot, 'payer' | 'paid' | 'pass'>): void {
    const { payer, paid, pass } = spot;
    if (paid > 0 && pass && !pass.hasEnded) pass.left += 1;
    else {
      this.credit(payer, paid);
      if (pass) pass.kept -= paid;
    }
    spot.paid = 0;
  }

  protected callOff(): void {
    for (const spot of this.spots.values()) {
      this.giveBack(spot);
      this.giveCodeBack(spot);
    }
    this.spots.clear();
    this.offers.clear();
    this.released = [];
    this.queue = [];
    this.#releaseKept();
    this.game.earlyBirdsTaken = 0;
    this.game.status = 'cancelled';
  }

  #releaseKept(): void {
    this.regularSpots.clear();
    for (const checkout of this.checkouts.values()) checkout.holds = false;
  }
}

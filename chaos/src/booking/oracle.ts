import {
  type Checkout,
  closes,
  cutoff,
  keeps,
  percentBack,
  percentOf,
  proofEnds,
  unchangeable,
} from './oracle-game.ts';
import { OracleTakingOut } from './oracle-taking-out.ts';

const minute = 60_000;

/**
 * What must become of one game, told once more from the text of product.md and from nothing else: no rule of the code is
 * imported here, so that a fault in one shows as a difference. Money in cents, times in milliseconds.
 */
export class Oracle extends OracleTakingOut {
  /** The checkout before each person's latest one. */
  readonly #earlier = new Map<number, Checkout>();

  join(who: number, allow: boolean, now: number): string {
    this.promote(now);
    const refusal = this.refusal(who, now);
    if (refusal) return refusal;
    if (!this.roomFor(who, now)) {
      if (this.waits(who)) return 'already_waiting';
      this.queue.push({ who, allowed: allow ? this.game.price : null, until: null, of: null });
      return 'waiting';
    }
    if (this.game.price > 0) return 'payment_required';
    this.enter(who, who, now);
    return 'joined';
  }

  /** Somebody pays for their own spot, or a friend's. */
  pay(payer: number, who: number, now: number): string {
    this.promote(now);
    const refusal = this.refusal(who, now, payer);
    if (refusal) return refusal;
    if (this.game.price === 0) return 'game_is_free';
    if (!this.roomFor(who, now)) return 'game_full';
    const giver = this.giverFor(who, now);
    const freed = giver === null ? undefined : this.spots.get(giver);
    const back = freed?.payer === payer ? freed.paid : 0;
    if ((this.balances[payer] ?? 0) + back < this.cost(payer, who, now)) return 'insufficient_balance';
    this.enter(who, payer, now);
    return 'joined';
  }

  /** A guest joins by address. */
  joinAsGuest(who: number, now: number): string {
    this.promote(now);
    const refusal = this.refusal(who, now);
    if (refusal) return refusal;
    if (!this.roomFor(who, now)) return 'game_full';
    if (this.game.price > 0) return 'payment_required';
    this.enter(who, who, now, proofEnds(this.game, now));
    return 'joined';
  }

  /** A guest opens the link in the mail of their spot. */
  prove(who: number, now: number): string {
    if (!this.booked.has(who)) return 'nothing';
    this.promote(now);
    const spot = this.spots.get(who);
    if (!spot) return this.game.status === 'cancelled' ? 'game_cancelled' : 'proof_too_late';
    spot.proofUntil = null;
    this.confirm();
    return 'proved';
  }

  /** Somebody opens a checkout: the spot is kept for 15 minutes at the price of now, which takes a member's code. */
  checkout(who: number, now: number): string {
    this.promote(now);
    const refusal = this.refusal(who, now);
    if (refusal) return refusal;
    if (this.game.price === 0) return 'game_is_free';
    if (!this.roomFor(who, now)) return 'game_full';
    const early = this.earlyBird(who, now);
    const amount = this.cost(who, who, now);
    const of = this.giverFor(who, now);
    if (amount === 0) {
      this.enter(who, who, now);
      return 'joined';
    }
    const { price } = this.game;
    const code = this.codes.has(who);
    const checkout: Checkout = {
      amount,
      price,
      until: now + 15 * minute,
      early,
      code,
      holds: true,
      settled: false,
      superseded: false,
      of,
    };
    const before = this.checkouts.get(who);
    if (before) this.#earlier.set(who, before);
    this.supersede(who, now);
    this.checkouts.set(who, checkout);
    const kept = this.regularSpots.get(who) ?? 0;
    if (kept > now) this.regularSpots.set(who, Math.max(kept, checkout.until));
    return `held ${amount}`;
  }

  /** The provider says how somebody's latest checkout ended; then the sweeps run. */
  settle(who: number, paid: boolean, now: number): string {
    const checkout = this.checkouts.get(who);
    if (!checkout) return 'nothing';
    const { game } = this;
    if (checkout.superseded) {
      this.checkouts.delete(who);
      this.sweep(now);
      return paid ? 'paid returned' : 'failed none';
    }
    const inTime = now < checkout.until;
    // Whoever waits comes first, as in every batch, where what came in time is dealt with.
    if (inTime) this.promote(now);
    const held = keeps(checkout, now);
    this.checkouts.delete(who);
    checkout.settled = true;
    if (!paid) {
      this.sweep(now);
      return inTime ? 'failed none' : 'expired none';
    }
    // Late, by who is in: nobody pays for one spot twice.
    if (!inTime && this.spots.has(who)) {
      this.sweep(now);
      return 'paid returned';
    }
    const over = game.status === 'cancelled' || game.archived || this.isIn(who);
    const joins = inTime && held && !over;
    // A game that became free meanwhile gives the spot, and the money back.
    const costs = joins && game.price > 0;
    if (joins && checkout.of !== null) this.takeFrom(checkout.of);
    const { amount, price, code, early } = checkout;
    if (costs && code) this.useCode(who);
    if (costs) this.give(who, { payer: who, paid: amount, price, code }, early, now);
    else if (joins) this.give(who, { payer: who, paid: 0, price: 0 }, false, now);
    if (!costs) this.credit(who, checkout.amount);
    this.sweep(now);
    return costs ? 'paid joined' : 'paid credited';
  }

  /** Somebody pays at the checkout before their latest one, whose page is closed or whose time was up. */
  payEarlier(who: number, now: number): string {
    const before = this.#earlier.get(who);
    if (!before) return 'nothing';
    this.#earlier.delete(who);
    this.sweep(now);
    if (before.superseded || this.spots.has(who)) return 'paid returned';
    this.credit(who, before.amount);
    return 'paid credited';
  }

  /** Pays for a spot that the latest group keeps, if there is one. */
  payInGroup(who: number, now: number): string {
    this.promote(now);
    const group = this.groups.find((one) => one === this.latest && one.kept > 0) ?? null;
    if (!group || this.isIn(who)) return this.pay(who, who, now);
    const refusal = this.refusal(who, now);
    if (refusal) return refusal;
    if (this.game.price === 0) return 'game_is_free';
    if ((this.balances[who] ?? 0) < this.cost(who, who, now)) return 'insufficient_balance';
    // What is kept for them alone is theirs first.
    if (!this.holds(who, now)) group.kept -= 1;
    this.enter(who, who, now);
    group.joined.add(who);
    this.trim(group);
    this.tidy(now);
    return 'joined';
  }

  offer(who: number, to: number, now: number): string {
    if (who === to) return 'hand_over_to_self';
    const spot = this.spots.get(who);
    if (this.game.status === 'cancelled') return 'game_cancelled';
    if (!spot || this.game.archived) return 'not_joined';
    if (spot.price === 0) return 'game_is_free';
    if (now >= closes(this.game)) return 'joining_closed';
    if (this.offers.has(who) || this.released.includes(who)) return 'already_offered';
    if (this.spots.has(to)) return 'friend_joined';
    this.offers.set(who, to);
    return 'offered';
  }

  /** To the queue: a spot that can not be refunded any more. */
  release(who: number, now: number): string {
    const spot = this.spots.get(who);
    if (this.game.status === 'cancelled') return 'game_cancelled';
    if (!spot || this.game.archived) return 'not_joined';
    if (spot.price === 0) return 'game_is_free';
    if (now >= closes(this.game)) return 'joining_closed';
    if (this.offers.has(who) || this.released.includes(who)) return 'already_offered';
    if (percentBack(this.game, spot, now) !== null) return 'refund_instead';
    this.released.push(who);
    return 'released';
  }

  /** Offers the spot no more; for whom it was kept is in line as before. */
  withdraw(who: number, now: number): string {
    if (!this.offers.has(who) && !this.released.includes(who)) return 'hand_over_not_found';
    if ([...this.checkouts.values()].some((one) => one.of === who && keeps(one, now))) return 'spot_being_paid';
    this.offers.delete(who);
    this.released = this.released.filter((giver) => giver !== who);
    for (const one of this.queue) if (one.of === who) Object.assign(one, { until: null, of: null });
    return 'withdrawn';
  }

  takeOver(who: number, from: number, now: number): string {
    this.promote(now);
    const spot = this.spots.get(from);
    if (!spot || this.offers.get(from) !== who) return 'hand_over_not_found';
    const refusal = this.refusal(who, now);
    if (refusal) return refusal;
    const back = spot.payer === who ? spot.paid : 0;
    if ((this.balances[who] ?? 0) + back < this.cost(who, who, now)) return 'insufficient_balance';
    this.giveBack(spot);
    this.vacate(from);
    this.enter(who, who, now);
    // A spot that was kept for the taker opens.
    this.promote(now);
    return 'joined';
  }

  leave(who: number, now: number): string {
    this.promote(now);
    const spot = this.spots.get(who);
    if (!spot && this.waits(who)) {
      this.queue = this.queue.filter((one) => one.who !== who);
      this.promote(now);
      return 'left';
    }
    if (this.game.status === 'cancelled') return 'game_cancelled';
    if (!spot) return 'not_joined';
    if (this.game.archived) return 'game_archived';
    if (spot.price > 0) return 'refund_instead';
    if (now >= cutoff(this.game, 0)) return 'leaving_closed';
    this.vacate(who);
    this.promote(now);
    return 'left';
  }

  /** `by` gives up the spot of `who`: their own, or one they paid for. */
  refund(by: number, who: number, now: number): string {
    this.promote(now);
    const spot = this.spots.get(who);
    if (this.game.status === 'cancelled') return 'game_cancelled';
    if (!spot) return 'not_joined';
    if (by !== who && by !== spot.payer) return 'spot_not_yours';
    if (this.game.archived) return 'game_archived';
    if (spot.price === 0) return 'game_is_free';
    const percent = percentBack(this.game, spot, now);
    if (percent === null) return 'refund_not_possible';
    const back = percentOf(spot.paid, percent);
    if (percent === 100) this.giveBack(spot);
    else {
      this.credit(spot.payer, back);
      spot.paid -= back;
    }
    this.vacate(who);
    this.promote(now);
    return `refunded ${back}`;
  }

  cancel(now: number): string {
    const refusal = unchangeable(this.game, now);
    if (refusal) return refusal;
    this.callOff();
    return 'cancelled';
  }

  /** Another capacity, and maybe another price and start. */
  edit(capacity: number, price: number, start: number, now: number): string {
    const refusal = unchangeable(this.game, now);
    if (refusal) return refusal;
    if (capacity < this.spots.size + this.kept(now)) return 'capacity_below_joined';
    const { game } = this;
    const isMoved = start !== game.start;
    if (isMoved) game.changedAt = now;
    if (isMoved || price > 0 !== game.price > 0) game.since = now;
    if (price === 0 && game.price > 0) this.payBack();
    Object.assign(game, { capacity, price, start });
    if (isMoved) this.moveRegularSpots(now);
    return 'edited';
  }
}

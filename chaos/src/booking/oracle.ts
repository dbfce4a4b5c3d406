import { OracleCheckouts } from './oracle-checkouts.ts';
import { closes, cutoff, keeps, percentBack, percentOf, proofEnds, unchangeable } from './oracle-game.ts';

const minute = 60_000;

/**
 * The expected state of one game, modelled only from the text of product.md: no rule of the code is imported here, so that a fault in a rule shows as
 * a difference. Money in cents, times in milliseconds.
 */
export class Oracle extends OracleCheckouts {
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

  /** A captain names a team: its place is kept for half an hour, unless a spot is kept for them anyway. */
  nameTeam(who: number, now: number): string {
    this.promote(now);
    if (!this.game.teams) return 'game_not_found';
    const refusal = this.refusal(who, now);
    if (refusal) return refusal;
    const isKept = this.holds(who, now);
    if (this.spots.size + (isKept ? 0 : this.kept(now)) >= this.game.capacity) return 'game_full';
    if (this.keptOf(who, now) !== null) return 'game_full';
    if (!isKept) this.regularSpots.set(who, now + 30 * minute);
    return 'named';
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
    const unpayable = this.unpayable(payer, this.cost(payer, who, now), back);
    if (unpayable) return unpayable;
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

  /** Pays for a spot that the latest group keeps, if there is one. */
  payInGroup(who: number, now: number): string {
    this.promote(now);
    const group = this.groups.find((one) => one === this.latest && one.kept > 0) ?? null;
    if (!group || this.isIn(who)) return this.pay(who, who, now);
    const refusal = this.refusal(who, now);
    if (refusal) return refusal;
    if (this.game.price === 0) return 'game_is_free';
    const unpayable = this.unpayable(who, this.cost(who, who, now));
    if (unpayable) return unpayable;
    // A spot kept only for them is used first.
    if (!this.holds(who, now)) group.kept -= 1;
    this.enter(who, who, now);
    group.joined.add(who);
    this.trim(group);
    this.tidy(now);
    return 'joined';
  }

  offer(who: number, to: number, now: number): string {
    if (who === to) return 'hand_over_to_self';
    const refusal = this.refusePassingOn(who, 'person', now);
    if (refusal !== null) return refusal;
    if (this.spots.has(to)) return 'friend_joined';
    this.offers.set(who, to);
    return 'offered';
  }

  /** Releases a spot that can't be refunded any more to the waiting list. */
  release(who: number, now: number): string {
    const refusal = this.refusePassingOn(who, 'queue', now);
    if (refusal !== null) return refusal;
    this.released.push(who);
    return 'released';
  }

  /** Why a spot can't be offered to a person, or released to the queue; null if it can. */
  private refusePassingOn(who: number, to: 'person' | 'queue', now: number): string | null {
    const spot = this.spots.get(who);
    if (this.game.status === 'cancelled') return 'game_cancelled';
    if (!spot || this.game.archived) return 'not_joined';
    if (spot.price === 0) return 'game_is_free';
    if (now >= closes(this.game)) return 'joining_closed';
    if (this.offers.has(who) || this.released.includes(who)) return 'already_offered';
    if (to === 'queue' && percentBack(this.game, spot, now) !== null) return 'refund_instead';
    return null;
  }

  /** Withdraws the offer of the spot; a person for whom it was kept is in line as before. */
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
    const unpayable = this.unpayable(who, this.cost(who, who, now), back);
    if (unpayable) return unpayable;
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
      if (this.game.teams) this.regularSpots.delete(who);
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
      if (spot.pass) spot.pass.kept -= back;
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

  /** Edits the capacity, and perhaps the price and the start. */
  edit(capacity: number, price: number, start: number, now: number): string {
    // The form itself says so.
    if (this.game.teams && capacity > this.game.capacity) return 'teams_too_small';
    const refusal = unchangeable(this.game, now);
    if (refusal) return refusal;
    if (capacity < this.spots.size + this.kept(now)) return 'capacity_below_joined';
    const { game } = this;
    const isMoved = start !== game.start;
    if (isMoved) game.changedAt = now;
    if (isMoved || price > 0 !== game.price > 0) game.since = now;
    if (price === 0 && game.price > 0) this.payBack();
    Object.assign(game, { capacity, price, start });
    if (isMoved && !game.teams) this.moveRegularSpots(now);
    return 'edited';
  }
}

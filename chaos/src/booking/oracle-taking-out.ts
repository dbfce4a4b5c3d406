import { isToCome, type Spot, unchangeable } from './oracle-game.ts';
import { OracleRegulars } from './oracle-regulars.ts';

const maxGoodwill = 25_00;

/** An amount refunded to somebody for a spot that stays. */
export interface Goodwill {
  who: number;
  cents: number;
  at: number;
}

/** Acts of other people on players (product.md#taking-a-player-out, product.md#goodwill). */
export abstract class OracleTakingOut extends OracleRegulars {
  /** The goodwill given so far, also before this game. */
  goodwill: Goodwill[] = [];

  /** An admin takes a player out of the game. */
  takeOut(who: number, now: number): string {
    const refusal = unchangeable(this.game, now);
    if (refusal) return refusal;
    if (!this.#hasPart(who, now)) return 'player_not_in';
    this.#putOut(who, now);
    this.takenOut.add(who);
    this.promote(now);
    return 'taken out';
  }

  /** They may join again, but have nothing yet. */
  letIn(who: number): string {
    return this.takenOut.delete(who) ? 'let in' : 'not_taken_out';
  }

  /** Bans somebody, which takes them out of all upcoming games, runs the sweeps, and lifts the ban. */
  ban(who: number, now: number): string {
    const isAhead = isToCome(this.game) && now < this.game.start;
    const hasOffer = [...this.offers.values()].includes(who);
    if (isAhead && (this.#hasPart(who, now) || hasOffer)) {
      this.#putOut(who, now);
      // Nobody who is taken out joins meanwhile: the ban holds until all of this is done.
      this.promote(now);
    }
    const ride = this.later.rides.get(who);
    if (ride) this.giveBack({ payer: who, paid: ride.ride, pass: ride });
    this.later.rides.delete(who);
    this.later.kept.delete(who);
    this.regulars.delete(who);
    this.sweep(now);
    return 'banned';
  }

  /** Refunds this much of somebody's latest spot, which stays as it is. */
  giveGoodwill(who: number, cents: number, now: number): string {
    const spot = this.booked.get(who);
    if (!spot) return 'nothing';
    if (spot.pass) return 'goodwill_on_ride';
    if (cents > spot.paid) return 'goodwill_above_paid';
    const given = this.goodwill
      .filter((one) => one.who === spot.payer && monthOf(one.at) === monthOf(now))
      .reduce((sum, one) => sum + one.cents, 0);
    if (given + cents > maxGoodwill) return 'goodwill_limited';
    this.goodwill.push({ who: spot.payer, cents, at: now });
    spot.paid -= cents;
    this.credit(spot.payer, cents);
    return `given ${cents}`;
  }

  #hasPart(who: number, now: number): boolean {
    return this.isIn(who) || this.waits(who) || this.holds(who, now);
  }

  #putOut(who: number, now: number): void {
    this.promote(now);
    for (const group of this.groups) if (group.reserved.has(who)) this.endGroup(group, now, false);
    this.queue = this.queue.filter((one) => one.who !== who);
    this.regularSpots.delete(who);
    this.supersede(who, now);
    for (const [giver, to] of this.offers) if (to === who) this.offers.delete(giver);
    const spot: Spot | undefined = this.spots.get(who);
    if (!spot) return;
    this.giveBack(spot);
    this.giveCodeBack(spot);
    this.vacate(who);
  }
}

/** The calendar month in the Netherlands, as `2026-11`. */
function monthOf(time: number): string {
  return new Date(time).toLocaleDateString('sv', { timeZone: 'Europe/Amsterdam' }).slice(0, 7);
}

import { type Checkout, keeps } from './oracle-game.ts';
import { OracleOwing } from './oracle-owing.ts';

const minute = 60_000;

/** Spots that are paid through the provider (product.md#money). */
export abstract class OracleCheckouts extends OracleOwing {
  /** The checkout before each person's latest one. */
  readonly #earlier = new Map<number, Checkout>();

  /** Somebody opens a checkout: the spot is kept for 15 minutes at the present price, which uses a member's code. */
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

  /** The provider reports how somebody's latest checkout ended; then the sweeps run. */
  settle(who: number, paid: boolean, now: number): string {
    const checkout = this.checkouts.get(who);
    return checkout ? this.#noted(who, checkout, this.#settle(who, checkout, paid, now)) : 'nothing';
  }

  #settle(who: number, checkout: Checkout, paid: boolean, now: number): string {
    const { game } = this;
    if (checkout.superseded) {
      this.checkouts.delete(who);
      this.sweep(now);
      return paid ? 'paid returned' : 'failed none';
    }
    const inTime = now < checkout.until;
    // The waiting list comes first, as in every batch, and a payment that came in time is settled in a batch.
    if (inTime) this.promote(now);
    const held = keeps(checkout, now);
    this.checkouts.delete(who);
    checkout.settled = true;
    if (!paid) {
      this.sweep(now);
      return inTime ? 'failed none' : 'expired none';
    }
    // A late payment by a person who has joined: nobody pays for one spot twice.
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

  /** A payment at the checkout before somebody's latest one, whose page is closed or whose time was up. */
  payEarlier(who: number, now: number): string {
    const before = this.#earlier.get(who);
    if (!before) return 'nothing';
    this.#earlier.delete(who);
    this.sweep(now);
    const isReturned = before.superseded || this.spots.has(who);
    if (!isReturned) this.credit(who, before.amount);
    return this.#noted(who, before, isReturned ? 'paid returned' : 'paid credited');
  }

  /** Notes a payment: it can be charged back at the provider, unless it was returned there. */
  #noted(who: number, { amount }: Checkout, said: string): string {
    if (said.startsWith('paid')) this.notePayment(who, amount, said === 'paid returned');
    return said;
  }
}

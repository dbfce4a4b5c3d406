import { isToCome, type Pass, percentOf } from './oracle-game.ts';
import { OracleTogether } from './oracle-together.ts';

/** Passes of ten games: offered, bought, played and handed back, in two games of a series (product.md#passes). */
export class OraclePasses extends OracleTogether {
  /** The open passes. */
  readonly passes = new Map<number, Pass>();
  /** All passes that were ever bought. */
  readonly bought: { who: number; pass: Pass }[] = [];
  #percentOff: number | null = null;

  offerPass(percent: number | null): string {
    this.#percentOff = percent;
    return 'offered';
  }

  /** Costs the game's present price less the discount; each game of the pass then costs the same. */
  buyPass(who: number, now: number): string {
    const { game } = this;
    if (this.#percentOff === null || game.price === 0 || !isToCome(game) || now >= game.start) return 'no_pass_offered';
    const before = this.passes.get(who);
    if (before && before.left > 0) return 'pass_open';
    const ride = percentOf(game.price, 100 - this.#percentOff);
    const unpayable = this.unpayable(who, 10 * ride);
    if (unpayable) return unpayable;
    if (before) before.hasEnded = true;
    this.debit(who, 10 * ride);
    const pass = { ride, left: 10, kept: 10 * ride, isOld: false, hasEnded: false };
    this.passes.set(who, pass);
    this.bought.push({ who, pass });
    return `bought for ${10 * ride}`;
  }

  /** Plays with a pass: any spot, at the price of a ride. */
  ride(who: number, now: number): string {
    this.promote(now);
    const pass = this.passes.get(who);
    if (!pass || pass.left === 0) return 'pass_not_usable';
    const refusal = this.refusal(who, now);
    if (refusal) return refusal;
    if (this.game.price === 0) return 'game_is_free';
    if (!this.roomFor(who, now)) return 'game_full';
    const giver = this.giverFor(who, now);
    if (giver !== null) this.takeFrom(giver);
    pass.left -= 1;
    this.give(who, { payer: who, paid: pass.ride, price: pass.ride, pass }, false, now);
    return 'joined';
  }

  rideLater(who: number): string {
    const { later } = this;
    const pass = this.passes.get(who);
    if (!pass || pass.left === 0) return 'pass_not_usable';
    if (later.isCancelled) return 'game_cancelled';
    if (later.rides.has(who)) return 'already_joined';
    pass.left -= 1;
    later.rides.set(who, pass);
    later.kept.delete(who);
    return 'joined';
  }

  /** Left months ahead: the ride is used, and money is refunded. */
  leaveLater(who: number): string {
    const pass = this.later.rides.get(who);
    if (this.later.isCancelled) return 'game_cancelled';
    if (!pass) return 'not_joined';
    const back = percentOf(pass.ride, 90);
    this.later.rides.delete(who);
    this.credit(who, back);
    pass.kept -= back;
    return `refunded ${back}`;
  }

  cancelLater(): string {
    const { later } = this;
    if (later.isCancelled) return 'game_cancelled';
    for (const [who, pass] of later.rides) this.giveBack({ payer: who, paid: pass.ride, pass });
    later.rides.clear();
    later.kept.clear();
    later.isCancelled = true;
    return 'cancelled';
  }

  handBack(who: number): string {
    return this.passes.has(who) ? `handed back for ${this.#endPass(who)}` : 'pass_over';
  }

  yearOver(who: number, now: number): string {
    const pass = this.passes.get(who);
    if (pass) pass.isOld = true;
    this.sweep(now);
    return 'over';
  }

  override sweep(now: number): void {
    this.#endPasses();
    super.sweep(now);
    this.#endPasses();
  }

  #endPasses(): void {
    for (const [who, { isOld }] of this.passes) if (isOld || this.#isSeasonOver()) this.#endPass(who);
  }

  /** The rest of a pass is refunded: all of it if no game is planned any more. */
  #endPass(who: number): number {
    const pass = this.passes.get(who);
    if (!pass) return 0;
    const back = percentOf(pass.left * pass.ride, this.#isSeasonOver() ? 100 : 90);
    pass.hasEnded = true;
    pass.kept -= back;
    this.passes.delete(who);
    this.credit(who, back);
    return back;
  }

  #isSeasonOver(): boolean {
    return this.later.isCancelled && !isToCome(this.game);
  }
}

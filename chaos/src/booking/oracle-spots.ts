import {
  type Checkout,
  type Group,
  keeps,
  type OracleGame,
  type Pass,
  priceOf,
  type Spot,
  type Waiting,
} from './oracle-game.ts';

const hour = 3_600_000;

/** The spots of a game: its players, waiting list, kept spots and prices. */
export class OracleSpots {
  readonly game: OracleGame;
  readonly balances: number[];
  /** Everybody's debt after a charge-back; a person in debt has no balance. */
  readonly owed: number[];
  /** The players, in order of joining. */
  spots = new Map<number, Spot>();
  /** Everybody's latest spot, in whatever state; a mail has its link. */
  readonly booked = new Map<number, Spot>();
  /** People who were taken out, and not let in again. */
  readonly takenOut = new Set<number>();
  queue: Waiting[] = [];
  checkouts = new Map<number, Checkout>();
  /** Groups that are open. */
  groups: Group[] = [];
  /** Players who released their spot to the queue, in order of release. */
  released: number[] = [];
  /** The person each player's spot is offered to. */
  offers = new Map<number, number>();
  /** The regulars for whom a spot is kept, in a tournament the captains, and until when. */
  readonly regularSpots = new Map<number, number>();
  /** Another game of the series, months later, in which people play only with a pass. */
  readonly later = { isCancelled: false, rides: new Map<number, Pass>(), kept: new Set<number>() };
  /** The players of an earlier game of the series. */
  readonly played: ReadonlySet<number>;
  /** The amounts of people's selected codes. */
  readonly codes: Map<number, number>;
  /** How many of each person's codes can still be used. */
  readonly unused: number[];

  /** @param balances the balances of players, and the money kept for guests */
  constructor(
    game: OracleGame,
    balances: number[],
    { selected, unused }: { selected: Map<number, number>; unused: number[] },
    played: ReadonlySet<number> = new Set<number>(),
  ) {
    this.played = played;
    this.game = game;
    this.balances = balances;
    this.owed = balances.map(() => 0);
    this.codes = selected;
    this.unused = unused;
  }

  /** Whether there is an early-bird spot for somebody; spots kept by others' checkouts don't count. */
  earlyBird(who: number, now: number): boolean {
    const { price, earlyBirds, earlyBirdsTaken, start } = this.game;
    const kept = [...this.checkouts].filter(
      ([guest, checkout]) => guest !== who && checkout.early && keeps(checkout, now),
    );
    const reserved = this.#reserved().filter(([one, { early }]) => one !== who && early);
    return price > 0 && earlyBirdsTaken + kept.length + reserved.length < earlyBirds && now < start - 12 * hour;
  }

  /** The price of a spot for `who` when `payer` pays. */
  cost(payer: number, who: number, now: number): number {
    return Math.max(0, priceOf(this.game, this.earlyBird(who, now)) - this.codeFor(payer, who, now));
  }

  /** Why nobody can pay this much from their wallet, with this much refunded before; null if it costs nothing. */
  protected unpayable(payer: number, cost: number, back = 0): string | null {
    if (cost === 0) return null;
    if ((this.owed[payer] ?? 0) > 0) return 'wallet_owes';
    return (this.balances[payer] ?? 0) + back < cost ? 'insufficient_balance' : null;
  }

  /** The discount of the payer's code; a code that their own checkout holds can't be used for a friend. */
  codeFor(payer: number, who: number, now: number): number {
    const reserved = this.#reserved().some(([holder, { code }]) => holder === payer && code);
    const checkout = this.checkouts.get(payer);
    const held = checkout?.code === true && !checkout.settled && now < checkout.until;
    return payer !== who && (reserved || held) ? 0 : (this.codes.get(payer) ?? 0);
  }

  /** Gives a code for the next payment, unless there is one. */
  giveCode(who: number, cents: number): string {
    if (!this.codes.has(who)) this.#countCode(who, 1);
    this.codes.set(who, cents);
    return 'given';
  }

  /** A code takes something off one spot. */
  protected useCode(who: number): void {
    this.codes.delete(who);
    this.#countCode(who, -1);
  }

  /** Gives the spot's code back to its payer to select again. */
  protected giveCodeBack(spot: Spot): void {
    if (spot.code) this.#countCode(spot.payer, 1);
    spot.code = false;
  }

  #countCode(who: number, by: number): void {
    this.unused[who] = (this.unused[who] ?? 0) + by;
  }

  #reserved() {
    return this.groups.flatMap((group) => [...group.reserved]);
  }

  isReserved(who: number): boolean {
    return this.#reserved().some(([one]) => one === who);
  }

  isIn(who: number): boolean {
    return this.spots.has(who) || this.isReserved(who);
  }

  waits(who: number): boolean {
    return this.queue.some((one) => one.who === who);
  }

  #offered(now: number): Waiting[] {
    return this.queue.filter(({ until }) => until === 'pending' || (until !== null && until > now));
  }

  /** The people for whom a spot is kept, and its giver if it is a released one. */
  #keptFor(now: number): { who: number; of: number | null }[] {
    const offered = this.#offered(now);
    const regulars = [...this.regularSpots].flatMap(([who, until]) => (until > now ? [{ who, of: null }] : []));
    // A person who is paying for the spot kept for them has one spot kept, not two.
    const isKept = (who: number) => [...offered, ...regulars].some((one) => one.who === who);
    const checkouts = [...this.checkouts].filter(([who, checkout]) => !isKept(who) && keeps(checkout, now));
    return [...offered, ...regulars, ...checkouts.map(([who, { of }]) => ({ who, of }))];
  }

  /** Open spots kept for somebody; a released spot is still its player's, and counted as theirs. */
  kept(now: number, besides: number | null = null): number {
    const inGroups = this.groups
      .filter(({ until }) => now < until)
      .reduce((sum, group) => sum + group.kept + group.reserved.size, 0);
    return inGroups + this.#keptFor(now).filter(({ who, of }) => of === null && who !== besides).length;
  }

  open(now: number, besides: number | null = null): number {
    return this.game.capacity - this.spots.size - this.kept(now, besides);
  }

  /** The player whose released spot a person may take: nobody's while there is an open spot; then the one kept for the person; then the first. */
  giverFor(who: number, now: number): number | null {
    if (this.open(now, who) > 0) return null;
    const kept = this.#keptFor(now);
    const own = kept.find((one) => one.who === who && one.of !== null)?.of ?? null;
    return own ?? this.released.find((giver) => kept.every(({ of }) => of !== giver)) ?? null;
  }

  /** The player whose released spot is kept for a person; null for an open one. */
  protected keptOf(who: number, now: number): number | null {
    return this.#keptFor(now).find((one) => one.who === who)?.of ?? null;
  }

  /** Whether there is an open or released spot, kept for nobody, for somebody who waits. */
  hasSome(now: number): boolean {
    return this.open(now) > 0 || this.giverFor(-1, now) !== null;
  }

  /** A spot kept for somebody never refuses them. */
  roomFor(who: number, now: number): boolean {
    const taken = this.spots.size - (this.giverFor(who, now) === null ? 0 : 1);
    return taken + (this.holds(who, now) ? 0 : this.kept(now)) < this.game.capacity;
  }

  /** Whether a spot is kept only for them. */
  protected holds(who: number, now: number): boolean {
    const checkout = this.checkouts.get(who);
    return (
      (checkout !== undefined && keeps(checkout, now)) ||
      (this.regularSpots.get(who) ?? 0) > now ||
      this.queue.some((one) => one.who === who && one.until !== null)
    );
  }
}

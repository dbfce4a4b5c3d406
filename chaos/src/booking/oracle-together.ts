import { closedBy, closes, type Group, priceOf } from './oracle-game.ts';
import { OracleLife } from './oracle-life.ts';

const minute = 60_000;

/** How a group is begun, accepted and left (product.md#joining-together). */
export class OracleTogether extends OracleLife {
  /** Keeps spots for a group, and lets its starter join, or sets their price aside. */
  startGroup(who: number, all: boolean, places: number, now: number): string {
    this.promote(now);
    const closed = closedBy(this.game, now);
    if (closed) return closed;
    if (this.groups.some(({ starter }) => starter === who)) return 'group_open';
    if (now >= closes(this.game) - 120 * minute) return 'group_too_late';
    if (now < (this.paused.get(who) ?? 0)) return 'group_too_soon';
    if (this.queue.length > 0) return 'group_others_wait';
    const isIn = this.spots.has(who);
    const own = isIn ? 0 : 1;
    // The spot kept for them as a regular counts as their own spot of the group.
    const isRegular = (this.regularSpots.get(who) ?? 0) > now;
    const free = this.open(now, isRegular ? who : null) - own;
    const theirs = this.groups.reduce((sum, group) => sum + group.kept + group.reserved.size, 0);
    const most = Math.floor(this.game.capacity / 2) - theirs;
    if (free < 0) return 'game_full';
    if (all && places - 1 > free) return 'group_does_not_fit';
    if (!all && free === 0) return 'game_full';
    const kept = all ? places - 1 + own : Math.min(places - 1, free, most);
    if (all ? kept > most : most <= 0) return 'group_too_large';
    const group: Group = {
      starter: who,
      all,
      places,
      kept,
      began: now,
      until: Math.min(now + 30 * minute, closes(this.game)),
      joined: new Set<number>(),
      out: new Set<number>(),
      reserved: new Map(),
    };
    if (all && !isIn) {
      const refusal = this.#setAside(who, group, now);
      if (refusal) return refusal;
    } else {
      if (!isIn && this.takenOut.has(who)) return 'taken_out';
      if (!isIn && this.isReserved(who)) return 'already_joined';
      const unpayable = isIn ? null : this.unpayable(who, this.#priceNow(who, now));
      if (unpayable) return unpayable;
      if (!isIn) this.enter(who, who, now);
      group.joined.add(who);
    }
    this.groups.push(group);
    this.latest = group;
    return `grouped ${group.kept}`;
  }

  /** Somebody follows the link of the latest group, and has the price set aside. */
  reserve(who: number, now: number): string {
    this.promote(now);
    const group = this.groups.find((one) => one === this.latest);
    if (!group?.all) return 'group_over';
    if (this.isReserved(who) && group.reserved.has(who)) return 'already_joined';
    if (group.joined.has(who)) return 'already_joined';
    if (this.spots.has(who) || group.kept === 0) return 'group_over';
    const refusal = this.#setAside(who, group, now);
    if (refusal) return refusal;
    this.tidy(now);
    return this.groups.includes(group) ? 'reserved' : 'complete';
  }

  /** Declines; the starter ends the group, and so does anybody who declines in an all-or-nothing group. */
  leaveGroup(who: number, now: number): string {
    this.promote(now);
    const group = this.groups.find((one) => one === this.latest);
    if (!group || !(group.joined.has(who) || group.reserved.has(who))) return 'group_over';
    if (group.starter !== who && group.joined.has(who)) return 'already_joined';
    this.endGroup(group, now, false);
    this.promote(now);
    return 'left';
  }

  #priceNow(who: number, now: number): number {
    return this.game.price === 0 ? 0 : this.cost(who, who, now);
  }

  #setAside(who: number, group: Group, now: number): string | null {
    if (this.isReserved(who)) return 'already_joined';
    if (this.holds(who, now)) return 'group_own_hold';
    if (this.takenOut.has(who)) return 'taken_out';
    const { price } = this.game;
    const paid = this.#priceNow(who, now);
    const unpayable = this.unpayable(who, paid);
    if (unpayable) return unpayable;
    const early = this.earlyBird(who, now);
    const code = price > 0 && this.codeFor(who, who, now) > 0 && priceOf(this.game, early) > 0;
    group.reserved.set(who, { paid, price, early, code });
    this.debit(who, paid);
    group.kept -= 1;
    this.trim(group);
    return null;
  }
}

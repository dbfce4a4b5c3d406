import { closes, type Given, type Group } from './oracle-game.ts';
import { OracleSpots } from './oracle-spots.ts';

const minute = 60_000;

/** The life of groups as people come and go and time passes. */
export abstract class OracleGroups extends OracleSpots {
  /** Until when somebody can't begin a group. */
  protected readonly paused = new Map<number, number>();
  protected latest: Group | null = null;

  protected abstract give(who: number, spot: Given, early: boolean, now: number): void;
  protected abstract credit(who: number, amount: number): void;

  /** Ends groups whose time is up or that can't come together any more; lets in complete ones. */
  protected tidy(now: number): void {
    for (const group of this.groups) {
      for (const who of group.joined)
        if (!this.spots.has(who)) {
          group.joined.delete(who);
          group.out.add(who);
        }
      if (this.game.price === 0) for (const [who, one] of group.reserved) this.#giveBack(who, one);
      const gone = this.game.status === 'cancelled' || this.game.archived || group.out.has(group.starter);
      const over = gone || now >= group.until || now >= closes(this.game);
      if (over || (group.all && group.out.size > 0)) this.endGroup(group, now, false);
      else if (group.all && group.joined.size + group.reserved.size >= group.places) this.#complete(group, now);
      else if (!group.all && group.kept === 0) this.endGroup(group, now, true);
    }
  }

  protected endGroup(group: Group, now: number, complete: boolean): void {
    for (const [who, one] of group.reserved) this.#giveBack(who, one);
    group.reserved.clear();
    group.kept = 0;
    this.groups = this.groups.filter((one) => one !== group);
    if (complete) return;
    const ended = Math.min(now, group.until);
    const pause = ended - group.began > 10 * minute ? 60 * minute : 0;
    this.paused.set(group.starter, Math.max(ended + pause, this.paused.get(group.starter) ?? 0));
  }

  #giveBack(who: number, one: { paid: number; price: number; code: boolean }): void {
    this.credit(who, one.paid);
    Object.assign(one, { paid: 0, price: 0, code: false });
  }

  #complete(group: Group, now: number): void {
    const there = [...group.reserved];
    group.reserved.clear();
    for (const [who, { paid, price, early, code }] of there) {
      if (code) this.useCode(who);
      group.joined.add(who);
      this.give(who, { payer: who, paid, price, code }, early, now);
    }
    this.endGroup(group, now, true);
  }

  /** A group keeps no more spots than people may still come. */
  protected trim(group: Group): void {
    const settled = group.joined.size + group.out.size + group.reserved.size;
    group.kept = Math.max(0, Math.min(group.kept, group.places - settled));
  }
}

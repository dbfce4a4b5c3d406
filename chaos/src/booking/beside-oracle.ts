import type { Oracle } from './oracle.ts';
import type { Step } from './steps.ts';

const hour = 3_600_000;
/** The discount of a sequence's codes. */
export const codeCents = 100;

/** A game in the database after a step. */
export interface Stored {
  status: string;
  archived: boolean;
  inside: string[];
  queue: { id: string; until: string | null }[];
  balances: Record<string, number>;
  owed: Record<string, number>;
  /** According to the provider's books: the total of each payment in the sequence, and how much of it was refunded. */
  atProvider: Record<string, [total: number, back: number][]>;
  /** Codes that can still be used. */
  codes: Record<string, number>;
  /** Games left on open passes. */
  passes: Record<string, number>;
  regulars: string[];
  /** The regulars or captains for whom a spot is kept, in the game and in the later one. */
  kept: string[];
  keptLater: string[];
}

export function editedStart({ later }: Extract<Step, { do: 'edit' }>, { game }: Oracle): number {
  return later ? game.start + 24 * hour : game.start;
}

/** Does a step in the oracle. @returns the expected answer */
export function inOracle(step: Step, oracle: Oracle, now: number): string {
  switch (step.do) {
    case 'join':
      return oracle.join(step.who, step.allow, now);
    case 'nameTeam':
      return oracle.nameTeam(step.who, now);
    case 'pay':
      return oracle.pay(step.who, step.who, now);
    case 'payFor':
      return step.who === step.player ? 'friend_is_you' : oracle.pay(step.who, step.player, now);
    case 'refund':
      return oracle.refund(step.who, step.player, now);
    case 'giveUp':
      return giveUp(oracle, step.who, now);
    case 'offer':
      return oracle.offer(step.who, step.other, now);
    case 'takeOver':
      return oracle.takeOver(step.who, step.other, now);
    case 'settle':
      return oracle.settle(step.who, step.paid, now);
    case 'group':
      return oracle.startGroup(step.who, step.all, step.places, now);
    case 'code':
      return oracle.giveCode(step.who, codeCents);
    case 'edit':
      return oracle.edit(step.capacity, step.price, editedStart(step, oracle), now);
    case 'cancel':
      return oracle.cancel(now);
    case 'offerPass':
      return oracle.offerPass(step.percent);
    case 'cancelLater':
      return oracle.cancelLater();
    case 'offerRegulars':
      return oracle.offerRegulars(step.spots, step.days, now);
    case 'goodwill':
      return oracle.giveGoodwill(step.who, step.cents, now);
    case 'chargeBack':
      return oracle.chargeBack(step.who, step.told === 'never', now);
    case 'refundFails':
      return oracle.refundFails(step.who, step.told === 'never', now);
    case 'payOut':
      return oracle.payOut(step.who, step.forgets);
    case 'topUp':
      return oracle.topUp(step.who, step.euros);
    case 'spend':
      return oracle.spend(step.who, step.left);
    case 'leave':
    case 'release':
    case 'withdraw':
    case 'joinAsGuest':
    case 'prove':
    case 'checkout':
    case 'payEarlier':
    case 'reserve':
    case 'payInGroup':
    case 'leaveGroup':
    case 'buyPass':
    case 'ride':
    case 'yearOver':
    case 'become':
    case 'stop':
    case 'free':
    case 'takeOut':
    case 'ban':
    case 'haveBackTwice':
    case 'sendBack':
      return oracle[step.do](step.who, now);
    case 'rideLater':
    case 'leaveLater':
    case 'handBack':
    case 'letIn':
    case 'winBack':
    case 'closeOwed':
    case 'haveBack':
    case 'halfYear':
    case 'refundAgain':
    case 'refundKept':
      return oracle[step.do](step.who);
    case 'wait':
      oracle.sweep(now);
      return 'waited';
  }
}

/** Gives up a booking by its link: a spot that is over counts as none; one that had a price is refunded, a free one is left. */
function giveUp(oracle: Oracle, who: number, now: number): string {
  const spot = oracle.spots.get(who);
  if (!spot || oracle.game.archived) return 'not_joined';
  return spot.price > 0 ? oracle.refund(who, who, now) : oracle.leave(who, now);
}

/** The rule of how long an offer lasts has its own tests: the oracle takes the time from the product. */
export function learnOffers(oracle: Oracle, stored: Stored, people: readonly { id: string }[]): void {
  for (const one of oracle.queue) {
    const until = stored.queue.find(({ id }) => id === people[one.who]?.id)?.until;
    if (one.until === 'pending' && until) one.until = Date.parse(until);
  }
}

/** @returns how the database differs from the oracle, or null */
export function compare(oracle: Oracle, stored: Stored, people: readonly { id: string }[]): string | null {
  const idOf = (who: number) => people[who]?.id ?? '';
  const expected = {
    status: oracle.game.status,
    archived: oracle.game.archived,
    inside: [...oracle.spots.keys()].map(idOf),
    queue: oracle.queue.map(({ who, until }) => [idOf(who), until === null ? null : 'offer']),
    balances: oracle.balances,
    owed: oracle.owed,
    atProvider: people.map((_, who) => oracle.atProvider(who)),
    codes: oracle.unused,
    passes: people.map((_, who) => oracle.passes.get(who)?.left),
    regulars: people.map((_, who) => oracle.regulars.has(who)),
    kept: people.map((_, who) => oracle.regularSpots.has(who)),
    keptLater: people.map((_, who) => oracle.later.kept.has(who)),
  };
  const got = {
    status: stored.status,
    archived: stored.archived,
    inside: stored.inside,
    queue: stored.queue.map(({ id, until }) => [id, until === null ? null : 'offer']),
    balances: people.map(({ id }) => stored.balances[id]),
    owed: people.map(({ id }) => stored.owed[id]),
    atProvider: people.map(({ id }) => stored.atProvider[id] ?? []),
    codes: people.map(({ id }) => stored.codes[id] ?? 0),
    passes: people.map(({ id }) => stored.passes[id]),
    regulars: people.map(({ id }) => stored.regulars.includes(id)),
    kept: people.map(({ id }) => stored.kept.includes(id)),
    keptLater: people.map(({ id }) => stored.keptLater.includes(id)),
  };
  const different = Object.keys(expected).filter(
    (key) => JSON.stringify(expected[key as never]) !== JSON.stringify(got[key as never]),
  );
  return different.length === 0
    ? null
    : different
        .map((key) => `${key} ${JSON.stringify(got[key as never])}, not ${JSON.stringify(expected[key as never])}`)
        .join('; ');
}

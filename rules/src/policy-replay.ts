import { confirmsAt } from './game-status.ts';
import { percentOf, type Cents } from './money.ts';
import { organiserPay } from './organiser-pay.ts';
import { decideRefund, refundPolicy, type RefundReason, type RefundRule } from './refund.ts';

/**
 * How far back a replay of another policy reaches (product.md#replay), and what it tries: prices in percent of the original, minimums up to this many
 * players.
 */
export const policyReplay = {
  months: 12,
  maxGames: 500,
  pricePercentMin: 50,
  pricePercentMax: 200,
  minimumMax: 20,
} as const;

/** A spot of a past paid game, according to the ledger. If it was given up, paid = refunded + retained. */
export interface PastSpot {
  /** Before discounts. */
  priceCents: Cents;
  paidCents: Cents;
  joinedAt: Date;
  /** When the spot was given up; null for a player who stayed until the game was played or cancelled. */
  leftAt: Date | null;
  refundedCents: Cents;
  retainedCents: Cents;
}

/** A paid game that was played or cancelled. */
export interface PastGame {
  startsAt: Date;
  cutoffAt: Date;
  /** When it last got another time or place. */
  changedAt: Date | null;
  minimumPlayers: number;
  wentAhead: boolean;
  /** Whether a person cancelled it, so that no policy would have saved it. */
  calledOff: boolean;
  /** Whether it earns its organiser pay if it goes ahead. */
  earnsPay: boolean;
  /** The organiser's pay, according to the ledger. */
  payCents: Cents;
  spots: readonly PastSpot[];
}

type Tier = (typeof refundPolicy)[number];
/** A tier of the policy for a stretch of time before the start. */
type Stretch = Extract<Tier, { aboveHours: number } | { fromHours: number }>;

/** The parts of the refund policy that can be tried out: the refund in each stretch of time before the start. */
export const triedRefunds = /* @__PURE__ */ refundPolicy
  .filter((tier: Tier): tier is Stretch => 'aboveHours' in tier || 'fromHours' in tier)
  .map(({ reason }) => reason);

/** A policy that might have been in force. */
export interface Policy {
  /** The percentage of the original price; 100 leaves it. */
  pricePercent: number;
  /** null for each game's own. */
  minimumPlayers: number | null;
  /** In percent. */
  refunds: Readonly<Record<(typeof triedRefunds)[number], number>>;
}

export const policyInForce: Policy = {
  pricePercent: 100,
  minimumPlayers: null,
  refunds: Object.fromEntries(triedRefunds.map((reason) => [reason, percentInForce(reason)])) as Policy['refunds'],
};

/** How a game and its money end. Income = paid - refunded, retained money included. */
export interface Outcome {
  wentAhead: boolean;
  /** How many stayed, if it went ahead. */
  players: number;
  incomeCents: Cents;
  refundedCents: Cents;
  retainedCents: Cents;
  payCents: Cents;
}

/** What really happened, according to the ledger. */
export function whatHappened(game: PastGame): Outcome {
  const { spots, wentAhead, payCents } = game;
  const stayed = spots.filter(({ leftAt }) => leftAt === null);
  const left = spots.filter(({ leftAt }) => leftAt !== null);
  const stayedCents = sum(stayed, ({ paidCents }) => paidCents);
  const retainedCents = sum(left, (spot) => spot.retainedCents);
  return {
    wentAhead,
    players: wentAhead ? stayed.length : 0,
    incomeCents: retainedCents + (wentAhead ? stayedCents : 0),
    refundedCents: sum(left, (spot) => spot.refundedCents) + (wentAhead ? 0 : stayedCents),
    retainedCents,
    payCents,
  };
}

/**
 * The outcome of a game under another policy, with the same people joining and leaving when they did (product.md#replay,
 * decisions/0069-policy-replay.md). Discounts stay the same in cents. A player who would have got nothing back by leaving, because the game was
 * confirmed by then, counts as having stayed.
 */
export function replay(game: PastGame, policy: Policy): Outcome {
  const minimum = policy.minimumPlayers ?? game.minimumPlayers;
  // With its own minimum the game went as it did, even for other reasons, such as a minimum that was changed meanwhile.
  const isOwn = minimum === game.minimumPlayers;
  const reachedAt = confirmedAt(game.spots, minimum);
  const inTime = reachedAt !== null && reachedAt < game.cutoffAt;
  const wentAhead = isOwn ? game.wentAhead : !game.calledOff && inTime;
  const before = confirmedAt(game.spots, game.minimumPlayers);
  const stopsAt = wentAhead || game.calledOff || isOwn ? null : game.cutoffAt;
  const outcome: Outcome = { wentAhead, players: 0, incomeCents: 0, refundedCents: 0, retainedCents: 0, payCents: 0 };
  for (const spot of game.spots) {
    // Nobody joins or leaves a game that was cancelled earlier.
    if (stopsAt && spot.joinedAt >= stopsAt) continue;
    const paidCents = paidAt(spot, policy.pricePercent);
    const left = spot.leftAt !== null && (!stopsAt || spot.leftAt < stopsAt) ? spot.leftAt : null;
    const back =
      left &&
      backOf(game, { ...spot, leftAt: left }, { paidCents, confirmed: reachedAt, before, refunds: policy.refunds });
    if (back) {
      outcome.refundedCents += back.refundCents;
      outcome.retainedCents += back.retainedCents;
      outcome.incomeCents += back.retainedCents;
    } else if (wentAhead) {
      outcome.players += 1;
      outcome.incomeCents += paidCents;
    } else outcome.refundedCents += paidCents;
  }
  return { ...outcome, payCents: payOf(game, outcome, policy) };
}

/** The outcome of an organiser's games together. */
export interface Totals extends Omit<Outcome, 'wentAhead'> {
  wentAhead: number;
}

export function totalOf(outcomes: readonly Outcome[]): Totals {
  return {
    wentAhead: outcomes.filter(({ wentAhead }) => wentAhead).length,
    players: sum(outcomes, ({ players }) => players),
    incomeCents: sum(outcomes, ({ incomeCents }) => incomeCents),
    refundedCents: sum(outcomes, ({ refundedCents }) => refundedCents),
    retainedCents: sum(outcomes, ({ retainedCents }) => retainedCents),
    payCents: sum(outcomes, ({ payCents }) => payCents),
  };
}

/**
 * How many fewer players earn as much at the new price as before; below zero if more are needed. null if nobody would pay anything. Each player
 * counts with what the average one would pay.
 */
export function breakEven(games: readonly PastGame[], pricePercent: number): number | null {
  const before = totalOf(games.map(whatHappened));
  const after = totalOf(games.map((game) => replay(game, { ...policyInForce, pricePercent })));
  const paidByPlayers = after.incomeCents - after.retainedCents;
  if (paidByPlayers <= 0) return null;
  // `+ 0`, as there is no minus zero players.
  return Math.floor(((after.incomeCents - before.incomeCents) * after.players) / paidByPlayers) + 0;
}

/** The instant from which a game with this minimum is confirmed. At the same instant leaving comes before joining: a spot changes hands. */
function confirmedAt(spots: readonly PastSpot[], minimum: number): Date | null {
  const moves = spots.flatMap(({ joinedAt, leftAt }) => [
    { at: joinedAt, by: 1 },
    ...(leftAt ? [{ at: leftAt, by: -1 }] : []),
  ]);
  moves.sort((one, other) => one.at.getTime() - other.at.getTime() || one.by - other.by);
  let joined = 0;
  for (const { at, by } of moves) {
    joined += by;
    if (confirmsAt(joined, minimum)) return at;
  }
  return null;
}

function paidAt({ priceCents, paidCents }: PastSpot, percent: number): Cents {
  return Math.max(0, percentOf(priceCents, percent) - (priceCents - paidCents));
}

/** What leaving refunds; null if the player would have stayed, because nothing was refunded. */
function backOf(
  game: PastGame,
  spot: PastSpot & { leftAt: Date },
  {
    paidCents,
    confirmed,
    before,
    refunds,
  }: { paidCents: Cents; confirmed: Date | null; before: Date | null; refunds: Policy['refunds'] },
): { refundCents: Cents; retainedCents: Cents } | null {
  const facts = { startsAt: game.startsAt, changedAt: game.changedAt, joinedAt: spot.joinedAt };
  const statusAt = (since: Date | null) => (since && since <= spot.leftAt ? 'confirmed' : 'pending');
  const known = decideRefund({ ...facts, status: statusAt(before), paidCents: spot.paidCents }, spot.leftAt);
  // Another rule than the policy's refunded it, for example because the spot was handed over: that rule still does, in full or the same amount.
  if (!known.allowed || known.refundCents !== spot.refundedCents) {
    const refundCents = spot.retainedCents === 0 ? paidCents : Math.min(paidCents, spot.refundedCents);
    return { refundCents, retainedCents: paidCents - refundCents };
  }
  const policy: RefundRule[] = refundPolicy.map((rule) => ({ ...rule, percent: percentIn(refunds, rule) }));
  const decision = decideRefund({ ...facts, status: statusAt(confirmed), paidCents }, spot.leftAt, policy);
  return decision.allowed ? decision : null;
}

function payOf(game: PastGame, { wentAhead, players }: Outcome, { pricePercent }: Policy): Cents {
  if (!wentAhead) return 0;
  const stayed = game.spots.filter(({ leftAt }) => leftAt === null).length;
  if (pricePercent > 0 && game.wentAhead && players === stayed) return game.payCents;
  return game.earnsPay && pricePercent > 0 ? organiserPay(players) : 0;
}

function percentIn(refunds: Policy['refunds'], { reason, percent }: RefundRule): number {
  const tried = triedRefunds.find((one) => one === reason);
  return tried ? refunds[tried] : percent;
}

function percentInForce(reason: RefundReason): number {
  return refundPolicy.find((rule) => rule.reason === reason)?.percent ?? 0;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}

import type { ReplayedGame } from '@rondo/contract';
import { listPastGames } from '@rondo/contract/calls';
import { eurosToCents } from '@rondo/rules';
import type { PastGame } from '@rondo/rules/policy-replay';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

export interface NamedGame {
  id: string;
  name: string;
  /** The game in the form that the rules take. */
  facts: PastGame;
}

/** The reader's paid games that are over, the latest first; the browser computes the rest (decisions/0069-policy-replay.md). */
export const pastGamesQuery = queryOptions({
  queryKey: ['replay'],
  queryFn: async () => (await call(listPastGames)).data.games.map(toNamed),
});

function toNamed({ _id: id, name, ...game }: ReplayedGame): NamedGame {
  const { wentAhead, calledOff, earnsPay } = game;
  const facts = {
    wentAhead,
    calledOff,
    earnsPay,
    startsAt: new Date(game.startsAt),
    cutoffAt: new Date(game.cutoffAt),
    changedAt: game.changedAt === null ? null : new Date(game.changedAt),
    minimumPlayers: game.minimum,
    payCents: cents(game.pay),
    spots: game.spots.map((spot) => ({
      priceCents: cents(spot.price),
      paidCents: cents(spot.paid),
      joinedAt: new Date(spot.joinedAt),
      leftAt: spot.leftAt === null ? null : new Date(spot.leftAt),
      refundedCents: cents(spot.refunded),
      retainedCents: cents(spot.retained),
    })),
  };
  return { id, name, facts };
}

function cents(euros: number): number {
  const exact = eurosToCents(euros);
  if (exact === null) throw new Error(`${euros} is no amount of euros`);
  return exact;
}

import type { ReplayedGame } from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import type { PastGameRow, PastSpotRow } from './replay-queries.ts';

/** Past games with their spots. */
export function presentPastGames(games: readonly PastGameRow[], spots: readonly PastSpotRow[]): ReplayedGame[] {
  const byGame = Map.groupBy(spots, ({ game_id }) => game_id);
  return games.map((game) => ({
    _id: game.id,
    name: game.name,
    startsAt: game.starts_at,
    cutoffAt: game.cutoff_at,
    changedAt: game.changed_at,
    minimum: game.minimum_players,
    wentAhead: game.status === 'confirmed',
    calledOff: game.called_off,
    earnsPay: game.earns_pay,
    pay: centsToEuros(game.pay_cents),
    spots: (byGame.get(game.id) ?? []).map(presentSpot),
  }));
}

function presentSpot(spot: PastSpotRow): ReplayedGame['spots'][number] {
  const { paid_cents: paid, retained_cents: retained, left_at: leftAt } = spot;
  return {
    price: centsToEuros(spot.price_cents),
    paid: centsToEuros(paid),
    joinedAt: spot.joined_at,
    leftAt,
    refunded: leftAt === null ? 0 : centsToEuros(paid - retained),
    retained: centsToEuros(retained),
  };
}

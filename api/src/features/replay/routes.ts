import { listPastGames } from '@rondo/contract';
import { type Context, serve } from '../../platform/serve.ts';
import { presentPastGames } from './present.ts';
import { findPastGames, findPastSpots } from './replay-queries.ts';

/** The replay on which an organiser tries other prices, minimums and refunds (product.md#replay). */
export function replayRoutes(context: Context): void {
  const { db, clock } = context;

  serve(context, listPastGames, async ({ viewer }) => {
    const games = await findPastGames(db, viewer.id, clock.now());
    const ids = games.map(({ id }) => id);
    return { status: 'success', data: { games: presentPastGames(games, await findPastSpots(db, ids)) } };
  });
}

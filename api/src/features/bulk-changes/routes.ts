import * as contract from '@rondo/contract';
import { centsToEuros } from '@rondo/rules';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { findBulkChange, findVenues } from './bulk-queries.ts';
import { previewChange } from './preview-bulk-change.ts';
import { startBulkChange } from './start-bulk-change.ts';

/** Several games cancelled or moved together (product.md#bulk-changes). */
export function bulkRoutes(context: Context): void {
  const { db } = context;

  const show = async (id: string) => {
    const change = await findBulkChange(db, id);
    if (!change) throw new Refused('not_found');
    const { act, note, created_at: createdAt, finished_at: finishedAt, total, done } = change;
    const refused = change.refused.map(({ id: _id, name, refusal }) => ({ _id, name, refusal }));
    return {
      status: 'success' as const,
      data: { bulkChange: { _id: id, act, note, createdAt, finishedAt, total, done, refused } },
    };
  };

  serve(context, contract.previewBulkChange, async ({ query }) => {
    const { games, people, more } = await previewChange(context, query);
    const possible = games.filter(({ refusal }) => refusal === null);
    return {
      status: 'success',
      data: {
        games: games.map(({ game, refusal }) => ({
          _id: game.id,
          name: game.name,
          startsAt: game.starts_at,
          joined: game.joined_count,
          paid: centsToEuros(game.paid_cents),
          refusal,
        })),
        people,
        paid: centsToEuros(possible.reduce((sum, { game }) => sum + game.paid_cents, 0)),
        more,
      },
    };
  });

  serve(context, contract.startBulkChange, async (request) =>
    show(await startBulkChange(context, request, request.body)),
  );

  serve(context, contract.getBulkChange, async ({ params }) => show(params.id));

  serve(context, contract.findVenues, async ({ query }) => {
    const venues = await findVenues(db, query.query);
    return {
      status: 'success',
      data: { venues: venues.map(({ venue_id: _id, name, address, city }) => ({ _id, name, address, city })) },
    };
  });
}

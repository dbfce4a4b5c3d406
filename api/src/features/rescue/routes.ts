import * as contract from '@rondo/contract';
import { type Context, serve } from '../../platform/serve.ts';
import { requireRightIn } from '../games/access/require-right.ts';
import { idOf } from '../games/access/game-id.ts';
import { findRescue } from './rescue-queries.ts';

/** The rescue of a game that lacks a few players (product.md#rescue). */
export function rescueRoutes(context: Context): void {
  const { db, clock } = context;
  serve(context, contract.gameRescue, async ({ params, viewer }) => {
    const id = idOf(params);
    await requireRightIn(db, viewer, id, 'edit');
    return { status: 'success', data: await findRescue(db, id, clock.now()) };
  });
}

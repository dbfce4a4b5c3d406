import * as contract from '@rondo/contract';
import { mayLead } from '@rondo/rules';
import { Refused } from '../../../platform/refusal.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import { requireLed } from '../../games/co-organisers/require-right.ts';
import { letIn } from './let-in.ts';
import { presentTakingOut } from './present.ts';
import { findRemovable, findTakenOut } from './taking-out-queries.ts';

/** The players who can be taken out of a game, and those who were; letting them in again (product.md#taking-a-player-out). */
export function takingOutRoutes(context: Context): void {
  const { db } = context;

  serve(context, contract.listTakingOut, async ({ params, viewer }) => {
    const { organiser_id: organiserId, rights } = await requireLed(db, viewer, params.id);
    const led = { organiserId, rights };
    if (!mayLead(viewer, led, 'players')) throw new Refused('not_allowed');
    const [players, takenOut] = await Promise.all([findRemovable(db, params.id), findTakenOut(db, params.id)]);
    return presentTakingOut(viewer, led, { players, takenOut });
  });

  serve(context, contract.letBackIn, async (request) => {
    await letIn(context, request, { gameId: request.params.id, playerId: request.params.player });
    return { status: 'success', message: 'They may join again.' };
  });
}

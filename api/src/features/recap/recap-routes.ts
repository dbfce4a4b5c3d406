import * as contract from '@rondo/contract';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { idOf } from '../games/access/game-id.ts';
import { askAgain } from './ask-again.ts';
import { findRecapOf } from './find-recap.ts';
import { openAgain } from './open-again.ts';
import { presentRecap } from './present.ts';

/** Recaps of games, and opening another game like one (product.md#after-a-game). */
export function recapRoutes(context: Context): void {
  const { db, jobs, config, clock } = context;

  serve(context, contract.getRecap, async ({ params, viewer }) => {
    const recap = await findRecapOf(db, viewer, idOf(params), clock.now());
    if (recap === undefined) throw new Refused('game_not_found');
    return { status: 'success', data: { recap: recap && presentRecap(recap) } };
  });

  serve(context, contract.openAgain, async (request) => {
    const messages = { db, jobs, publicUrl: config.publicUrl };
    return { status: 'success', data: await openAgain(messages, request, idOf(request.params)) };
  });

  serve(context, contract.askAgain, async ({ params, viewer }) => {
    await askAgain(db, viewer, idOf(params));
    return { status: 'success' };
  });
}

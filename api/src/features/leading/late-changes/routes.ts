import * as contract from '@rondo/contract';
import { lateChanges } from '@rondo/rules';
import { type Context, serve } from '../../../platform/serve.ts';
import { requireRightIn } from '../../games/access/require-right.ts';
import { idOf } from '../../games/access/game-id.ts';
import { showGame } from '../../games/show-game.ts';
import { changeLate } from './change-late.ts';
import { countLateChanges, findReach } from './late-change-queries.ts';

/** Changes made on the day in one tap (product.md#late-changes). */
export function lateChangeRoutes(context: Context): void {
  const { db } = context;

  serve(context, contract.lateChangeReach, async ({ params, viewer }) => {
    const id = idOf(params);
    await requireRightIn(db, viewer, id, 'edit');
    const [reach, made] = await Promise.all([findReach(db, id, viewer.id), countLateChanges(db, id)]);
    return { status: 'success', data: { ...reach, left: Math.max(0, lateChanges.most - made) } };
  });

  serve(context, contract.changeLate, async (request) => {
    const { params, body, viewer } = request;
    await changeLate(context, request, idOf(params), body);
    return showGame(context, params.id, viewer);
  });
}

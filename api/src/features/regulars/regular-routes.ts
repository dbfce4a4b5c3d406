import * as contract from '@rondo/contract';
import { type Context, serve } from '../../platform/serve.ts';
import { becomeRegular } from './become-regular.ts';
import { freeSpotIn, removeRegular, stopRegular } from './stop-regular.ts';

/** Being a regular of a series (product.md#regulars). */
export function regularRoutes(context: Context): void {
  serve(context, contract.becomeRegular, async ({ params, viewer, idempotencyKey: key }) => {
    const kept = await becomeRegular(context, viewer, params.id, key);
    return { status: 'success', message: 'You are a regular now.', data: { kept } };
  });

  serve(context, contract.stopBeingRegular, async ({ params, viewer }) => {
    await stopRegular(context, params.id, viewer.id);
    return { status: 'success', message: 'No spots are kept for you any more.' };
  });

  serve(context, contract.freeRegularSpot, async ({ params, viewer }) => {
    await freeSpotIn(context, params.id, viewer.id);
    return { status: 'success', message: 'Your spot in this game is open again.' };
  });

  serve(context, contract.removeRegular, async (request) => {
    await removeRegular(context, request, request.params.id, request.params.regular);
    return { status: 'success', message: 'No spots are kept for them any more.' };
  });
}

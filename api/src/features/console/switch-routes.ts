import * as contract from '@rondo/contract';
import { type Context, serve } from '../../platform/serve.ts';
import { switchOff } from './switch-off.ts';
import { switchOn } from './switch-on.ts';
import { findSwitches } from './switch-queries.ts';

/** Calls by which an admin switches something off for a while, and on again (product.md#switches). */
export function switchRoutes(context: Context): void {
  const { db, clock, config } = context;

  const show = async () => ({
    status: 'success' as const,
    data: { switches: await findSwitches(db, config.payments.provider, clock.now()) },
  });

  serve(context, contract.listSwitches, show);

  serve(context, contract.switchOff, async (request) => {
    await switchOff(context, request, request.params.kind, request.body);
    return show();
  });

  serve(context, contract.switchOn, async (request) => {
    await switchOn(context, request, request.params.kind, request.body.reason);
    return show();
  });
}

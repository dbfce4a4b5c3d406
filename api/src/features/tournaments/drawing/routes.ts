import * as contract from '@rondo/contract';
import { rateLimits } from '../../../platform/limits/rate-limits.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import { idOf } from '../../games/access/game-id.ts';
import { presentTournament } from '../present-tournament.ts';
import { presentPlan } from './present-plan.ts';
import { planTournament } from './plan-tournament.ts';

/** Drawing matches and planning them (product.md#the-day). */
export function drawingRoutes(context: Context): void {
  serve(
    context,
    contract.planTournament,
    async (request) => {
      const { params, body, viewer } = request;
      const { plan, row } = await planTournament(context, request, idOf(params), body);
      const tournament = presentTournament(row, viewer, context.clock.now());
      return { status: 'success', data: { plan: presentPlan(plan), tournament } };
    },
    { limit: rateLimits.planTournament },
  );
}

import * as contract from '@rondo/contract';
import { rateLimits } from '../../../platform/limits/rate-limits.ts';
import { type Context, serve, serveCachedByVersion } from '../../../platform/serve.ts';
import { idOf } from '../../games/access/game-id.ts';
import { presentTournament } from '../present-tournament.ts';
import { lookAtTournament, showTournament, versionOf } from '../show-tournament.ts';
import { callMatch } from './call-match.ts';
import { enterMatchResult } from './enter-match-result.ts';
import { movePlan } from './move-plan.ts';
import { presentMoves } from './present-moves.ts';
import { presentTables } from './present-tables.ts';
import { withdrawTeam } from './withdraw-team.ts';

/** A tournament on its day (product.md#the-day). */
export function playingRoutes(context: Context): void {
  // In a hall hundreds of pages ask again after each result.
  const findVersion = ({ id }: { id: string }) => versionOf(context.db, idOf({ id }));
  serveCachedByVersion(context, contract.getTournament, findVersion, async ({ params, query, viewer }) => {
    const row = await lookAtTournament(context, { id: params.id, viewer, secretKey: query.secret_key });
    return { status: 'success', data: { tournament: presentTournament(row, viewer, context.clock.now()) } };
  });

  serve(context, contract.tournamentStandings, async ({ params, query, viewer }) => {
    const row = await lookAtTournament(context, { id: params.id, viewer, secretKey: query.secret_key });
    return { status: 'success', data: { tables: presentTables(row) } };
  });

  serve(context, contract.enterMatchResult, async (request) => {
    const { params, body, viewer } = request;
    const { result, teams, at } = body;
    const { parts = [], shootOut = null, gaveUp = null } = result ?? {};
    const entered = result && { parts, ...(shootOut !== null && { shootOut }), ...(gaveUp !== null && { gaveUp }) };
    await enterMatchResult(
      context,
      request,
      { gameId: idOf(params), matchId: params.matchId },
      { result: entered, teams, at },
    );
    return showTournament(context, params.id, viewer);
  });

  serve(context, contract.withdrawTeam, async (request) => {
    const { params, viewer } = request;
    await withdrawTeam(context, request, { gameId: idOf(params), teamId: params.teamId });
    return showTournament(context, params.id, viewer);
  });

  serve(
    context,
    contract.movePlan,
    async (request) => {
      const { params, body, viewer } = request;
      const { row, moves } = await movePlan(context, request, idOf(params), body);
      const tournament = presentTournament(row, viewer, context.clock.now());
      return { status: 'success', data: { moves: presentMoves(row, moves), tournament } };
    },
    { limit: rateLimits.planTournament },
  );

  serve(context, contract.callMatch, async (request) => {
    const { params, body, viewer } = request;
    const match = await callMatch(context, request, idOf(params), body.court);
    const { data } = await showTournament(context, params.id, viewer);
    return { status: 'success', data: { match, ...data } };
  });
}

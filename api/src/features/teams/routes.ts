import * as contract from '@rondo/contract';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { idOf } from '../games/access/game-id.ts';
import { requireGameAccess } from '../games/access/require-game-access.ts';
import { findStandings } from '../games/access/standing-queries.ts';
import { showGame } from '../games/show-game.ts';
import { assignTeams } from './assign-teams.ts';
import { findDraws } from './draw-queries.ts';
import { drawTeams } from './draw-teams.ts';
import { presentDraws } from './present-draws.ts';

/** Teams that an organiser makes, or that are drawn (product.md#team-assignment). */
export function teamRoutes(context: Context): void {
  const { standbys, config, clock } = context;

  serve(context, contract.getDraws, async ({ params, query, viewer }) => {
    const now = clock.now();
    const [[standing], row] = await standbys.read(viewer, (db) =>
      Promise.all([findStandings(db, [idOf(params)], viewer?.id ?? null), findDraws(db, params.id)]),
    );
    requireGameAccess(config.secretKey, standing, { viewer, secretKey: query.secret_key, now });
    if (!row) throw new Refused('game_not_found');
    return { status: 'success', data: await presentDraws(row, { seesPlayers: viewer !== null, now }) };
  });

  serve(context, contract.assignTeams, async (request) => {
    const { params, body, viewer } = request;
    await assignTeams(context, request, idOf(params), body.teams);
    return showGame(context, params.id, viewer);
  });

  serve(context, contract.drawTeams, async (request) => ({
    status: 'success',
    data: await drawTeams(context, request, idOf(request.params), request.body.teamSize),
  }));
}

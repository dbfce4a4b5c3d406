import * as contract from '@rondo/contract';
import { rateLimits } from '../../../platform/limits/rate-limits.ts';
import { Refused } from '../../../platform/refusal.ts';
import { type Context, serve } from '../../../platform/serve.ts';
import { idOf } from '../../games/access/game-id.ts';
import { requireGameAccess } from '../../games/access/require-game-access.ts';
import { findStandings } from '../../games/access/standing-queries.ts';
import type { CommandBatcher } from '../../joining/batch/command-batcher.ts';
import type { GameAnswer, GameCommand } from '../../joining/state/commands.ts';
import { showTournament } from '../show-tournament.ts';
import { followIntoTeam } from './follow-into-team.ts';
import { leaveTeam } from './leave-team.ts';
import { renameTeam } from './rename-team.ts';

/** Entering a tournament: naming a team, following its captain into it, and leaving. The spots themselves are a game's. */
export function enteringRoutes(context: Context, batcher: CommandBatcher<GameCommand, GameAnswer>): void {
  const { db, config, clock } = context;

  serve(
    context,
    contract.enterTeam,
    async ({ params, body, viewer }) => {
      const gameId = idOf(params);
      const [standing] = await findStandings(db, [gameId], viewer.id);
      requireGameAccess(config.secretKey, standing, { viewer, secretKey: body.secret_key, now: clock.now() });
      const { name, secret_key: entryKey = null } = body;
      const answer = await batcher.submit(gameId, { kind: 'nameTeam', userId: viewer.id, name, entryKey, key: null });
      if (answer.did !== 'named') throw new Refused('internal');
      return { status: 'success', data: { teamId: answer.teamId } };
    },
    { limit: rateLimits.nameTeam },
  );

  serve(
    context,
    contract.renameTeam,
    async (request) => {
      const { params, body, viewer } = request;
      await renameTeam(context, request, { gameId: idOf(params), teamId: params.teamId }, body);
      return showTournament(context, params.id, viewer);
    },
    { limit: rateLimits.nameTeam },
  );

  serve(context, contract.followIntoTeam, async ({ params, body, viewer }) => {
    const gameId = idOf(params);
    const [standing] = await findStandings(db, [gameId], viewer.id);
    requireGameAccess(config.secretKey, standing, { viewer, secretKey: undefined, now: clock.now() });
    await followIntoTeam(context, viewer, { gameId, teamId: params.teamId, key: body.key });
    return showTournament(context, params.id, viewer);
  });

  serve(context, contract.leaveTeam, async (request) => {
    const { id, teamId, userId } = request.params;
    await leaveTeam(context, request, { gameId: idOf({ id }), teamId, userId });
    return { status: 'success' };
  });
}

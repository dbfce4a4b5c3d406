import * as contract from '@rondo/contract';
import { ratedSports } from '@rondo/rules';
import { judgeScores } from '@rondo/rules/favoured';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findCommunityAccess } from '../games/access/community-access.ts';
import { idOf } from '../games/access/game-id.ts';
import { requireGameAccess } from '../games/access/require-game-access.ts';
import { findStandings } from '../games/access/standing-queries.ts';
import { confirmResult } from './confirm-result.ts';
import { enterResult } from './enter-result.ts';
import { findJudged } from './judged-queries.ts';
import { presentResult, presentScore } from './present.ts';
import { findResult, findResultsOfCommunity } from './result-queries.ts';

/** What came out between the teams of a game (product.md#results). */
export function resultRoutes(context: Context): void {
  const { db, clock, config, standbys } = context;

  const show = async (gameId: string, viewer: Viewer) => {
    const row = await findResult(db, gameId, viewer.id);
    if (!row) throw new Refused('game_not_found');
    return { status: 'success' as const, data: presentResult(row, viewer, clock.now()) };
  };

  serve(context, contract.getResult, async ({ params, query, viewer }) => {
    const now = clock.now();
    const gameId = idOf(params);
    const [[standing], row] = await standbys.read(viewer, (reading) =>
      Promise.all([
        findStandings(reading, [gameId], viewer?.id ?? null),
        findResult(reading, gameId, viewer?.id ?? null),
      ]),
    );
    requireGameAccess(config.secretKey, standing, { viewer, secretKey: query.secret_key, now });
    if (!row) throw new Refused('game_not_found');
    return { status: 'success', data: presentResult(row, viewer, now) };
  });

  serve(context, contract.enterResult, async (request) => {
    const { params, body, viewer } = request;
    await enterResult(context, request, idOf(params), body);
    return show(params.id, viewer);
  });

  serve(context, contract.communityResults, async ({ params, viewer }) => {
    const rows = await standbys.read(viewer, async (reading) => {
      const community = await findCommunityAccess(reading, params.code, viewer?.id ?? null);
      if (!community) throw new Refused('community_not_found');
      return community.closed ? [] : findResultsOfCommunity(reading, community.id, clock.now());
    });
    return { status: 'success', data: { results: rows.flatMap(presentScore) } };
  });

  serve(context, contract.judgeScores, async ({ viewer }) => {
    const judged = await standbys.read(viewer, (reading) => findJudged(reading, clock.now()));
    const ofSports = ratedSports.map((sport) => ({ sport, ...judgeScores(judged.get(sport) ?? []) }));
    return { status: 'success' as const, data: { sports: ofSports } };
  });

  serve(context, contract.confirmResult, async (request) => {
    const { params, body, viewer } = request;
    await confirmResult(context, request, idOf(params), body.enteredAt);
    return show(params.id, viewer);
  });
}

import * as contract from '@rondo/contract';
import { Refused } from '../../platform/refusal.ts';
import { type Context, serve } from '../../platform/serve.ts';
import { idOf } from '../games/access/game-id.ts';
import { requireGameAccess } from '../games/access/require-game-access.ts';
import { findStandings } from '../games/access/standing-queries.ts';
import { findTournament } from './find-tournament.ts';
import { presentTournament } from './present-tournament.ts';

/** Tournaments that are played on Rondo (product.md#tournaments). */
export function tournamentRoutes(context: Context): void {
  const { standbys, config, clock } = context;

  serve(context, contract.getTournament, async ({ params, query, viewer }) => {
    const now = clock.now();
    const id = idOf(params);
    const [[standing], row] = await standbys.read(viewer, (db) =>
      Promise.all([findStandings(db, [id], viewer?.id ?? null), findTournament(db, id, viewer?.id ?? null)]),
    );
    requireGameAccess(config.secretKey, standing, { viewer, secretKey: query.secret_key, now });
    if (!row) throw new Refused('game_not_found');
    return { status: 'success', data: { tournament: presentTournament(row, viewer, now) } };
  });
}

import type { Tournament } from '@rondo/contract';
import { Refused } from '../../platform/refusal.ts';
import type { Context } from '../../platform/serve.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { idOf } from '../games/access/game-id.ts';
import { requireGameAccess } from '../games/access/require-game-access.ts';
import { findStandings } from '../games/access/standing-queries.ts';
import { findTournament, type TournamentRow } from './find-tournament.ts';
import { presentTournament } from './present-tournament.ts';

interface Asked {
  id: string;
  viewer: Viewer | null;
  secretKey?: string | undefined;
}

/** A tournament for whoever may see its game. @throws Refused `game_not_found`, `members_only` */
export async function lookAtTournament(
  { standbys, config, clock }: Pick<Context, 'standbys' | 'config' | 'clock'>,
  { id, viewer, secretKey }: Asked,
): Promise<TournamentRow> {
  const gameId = idOf({ id });
  const [[standing], row] = await standbys.read(viewer, (db) =>
    Promise.all([findStandings(db, [gameId], viewer?.id ?? null), findTournament(db, gameId, viewer?.id ?? null)]),
  );
  requireGameAccess(config.secretKey, standing, { viewer, secretKey, now: clock.now() });
  if (!row) throw new Refused('game_not_found');
  return row;
}

/** The tournament as it is after a call of this viewer. @throws Refused `game_not_found` */
export async function showTournament(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  viewer: Viewer,
): Promise<{ status: 'success'; data: { tournament: Tournament } }> {
  const row = await findTournament(db, id, viewer.id);
  if (!row) throw new Refused('game_not_found');
  return { status: 'success', data: { tournament: presentTournament(row, viewer, clock.now()) } };
}

import type { Tournament } from '@rondo/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
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
  { db, standbys, config, clock }: Pick<Context, 'db' | 'standbys' | 'config' | 'clock'>,
  { id, viewer, secretKey }: Asked,
): Promise<TournamentRow> {
  const gameId = idOf({ id });
  const find = (from: Database) =>
    Promise.all([findStandings(from, [gameId], viewer?.id ?? null), findTournament(from, gameId, viewer?.id ?? null)]);
  // What visitors share has to be as new as its version.
  const [[standing], row] = await (viewer ? standbys.read(viewer, find) : find(db));
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

/** What differs after each change of a tournament, and of its game. @throws Refused `game_not_found` */
export async function versionOf(db: Database, gameId: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`select xmin::text as version from game where id = ${gameId}`.execute(
    db,
  );
  if (!rows[0]) throw new Refused('game_not_found');
  return rows[0].version;
}

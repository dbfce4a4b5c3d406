import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { newToken } from '../../../platform/sessions/tokens.ts';
import type { GameState, TeamState } from '../state/game-state.ts';
import type { Writes } from '../state/writes.ts';
import { place } from './written-rows.ts';

/** Stores which places for teams are free again and which were named, each without who was in a team there before. */
export function writePlaces(
  trx: Transaction,
  { game, teams }: Pick<GameState, 'game' | 'teams'>,
  { places }: Writes,
): Promise<unknown>[] {
  const rows = teams.flatMap(({ id, name }) => {
    const captainId = places.get(id)?.captainId ?? null;
    return places.has(id) ? [{ id, name, captainId, key: captainId && newToken().token }] : [];
  });
  const { at } = place;
  return [
    sql`delete from tournament_team where team_id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(trx),
    sql`update team t set name = ${at.name} from ${place.from(rows)} where t.id = ${at.id}`.execute(trx),
    sql`
      insert into tournament_team (team_id, game_id, captain_id, key)
      select ${at.id}, ${game.id}, ${at.captainId}, ${at.key} from ${place.from(rows)} where ${at.captainId} is not null`.execute(
      trx,
    ),
  ];
}

/** Who entered a team of their own is no longer in one that they had followed somebody into. */
export function leaveFollowed(
  trx: Transaction,
  gameId: string,
  entered: Pick<Writes['registrations'][number], 'userId'>[],
): Promise<unknown> {
  return sql`
    delete from tournament_player p using tournament_team t
    where t.team_id = p.team_id and t.game_id = ${gameId}
      and p.user_id = any(${entered.map(({ userId }) => userId)}::uuid[])`.execute(trx);
}

/** Once matches are drawn, a team that everybody left has withdrawn: what it had not played is a walk-over (product.md#the-day). */
export function withdrawLeft(trx: Transaction, left: readonly Pick<TeamState, 'id'>[], now: Date): Promise<unknown> {
  return sql`
    update tournament_team set withdrawn_at = ${now} where team_id = any(${left.map(({ id }) => id)}::uuid[])`.execute(
    trx,
  );
}

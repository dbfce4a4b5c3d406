import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Rows } from '../../platform/schema.ts';
import { requireRight } from '../games/access/require-right.ts';
import { removeTeams } from '../games/editing/edit-spots.ts';
import { lockGames } from '../games/life/lock-games.ts';
import { touchGames } from '../games/life/touch-games.ts';

interface AssignedTeam {
  /** The id of a tournament's team. */
  _id?: string;
  name: string;
  color: string;
  /** Ids of users. */
  members: string[];
}

/**
 * Saves who plays in which team (product.md#team-assignment). In a tournament players move between its own teams; in any other game the given teams
 * replace the previous ones. Players who aren't listed have no team.
 * @throws Refused `players_changed` if somebody in the teams doesn't play (any more) or is in two teams, or a team is not the tournament's;
 * `team_full`, `captains_stay`, `challenge_sides_stay`, `tournament_drawn`, `result_entered`
 */
export async function assignTeams(
  { db }: { db: Database },
  call: AdminCall,
  gameId: string,
  given: readonly AssignedTeam[],
): Promise<void> {
  const command = { action: 'game.teams', subject: { kind: 'game', id: gameId } } as const;
  await commandOfAnyone({ db }, call, command, async (trx) => {
    const [game] = await lockGames(trx, gameId, 'one');
    await requireRight(trx, call.viewer, [game], 'players');
    if (game.status === 'cancelled') throw new Refused('game_cancelled');
    await requireNoResult(trx, gameId);
    await requireNoCaptains(trx, gameId);
    await requireNoSides(trx, gameId);
    await checkPlayers(trx, gameId, given);
    await requireDrawnTeams(trx, gameId, given);
    const teams = game.tournament ? await ownTeams(trx, gameId, given) : await newTeams(trx, gameId, given);
    const seats = teams.flatMap(({ id, members }) => members.map((userId) => ({ userId, teamId: id })));
    // In one statement, so that players can swap places between full teams.
    await sql`
      update registration r set team_id = s."teamId"
      from registration p left join jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s("userId" uuid, "teamId" uuid)
        on s."userId" = p.user_id
      where p.game_id = ${gameId} and p.status in ('active', 'played') and r.id = p.id`.execute(trx);
    await touchGames(trx, [gameId]);
    return { answer: true, logged: async () => ({ after: { teams: given.map(({ members }) => members) } }) };
  });
}

/** A result is that of its teams: with others it would be somebody else's. */
async function requireNoResult(trx: Transaction, gameId: string): Promise<void> {
  const { rows } = await sql`select from team_outcome where game_id = ${gameId} limit 1`.execute(trx);
  if (rows.length > 0) throw new Refused('result_entered');
}

/** Where a captain entered a team, their spot is the team: its name, and who follows them, would be another's. */
async function requireNoCaptains(trx: Transaction, gameId: string): Promise<void> {
  const { rows } = await sql`select from tournament where game_id = ${gameId} and entry = 'team'`.execute(trx);
  if (rows.length > 0) throw new Refused('captains_stay');
}

/** In a challenge who plays in which team is who is in which community. */
async function requireNoSides(trx: Transaction, gameId: string): Promise<void> {
  const { rows } = await sql`select from challenge where game_id = ${gameId}`.execute(trx);
  if (rows.length > 0) throw new Refused('challenge_sides_stay');
}

/** Once matches are drawn, players move between the teams that play: none of those is left empty, and no other begins. */
async function requireDrawnTeams(trx: Transaction, gameId: string, given: readonly AssignedTeam[]): Promise<void> {
  const { rows } = await sql<{ id: string; isDrawn: boolean; plays: boolean }>`
    select t.id, e.seed is not null as "isDrawn", e.seed is not null and e.withdrawn_at is null as plays
    from tournament o join team t on t.game_id = o.game_id left join tournament_team e on e.team_id = t.id
    where o.game_id = ${gameId} and o.drawn_at is not null`.execute(trx);
  const filled = new Set(given.filter(({ members }) => members.length > 0).map(({ _id }) => _id));
  if (rows.some(({ id, isDrawn, plays }) => (filled.has(id) ? !isDrawn : plays))) throw new Refused('tournament_drawn');
}

async function checkPlayers(trx: Transaction, gameId: string, teams: readonly AssignedTeam[]): Promise<void> {
  const members = teams.flatMap((team) => team.members);
  const { rows } = await sql`
    select from registration where game_id = ${gameId} and status in ('active', 'played')
      and user_id = any(${members}::uuid[])`.execute(trx);
  if (rows.length !== members.length) throw new Refused('players_changed');
}

async function ownTeams(trx: Transaction, gameId: string, given: readonly AssignedTeam[]) {
  const { rows } = await sql<Pick<Rows['team'], 'id' | 'size'>>`
    select id, size from team where game_id = ${gameId}`.execute(trx);
  return given.map(({ _id, members }) => {
    const team = rows.find(({ id }) => id === _id);
    if (!team) throw new Refused('players_changed');
    if (members.length > team.size) throw new Refused('team_full');
    return { id: team.id, members };
  });
}

async function newTeams(trx: Transaction, gameId: string, given: readonly AssignedTeam[]) {
  const { rows } = await sql<{ id: string }>`select id from team where game_id = ${gameId}`.execute(trx);
  await removeTeams(
    trx,
    rows.map(({ id }) => id),
  );
  const teams = given.map((team) => ({ ...team, id: randomUUID() }));
  const columns = teams.map(({ id, name, color, members }, index) => ({
    id,
    game_id: gameId,
    name,
    color,
    size: Math.max(1, members.length),
    position: index + 1,
  }));
  await insertRows(trx, 'team', columns);
  return teams;
}

import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../../platform/db.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import type { MatchRow, TournamentRow } from '../find-tournament.ts';
import { captainOf } from '../present-tournament.ts';

/** Writes the matches of a draw in the stead of an earlier one, and the teams' seeds. */
export async function writeDraw(trx: Transaction, row: TournamentRow, now: Date): Promise<void> {
  const { id: gameId, teams, lots, matches } = row;
  await sql`delete from tournament_match where game_id = ${gameId}`.execute(trx);
  await insertRows(
    trx,
    'tournament_match',
    matches.map((match, index) => columnsOf(gameId, match, index)),
  );
  const seeds = teams.map((team) => ({
    team: team.id,
    captain: captainOf(team)?._id ?? null,
    key: randomBytes(18).toString('base64url'),
    seed: team.seed,
  }));
  // A team of an earlier draw that everybody left is none any more, nor is one that nobody has paid for.
  await sql`
    delete from tournament_team e using team t
    where t.id = e.team_id and e.game_id = ${gameId} and t.member_count = 0`.execute(trx);
  // A place that nobody named, as where players join alone, is its first player's.
  await sql`
    insert into tournament_team (team_id, game_id, captain_id, key, seed)
    select s.team, ${gameId}, s.captain, s.key, s.seed
    from jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb) as s(team uuid, captain uuid, key text, seed smallint)
    where s.captain is not null
    on conflict (team_id) do update set seed = excluded.seed`.execute(trx);
  await sql`
    update tournament set drawn_at = ${now}, lots = ${lots}::uuid[] where game_id = ${gameId}`.execute(trx);
}

const columnsOf = (gameId: string, match: MatchRow, index: number) => ({
  game_id: gameId,
  id: match.id,
  number: index + 1,
  stage: match.stage,
  group_name: match.group,
  round: match.round,
  sides: match.sides,
  best_place: match.best,
  worst_place: match.worst,
  only_if: match.onlyIf,
  court: match.court,
  start_minute: match.startMinute,
  duties: match.duties,
});

/** Writes which matches are played by whom, where and when, as far as that changed; those that are gone are deleted. */
export async function writeSlots(trx: Transaction, before: TournamentRow, after: TournamentRow): Promise<void> {
  const was = new Map(before.matches.map((match) => [match.id, factsOf(match)]));
  const changed = after.matches.filter((match) => was.get(match.id) !== factsOf(match));
  const kept = new Set(after.matches.map(({ id }) => id));
  const gone = before.matches.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length > 0)
    await sql`
      delete from tournament_match where game_id = ${after.id} and id = any(${gone}::text[])`.execute(trx);
  if (changed.length === 0) return;
  const rows = changed.map(({ id, sides, court, startMinute, duties }) => ({ id, sides, court, startMinute, duties }));
  await sql`
    update tournament_match m set sides = s.sides, court = s.court, start_minute = s."startMinute", duties = s.duties
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(id text, sides jsonb, court text, "startMinute" smallint, duties jsonb)
    where m.game_id = ${after.id} and m.id = s.id`.execute(trx);
}

const factsOf = ({ sides, court, startMinute, duties }: MatchRow): string =>
  JSON.stringify([sides, court, startMinute, duties]);

import type { CallRequest, createTournament as contractCall } from '@rondo/contract';
import { refuseTournament } from '@rondo/rules/tournaments';
import type { AdminCall } from '../../../platform/admins/admin-command.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { Refused } from '../../../platform/refusal.ts';
import { createGame } from '../../games/making/create-game.ts';

/**
 * Creates a tournament: a game whose teams are its places, and how it is played, both or neither (decisions/0148-a-tournament-is-a-game.md).
 * @param photo path of the picture, stored beforehand
 * @returns the id of both
 * @throws Refused as making a game is; `tournament_without_winner`, `tournament_groups_too_many`
 */
export async function createTournament(
  context: { db: Database; jobs: Jobs },
  call: AdminCall,
  { game, entry, teamSize, terms }: CallRequest<typeof contractCall>['body'],
  photo: string | null,
  now: Date,
): Promise<string> {
  const refusal = refuseTournament(game.sport, terms, game.teams.length);
  if (refusal) throw new Refused(refusal);
  const row = { entry, team_size: teamSize, terms };
  const beside = (trx: Transaction, gameIds: readonly string[]) =>
    insertRows(
      trx,
      'tournament',
      gameIds.map((id) => ({ game_id: id, ...row })),
    );
  const [id = ''] = await createGame(context, call, game, photo, now, { beside });
  return id;
}

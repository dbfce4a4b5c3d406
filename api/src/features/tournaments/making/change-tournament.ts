import type { TournamentTerms } from '@rondo/contract';
import { refuseTournament } from '@rondo/rules/tournaments';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { touchGame } from '../drawing/tell-of-plan.ts';
import { lockTournament, requireLeader } from '../lock-tournament.ts';

/**
 * Changes how a tournament is played, as long as no matches are drawn.
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `game_archived`, `tournament_drawn`, `tournament_without_winner`,
 * `tournament_groups_too_many`
 */
export function changeTournament(
  { db }: { db: Database },
  call: AdminCall,
  gameId: string,
  terms: TournamentTerms,
): Promise<boolean> {
  const command = { action: 'game.tournament', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const { row, now } = await lockTournament(trx, gameId, call.viewer);
    requireLeader(row, call.viewer, now);
    if (row.drawn_at !== null) throw new Refused('tournament_drawn');
    const refusal = refuseTournament(row.sport, terms, row.places);
    if (refusal) throw new Refused(refusal);
    await sql`update tournament set terms = ${JSON.stringify(terms)}::jsonb where game_id = ${gameId}`.execute(trx);
    await touchGame(trx, gameId);
    return { answer: true, logged: async () => ({ after: { terms: true } }) };
  });
}

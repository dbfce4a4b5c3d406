import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import type { Slot } from '@rondo/rules/tournaments';
import { findTournament, type TournamentRow } from '../find-tournament.ts';
import { lockTournament, requireLeader } from '../lock-tournament.ts';
import { drawAndPlan, type Made, planAnew } from './make-plan.ts';
import { inTurn } from './plan-off-thread.ts';
import { tellOfPlan } from './tell-of-plan.ts';
import { writeDraw, writeSlots } from './write-plan.ts';

interface Asked {
  /** Ids of teams, the strongest first. */
  seeds: readonly string[];
  /** null draws and lets Rondo plan. */
  slots: readonly Pick<Slot, 'match' | 'court' | 'start'>[] | null;
  preview: boolean;
}

/**
 * Draws a tournament's matches and plans them, or keeps a plan that was moved by hand. It is planned before the game is locked, so that others join
 * meanwhile; if that changed something, it is planned once more.
 * @returns what was planned, and the tournament with it; a preview keeps nothing
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `game_archived`, `tournament_teams_few`, `tournament_groups_too_many`,
 * `tournament_rounds_too_many`, `tournament_under_way`, `tournament_not_drawn`, `plan_conflicts`, `plan_too_long`,
 * `unavailable` while many plans are made
 */
export async function planTournament(
  { db, clock }: { db: Database; clock: Clock },
  call: AdminCall,
  gameId: string,
  { seeds, slots, preview }: Asked,
): Promise<Made> {
  const make = (from: Database, row: TournamentRow, now: Date) =>
    slots === null ? drawAndPlan(from, row, seeds, now) : planAnew(row, slots);
  const seen = await findTournament(db, gameId, call.viewer.id);
  if (!seen) throw new Refused('game_not_found');
  requireLeader(seen, call.viewer, clock.now());
  const early = await inTurn(() => make(db, seen, clock.now()));
  if (preview) return early;
  const command = { action: 'tournament.plan', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const { row, now } = await lockTournament(trx, gameId, call.viewer);
    requireLeader(row, call.viewer, now);
    const made = JSON.stringify(row) === JSON.stringify(seen) ? early : await make(trx, row, now);
    requireGood(made);
    if (slots === null) await writeDraw(trx, made.row, now);
    else await writeSlots(trx, row, made.row);
    await tellOfPlan(trx, row, made.row, now);
    return { answer: made, logged: async () => ({ after: { matches: made.row.matches.length } }) };
  });
}

/** @throws Refused `plan_too_long`, `plan_conflicts` */
function requireGood({ row, plan: { unplaced, conflicts } }: Made): void {
  if (row.terms.isQueue) return;
  if (unplaced.length > 0) throw new Refused('plan_too_long', { count: unplaced.length });
  if (conflicts.length > 0) throw new Refused('plan_conflicts', { count: conflicts.length });
}

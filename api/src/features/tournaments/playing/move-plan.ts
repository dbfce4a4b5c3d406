import { type Mishap, type Replanned, toPlan, withKnown } from '@rondo/rules/tournaments';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db.ts';
import { Refused } from '../../../platform/refusal.ts';
import { withSlots } from '../drawing/make-plan.ts';
import { inTurn, moveOffThread } from '../drawing/plan-off-thread.ts';
import { tellOfPlan } from '../drawing/tell-of-plan.ts';
import { writeSlots } from '../drawing/write-plan.ts';
import { findTournament, type TournamentRow } from '../find-tournament.ts';
import { lockTournament, requireDrawn, requireLeader } from '../lock-tournament.ts';
import { minuteOf, readDay } from '../read-day.ts';

interface Asked {
  kind: Mishap['kind'];
  courts: readonly string[];
  /** How late, or for how long closed; null for the rest of the day. */
  minutes: number | null;
  preview: boolean;
}

/** The plan as it becomes, and each match that moves. */
interface Moved {
  row: TournamentRow;
  moves: Replanned['moves'];
}

/**
 * Courts are late, or can't be used: everything that follows moves, and the people of teams whose matches did are told. A preview keeps nothing. As
 * plans are, it is made before the game is locked.
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `game_archived`, `tournament_not_drawn`, `court_unknown`,
 * `unavailable` while many plans are made
 */
export async function movePlan(
  { db, clock }: { db: Database; clock: Clock },
  call: AdminCall,
  gameId: string,
  asked: Asked,
): Promise<Moved> {
  const seen = await findTournament(db, gameId, call.viewer.id);
  if (!seen) throw new Refused('game_not_found');
  requireLeader(seen, call.viewer, clock.now());
  const early = await inTurn(() => moved(seen, asked, clock.now()));
  if (asked.preview) return early;
  const command = { action: 'tournament.move', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const { row, now } = await lockTournament(trx, gameId, call.viewer);
    requireLeader(row, call.viewer, now);
    const after = JSON.stringify(row) === JSON.stringify(seen) ? early : await moved(row, asked, now);
    await sql`
      update tournament set closures = ${JSON.stringify(after.row.closures)}::jsonb where game_id = ${gameId}`.execute(
      trx,
    );
    await writeSlots(trx, row, after.row);
    await tellOfPlan(trx, row, after.row, now);
    return {
      answer: after,
      logged: async () => ({ after: { matches: after.moves.length, courts: [...asked.courts] } }),
    };
  });
}

async function moved(row: TournamentRow, { kind, courts, minutes }: Asked, now: Date): Promise<Moved> {
  requireDrawn(row);
  if (courts.some((name) => row.terms.courts.every((court) => court.name !== name))) throw new Refused('court_unknown');
  const { drawn, standing, setup, slots } = readDay(row);
  const minute = minuteOf(row, now);
  // A delay without an end is none: only a court can be closed for the rest of the day.
  const mishap: Mishap =
    kind === 'late'
      ? { kind, courts, minutes: minutes ?? 0 }
      : { kind, courts, until: minutes === null ? null : minute + minutes };
  const over = new Set([...standing.results.keys(), ...standing.notNeeded]);
  const matches = withKnown(toPlan(drawn.matches), standing);
  const { slots: after, moves } = await moveOffThread({ matches, slots, setup, over, now: minute }, mishap);
  const closures =
    mishap.kind === 'closed'
      ? [...row.closures, ...courts.map((court) => ({ court, from: minute, to: mishap.until }))]
      : row.closures;
  return { row: withSlots({ ...row, closures }, after, (id) => over.has(id)), moves };
}

import type { TournamentPlan } from '@rondo/contract';
import type { Conflict } from '@rondo/rules/tournaments';
import type { Planned } from './plan-off-thread.ts';

export function presentPlan({ slots, unplaced, conflicts, end, bound, isShortest }: Planned): TournamentPlan {
  return {
    slots: slots.map(({ match, court, start }) => ({ match, court, start })),
    unplaced,
    conflicts: conflicts.map(presentConflict),
    end,
    // Where the courts' hours are too short no plan ends at all.
    bound: Number.isFinite(bound) ? bound : end,
    isShortest,
  };
}

function presentConflict(conflict: Conflict): TournamentPlan['conflicts'][number] {
  const [match = '', second = null] = 'matches' in conflict ? conflict.matches : [conflict.match];
  const other = 'needs' in conflict ? conflict.needs : 'other' in conflict ? conflict.other : second;
  return {
    code: conflict.code,
    match,
    other,
    court: 'court' in conflict ? conflict.court : null,
    role: 'role' in conflict ? conflict.role : null,
    minutes: 'minutes' in conflict ? conflict.minutes : null,
  };
}

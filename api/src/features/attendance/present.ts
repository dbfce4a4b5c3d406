import type { AttendedMatch, CheckIn, ListedNoShow, NoShow, OwnAttendance } from '@rondo/contract';
import {
  appealUntil,
  checkInStage,
  checkInTimes,
  outcomeOf,
  refuseConfirming,
  type Reliability,
} from '@rondo/rules/attendance';
import { ticketOf } from '../../platform/sessions/tickets.ts';
import {
  attendedGame,
  type AttendedRow,
  type CheckedGameRow,
  reliabilityOfRows,
  type SpotRow,
} from './attendance-queries.ts';
import type { ListedNoShowRow } from './no-show-queries.ts';
import type { Secret } from '../../platform/sessions/tokens.ts';

interface Seen {
  secret: Secret;
  /** By player; null for viewers who may not read it. */
  reliability: ReadonlyMap<string, Reliability | null> | null;
  now: Date;
}

export function presentCheckIn(game: CheckedGameRow, spots: readonly SpotRow[], seen: Seen): CheckIn {
  const facts = attendedGame(game);
  const { opensAt, closesAt, confirmUntil } = checkInTimes(facts);
  const isUsed = spots.some(({ mark }) => mark === 'here');
  const refusal = refuseConfirming(facts, isUsed, seen.now);
  const canConfirm = refusal === null || refusal === 'no_shows_not_yet';
  return {
    match: { _id: game.id, name: game.name, game_date: game.starts_at, endsAt: game.ends_at },
    stage: checkInStage(facts, seen.now),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    confirmUntil: canConfirm ? confirmUntil.toISOString() : null,
    confirmedAt: game.confirmed_at,
    showsReliability: seen.reliability !== null,
    spots: spots.map((spot) => presentSpot(spot, seen)),
  };
}

function presentSpot(row: SpotRow, { secret, reliability }: Seen): CheckIn['spots'][number] {
  const { id, user_id: userId, name, photo, role } = row;
  return {
    _id: id,
    player: { _id: userId, name, photo, role },
    teamName: row.team_name,
    mark: row.mark,
    markedAt: row.marked_at,
    ticket: ticketOf(secret, id),
    reliability: (role !== 'guest' && reliability?.get(userId)) || null,
    noShow: presentNoShow(row),
  };
}

type NoShowFields = Pick<
  SpotRow,
  'no_show_id' | 'state' | 'state_at' | 'appeal' | 'reason' | 'second_appeal' | 'verdict'
>;

function presentNoShow(row: NoShowFields): NoShow | null {
  const { no_show_id: id, state, state_at: stateAt } = row;
  if (id === null || state === null || stateAt === null) return null;
  const { appeal, reason, second_appeal: secondAppeal, verdict } = row;
  return { _id: id, state, stateAt, appeal, reason, secondAppeal, verdict };
}

export function presentOwn(rows: readonly AttendedRow[], now: Date): OwnAttendance {
  return {
    reliability: reliabilityOfRows(rows, now),
    matches: rows.flatMap((row): AttendedMatch[] => {
      const outcome = outcomeOf({ mark: row.mark, noShow: row.state });
      if (outcome === 'unknown') return [];
      const until = row.state_at === null ? null : appealUntil(new Date(row.state_at));
      const isAppealable = (row.state === 'marked' || row.state === 'kept') && until !== null && now <= until;
      return [
        {
          match: { _id: row.game_id, name: row.name, game_date: row.starts_at },
          outcome,
          noShow: presentNoShow(row),
          appealUntil: isAppealable ? until.toISOString() : null,
        },
      ];
    }),
  };
}

export function presentListed(row: ListedNoShowRow): ListedNoShow {
  return {
    _id: row.id,
    state: row.state,
    stateAt: row.state_at,
    appeal: row.appeal,
    reason: row.reason,
    secondAppeal: row.second_appeal,
    verdict: row.verdict,
    match: { _id: row.game_id, name: row.game_name, game_date: row.starts_at },
    player: { _id: row.user_id, name: row.player_name },
    organiser: { _id: row.organiser_id, name: row.organiser_name },
  };
}

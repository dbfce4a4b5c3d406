import {
  attendance,
  type CheckInMark,
  checkInStage,
  laterMark,
  type Marked,
  nextNoShow,
  timeOfMark,
} from '@rondo/rules/attendance';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Refused } from '../../platform/refusal.ts';
import { attendedGame, type CheckedGameRow, findSpots, type SpotRow } from './attendance-queries.ts';
import { lockCheckIn } from './require-check-in.ts';
import { writeNoShow } from './write-no-show.ts';

export interface SpotMark {
  spot: string;
  mark: CheckInMark;
  /** ISO text. */
  at: string;
}

/**
 * Writes who is here. The mark of a spot with the latest time of its own counts, so marks may arrive in any order, from several phones, and twice. A
 * spot that was given up meanwhile is left out.
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `check_in_not_open`, `check_in_closed`
 */
export function markSpots(
  { db }: { db: Database },
  call: AdminCall,
  gameId: string,
  marks: readonly SpotMark[],
): Promise<boolean> {
  const command = { action: 'game.check_in', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const game = await lockCheckIn(trx, call.viewer, gameId);
    const now = await timeAfterLock(trx);
    const counted = countMarks(game, marks, now);
    const spots = await findSpots(trx, gameId);
    const changed = spots.flatMap((spot) => {
      const given = counted.flatMap(({ spot: id, mark, at }) => (id === spot.id ? { mark, at } : []));
      const before = spot.marked_at === null ? [] : [{ mark: spot.mark, at: new Date(spot.marked_at) }];
      const all: readonly Marked[] = [...before, ...given];
      return given.length === 0 ? [] : [{ spot, ...all.reduce(laterMark) }];
    });
    await writeMarks(trx, changed);
    // A player who is marked as here is no no-show, whichever was entered first.
    const here = changed.flatMap(({ spot, mark }) => (mark === 'here' ? spot : []));
    await takeBack(trx, game.id, here, now);
    const marked = changed.map(({ spot, mark }) => ({ userId: spot.user_id, mark }));
    return { answer: true, logged: async () => ({ after: { marked } }) };
  });
}

function countMarks(game: CheckedGameRow, marks: readonly SpotMark[], now: Date) {
  const facts = attendedGame(game);
  if (game.status === 'cancelled') throw new Refused('game_cancelled');
  if (checkInStage(facts, now) === 'early') throw new Refused('check_in_not_open', { hours: attendance.opensHours });
  const counted = marks.flatMap(({ spot, mark, at: given }) => {
    const at = timeOfMark(facts, new Date(given), now);
    return at ? { spot, mark, at } : [];
  });
  if (counted.length === 0) throw new Refused('check_in_closed');
  return counted;
}

async function writeMarks(trx: Transaction, changed: readonly (Marked & { spot: SpotRow })[]): Promise<void> {
  const rows = changed.map(({ spot, mark, at }) => ({ spot: spot.id, user: spot.user_id, mark, at }));
  await sql`
    insert into check_in (registration_id, user_id, mark, marked_at)
    select m.spot, m.user, m.mark, m.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m(spot uuid, "user" uuid, mark text, at timestamptz)
    on conflict (registration_id) do update set mark = excluded.mark, marked_at = excluded.marked_at`.execute(trx);
}

async function takeBack(trx: Transaction, gameId: string, spots: readonly SpotRow[], now: Date): Promise<void> {
  for (const { no_show_id: id, state, state_at: since, user_id: userId } of spots) {
    if (id === null || state === null || since === null) continue;
    const next = nextNoShow({ state, since: new Date(since) }, { by: 'organiser', act: 'take_back' }, now);
    if (next !== 'taken_back') continue;
    await writeNoShow(trx, id, { state: next }, now);
    await recordEvents(trx, [{ name: 'noShow.takenBack', data: { gameId, userId } }], now);
  }
}

import { attendance, refuseConfirming } from '@rondo/rules/attendance';
import { sql } from 'kysely';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Refused } from '../../platform/refusal.ts';
import { attendedGame, findSpots } from './attendance-queries.ts';
import { lockCheckIn } from './require-check-in.ts';

/**
 * Confirms who did not come to a game; an empty list says that everybody came. Guests can't be no-shows, as they have no page to appeal on, and
 * nobody decides about themselves.
 * @throws Refused `game_not_found`, `not_allowed`, as `refuseConfirming` says, `players_changed`, `spot_was_here`
 */
export async function confirmNoShows(
  { db }: { db: Database },
  call: AdminCall,
  { gameId, spots: chosen }: { gameId: string; spots: readonly string[] },
): Promise<void> {
  const { viewer } = call;
  const command = { action: 'no_show.mark', subject: { kind: 'game', id: gameId } } as const;
  await commandOfAnyone({ db }, call, command, async (trx) => {
    const game = await lockCheckIn(trx, viewer, gameId);
    const now = await timeAfterLock(trx);
    const spots = await findSpots(trx, gameId);
    const isUsed = spots.some(({ mark }) => mark === 'here');
    const code = refuseConfirming(attendedGame(game), isUsed, now);
    if (code) throw new Refused(code, { hours: attendance.confirmHours });
    const missed = spots.filter(
      ({ id, role, user_id: userId }) =>
        chosen.includes(id) && role !== 'guest' && userId !== viewer.id && userId !== game.organiser_id,
    );
    if (missed.length !== new Set(chosen).size) throw new Refused('players_changed');
    const here = missed.find(({ mark }) => mark === 'here');
    if (here) throw new Refused('spot_was_here', { name: here.name });
    const { rows: marked } = await sql<{ user_id: string }>`
      insert into no_show (registration_id, game_id, user_id, state_at, marked_at)
      select s.id, ${gameId}, s.user_id, ${now}, ${now}
      from unnest(${missed.map(({ id }) => id)}::uuid[], ${missed.map(({ user_id: id }) => id)}::uuid[]) as s(id, user_id)
      on conflict (registration_id) do nothing returning user_id`.execute(trx);
    await sql`
      insert into attendance_review (game_id, confirmed_at) values (${gameId}, ${now})
      on conflict (game_id) do update set confirmed_at = excluded.confirmed_at`.execute(trx);
    const userIds = marked.map(({ user_id: userId }) => userId);
    const happened = userIds.map((userId) => ({ name: 'noShow.marked', data: { gameId, userId } }) as const);
    await recordEvents(trx, happened, now);
    return { answer: true, logged: async () => ({ after: { userIds } }) };
  });
}

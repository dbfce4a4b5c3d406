import { nextNoShow } from '@rondo/rules/attendance';
import { type AdminCall, adminCommand } from '../../platform/admins/admin-command.ts';
import type { Database } from '../../platform/db.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Refused } from '../../platform/refusal.ts';
import { lockGames } from '../games/life/lock-games.ts';
import { findEscalated } from './no-show-queries.ts';
import { lockNoShow, writeNoShow } from './write-no-show.ts';

/**
 * Decides for good about a no-show that the organiser kept and the player appealed against once more. Nobody decides about a game of
 * their own.
 * @throws Refused `no_show_not_found`, `no_show_decided`, `not_on_oneself`
 */
export async function decideNoShow(
  { db }: { db: Database },
  call: AdminCall,
  id: string,
  { act, reason }: { act: 'uphold' | 'take_back'; reason: string },
): Promise<void> {
  const [found] = await findEscalated(db, id);
  if (!found) throw new Refused('no_show_not_found');
  const { game_id: gameId, user_id: userId, organiser_id: organiserId } = found;
  if (organiserId === call.viewer.id) throw new Refused('not_on_oneself');
  const command = { action: `no_show.${act}`, subject: { kind: 'game', id: gameId }, about: userId, reason } as const;
  await adminCommand({ db }, call, command, async (trx, now) => {
    await lockGames(trx, gameId, 'one');
    const { state, state_at: since } = await lockNoShow(trx, id);
    const next = nextNoShow({ state, since: new Date(since) }, { by: 'rondo', act }, now);
    if (next === 'no_show_decided' || next === 'appeal_too_late') throw new Refused('no_show_decided');
    await writeNoShow(trx, id, { state: next, verdict: reason }, now);
    const name = act === 'uphold' ? 'noShow.kept' : 'noShow.takenBack';
    await recordEvents(trx, [{ name, data: { gameId, userId } }], now);
    return { answer: true, before: { state, userId }, after: { state: next } };
  });
}

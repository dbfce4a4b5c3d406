import { attendance, nextNoShow } from '@rondo/rules/attendance';
import { type AdminCall, commandOfAnyone } from '../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db.ts';
import { type IdempotencyKey, runIdempotently } from '../../platform/calls/idempotency.ts';
import { recordEvents } from '../../platform/events/record-events.ts';
import { Refused } from '../../platform/refusal.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { requireRight } from '../games/access/require-right.ts';
import { lockGames } from '../games/life/lock-games.ts';
import { gameOfNoShow, lockNoShow, writeNoShow } from './write-no-show.ts';

export type Answer = { act: 'take_back' } | { act: 'keep'; reason: string };

/**
 * The organiser takes a no-show back, or keeps one that was appealed; the player hears of it.
 * @returns its game
 * @throws Refused `no_show_not_found`, `not_allowed`, `no_show_decided`
 */
export function answerNoShow(
  { db }: { db: Database },
  call: AdminCall,
  { id, answer }: { id: string; answer: Answer },
): Promise<string> {
  const { viewer } = call;
  const reason = answer.act === 'keep' ? answer.reason : null;
  const command = { action: `no_show.${answer.act}`, subject: { kind: 'game', id: null }, reason } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    await lockGames(trx, await gameOfNoShow(trx, id), 'one');
    const { game_id: gameId, user_id: userId, organiser_id: organiserId, ...noShow } = await lockNoShow(trx, id);
    await requireRight(trx, viewer, [{ id: gameId, organiser_id: organiserId }], 'checkIn');
    if (userId === viewer.id) throw new Refused('not_allowed');
    const now = await timeAfterLock(trx);
    const current = { state: noShow.state, since: new Date(noShow.state_at) };
    const next = nextNoShow(current, { by: 'organiser', act: answer.act }, now);
    if (next === 'no_show_decided' || next === 'appeal_too_late') throw new Refused('no_show_decided');
    await writeNoShow(trx, id, { state: next, ...(answer.act === 'keep' && { reason: answer.reason }) }, now);
    const name = answer.act === 'keep' ? 'noShow.kept' : 'noShow.takenBack';
    await recordEvents(trx, [{ name, data: { gameId, userId } }], now);
    const entry = {
      subject: { kind: 'game', id: gameId },
      before: { userId, state: noShow.state },
      after: { userId, state: next },
    };
    return { answer: gameId, logged: async () => entry };
  });
}

/**
 * A player appeals: first to the organiser, who is notified; against a no-show that the organiser kept, once more to Rondo.
 * @throws Refused `no_show_not_found`, `no_show_decided`, `appeal_too_late`
 */
export async function appealNoShow(
  { db }: { db: Database },
  viewer: Viewer,
  { id, sentence }: { id: string; sentence: string },
  key: IdempotencyKey | null,
): Promise<void> {
  await runIdempotently(db, viewer.id, key, async (trx) => {
    await lockGames(trx, await gameOfNoShow(trx, id), 'one');
    const { game_id: gameId, user_id: userId, ...noShow } = await lockNoShow(trx, id);
    if (userId !== viewer.id) throw new Refused('no_show_not_found');
    const now = await timeAfterLock(trx);
    const current = { state: noShow.state, since: new Date(noShow.state_at) };
    const next = nextNoShow(current, { by: 'player', act: 'appeal' }, now);
    if (next === 'no_show_decided' || next === 'appeal_too_late')
      throw new Refused(next, { days: attendance.appealDays });
    const isFirst = next === 'appealed';
    await writeNoShow(trx, id, { state: next, ...(isFirst ? { appeal: sentence } : { second_appeal: sentence }) }, now);
    if (isFirst) await recordEvents(trx, [{ name: 'noShow.appealed', data: { gameId, userId } }], now);
    return true;
  });
}

import { lateChanges, refuseLateChange, startAfter } from '@rondo/rules';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { Refused } from '../../../platform/refusal.ts';
import { applyEdit, planEdits } from '../../games/editing/apply-edit.ts';
import { requireRight } from '../../games/access/require-right.ts';
import { type LockedGame, lockGames } from '../../games/life/lock-games.ts';
import type { LateChange } from '../../games/editing/record-changed.ts';
import { findTeams } from '../../games/editing/edit-spots.ts';
import { countLateChanges } from './late-change-queries.ts';

/**
 * Changes a game on its day in one tap: it starts some minutes later, has a note on its page, or both; everyone in it is told at once
 * (product.md#late-changes). It is an edit of this one game, so the rules of editing hold, also the refund window.
 * @throws Refused `game_not_found`, `not_allowed`, or as `refuseLateChange` says
 */
export function changeLate(
  { db, jobs }: { db: Database; jobs: Jobs },
  call: AdminCall,
  gameId: string,
  late: LateChange,
): Promise<boolean> {
  const { viewer } = call;
  const command = { action: 'game.edit', subject: { kind: 'game', id: gameId } } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const [game] = await lockGames(trx, gameId, 'one');
    await requireRight(trx, viewer, [game], 'edit');
    const now = await timeAfterLock(trx);
    const made = await countLateChanges(trx, gameId);
    const startsAt = new Date(game.starts_at);
    const refusal = refuseLateChange({ ...game, startsAt, made }, now);
    if (refusal) throw new Refused(refusal, { hours: lateChanges.fromHours, most: lateChanges.most });
    const wanted = { columns: game, earlyBirds: [], teams: await findTeams(trx, gameId) };
    const edits = await planEdits(trx, [game], wanted, startAfter(startsAt, late.minutesLater), now);
    await insertRows(trx, 'late_change', [
      {
        game_id: gameId,
        number: made + 1,
        made_by: viewer.id,
        minutes_later: late.minutesLater,
        note: late.note,
        started_at: startsAt,
        created_at: now,
      },
    ]);
    const how = { changed: {}, byId: viewer.id, late, keepsSpots: true };
    for (const edit of edits) await applyEdit(trx, jobs, edit, how, now);
    await jobs.enqueue(trx, 'match-wishes', { gameIds: [gameId] });
    const logged = async () => {
      const [after] = await lockGames(trx, gameId, 'one');
      return { before: startOf(game), after: { ...startOf(after), note: late.note } };
    };
    return { answer: true, logged };
  });
}

const startOf = ({ name, starts_at }: LockedGame) => ({ name, starts_at });

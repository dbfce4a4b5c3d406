import { type Cents, mayCancelGame, refuseChange } from '@rondo/rules';
import { type AdminCall, commandOfAnyone } from '../../../platform/admins/admin-command.ts';
import { timeAfterLock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { Refused } from '../../../platform/refusal.ts';
import { cancelGame, lockPayers } from './cancel-game.ts';
import { type LockedGame, lockGames } from './lock-games.ts';

/**
 * Cancels a game, or it and all later ones of its series, on behalf of its organiser or an admin: at any time before the start, with a
 * note for the players, everyone refunded in full (product.md#life-of-a-game).
 * @returns the ids of the cancelled games, the requested one first
 * @throws Refused `game_not_found`, `not_allowed`, `game_cancelled`, `game_archived` or `game_started`
 */
export async function callOffGames(
  { db, jobs }: { db: Database; jobs: Jobs },
  call: AdminCall,
  gameId: string,
  { note, scope }: { note: string; scope: 'one' | 'following' },
): Promise<string[]> {
  const { viewer } = call;
  const command = { action: 'game.cancel', subject: { kind: 'game', id: gameId }, reason: note || null } as const;
  return commandOfAnyone({ db }, call, command, async (trx) => {
    const games = await lockGames(trx, gameId, scope);
    if (!games.every((game) => mayCancelGame(viewer, { organiserId: game.organiser_id })))
      throw new Refused('not_allowed');
    const movedCents = await callOff(trx, jobs, games, { byId: viewer.id, note }, await timeAfterLock(trx));
    const ids = games.map(({ id }) => id);
    return { answer: ids, logged: async () => ({ movedCents, after: { cancelled: ids } }) };
  });
}

/**
 * Cancels games that the caller has locked, for somebody who may cancel them.
 * @returns how much is refunded
 * @throws Refused `game_cancelled`, `game_archived` or `game_started`
 */
export async function callOff(
  trx: Transaction,
  jobs: Jobs,
  games: readonly LockedGame[],
  { byId, note }: { byId: string; note: string },
  now: Date,
): Promise<Cents> {
  for (const game of games) {
    const refusal = refuseChange({ ...game, startsAt: new Date(game.starts_at) }, now);
    if (refusal) throw new Refused(refusal);
  }
  await lockPayers(
    trx,
    games.map(({ id }) => id),
  );
  let backCents = 0;
  for (const game of games) {
    // An admin cancels on behalf of Rondo, except for a game of their own.
    const by = byId === game.organiser_id ? 'organiser' : 'rondo';
    backCents += await cancelGame(trx, jobs, game.id, { by, id: byId, note }, now);
  }
  return backCents;
}

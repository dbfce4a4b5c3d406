import type { Transaction } from '../../../platform/db.ts';
import { tidyGroups } from '../decide/groups.ts';
import { endLapsedGuests, promoteWaiting } from '../decide/promote-waiting.ts';
import type { GameState, PersonState } from '../state/game-state.ts';
import { noWrites, type Writes } from '../state/writes.ts';
import type { JoiningContext } from './decide-batch.ts';
import { loadGameStates } from './load-game-states.ts';
import { scheduleNext } from './schedule-next.ts';
import { write } from './write-decisions.ts';

/**
 * Decides one thing about a person in several games, as part of the caller's transaction: locks the games and then the wallets concerned.
 * Open spots go to the waiting list, before and after.
 * @throws whatever `decide` does
 */
export async function decideInGames(
  trx: Transaction,
  { jobs, config }: Pick<JoiningContext, 'jobs' | 'config'>,
  { userId, gameIds }: { userId: string; gameIds: readonly string[] },
  decide: (state: GameState, person: PersonState, writes: Writes) => void,
): Promise<void> {
  if (gameIds.length === 0) return;
  const entries = gameIds.map((gameId) => ({ gameId, userId, opening: 1 }));
  const states = await loadGameStates(trx, entries, [], { secret: config.secretKey });
  const decided = [...states.values()].map((state) => ({ state, writes: noWrites() }));
  for (const { state, writes } of decided) {
    endLapsedGuests(state, writes);
    tidyGroups(state, writes);
    promoteWaiting(state, writes, false);
    const person = state.people.get(userId);
    if (person) decide(state, person, writes);
    if (writes.opened) promoteWaiting(state, writes, true);
    await scheduleNext(trx, jobs, { state, writes });
  }
  await Promise.all(write(trx, decided, []));
}

import { type Database, inTwoTrips, type Transaction } from '../../platform/db.ts';
import { sameRequest } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { joinBatch, joinsDecided } from '../../platform/metrics.ts';
import { Refused } from '../../platform/refusal.ts';
import type { GameAnswer, GameCommand, KeptAnswer } from './commands.ts';
import { decideCommand, noWrites, type Writes } from './decide-command.ts';
import type { DecideTogether, Outcome } from './door.ts';
import { type GameState, loadGameState } from './game-state.ts';
import { announceBelowMinimum, announceConfirmed } from './announce.ts';
import { write } from './write-decisions.ts';

export interface JoiningContext {
  db: Database;
  jobs: Jobs;
  config: { publicUrl: string };
}

/**
 * Decides the commands that are waiting at a game's door in one transaction of two round trips: lock and load, then write
 * and commit.
 * @param lock false only in the control of a race test
 */
export function decideTogether(
  { db, jobs, config }: JoiningContext,
  lock = true,
): DecideTogether<GameCommand, GameAnswer> {
  return async (gameId, commands) => {
    joinBatch.observe(commands.length);
    const decided = await inTwoTrips(
      db,
      async (trx) => {
        const { userIds, keys } = peopleOf(commands);
        const state = await loadGameState(trx, gameId, userIds, keys, lock);
        const writes = noWrites();
        const kept: KeptAnswer[] = [];
        const outcomes = commands.map((command) => decideOne(state, command, writes, kept));
        if (state) await announce(trx, state, writes);
        return { state, writes, kept, outcomes };
      },
      (trx, { state, writes, kept }) => (state ? write(trx, state, writes, kept) : []),
    );
    for (const outcome of decided.outcomes)
      joinsDecided.inc({ outcome: 'answer' in outcome ? outcome.answer.did : outcome.refused.code });
    return decided.outcomes;
  };

  async function announce(trx: Transaction, state: GameState, writes: Writes): Promise<void> {
    if (writes.confirmed) await announceConfirmed(trx, jobs, config.publicUrl, state, writes);
    if (writes.belowMinimum) await announceBelowMinimum(trx, state);
  }
}

function peopleOf(commands: readonly GameCommand[]): { userIds: string[]; keys: string[] } {
  const userIds = [...new Set(commands.map(({ userId }) => userId))].sort();
  return { userIds, keys: commands.flatMap(({ key }) => (key ? [key.key] : [])) };
}

function decideOne(
  state: GameState | null,
  command: GameCommand,
  writes: Writes,
  kept: KeptAnswer[],
): Outcome<GameAnswer> {
  try {
    if (!state) throw new Refused('game_not_found');
    const { key, userId } = command;
    const answers = state.people.get(userId)?.answers;
    const earlier = key && answers?.get(key.key);
    if (key && earlier) return { answer: sameRequest(earlier, key) as GameAnswer };
    const answer = decideCommand(state, command, writes);
    if (key) {
      kept.push({ ...key, userId, answer });
      answers?.set(key.key, { bodyHash: key.bodyHash, answer });
    }
    return { answer };
  } catch (error) {
    if (error instanceof Refused) return { refused: error };
    throw error;
  }
}

import { countForMinimum } from '@rondo/rules';
import { type Database, inPipelinedTransaction } from '../../../platform/db.ts';
import { retryIfKeyTaken, sameRequest } from '../../../platform/calls/idempotency.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { joinBatch, joinsDecided } from '../../../platform/processes/metrics.ts';
import { Refused } from '../../../platform/refusal.ts';
import { type GameAnswer, type GameCommand, type KeptAnswer, peopleOf } from '../state/commands.ts';
import { noteBelowMinimum } from '../decide/minimum.ts';
import { decideCommand } from '../decide/decide-command.ts';
import type { DecideBatch, Outcome } from './command-batcher.ts';
import { loadGameStates } from './load-game-states.ts';
import { tidyGroups } from '../decide/groups.ts';
import { endLapsedGuests, promoteWaiting } from '../decide/promote-waiting.ts';
import { scheduleNext } from './schedule-next.ts';
import { write } from './write-decisions.ts';
import { type DecidedGame, noWrites } from '../state/writes.ts';
import type { Secret } from '../../../platform/sessions/tokens.ts';

export interface JoiningContext {
  db: Database;
  jobs: Jobs;
  config: { secretKey: Secret };
}

/**
 * Decides a batch of commands in a transaction of two round trips: lock and load, then write and commit.
 * @param lock false only in the control of a race test
 */
export function decideBatch({ db, jobs, config }: JoiningContext, lock = true): DecideBatch<GameCommand, GameAnswer> {
  return async (entries) => {
    joinBatch.observe(entries.length);
    const outcomes = await retryIfKeyTaken(() => decide(entries));
    for (const outcome of outcomes)
      joinsDecided.inc({ outcome: 'answer' in outcome ? outcome.answer.did : outcome.refused.code });
    return outcomes;
  };

  async function decide(entries: Parameters<DecideBatch<GameCommand, GameAnswer>>[0]) {
    const { outcomes } = await inPipelinedTransaction(
      db,
      async (trx) => {
        const people = entries.flatMap(({ gameId, command }) => peopleOf(gameId, command));
        const keys = entries.flatMap(({ command: { key } }) => (key ? [key.key] : []));
        const states = await loadGameStates(trx, people, keys, { secret: config.secretKey, lock });
        const decided: DecidedGame[] = [...states.values()].map((state) => ({ state, writes: noWrites() }));
        // Waiting players come before new ones.
        for (const { state, writes } of decided) {
          endLapsedGuests(state, writes);
          tidyGroups(state, writes);
          promoteWaiting(state, writes, false);
        }
        const games = new Map(decided.map((game) => [game.state.game.id, game]));
        const kept: KeptAnswer[] = [];
        const outcomes = entries.map(({ gameId, command }) => decideOne(games, gameId, command, kept));
        for (const game of decided) await scheduleNext(trx, jobs, game);
        return { decided, kept, outcomes };
      },
      (trx, { decided, kept }) => write(trx, decided, kept),
    );
    return outcomes;
  }
}

function decideOne(
  games: ReadonlyMap<string, DecidedGame>,
  gameId: string,
  command: GameCommand,
  kept: KeptAnswer[],
): Outcome<GameAnswer> {
  try {
    const game = games.get(gameId);
    if (!game) throw new Refused('game_not_found');
    if (command.kind === 'promote') return { answer: { did: 'promoted' } };
    const { key, userId } = command;
    const answers = game.state.owners.get(userId)?.answers;
    const earlier = key && answers?.get(key.key);
    if (key && earlier) return { answer: sameRequest(earlier, key) as GameAnswer };
    const before = countForMinimum(game.state.game);
    const answer = decideCommand(game, command, (other) => games.get(other));
    tidyGroups(game.state, game.writes);
    noteBelowMinimum(game.state, before, game.writes);
    if (game.writes.opened || peopleOf(gameId, command).some(({ opening }) => opening > 0))
      promoteWaiting(game.state, game.writes, true);
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

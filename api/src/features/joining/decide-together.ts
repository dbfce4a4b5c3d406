import { countForMinimum } from '@rondo/rules';
import { type Database, inTwoTrips, type Transaction } from '../../platform/db.ts';
import { againIfKeyTaken, sameRequest } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { joinBatch, joinsDecided } from '../../platform/metrics.ts';
import { Refused } from '../../platform/refusal.ts';
import { type GameAnswer, type GameCommand, type KeptAnswer, peopleOf } from './commands.ts';
import { announceNews } from './announce-news.ts';
import { announceSpots } from './announce-spots.ts';
import { decideCommand } from './decide-command.ts';
import type { DecideTogether, Outcome } from './door.ts';
import { loadGameStates } from './game-state.ts';
import { endLapsedGuests, promoteWaiting } from './promote-waiting.ts';
import { announceConfirmed } from '../games/confirm-game.ts';
import { announceBelowMinimum } from './announce-below-minimum.ts';
import { type DecidedGame, write } from './write-decisions.ts';
import { noWrites } from './writes.ts';

export interface JoiningContext {
  db: Database;
  jobs: Jobs;
  config: { publicUrl: string; secretKey: string };
}

/**
 * Decides the commands that are waiting at the doors of games in one transaction of two round trips: lock and load, then
 * write and commit.
 * @param lock false only in the control of a race test
 */
export function decideTogether(
  { db, jobs, config }: JoiningContext,
  lock = true,
): DecideTogether<GameCommand, GameAnswer> {
  return async (entries) => {
    joinBatch.observe(entries.length);
    const outcomes = await againIfKeyTaken(() => decide(entries));
    for (const outcome of outcomes)
      joinsDecided.inc({ outcome: 'answer' in outcome ? outcome.answer.did : outcome.refused.code });
    return outcomes;
  };

  async function decide(entries: Parameters<DecideTogether<GameCommand, GameAnswer>>[0]) {
    const { outcomes } = await inTwoTrips(
      db,
      async (trx) => {
        const people = entries.flatMap(({ gameId, command }) => peopleOf(gameId, command));
        const keys = entries.flatMap(({ command: { key } }) => (key ? [key.key] : []));
        const states = await loadGameStates(trx, people, keys, { secret: config.secretKey, lock });
        const decided: DecidedGame[] = [...states.values()].map((state) => ({ state, writes: noWrites() }));
        // Whoever waits comes before those who come now.
        for (const { state, writes } of decided) {
          endLapsedGuests(state, writes);
          promoteWaiting(state, writes, false);
        }
        const games = new Map(decided.map((game) => [game.state.game.id, game]));
        const kept: KeptAnswer[] = [];
        const outcomes = entries.map(({ gameId, command }) => decideOne(games, gameId, command, kept));
        for (const game of decided) await announce(trx, game);
        return { decided, kept, outcomes };
      },
      (trx, { decided, kept }) => write(trx, decided, kept),
    );
    return outcomes;
  }

  async function announce(trx: Transaction, { state, writes }: DecidedGame): Promise<void> {
    if (writes.confirmed) {
      const { game, now } = state;
      const meanwhile = {
        joining: writes.registrations.map(({ userId }) => userId),
        leaving: writes.ended.map(({ id }) => id),
      };
      const announced = { ...game, starts_at: game.startsAt };
      await announceConfirmed(trx, { jobs, publicUrl: config.publicUrl }, announced, meanwhile, now);
    }
    if (writes.belowMinimum) await announceBelowMinimum(trx, state);
    await announceSpots(trx, { jobs, publicUrl: config.publicUrl }, state, writes);
    await announceNews(trx, { jobs, config }, state, writes);
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
    noteBelowMinimum(game, before);
    if (peopleOf(gameId, command).some(({ opening }) => opening > 0)) promoteWaiting(game.state, game.writes, true);
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

/** Confirmed stays confirmed; the organiser hears of it the moment it falls below (3-decisions §3). */
function noteBelowMinimum({ state: { game }, writes }: DecidedGame, before: number): void {
  const { status, minimumPlayers: minimum } = game;
  if (status === 'confirmed' && before >= minimum && countForMinimum(game) < minimum) writes.belowMinimum = true;
}

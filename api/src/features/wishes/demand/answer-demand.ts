import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import { answeredSince } from './demand-queries.ts';

/**
 * Tells the people of a cell of the demand board first about a game made from it, at most once a week.
 * @returns the town whose people are told; null if there is no such cell, or it had its turn
 */
export async function answerDemand(
  trx: Transaction,
  { id, sport, townId }: { id: string; sport: string; townId: number | null },
  part: string,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ town_id: number }>`
    update demand set game_id = ${id}, answered_at = ${now}
    where town_id = ${townId} and sport = ${sport} and part = ${part}
      and (answered_at is null or answered_at <= ${answeredSince(now)} or game_id = ${id})
    returning town_id`.execute(trx);
  return rows[0]?.town_id ?? null;
}

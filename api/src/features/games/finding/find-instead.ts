import { pageSizes } from '@rondo/rules';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db.ts';
import type { Rows } from '../../../platform/schema.ts';
import type { OtherGame } from '../../notifications/events/of-games.ts';
import { findJoinable } from './find-joinable.ts';

/** As far as people go for another game instead. */
const radiusKm = 25;

/** Games of the same sport near a cancelled one, which everybody can see and join, for the mail about the cancellation. */
export async function findInstead(trx: Transaction, gameId: string, now: Date): Promise<OtherGame[]> {
  const { rows } = await sql<Pick<Rows['game'], 'sport' | 'latitude' | 'longitude'>>`
    select sport, latitude, longitude from game where id = ${gameId}`.execute(trx);
  const [game] = rows;
  if (!game) return [];
  const { sport, ...place } = game;
  const search = { ...place, sports: [sport], radius: radiusKm, limit: pageSizes.backupGames };
  return findJoinable(trx, search, { userId: null, audience: [] }, now);
}
